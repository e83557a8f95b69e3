<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name>gpubench</name>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Faster than the baseline, nowhere clearly slower</source>
        <translation>比基准快，没有明显变慢之处</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Must not be compared with the baseline: it was measured on another machine</source>
        <translation>不可与基准比较：它是在另一台机器上测量的</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Must not be compared with the baseline: {why}</source>
        <translation>不可与基准比较：{why}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>No clear change against the baseline; up to {share} slower would not show</source>
        <translation>与基准相比无明显变化；慢 {share} 以内看不出来</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Not clearly slower than the baseline by more than {tolerance}</source>
        <translation>没有比基准明显慢 {tolerance} 以上</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Not measured today: {models}</source>
        <translation>今天未测量：{models}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Slower than the baseline by more than {tolerance}: {model} on {device} reaches {ratio} of its speed ({interval})</source>
        <translation>比基准慢超过 {tolerance}：{model} 在 {device} 上只有其速度的 {ratio} 倍（{interval}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>The baseline measured nothing that could be compared</source>
        <translation>基准没有测到可比较的结果</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Too few rounds to judge: a check needs three in both runs</source>
        <translation>轮次太少，无法判断：两次运行各需三轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Within {tolerance} of the baseline</source>
        <translation>与基准相差在 {tolerance} 以内</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>the baseline</source>
        <translation>基准运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>today's run</source>
        <translation>今天的运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Beware</source>
        <translation>注意</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Fastest device</source>
        <translation>最快的设备</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Images/s</source>
        <translation>图像/秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Images/s on the CPU</source>
        <translation>CPU 上的图像/秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Machine {letters}</source>
        <translation>机器 {letters}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Speedup</source>
        <translation>加速比</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>batch {n}</source>
        <translation>批次 {n}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>indicative</source>
        <translation>仅供参考</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>mode {mode}</source>
        <translation>模式 {mode}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>other images</source>
        <translation>其他图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>ahead after {batches} batches ({time})</source>
        <translation>{batches} 个批次后领先（{time}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>ahead after {batches} batches ({time}; 95 % interval {low} to {high} batches)</source>
        <translation>{batches} 个批次后领先（{time}；95 % 区间 {low} 至 {high} 个批次）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>ahead from the first batch</source>
        <translation>从第一个批次起领先</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>its times are too far apart for any figure</source>
        <translation>其时间相差太大，无法给出数字</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>never: it is slower per batch</source>
        <translation>永不：每个批次都更慢</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>not decided: there is no clear difference per batch</source>
        <translation>未定：每个批次没有明显差异</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>not known: {reason}</source>
        <translation>未知：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>the start-up was not timed on both devices</source>
        <translation>两个设备上没有都计启动时间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>{model}, {device} against {baseline}: {words}</source>
        <translation>{model}，{device} 对 {baseline}：{words}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>stock torchvision, 1000-way head</source>
        <translation>torchvision 原版，1000 类输出层</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>stock torchvision; 32×32 is padded up to its windows</source>
        <translation>torchvision 原版；32×32 补齐到其窗口</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>the study's, 10-way head</source>
        <translation>与研究相同，10 类输出层</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>torchvision at image size 32: 4 patches</source>
        <translation>torchvision，图像尺寸 32：4 个图块</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>torchvision's layers, one 10-way layer as its head</source>
        <translation>torchvision 的各层，以一个 10 类层为输出</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>{title} (CC BY 4.0): RTX 3050 against an Intel CPU, CIFAR-10, ten epochs</source>
        <translation>{title}（CC BY 4.0）：RTX 3050 对 Intel CPU，CIFAR-10，十轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>CPU threads</source>
        <translation>CPU 线程</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>CUDA of PyTorch</source>
        <translation>PyTorch 的 CUDA</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Crossover</source>
        <translation>交叉点</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Largest batch</source>
        <translation>最大批次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Map</source>
        <translation>图谱</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>NVIDIA driver</source>
        <translation>NVIDIA 驱动</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>PCIe generation</source>
        <translation>PCIe 代次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>PCIe lanes</source>
        <translation>PCIe 通道数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>PyTorch</source>
        <translation>PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>ROCm of PyTorch</source>
        <translation>PyTorch 的 ROCm</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>another one of the same kind</source>
        <translation>同类的另一个</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>as set</source>
        <translation>按设置</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>back end</source>
        <translation>后端</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>batch size</source>
        <translation>批次大小</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>content of the images</source>
        <translation>图像内容</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>cuDNN's choice by trial</source>
        <translation>cuDNN 试验选择</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>division (MIG)</source>
        <translation>划分（MIG）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>driver model</source>
        <translation>驱动模式</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>float32 precision</source>
        <translation>float32 精度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>frequency governor</source>
        <translation>频率调节器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>gpubench</source>
        <translation>gpubench</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>images</source>
        <translation>图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>momentum</source>
        <translation>动量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>number of training images</source>
        <translation>训练图像数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>operating system</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>power limit in watts</source>
        <translation>功率上限（瓦）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>power supply</source>
        <translation>供电</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>precision of convolutions</source>
        <translation>卷积精度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>precision of matrix products</source>
        <translation>矩阵乘法精度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>precision of matrix products on the CPU</source>
        <translation>CPU 上矩阵乘法的精度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>starting weights</source>
        <translation>初始权重</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>switches of the tuning</source>
        <translation>调优开关</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>synthetic images</source>
        <translation>合成图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>treatment of denormal numbers</source>
        <translation>非规格化数的处理</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>tuned</source>
        <translation>已调优</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>tuning</source>
        <translation>调优</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>weight decay</source>
        <translation>权重衰减</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>{topic}: {first} against {second}</source>
        <translation>{topic}：{first} 对 {second}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Images/s in A</source>
        <translation>A 中的图像/秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>In words</source>
        <translation>文字说明</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Must not be compared</source>
        <translation>不可比较</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>No clear difference: all {n} ratios lie within the noise</source>
        <translation>无明显差异：全部 {n} 个比值都在噪声之内</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>No clear difference: the one ratio that can be judged lies within the noise</source>
        <translation>无明显差异：唯一可判断的比值在噪声之内</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Nothing to compare: no model was measured on the same device in both</source>
        <translation>无可比较：没有模型在两次运行中于同一设备上测量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Only an indication: a clear answer needs {n} rounds in each run</source>
        <translation>仅为提示：明确的答案需要每次运行 {n} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>beware: {doubts}</source>
        <translation>注意：{doubts}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>indicative: fewer than {n} rounds</source>
        <translation>仅供参考：少于 {n} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>measured in one run only</source>
        <translation>只在一次运行中测量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>must not be compared</source>
        <translation>不可比较</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>no clear difference</source>
        <translation>无明显差异</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>no warnings</source>
        <translation>无警告</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>run {letter}</source>
        <translation>运行 {letter}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{difference} ({run})</source>
        <translation>{difference}（{run}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>{model} on {device}</source>
        <translation>{model}，{device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} on {device}: measured in one run only</source>
        <translation>{model}，{device}：只在一次运行中测量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} on {device}: must not be compared ({why})</source>
        <translation>{model}，{device}：不可比较（{why}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} on {device}: no clear difference between {run} and {first}</source>
        <translation>{model}，{device}：{run} 与 {first} 无明显差异</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} trains {ratio} faster on {device} in {faster} than in {slower}</source>
        <translation>{model} 在 {device} 上，{faster} 的训练速度是 {slower} 的 {ratio}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} trains {ratio} faster on {device} in {faster} than on {other} in {slower}</source>
        <translation>{faster} 中 {device} 训练 {model} 的速度是 {slower} 中 {other} 的 {ratio}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{n} ratio with its 95 % interval</source>
        <translation>{n} 个比值及其 95 % 区间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{n} ratios, each with its 95 % interval</source>
        <translation>{n} 个比值，各有其 95 % 区间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{n} that must not be compared</source>
        <translation>{n} 个不可比较</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{ratio} faster</source>
        <translation>快 {ratio}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{ratio} slower</source>
        <translation>慢 {ratio}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{runs} must not be compared: {why}</source>
        <translation>{runs} 不可比较：{why}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{sentence} (indicative)</source>
        <translation>{sentence}（仅供参考）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{size} at batch {batch}</source>
        <translation>{size}，批次 {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{where}, {difference}</source>
        <translation>{where}，{difference}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Fitted per step: {fits}.</source>
        <translation>每步拟合：{fits}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>From which size on {device} pays is not known: no size was measured on both devices</source>
        <translation>{device} 从多大起划算尚不清楚：没有尺寸在两个设备上都测量过</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Measured: {sizes} in {rounds}, {range} parameters.</source>
        <translation>已测量：{rounds}中的{sizes}，{range} 参数。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Measured: {sizes} in {rounds}.</source>
        <translation>已测量：{rounds}中的{sizes}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Measuring: the first answer comes with the first sizes</source>
        <translation>测量中：最初几个尺寸测完后给出第一个答案</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>On this machine {device} pays from about {size} parameters at batch {batch}</source>
        <translation>在这台机器上，批次 {batch} 时 {device} 从约 {size} 参数起划算</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>On this machine {device} pays from the smallest size tried, {smallest} parameters, at batch {batch}</source>
        <translation>在这台机器上，批次 {batch} 时 {device} 从试过的最小尺寸（{smallest} 参数）起就划算</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>The size from which {device} pays was not reached in the range tried (up to {largest} parameters at batch {batch})</source>
        <translation>在试过的范围内（批次 {batch}，最大 {largest} 参数）没有达到 {device} 划算的尺寸</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>against {devices}</source>
        <translation>对 {devices}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>several sizes</source>
        <translation>多个尺寸</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{answer}; it passed 1× at {sizes} as well</source>
        <translation>{answer}；在 {sizes} 处也越过 1×</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{device} does not stay ahead at batch {batch}: its speedup passes 1× at {sizes}</source>
        <translation>批次 {batch} 时 {device} 未能保持领先：其加速比在 {sizes} 处越过 1×</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{device} is clearly ahead from {size} parameters at batch {batch}; below that it is not clear</source>
        <translation>批次 {batch} 时 {device} 从 {size} 参数起明显领先；以下不明确</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{device} shows no clear difference at batch {batch}, from {smallest} to {largest} parameters</source>
        <translation>批次 {batch} 时 {device} 无明显差异，{smallest} 至 {largest} 参数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>{device}: {told}</source>
        <translation>{device}：{told}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{n} M</source>
        <translation>{n} M</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{n} round</source>
        <translation>{n} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{n} rounds</source>
        <translation>{n} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{n} size</source>
        <translation>{n} 个尺寸</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{n} sizes</source>
        <translation>{n} 个尺寸</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{n} training GFLOP per image</source>
        <translation>每张图像 {n} 训练 GFLOP</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{overhead} ms and {rate} TFLOP/s</source>
        <translation>{overhead} 毫秒和 {rate} TFLOP/s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{overhead} ms at any size</source>
        <translation>任何尺寸均为 {overhead} 毫秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>CPU energy</source>
        <translation>CPU 能量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>It is not known from which size {device} needs less energy per image than {baseline}</source>
        <translation>{device} 从多大起每张图像的能耗低于 {baseline} 尚不清楚</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available</source>
        <translation>不可用</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: needs an NVIDIA GPU with an energy counter</source>
        <translation>不可用：需要带能量计数器的 NVIDIA GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: needs read access to RAPL</source>
        <translation>不可用：需要 RAPL 的读取权限</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: no energy or power was read while it trained</source>
        <translation>不可用：训练时没有读到能量或功率</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: no two readings of the energy counter fell into one stretch of training</source>
        <translation>不可用：一段训练中没有两次能量计数器读数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: nothing was timed</source>
        <translation>不可用：没有计时</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>projected</source>
        <translation>推算</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs less energy per image than {baseline} at all sizes from {low} to {high} parameters, boards and CPU packages alone counted</source>
        <translation>在 {low} 至 {high} 参数的所有尺寸上，{device} 每张图像的能耗低于 {baseline}；只计显卡和 CPU 封装</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs less energy per image than {baseline} at {high} parameters, boards and CPU packages alone counted</source>
        <translation>在 {high} 参数时，{device} 每张图像的能耗低于 {baseline}；只计显卡和 CPU 封装</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs less energy per image than {baseline} from about {size} parameters on, boards and CPU packages alone counted</source>
        <translation>从约 {size} 参数起，{device} 每张图像的能耗低于 {baseline}；只计显卡和 CPU 封装</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs no less energy per image than {baseline} at all sizes from {low} to {high} parameters, boards and CPU packages alone counted</source>
        <translation>在 {low} 至 {high} 参数的所有尺寸上，{device} 每张图像的能耗不低于 {baseline}；只计显卡和 CPU 封装</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs no less energy per image than {baseline} at {high} parameters, boards and CPU packages alone counted</source>
        <translation>在 {high} 参数时，{device} 每张图像的能耗不低于 {baseline}；只计显卡和 CPU 封装</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs no less energy per image than {baseline} at {high} parameters, the largest size measured, boards and CPU packages alone counted</source>
        <translation>在 {high} 参数（测过的最大尺寸）时，{device} 每张图像的能耗不低于 {baseline}；只计显卡和 CPU 封装</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{hours} Wh for all epochs ({basis})</source>
        <translation>全部轮次 {hours} Wh（{basis}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{joules} J per 1,000 images ({basis})</source>
        <translation>每 1000 张图像 {joules} J（{basis}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>Between these models this machine confirms the study's claim that the gain grows faster than the model (an exponent above 1).</source>
        <translation>在这些模型之间，这台机器证实了研究的论断：收益的增长快于模型（指数大于 1）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>Between these models this machine contradicts the study's claim that the gain grows faster than the model (an exponent above 1).</source>
        <translation>在这些模型之间，这台机器与研究的论断相反：收益的增长快于模型（指数大于 1）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>How the speedup grows on {device} against {baseline} is not known: {reason}.</source>
        <translation>{device} 相对 {baseline} 的加速比如何增长尚不清楚：{reason}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>Not decided on this machine: the study's claim that the gain grows faster than the model (an exponent above 1); {reason}.</source>
        <translation>这台机器上未定：研究关于收益增长快于模型（指数大于 1）的论断；{reason}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>The speedup on {device} against {baseline} grows with the parameters to the power {power}, and with the work per image to the power {work}.</source>
        <translation>{device} 相对 {baseline} 的加速比随参数量的 {power} 次方增长，随每张图像计算量的 {work} 次方增长。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>The speedup on {device} against {baseline} grows with the parameters to the power {power}.</source>
        <translation>{device} 相对 {baseline} 的加速比随参数量的 {power} 次方增长。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>The study's own points give {whole} over all three and {last} between the last two.</source>
        <translation>研究自己的三个点给出 {whole}，后两个点之间为 {last}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>all its models are of the same size</source>
        <translation>其所有模型大小相同</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>it needs the speedups of at least two models, and there are {n}</source>
        <translation>需要至少两个模型的加速比，现有 {n} 个</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>it needs the speedups of at least two models, and there is {n}</source>
        <translation>需要至少两个模型的加速比，现有 {n} 个</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>no interval can be given yet</source>
        <translation>还不能给出区间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>the interval holds 1</source>
        <translation>区间包含 1</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>two models are too few to tell</source>
        <translation>两个模型太少，无法判断</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>{reason} ({model}: {why})</source>
        <translation>{reason}（{model}：{why}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>{value} (95 % interval {low} to {high})</source>
        <translation>{value}（95 % 区间 {low} 至 {high}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>{value} (indicative)</source>
        <translation>{value}（仅供参考）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>A guess can be {most} at most.</source>
        <translation>猜测最大为 {most}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>A guess must be above 0. Half as fast is 0.5.</source>
        <translation>猜测必须大于 0。速度减半写作 0.5。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>A guess must be at least {least}.</source>
        <translation>猜测至少为 {least}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Choose at least one model to guess on.</source>
        <translation>至少选择一个要猜测的模型。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Choose at least two devices: a guess says how many times faster one is than the other.</source>
        <translation>至少选择两个设备：猜测是一个比另一个快几倍。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Guesses are on chosen models: choose Quick or Study under How.</source>
        <translation>猜测针对所选模型：请在“方式”下选择快速或研究。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Type a number, such as 7, 7.5 or 0.5.</source>
        <translation>请输入数字，如 7、7.5 或 0.5。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Write {large} or {small}: this can be read in two ways.</source>
        <translation>请写 {large} 或 {small}：这样写有两种读法。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>guessed {guess}, measured {measured}: {judgement}</source>
        <translation>猜测 {guess}，实测 {measured}：{judgement}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>guessed {guess}, not measured</source>
        <translation>猜测 {guess}，未测量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>less than 1 % off</source>
        <translation>误差不到 1 %</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>within the interval</source>
        <translation>在区间之内</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model}: {answer}</source>
        <translation>{model}：{answer}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} % too high</source>
        <translation>高了 {n} %</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} % too low</source>
        <translation>低了 {n} %</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} times too high</source>
        <translation>高了 {n} 倍</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} times too low</source>
        <translation>低了 {n} 倍</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>100 % is every logical CPU busy. The gap between the lines is what other programs take.</source>
        <translation>100 % 表示所有逻辑 CPU 都忙。两线之差是其他程序所占。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>A figure with a warning is kept but doubtful: point at it to read why.</source>
        <translation>带警告的数字保留但存疑：指向它可看原因。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>How long one batch takes, forward, backward and optimiser step together. Lower is faster.</source>
        <translation>一个批次的用时，包括前向、反向和优化器步骤。越低越快。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>How many times faster than the baseline, with its 95 % interval. Both devices take turns, and the ratio is taken round by round.</source>
        <translation>比基准快多少倍，及其 95 % 区间。两个设备轮流进行，比值逐轮计算。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Mean cross-entropy of each batch. Every launch starts again from the same weights.</source>
        <translation>每个批次的平均交叉熵。每次启动都从相同的权重重新开始。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Memory in use by the whole machine and by the training processes.</source>
        <translation>整台机器和训练进程占用的内存。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Memory in use on the GPU by all programs.</source>
        <translation>所有程序占用的 GPU 内存。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Power drawn by the GPU board.</source>
        <translation>GPU 板卡的功率。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Share of a step spent gathering the images and copying them to the device, from a pass of its own that is no part of the speedup.</source>
        <translation>一步中收集图像并复制到设备所占的时间，单独测得，不计入加速比。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Share of test images classified right after the last epoch, from one seed.</source>
        <translation>最后一轮后分类正确的测试图像占比，单一种子。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Share of time in which any kernel ran; 100 % does not mean full speed.</source>
        <translation>有任何内核在运行的时间占比；100 % 不代表全速。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The interval holds the true speedup in 95 of 100 runs. A round is one fresh process per device. The precision and the batch size are the same on both devices. What follows “beware” makes the figures doubtful.</source>
        <translation>100 次运行中有 95 次，区间包含真实加速比。一轮是每个设备一个全新进程。两个设备的精度和批次大小相同。“注意”之后的内容使数字存疑。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The network that was trained. Every device starts from the same weights.</source>
        <translation>所训练的网络。每个设备都从相同的权重开始。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The sentence on top is the answer; the line below it says how sure it is.</source>
        <translation>最上面的句子是答案；下面一行说明它有多可靠。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The time per batch had not settled when the warm-up ended after its longest time.</source>
        <translation>预热达到最长时间时，每批次用时仍未稳定。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Training images per second, over all rounds: timed blocks after the warm-up, from one synchronised clock read to the next.</source>
        <translation>每秒训练图像数，跨所有轮次：预热后的计时块，从一次同步时钟读数到下一次。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Training images per second. Higher is faster.</source>
        <translation>每秒训练图像数。越高越快。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Training time, evaluation included and start-up apart; ≈ marks an estimate from the measured step time.</source>
        <translation>训练时间，含评估，不含启动；≈ 表示由实测步时估计。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>When the interval includes 1×, there is no clear difference between the devices.</source>
        <translation>当区间包含 1× 时，设备之间没有明显差异。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Where it was trained. Each measurement runs in a fresh process.</source>
        <translation>在哪里训练。每次测量都在全新进程中进行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{clause}.</source>
        <translation>{clause}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>{flag}: {meaning}</source>
        <translation>{flag}：{meaning}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>“Indicative” means too few rounds for an interval: run longer before you rely on it.</source>
        <translation>“仅供参考”表示轮次太少，无法给出区间：采信之前请测更久。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>“≈” marks a training time that was estimated from measured steps and not trained in full.</source>
        <translation>“≈”表示训练时间由实测步骤估计，没有完整训练。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of epochs must be a whole number, not {value}.</source>
        <translation>轮数必须是整数，不能是 {value}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of epochs must be at least 1, not {value}.</source>
        <translation>轮数必须至少为 1，不能是 {value}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of epochs must be at most {most}.</source>
        <translation>轮数最多为 {most}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of images must be a whole number, not {value}.</source>
        <translation>图像数必须是整数，不能是 {value}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of images must be at least 1, not {value}.</source>
        <translation>图像数必须至少为 1，不能是 {value}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of images must be at most {most}.</source>
        <translation>图像数最多为 {most}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>it was not measured</source>
        <translation>它没有被测量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>its throughput is no usable figure</source>
        <translation>其吞吐量不可用</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>projection: assumes your images cost the same as these 3×32×32 ones</source>
        <translation>推算：假设您的图像与这些 3×32×32 图像开销相同</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>{model} on {device}: no projection, {reason}</source>
        <translation>{model}，{device}：无法推算，{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>{model} on {device}: {time} (95 % interval {low} to {high}), {projection}</source>
        <translation>{model}，{device}：{time}（95 % 区间 {low} 至 {high}），{projection}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>{model} on {device}: {time} (indicative), {projection}</source>
        <translation>{model}，{device}：{time}（仅供参考），{projection}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>Nothing was found: no largest batch can be given</source>
        <translation>没有结果：无法给出最大批次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>Searching: the first answer comes with the first device</source>
        <translation>搜索中：第一个设备完成后给出第一个答案</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>a larger one would keep the machine busy for too long</source>
        <translation>更大的会让机器忙太久</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>batch {batch} fits on {device}</source>
        <translation>批次 {batch} 在 {device} 上放得下</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>ended to keep the machine usable</source>
        <translation>为保持机器可用而结束</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>not even one image fits on {device}</source>
        <translation>{device} 上连一张图像也放不下</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>the device's memory ends it</source>
        <translation>受设备内存限制</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>those are all the images there are</source>
        <translation>图像总共只有这么多</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{batch} on {device}</source>
        <translation>{batch}（{device}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: batch {batch} fits, {next} does not; {limit}</source>
        <translation>{model}，{device}：批次 {batch} 放得下，{next} 放不下；{limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: batch {batch} fits, {next} was not tried; {limit}</source>
        <translation>{model}，{device}：批次 {batch} 放得下，{next} 没有尝试；{limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: batch {batch} fits; {limit}</source>
        <translation>{model}，{device}：批次 {batch} 放得下；{limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: not even one image fits; {limit}</source>
        <translation>{model}，{device}：连一张图像也放不下；{limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/loss_agreement.py"/>
        <source>tuned, its loss is no finite number any more</source>
        <translation>调优后其损失不再是有限数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/loss_agreement.py"/>
        <source>tuned, its loss is {loss} where it should be {other}</source>
        <translation>调优后其损失为 {loss}，应为 {other}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/map_grid.py"/>
        <source>Model size (parameters; k: thousand, M: million)</source>
        <translation>模型大小（参数；k：千，M：百万）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/map_grid.py"/>
        <source>{n}M</source>
        <translation>{n}M</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/map_grid.py"/>
        <source>{n}k</source>
        <translation>{n}k</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/naming.py"/>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/naming.py"/>
        <source>{device} again</source>
        <translation>{device} 再次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/naming.py"/>
        <source>{device} tuned</source>
        <translation>{device} 调优</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first batch holds other images</source>
        <translation>第一个批次包含其他图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first loss differs by {share} of its size</source>
        <translation>最初的损失相差其大小的 {share}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first outputs differ by {share} of their size</source>
        <translation>最初的输出相差其大小的 {share}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first step gave no finite numbers</source>
        <translation>第一步没有给出有限数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>their models have different sizes</source>
        <translation>它们的模型大小不同</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>they did not see the same batches in the same order</source>
        <translation>它们没有以相同顺序看到相同的批次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>they did not start from the same weights</source>
        <translation>它们没有从相同的权重开始</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Checking the images</source>
        <translation>正在检查图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Downloading the images</source>
        <translation>正在下载图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Ended with {finished} of {total} cells finished. Everything measured is kept.</source>
        <translation>已结束，{total} 个单元中完成 {finished} 个。已测量的全部保留。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Finished in {time}</source>
        <translation>{time} 完成</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <location filename="../../gpubench_gui/gui/resuming.py"/>
        <source>Getting ready</source>
        <translation>准备中</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Making the images</source>
        <translation>正在生成图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Reading the images</source>
        <translation>正在读取图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Stopped with {finished} of {total} cells finished. Everything measured is kept.</source>
        <translation>已停止，{total} 个单元中完成 {finished} 个。已测量的全部保留。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Writing the images</source>
        <translation>正在写入图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>epoch {n} of {total}</source>
        <translation>第 {n} 轮，共 {total} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>evaluating</source>
        <translation>评估</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>getting ready</source>
        <translation>准备中</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>measuring</source>
        <translation>测量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>round {n}</source>
        <translation>第 {n} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>searching for the largest batch</source>
        <translation>正在搜索最大批次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>starting</source>
        <translation>启动中</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>waiting for its turn</source>
        <translation>等待轮到</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>watching it took {share} of one core</source>
        <translation>监视占用了一个核心的 {share}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>where the time goes</source>
        <translation>时间去向</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>{n} images/s</source>
        <translation>{n} 图像/秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>{n} of {total}</source>
        <translation>{n} / {total}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>{time} left</source>
        <translation>剩余 {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>{what} on {device}</source>
        <translation>{what}，{device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>A family of networks is trained on every device in turns, at four batch sizes.</source>
        <translation>一族网络在每个设备上轮流训练，用四种批次大小。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>A family of networks is trained on every device in turns, closest where they are equally fast.</source>
        <translation>一族网络在每个设备上轮流训练，在速度相同处取点最密。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>At which sizes and batches does each of {n} devices train faster than {baseline}?</source>
        <translation>在哪些尺寸和批次下，{n} 个设备各自的训练比 {baseline} 快？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>At which sizes and batches does {device} train faster than {baseline}?</source>
        <translation>在哪些尺寸和批次下，{device} 的训练比 {baseline} 快？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Choose at least two devices on the left.</source>
        <translation>请在左侧至少选择两个设备。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Choose models and devices on the left.</source>
        <translation>请在左侧选择模型和设备。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Every device trains from the same weights on the same batches, in turns; only the device differs.</source>
        <translation>每个设备轮流从相同的权重、相同的批次训练；只有设备不同。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>From which model size on does another device pay?</source>
        <translation>从多大的模型起，另一个设备划算？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>From which model size on does each of {n} devices train faster than {baseline}?</source>
        <translation>从多大的模型起，{n} 个设备各自的训练比 {baseline} 快？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>From which model size on does {device} train faster than {baseline}?</source>
        <translation>从多大的模型起，{device} 的训练比 {baseline} 快？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How fast does each model train on {device}?</source>
        <translation>各模型在 {device} 上训练多快？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How fast does {model} train on {device}?</source>
        <translation>{model} 在 {device} 上训练多快？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How large a batch fits into each device's memory?</source>
        <translation>每个设备的内存能放下多大的批次？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does each model train on each of {n} devices than on {baseline}?</source>
        <translation>各模型在 {n} 个设备上的训练各比 {baseline} 快多少？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does each model train on {device} than on {baseline}?</source>
        <translation>各模型在 {device} 上的训练比在 {baseline} 上快多少？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does {model} train on each of {n} devices than on {baseline}?</source>
        <translation>{model} 在 {n} 个设备上的训练各比 {baseline} 快多少？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does {model} train on {device} than on {baseline}?</source>
        <translation>{model} 在 {device} 上的训练比在 {baseline} 上快多少？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>One device is chosen: this measures its speed. Add another to see the speedup.</source>
        <translation>只选了一个设备：测量其速度。再加一个即可看到加速比。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>The batch is doubled until memory runs out.</source>
        <translation>批次不断加倍，直到内存用尽。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Which device trains your model faster, and by how much?</source>
        <translation>哪个设备训练模型更快，快多少？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>All models</source>
        <translation>所有模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>energy</source>
        <translation>能量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>how the speedup grows</source>
        <translation>加速比如何增长</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>largest batch</source>
        <translation>最大批次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>no reason given</source>
        <translation>未给出原因</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>what limits it</source>
        <translation>受什么限制</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>what was tried</source>
        <translation>试过什么</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{device} against {baseline}</source>
        <translation>{device} 对 {baseline}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{device}: {topic}</source>
        <translation>{device}：{topic}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{trick}: not kept, {reason}.</source>
        <translation>{trick}：未保留，{reason}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{trick}: {gain}.</source>
        <translation>{trick}：{gain}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Apr</source>
        <translation>4月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Aug</source>
        <translation>8月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Dec</source>
        <translation>12月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Feb</source>
        <translation>2月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Jan</source>
        <translation>1月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Jul</source>
        <translation>7月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Jun</source>
        <translation>6月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Mar</source>
        <translation>3月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>May</source>
        <translation>5月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Nov</source>
        <translation>11月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Oct</source>
        <translation>10月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Sep</source>
        <translation>9月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>{day} {month} {year}, {devices}</source>
        <translation>{year} 年 {month} {day} 日，{devices}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>CPU load</source>
        <translation>CPU 负载</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>CPU load of other programs</source>
        <translation>其他程序的 CPU 负载</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>CPU load of the training</source>
        <translation>训练的 CPU 负载</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU clock</source>
        <translation>GPU 频率</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU energy</source>
        <translation>GPU 能量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>GPU memory</source>
        <translation>GPU 内存</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>GPU power</source>
        <translation>GPU 功率</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU temperature</source>
        <translation>GPU 温度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU throttling</source>
        <translation>GPU 降频</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>GPU utilisation</source>
        <translation>GPU 利用率</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Last value</source>
        <translation>最近值</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Memory of the training</source>
        <translation>训练的内存</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Sensor</source>
        <translation>传感器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>The sensors are read while a run lasts. Run a comparison, or open a saved run, to see them here.</source>
        <translation>传感器在运行期间读取。运行一次比较或打开已保存的运行即可在此看到。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>available</source>
        <translation>可用</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>every 0.5 s</source>
        <translation>每 0.5 秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>every 2 s</source>
        <translation>每 2 秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>no reading in this run</source>
        <translation>本次运行无读数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>no reading yet</source>
        <translation>尚无读数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>{number} {unit}</source>
        <translation>{number} {unit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>{n} cores</source>
        <translation>{n} 核</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>{sensor}, {device}</source>
        <translation>{sensor}，{device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>{used} of {total} GiB</source>
        <translation>{used} / {total} GiB</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>A sweep times one family of networks; there is no model to skip.</source>
        <translation>扫描测量一族网络；没有可跳过的模型。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>No model is being measured yet.</source>
        <translation>还没有模型在测量。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>This is the last model; Stop ends the run.</source>
        <translation>这是最后一个模型；“停止”会结束运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>This model is being skipped; what was measured of it is kept.</source>
        <translation>正在跳过该模型；已测量的部分保留。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>batch {batch}</source>
        <translation>批次 {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>failed on {device}: {reason}</source>
        <translation>在 {device} 上失败：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>failed: {reason}</source>
        <translation>失败：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>finished</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>guessed</source>
        <translation>猜测</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>its turn comes</source>
        <translation>等待轮到</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>{n} parameters</source>
        <translation>{n} 参数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>A family of networks</source>
        <translation>一族网络</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Every step costs a device a fixed time, and then time for the work in it</source>
        <translation>每一步对设备有固定开销，再加上其中计算的时间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>F5 starts it.</source>
        <translation>按 F5 开始。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Fitted to the steps that were timed</source>
        <translation>根据计时的步骤拟合</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Getting ready: the images come first</source>
        <translation>准备中：先准备图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>How many times faster? This was guessed before the race</source>
        <translation>快多少倍？这是赛前的猜测</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Looking for the largest batch of {model} that fits</source>
        <translation>正在寻找 {model} 放得下的最大批次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Parameters from which on it pays</source>
        <translation>开始划算的参数量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Speedup at sizes in parameters</source>
        <translation>各参数量下的加速比</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The answer comes with the race</source>
        <translation>比赛给出答案</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The question</source>
        <translation>问题</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race</source>
        <translation>比赛</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race has not begun yet</source>
        <translation>比赛还没有开始</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race is over</source>
        <translation>比赛结束</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race is over: images per second with {model}</source>
        <translation>比赛结束：{model} 的每秒图像数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The result</source>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The result so far</source>
        <translation>目前的结果</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why it is so is told after the race</source>
        <translation>比赛之后会说明原因</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why it is so is told once enough sizes have been timed</source>
        <translation>测完足够多的尺寸后会说明原因</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why it is so is told once the devices have been looked at</source>
        <translation>查看设备之后会说明原因</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why was not looked into in this run</source>
        <translation>本次运行没有查找原因</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>about {time} left</source>
        <translation>大约还剩 {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>at batch {batch}</source>
        <translation>批次 {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>at most, or sooner</source>
        <translation>上限，可能提前</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>epoch each</source>
        <translation>轮（每个单元）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>epochs each</source>
        <translation>轮（每个单元）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>models</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>of measuring</source>
        <translation>测量时间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>parameters in {model}</source>
        <translation>{model} 的参数量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{device}: failed</source>
        <translation>{device}：失败</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{model} is trained on {device}</source>
        <translation>{model} 正在 {device} 上训练</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{model} is trained on {first} and {second} in turns</source>
        <translation>{model} 在 {first} 和 {second} 上轮流训练</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{model} is trained on {n} devices in turns</source>
        <translation>{model} 在 {n} 个设备上轮流训练</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{title} ({n} of {total})</source>
        <translation>{title}（{n} / {total}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{title}: {device}</source>
        <translation>{title}：{device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>A sweep compares devices: choose at least two.</source>
        <translation>扫描比较设备：至少选择两个。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>A sweep trains its own family of networks: choose no models for it.</source>
        <translation>扫描训练自己的一族网络：不要为它选择模型。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Batch size must be above zero, not {value}.</source>
        <translation>批次大小必须大于零，不能是 {value}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Batch size must be at most {most}.</source>
        <translation>批次大小最多为 {most}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Best against best is measured by the quick protocol alone.</source>
        <translation>“最佳对最佳”只在快速协议中测量。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Choose at least one device.</source>
        <translation>至少选择一个设备。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Choose at least one model.</source>
        <translation>至少选择一个模型。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Device {name} is listed twice.</source>
        <translation>设备 {name} 列了两次。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Epochs must be above zero, not {value}.</source>
        <translation>轮数必须大于零，不能是 {value}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Epochs must be at most {most}.</source>
        <translation>轮数最多为 {most}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Learning rate must be above zero, not {value}.</source>
        <translation>学习率必须大于零，不能是 {value}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Learning rate must be at most {most}.</source>
        <translation>学习率最多为 {most}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Model {name} is listed twice.</source>
        <translation>模型 {name} 列了两次。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>The seed must lie between 0 and {most}, not {value}.</source>
        <translation>种子必须在 0 与 {most} 之间，不能是 {value}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>The time budget must lie between 1 and 86400 seconds, not {value}.</source>
        <translation>时间预算必须在 1 与 86400 秒之间，不能是 {value}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Unknown model {model}. Known models: {known}.</source>
        <translation>未知模型 {model}。已知模型：{known}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>On this machine {device} pays {where}</source>
        <translation>在这台机器上 {device} {where}划算</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>from about {size} parameters at batch {batch}</source>
        <translation>批次 {batch} 时从约 {size} 参数起</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>from the smallest size tried at batch {batch}</source>
        <translation>批次 {batch} 时从试过的最小尺寸起</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>not clearly at batch {batch}</source>
        <translation>批次 {batch} 时不明确是否</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>nowhere up to {size} at batch {batch}</source>
        <translation>批次 {batch} 时直到 {size} 都不</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>{n} failed</source>
        <translation>{n} 个失败</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>{n} of {total} cells measured</source>
        <translation>{total} 个单元中测量了 {n} 个</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>95 % interval {interval}</source>
        <translation>95 % 区间 {interval}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>Measuring: the first answer comes with the first finished round</source>
        <translation>测量中：第一轮完成后给出第一个答案</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Nothing was measured: no speedup can be given</source>
        <translation>没有测到结果：无法给出加速比</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>best against best {speedup} ({interval})</source>
        <translation>最佳对最佳 {speedup}（{interval}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>best against best: {reason}</source>
        <translation>最佳对最佳：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>not measured on both devices yet</source>
        <translation>尚未在两个设备上测量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{model} trains {n} images per second on {device}</source>
        <translation>{model} 在 {device} 上每秒训练 {n} 张图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{model} trains {times} faster on {device} than on {other}</source>
        <translation>{model} 在 {device} 上的训练速度是 {other} 的 {times}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{model} {problem}</source>
        <translation>{model}：{problem}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{model}: no clear difference between {device} and {other}</source>
        <translation>{model}：{device} 与 {other} 无明显差异</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{model}: no speedup, {reason}</source>
        <translation>{model}：没有加速比，{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>{model}: {problem}</source>
        <translation>{model}：{problem}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{n} failed cell</source>
        <translation>{n} 个单元失败</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{n} failed cells</source>
        <translation>{n} 个单元失败</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep.py"/>
        <source>{flag} in {n} of {total} timings</source>
        <translation>{total} 次计时中有 {n} 次{flag}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>Batch {batch}: {told}</source>
        <translation>批次 {batch}：{told}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Model size (million parameters, log scale)</source>
        <translation>模型大小（百万参数，对数刻度）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>Training work per image (GFLOP, log scale)</source>
        <translation>每张图像的训练计算量（GFLOP，对数刻度）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>about {n}×, interpolated, not measured</source>
        <translation>约 {n}×，插值，未测量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>pays from {size}</source>
        <translation>从 {size} 起划算</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>{speedup}, measured in {rounds}</source>
        <translation>{speedup}，{rounds}实测</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>1 CPU core</source>
        <translation>1 个 CPU 核心</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>1 image</source>
        <translation>1 张图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>1 thread</source>
        <translation>1 个线程</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>A run of the protocol {name} cannot be resumed: which network it times next follows from all that it has timed before. Run it again.</source>
        <translation>{name} 协议的运行不能续测：接下来测哪个网络取决于之前测过的一切。请重新运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Apple GPU</source>
        <translation>Apple GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Batch {batch} does not fit: {data} has {images} training images.</source>
        <translation>批次 {batch} 放不下：{data} 有 {images} 张训练图像。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CIFAR-10 in {folder} is incomplete: {files} are missing.</source>
        <translation>{folder} 中的 CIFAR-10 不完整：缺少 {files}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CIFAR-10 in {folder} is incomplete: {files} is missing.</source>
        <translation>{folder} 中的 CIFAR-10 不完整：缺少 {files}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CIFAR-10 was not downloaded before, and no folder was chosen.</source>
        <translation>以前没有下载 CIFAR-10，也没有选择文件夹。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CUDA reports an unknown error, as it does when the machine slept</source>
        <translation>CUDA 报告未知错误，如同机器休眠之后</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Check the disk or the network that holds them, or use the synthetic data; nothing was run.</source>
        <translation>请检查存放它们的磁盘或网络，或使用合成数据；没有运行任何内容。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Check the driver, then look for devices again; other devices are not affected.</source>
        <translation>请检查驱动，然后重新查找设备；其他设备不受影响。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a folder that holds {file} or {other}, let the program download it, or use the synthetic data.</source>
        <translation>请选择包含 {file} 或 {other} 的文件夹，让程序下载，或使用合成数据。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a folder that you may write to.</source>
        <translation>请选择可写入的文件夹。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a folder with the four files, install Debian's or Ubuntu's package {name}, or use the synthetic data.</source>
        <translation>请选择有四个文件的文件夹，安装 Debian 或 Ubuntu 的软件包 {name}，或使用合成数据。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a smaller batch; nothing was run.</source>
        <translation>请选择更小的批次；没有运行任何内容。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another batch size, of at least 2.</source>
        <translation>请选择其他批次大小，至少为 2。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another copy of the data, or the synthetic data.</source>
        <translation>请选择另一份数据，或合成数据。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another folder, check the disk, or use the synthetic data.</source>
        <translation>请选择其他文件夹，检查磁盘，或使用合成数据。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another folder, or check the disk.</source>
        <translation>请选择其他文件夹，或检查磁盘。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another one.</source>
        <translation>请另选一个。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Close other programs and start it again.</source>
        <translation>请关闭其他程序后重新开始。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Close other programs that use this GPU, then look for devices again.</source>
        <translation>请关闭其他使用此 GPU 的程序，然后重新查找设备。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Copy what is missing into that folder, or choose another one.</source>
        <translation>请将缺少的文件复制到该文件夹，或另选一个。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Delete it and fetch it again, choose a folder with an unpacked copy, or use the synthetic data.</source>
        <translation>请删除并重新获取，选择有解压副本的文件夹，或使用合成数据。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Everything measured so far is kept; run again, and if it happens again the log names the cause.</source>
        <translation>目前测得的全部保留；请再运行，如果再次发生，日志会指出原因。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Fashion-MNIST in {folder} is incomplete: {files} (or the same with .gz) are missing.</source>
        <translation>{folder} 中的 Fashion-MNIST 不完整：缺少 {files}（或带 .gz 的同名文件）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Fashion-MNIST in {folder} is incomplete: {files} (or the same with .gz) is missing.</source>
        <translation>{folder} 中的 Fashion-MNIST 不完整：缺少 {files}（或带 .gz 的同名文件）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Fetch the archive by other means and choose its folder, or use the synthetic data, which needs no download.</source>
        <translation>请用其他方式获取压缩包并选择其文件夹，或使用无需下载的合成数据。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Free some disk space and run again.</source>
        <translation>请释放一些磁盘空间后再运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Free some space on it, or choose a folder on another disk.</source>
        <translation>请在其上释放空间，或选择其他磁盘上的文件夹。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>GPU meters are not open.</source>
        <translation>GPU 仪表未打开。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>GPU meters are off: the NVIDIA driver shows no GPU.</source>
        <translation>GPU 仪表关闭：NVIDIA 驱动没有显示 GPU。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>GPU meters are off; training is not affected: {reason}</source>
        <translation>GPU 仪表关闭，训练不受影响：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install Microsoft's Visual C++ Redistributable, which PyTorch needs.</source>
        <translation>请安装 PyTorch 所需的 Microsoft Visual C++ Redistributable。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install PyTorch for {program}.</source>
        <translation>请为 {program} 安装 PyTorch。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install a build made for it: a newer CUDA build for a new card, an older one for an old card.</source>
        <translation>请安装适配的版本：新显卡用较新的 CUDA 版，旧显卡用较旧的。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install a newer CUDA build of PyTorch that supports this card.</source>
        <translation>请安装支持此显卡的较新 CUDA 版 PyTorch。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install an older CUDA build of PyTorch that still supports this card.</source>
        <translation>请安装仍支持此显卡的较旧 CUDA 版 PyTorch。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install the CUDA build of PyTorch (the selector on pytorch.org gives the line), then look again.</source>
        <translation>请安装 CUDA 版 PyTorch（pytorch.org 上的选择器给出命令），然后重新查找。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Look for devices again; if it should be there, check its driver and the PyTorch build.</source>
        <translation>请重新查找设备；如果它应当存在，请检查其驱动和 PyTorch 版本。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Look for devices again; if that takes as long, restart the machine or update the driver.</source>
        <translation>请重新查找设备；如果仍然很久，请重启机器或更新驱动。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>NVIDIA's library could not be started ({reason}).</source>
        <translation>无法启动 NVIDIA 的库（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>No batch from {model} on {device} for {seconds} s. It is given up after {limit} s; Stop ends it now. Finished results are kept.</source>
        <translation>{model} 在 {device} 上 {seconds} 秒没有批次。{limit} 秒后放弃；“停止”可立即结束。已完成的结果保留。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>No folder was chosen and the package {name} is not installed.</source>
        <translation>没有选择文件夹，且软件包 {name} 未安装。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>No secure connection to {host} came about ({reason}); a proxy may stand between.</source>
        <translation>未能与 {host} 建立安全连接（{reason}）；中间可能有代理。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Nothing of this run is missing: every cell is finished, or failed for a reason of its own.</source>
        <translation>此运行没有缺少的部分：每个单元都已完成，或因自身原因失败。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Nothing was heard from preparing the images for {seconds} s. It is given up after {limit} s; Stop ends it now.</source>
        <translation>准备图像 {seconds} 秒没有消息。{limit} 秒后放弃；“停止”可立即结束。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Other programs keep {cores} cores busy. After {seconds} s the measuring goes on all the same. Close them for figures that can be trusted.</source>
        <translation>其他程序占用了 {cores} 个核心。{seconds} 秒后仍会继续测量。关闭它们可得到可信的数字。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Please report this with the log; the synthetic data may still work.</source>
        <translation>请附上日志报告此问题；合成数据可能仍可用。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Please report this.</source>
        <translation>请报告此问题。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Preparing the images ended without a result.</source>
        <translation>准备图像结束，但没有结果。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Preparing the images failed: {reason}.</source>
        <translation>准备图像失败：{reason}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Preparing the images was stopped; nothing half-written was kept.</source>
        <translation>准备图像已停止；没有留下半成品。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch cannot be loaded</source>
        <translation>无法加载 PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch cannot be loaded: {reason}</source>
        <translation>无法加载 PyTorch：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch cannot profile a device of the kind {kind}</source>
        <translation>PyTorch 无法剖析 {kind} 类型的设备</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch does not list this card</source>
        <translation>PyTorch 没有列出这块显卡</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Reload the driver's modules or restart the machine, then look for devices again.</source>
        <translation>请重新加载驱动模块或重启机器，然后重新查找设备。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Run again with a smaller batch or model; if it hangs again, restart the machine or update the driver.</source>
        <translation>请用更小的批次或模型再运行；如果再次卡住，请重启机器或更新驱动。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Run again: each run starts a fresh process.</source>
        <translation>请再运行一次：每次运行都启动全新进程。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Run again; if it happens again, the log names the cause.</source>
        <translation>请再运行一次；如果再次发生，日志会指出原因。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Search on a system that tells how much memory is free.</source>
        <translation>请在能提供空闲内存的系统上搜索。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Shared memory may be too small: enlarge /dev/shm, or try a smaller batch.</source>
        <translation>共享内存可能太小：请增大 /dev/shm，或尝试更小的批次。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Start it again.</source>
        <translation>请重新开始。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The address of {host} was not found: this machine may be offline, or need a proxy.</source>
        <translation>找不到 {host} 的地址：这台机器可能离线，或需要代理。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive could not be downloaded from {host} ({reason}); nothing was kept.</source>
        <translation>无法从 {host} 下载压缩包（{reason}）；没有保留任何内容。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} has no {entry}, so it is not CIFAR-10.</source>
        <translation>压缩包 {file} 中没有 {entry}，因此不是 CIFAR-10。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} is cut short or damaged ({reason}).</source>
        <translation>压缩包 {file} 不完整或已损坏（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} unpacks to more than 500 MB, so it is not CIFAR-10.</source>
        <translation>压缩包 {file} 解压后超过 500 MB，因此不是 CIFAR-10。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} was refused: its entry {entry} {reason}. Nothing was unpacked.</source>
        <translation>压缩包 {file} 被拒绝：其条目 {entry} {reason}。没有解压任何内容。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The certificate of {host} was not accepted ({reason}), so nothing was downloaded: a proxy that opens connections, a wrong clock or missing root certificates can be the cause.</source>
        <translation>{host} 的证书未被接受（{reason}），因此没有下载：可能是拆开连接的代理、错误的时钟或缺少根证书。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The connection ended after {n} of {total} bytes; the part was removed.</source>
        <translation>连接在 {total} 字节中的 {n} 字节后结束；已收到的部分已删除。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The connection to {host} broke off; the part that had arrived was removed.</source>
        <translation>与 {host} 的连接中断；已到达的部分已删除。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The disk that holds {folder} is full: {needed} MB are needed and {free} MB are free. Nothing half-written was kept.</source>
        <translation>{folder} 所在的磁盘已满：需要 {needed} MB，剩余 {free} MB。没有留下半成品。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The disk that holds {folder} is full: {needed} MB are needed. Nothing half-written was kept.</source>
        <translation>{folder} 所在的磁盘已满：需要 {needed} MB。没有留下半成品。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The folder {folder} cannot be written to ({reason}).</source>
        <translation>无法写入文件夹 {folder}（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history cannot be used ({reason}).</source>
        <translation>无法使用历史记录（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history cannot be written: its folder or file is read-only.</source>
        <translation>无法写入历史记录：其文件夹或文件为只读。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history cannot be written: the disk is full. Free some space and try again.</source>
        <translation>无法写入历史记录：磁盘已满。请释放空间后重试。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history is damaged and a new one cannot be made.</source>
        <translation>历史记录已损坏，且无法新建。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history is damaged and cannot be set aside.</source>
        <translation>历史记录已损坏，且无法移开。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history is in use by another program. Close that one and try again.</source>
        <translation>历史记录正被其他程序使用。请关闭它后重试。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The images cannot be reached: {reason}.</source>
        <translation>无法访问图像：{reason}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The images could not be prepared: no sign of life for {seconds} s, ended.</source>
        <translation>无法准备图像：{seconds} 秒没有响应，已终止。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The images could not be prepared: {reason}.</source>
        <translation>无法准备图像：{reason}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The log holds the details; the other cells are kept.</source>
        <translation>详情见日志；其他单元保留。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The machine has {n} logical CPUs, but this program may not use them all: {limits}. The CPU trains with {threads}.</source>
        <translation>机器有 {n} 个逻辑 CPU，但本程序不能全部使用：{limits}。CPU 以 {threads} 训练。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The name of the folder {folder} is no valid text.</source>
        <translation>文件夹名 {folder} 不是有效文本。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The pictures of {data} have a colour channel without any variation: nothing can be learnt from them.</source>
        <translation>{data} 的图像有一个颜色通道毫无变化：从中学不到任何东西。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The prepared images could not be read back: {reason}</source>
        <translation>无法读回准备好的图像：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The proxy did not let the download through ({reason}); nothing was downloaded.</source>
        <translation>代理不允许下载（{reason}）；没有下载任何内容。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The request to prepare images was not understood: {request}.</source>
        <translation>无法理解准备图像的请求：{request}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The run broke off ({reason}). {rest}</source>
        <translation>运行中断（{reason}）。{rest}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The run can no longer be saved ({reason}). It goes on and everything stays in the window: export it before you close, or free some space and run again.</source>
        <translation>运行无法再保存（{reason}）。它会继续，一切仍在窗口中：请在关闭前导出，或释放空间后再运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The search for the largest batch of {model} on {device} ended at {images}: one step took {seconds} s.</source>
        <translation>{model} 在 {device} 上的最大批次搜索在 {images} 处结束：一步用了 {seconds} 秒。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The system may have run out of memory: try a smaller batch or model.</source>
        <translation>系统可能内存不足：请尝试更小的批次或模型。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There is no folder or archive {file}.</source>
        <translation>没有文件夹或压缩包 {file}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There is no folder {folder}.</source>
        <translation>没有文件夹 {folder}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There is no run {name}: give a run's folder, its {file}, or the id of a saved run.</source>
        <translation>没有运行 {name}：请给出运行的文件夹、其 {file}，或已保存运行的标识。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There was not enough memory to prepare the images.</source>
        <translation>内存不足，无法准备图像。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This copy of CIFAR-10 does not consist of the official bytes (its checksums differ).</source>
        <translation>这份 CIFAR-10 不是官方字节（校验和不同）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This is no run that this version can show: {reason}.</source>
        <translation>此版本无法显示该运行：{reason}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed now, since no model could be started: {reason}.</source>
        <translation>现在无法续测此运行，因为没有模型能启动：{reason}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed now: {reason}</source>
        <translation>现在无法续测此运行：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed: {device} cannot be used now.</source>
        <translation>无法续测此运行：现在不能使用 {device}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed: {what} was {before} then and is {now} now.</source>
        <translation>无法续测此运行：{what}当时为 {before}，现在为 {now}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run goes on with {run}, which ended early: {done} of {total} cells are kept as they were, the others are measured anew.</source>
        <translation>此运行接续提前结束的 {run}：{total} 个单元中 {done} 个保持原样，其余重新测量。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run is still being measured, or was until a moment ago: wait until it has ended, or for {seconds} s, and resume it again.</source>
        <translation>此运行仍在测量，或刚刚还在：请等它结束，或等待 {seconds} 秒后再续测。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run of the history is larger than any run of this program.</source>
        <translation>历史记录中的此运行超过本程序的任何运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run was measured by gpubench {version}, and this is {now}: its parts would not be measured alike. Run it again.</source>
        <translation>此运行由 gpubench {version} 测量，现在是 {now}：各部分的测量方式会不同。请重新运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Try {what}; the other devices are not affected.</source>
        <translation>请尝试{what}；其他设备不受影响。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Tuning {model} on {device} broke off: {reason}. What helped is kept.</source>
        <translation>{model} 在 {device} 上的调优中断：{reason}。有帮助的保留。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Update the NVIDIA driver to one that supports CUDA {version}, and check that CUDA_VISIBLE_DEVICES does not hide the card.</source>
        <translation>请将 NVIDIA 驱动更新到支持 CUDA {version} 的版本，并检查 CUDA_VISIBLE_DEVICES 是否隐藏了显卡。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Update the driver, or install an older CUDA build.</source>
        <translation>请更新驱动，或安装较旧的 CUDA 版 PyTorch。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>What {host} sent is not the CIFAR-10 archive (its MD5 is {found}, not {wanted}); it was removed.</source>
        <translation>{host} 发送的不是 CIFAR-10 压缩包（其 MD5 为 {found}，不是 {wanted}）；已删除。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Where the time of {model} on {device} goes is not known: {reason}. The rest is kept.</source>
        <translation>{model} 在 {device} 上的时间去向不明：{reason}。其余保留。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Why {model} on {device} is as fast as it is could not be found: {reason}. The rest is kept.</source>
        <translation>无法查明 {model} 在 {device} 上为何是这个速度：{reason}。其余保留。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Writing to {folder} failed: {reason}. Nothing half-written was kept.</source>
        <translation>写入 {folder} 失败：{reason}。没有留下半成品。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a convolution gave no finite result</source>
        <translation>卷积没有给出有限结果</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a missing library</source>
        <translation>缺少库</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a smaller model</source>
        <translation>更小的模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a stack overrun</source>
        <translation>栈溢出</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a test step failed: {reason}</source>
        <translation>测试步骤失败：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a training step was not finished: {reason}</source>
        <translation>训练步骤未能完成：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>an access violation</source>
        <translation>访问冲突</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>another device was given up</source>
        <translation>另一个设备已被放弃</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>appears twice</source>
        <translation>出现两次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>batch {batch} does not fit</source>
        <translation>批次 {batch} 放不下</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>batch {batch} is more than the {images} training images</source>
        <translation>批次 {batch} 超过 {images} 张训练图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>batch {batch} or a smaller model</source>
        <translation>批次 {batch} 或更小的模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>claims {n} bytes</source>
        <translation>声称有 {n} 字节</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>clock setting</source>
        <translation>频率设置</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>display clock</source>
        <translation>显示频率</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>hardware slowdown</source>
        <translation>硬件降速</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>hardware thermal</source>
        <translation>硬件温控</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>has an absolute name</source>
        <translation>使用绝对路径名</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>how much memory is free cannot be read here, and without that the search could freeze the machine</source>
        <translation>这里读不到空闲内存，没有它搜索可能使机器卡死</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>is a link</source>
        <translation>是链接</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>is no ordinary file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>is one of more than {n}</source>
        <translation>超过了 {n} 个的上限</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it asks for an unusual text encoding</source>
        <translation>它要求不寻常的文本编码</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it asks for room for {n} objects</source>
        <translation>它要求 {n} 个对象的空间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it asks to load {name}, which no data set needs</source>
        <translation>它要求加载 {name}，而数据集不需要它</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it ends within its header</source>
        <translation>它在文件头内就结束了</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it has {n} bytes, more than any CIFAR-10 batch</source>
        <translation>它有 {n} 字节，超过任何 CIFAR-10 批次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it holds an array in an unknown form</source>
        <translation>它包含未知形式的数组</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it holds an array of {kind} where bytes (u1) belong</source>
        <translation>它包含 {kind} 数组，应为字节（u1）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it is bound to {n} of them</source>
        <translation>它只绑定到其中 {n} 个</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it is bound to {n} of them and its container may use {quota} CPUs' worth of time</source>
        <translation>它只绑定到其中 {n} 个，且其容器只能使用相当于 {quota} 个 CPU 的时间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it is no valid pickle ({reason})</source>
        <translation>它不是有效的 pickle（{reason}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its container may use {n} CPUs' worth of time</source>
        <translation>其容器只能使用相当于 {n} 个 CPU 的时间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its memory is full</source>
        <translation>其内存已满</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its process ended</source>
        <translation>其进程已结束</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its record breaks off here: the program was ended, or is still measuring</source>
        <translation>其记录在此中断：程序已结束，或仍在测量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>looking for devices took longer than {seconds} s</source>
        <translation>查找设备超过 {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>needs a C++ compiler, and none was found</source>
        <translation>需要 C++ 编译器，但没有找到</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no NVIDIA driver library was found. Install NVIDIA's driver if this machine has an NVIDIA GPU.</source>
        <translation>没有找到 NVIDIA 驱动库。如果这台机器有 NVIDIA GPU，请安装 NVIDIA 驱动。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no clear gain here</source>
        <translation>此处没有明显收益</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: PyTorch does not tell which GPU this is</source>
        <translation>没有仪表：PyTorch 没有说明这是哪个 GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: several GPUs fit the identity that PyTorch reports</source>
        <translation>没有仪表：多个 GPU 符合 PyTorch 所报告的标识</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: the driver shows no GPU with the identity that PyTorch reports</source>
        <translation>没有仪表：驱动没有显示 PyTorch 所报告标识的 GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: this GPU is divided (MIG), and which slice PyTorch uses is not known</source>
        <translation>没有仪表：该 GPU 已划分（MIG），不知道 PyTorch 使用哪个分片</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no sign of life for {seconds} s, ended</source>
        <translation>{seconds} 秒没有响应，已终止</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not allowed for this user account</source>
        <translation>此用户帐户无权限</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available for a slice of a GPU (MIG)</source>
        <translation>GPU 分片（MIG）不可用</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available on this system (the GPU or its driver does not offer it)</source>
        <translation>在此系统上不可用（GPU 或其驱动不提供）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: RAPL gave no number</source>
        <translation>不可用：RAPL 没有给出数字</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: needs Linux and a processor that counts its energy (RAPL)</source>
        <translation>不可用：需要 Linux 和能计量能量的处理器（RAPL）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: needs read access to RAPL ({file})</source>
        <translation>不可用：需要 RAPL 的读取权限（{file}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: the GPU's memory is shared with system memory</source>
        <translation>不可用：GPU 内存与系统内存共享</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: the operating system does not tell</source>
        <translation>不可用：操作系统不提供</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not measured: {reason}</source>
        <translation>未测量：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not tried: each process compiles for up to a minute, for which the time budget is too short</source>
        <translation>未尝试：每个进程编译最长一分钟，时间预算太短</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not tried: the time budget is too short</source>
        <translation>未尝试：时间预算太短</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>out of memory at batch {batch}</source>
        <translation>批次 {batch} 内存不足</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>points outside the folder</source>
        <translation>指向文件夹之外</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>power brake</source>
        <translation>功率制动</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>power cap</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>refused: {reason}</source>
        <translation>被拒绝：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>software thermal</source>
        <translation>软件温控</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>something that is no archive</source>
        <translation>非压缩包的内容</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>sync boost</source>
        <translation>同步加速</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the CUDA of PyTorch</source>
        <translation>PyTorch 的 CUDA 版本</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the GPU stopped answering and is no longer read; other devices and finished results stay</source>
        <translation>GPU 停止响应，不再读取；其他设备和已完成的结果保留</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver</source>
        <translation>NVIDIA 驱动</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver and its library have different versions, as after an upgrade. Restart the machine to use the GPU; the CPU can be used meanwhile.</source>
        <translation>NVIDIA 驱动与其库版本不同，如升级之后。要使用 GPU 请重启机器；CPU 可照常使用。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver is installed but not running. Restart the machine; reinstall the driver if that does not help.</source>
        <translation>NVIDIA 驱动已安装但未运行。请重启机器；若无效请重新安装驱动。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver is too old for this PyTorch build</source>
        <translation>NVIDIA 驱动对此 PyTorch 来说太旧</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the ROCm of PyTorch</source>
        <translation>PyTorch 的 ROCm 版本</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the back end of {device}</source>
        <translation>{device} 的后端</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the content of the images</source>
        <translation>图像内容</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the device is not there: {reason}</source>
        <translation>设备不存在：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the device reported: {reason}</source>
        <translation>设备报告：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the device's work: {reason}</source>
        <translation>设备的工作：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the division (MIG) of {device}</source>
        <translation>{device} 的划分（MIG）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the driver refuses it ({reason})</source>
        <translation>驱动拒绝（{reason}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the driver reports an impossible value</source>
        <translation>驱动报告了不可能的值</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the fastest rate: {reason}</source>
        <translation>最快速率：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the identity of {device}</source>
        <translation>{device} 的标识</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the name of a device</source>
        <translation>设备名称</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the name of {device}</source>
        <translation>{device} 的名称</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of CPU threads of {device}</source>
        <translation>{device} 的 CPU 线程数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of CPU threads that may be used</source>
        <translation>可用的 CPU 线程数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of CPUs that the program is bound to</source>
        <translation>程序绑定的 CPU 数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of logical CPUs</source>
        <translation>逻辑 CPU 数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the operating system</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the package nvidia-ml-py cannot be loaded. Reinstall it to use them.</source>
        <translation>无法加载软件包 nvidia-ml-py。请重新安装以使用它们。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the power limit of {device}</source>
        <translation>{device} 的功率上限</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the power supply</source>
        <translation>供电</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the probe ended early</source>
        <translation>探测提前结束</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the probe said nothing</source>
        <translation>探测没有输出</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process crashed with {what}</source>
        <translation>进程崩溃：{what}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process ended with status {code}</source>
        <translation>进程以状态 {code} 结束</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process ended with status {code}: {line}</source>
        <translation>进程以状态 {code} 结束：{line}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process was ended by {signal}</source>
        <translation>进程被 {signal} 终止</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the profiler saw nothing on the device: the driver may keep its counters to administrators</source>
        <translation>剖析器在设备上什么也没看到：驱动可能只向管理员开放计数器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the run broke off ({reason})</source>
        <translation>运行中断（{reason}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the run was too short: the driver averages over up to {seconds} s</source>
        <translation>运行太短：驱动取最长 {seconds} 秒的平均</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the share of the CPUs that the container may use</source>
        <translation>容器可用的 CPU 份额</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the time budget of {seconds} s was used up</source>
        <translation>{seconds} 秒的时间预算已用完</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the time budget was used up</source>
        <translation>时间预算已用完</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>there are no images to train on</source>
        <translation>没有可训练的图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this PyTorch build ({version}) has no CUDA</source>
        <translation>此 PyTorch（{version}）不含 CUDA</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this PyTorch build has no kernels for its architecture ({architecture})</source>
        <translation>此 PyTorch 没有适用于其架构（{architecture}）的内核</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this PyTorch build has no kernels for this GPU's architecture</source>
        <translation>此 PyTorch 没有适用于该 GPU 架构的内核</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this chip has no bf16 arithmetic of its own</source>
        <translation>该芯片没有自己的 bf16 运算</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this model normalises over the batch, and a batch held a single image</source>
        <translation>该模型在批次上做归一化，而某个批次只有一张图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this system does not tell what memory a process holds, so no batch is safe to try</source>
        <translation>此系统不提供进程占用多少内存，因此没有安全的批次可试</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{device} (GPU {number})</source>
        <translation>{device}（GPU {number}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{device} is no kind of device that this program can time ({known}).</source>
        <translation>{device} 不是本程序能计时的设备类型（{known}）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{device}, tuned</source>
        <translation>{device}，已调优</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} cannot be read: {reason}</source>
        <translation>无法读取 {file}：{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} cannot be read: {reason}.</source>
        <translation>无法读取 {file}：{reason}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} does not begin like a run of this program.</source>
        <translation>{file} 的开头不像本程序的运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} does not hold one label for each of its {n} pictures.</source>
        <translation>{file} 没有为其 {n} 张图像各提供一个标签。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} gave {n} pictures instead of {wanted}.</source>
        <translation>{file} 给出 {n} 张图像，应为 {wanted}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} has a channel without any variation.</source>
        <translation>{file} 有一个通道毫无变化。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} has labels outside 0..{most}.</source>
        <translation>{file} 有 0..{most} 之外的标签。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds labels outside 0..9, so it is no CIFAR-10 batch.</source>
        <translation>{file} 有 0..9 之外的标签，因此不是 CIFAR-10 批次。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds labels outside 0..9.</source>
        <translation>{file} 有 0..9 之外的标签。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds more than any run of this program.</source>
        <translation>{file} 的内容超过本程序的任何运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds no pictures of 3×32×32 bytes, so it is no CIFAR-10 batch.</source>
        <translation>{file} 中没有 3×32×32 字节的图像，因此不是 CIFAR-10 批次。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds no run of this program.</source>
        <translation>{file} 中没有本程序的运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds {found} where {wanted} belongs.</source>
        <translation>{file} 中应为 {wanted} 的地方是 {found}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is cut short or damaged ({reason}).</source>
        <translation>{file} 不完整或已损坏（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is damaged in line {n}: {reason}.</source>
        <translation>{file} 第 {n} 行已损坏：{reason}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is damaged: it holds {n} bytes than its header announces.</source>
        <translation>{file} 已损坏：它包含的字节比文件头声明的{n}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is no Fashion-MNIST file: it begins with {first}, {second}, {third} instead of {wanted}, a count, {shape}.</source>
        <translation>{file} 不是 Fashion-MNIST 文件：它以 {first}、{second}、{third} 开头，而不是 {wanted}、数量、{shape}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is of format {found}, not {wanted}.</source>
        <translation>{file} 的格式为 {found}，不是 {wanted}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} lacks the mean and deviation of three channels.</source>
        <translation>{file} 缺少三个通道的均值和标准差。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} promises no pictures, or not {n} classes of them.</source>
        <translation>{file} 没有声明图像，或不是 {n} 类。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} was not written by this program: its run has no plain name.</source>
        <translation>{file} 不是本程序写的：其运行没有普通的名称。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} was refused: {reason}. Nothing in it was run.</source>
        <translation>{file} 被拒绝：{reason}。其中的内容没有被执行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{folder} holds no CIFAR-10: neither {file}, nor its batches ({batches}), nor {other}.</source>
        <translation>{folder} 中没有 CIFAR-10：既没有 {file}，也没有其批次（{batches}），也没有 {other}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} answered with {what}; nothing was kept.</source>
        <translation>{host} 以{what}作答；没有保留任何内容。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} answered {code} ({words}) instead of sending the archive; nothing was kept.</source>
        <translation>{host} 回应 {code}（{words}），没有发送压缩包；没有保留任何内容。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} sent more than 500 MB, so it is not the CIFAR-10 archive; it was removed.</source>
        <translation>{host} 发送了超过 500 MB，因此不是 CIFAR-10 压缩包；已删除。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} sent nothing for {seconds} seconds, so the download was given up; nothing was kept.</source>
        <translation>{host} 在 {seconds} 秒内没有发送任何内容，下载已放弃；没有保留任何内容。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host}, or the proxy in between, refused the connection; nothing was downloaded.</source>
        <translation>{host} 或中间的代理拒绝了连接；没有下载任何内容。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{images} has {n} pictures and {labels} {count} labels, so they do not belong together.</source>
        <translation>{images} 有 {n} 张图像，{labels} 有 {count} 个标签，两者不匹配。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{network} at batch {batch}</source>
        <translation>{network}，批次 {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{n} CPU cores</source>
        <translation>{n} 个 CPU 核心</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{n} images</source>
        <translation>{n} 张图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>{n} threads</source>
        <translation>{n} 个线程</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after 1 cell</source>
        <translation>1 个单元之后{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after 1 round</source>
        <translation>1 轮之后{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after {n} cells</source>
        <translation>{n} 个单元之后{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after {n} rounds</source>
        <translation>{n} 轮之后{reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason}; a GPU with no memory of its own is shared with system memory</source>
        <translation>{reason}；没有独立内存的 GPU 与系统共享内存</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{steps} steps are under way at once; the device is not finishing any.</source>
        <translation>同时有 {steps} 步在进行；设备一步也没有完成。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>CUDA graph</source>
        <translation>CUDA 图</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>channels-last</source>
        <translation>channels-last</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>data on the device</source>
        <translation>数据在设备上</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>fused optimiser</source>
        <translation>融合优化器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>thread count</source>
        <translation>线程数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>{n} thread</source>
        <translation>{n} 个线程</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>Another program was computing on the same GPU.</source>
        <translation>另一个程序在同一 GPU 上计算。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>Memory was short: the system moved pages to or from the disk.</source>
        <translation>内存紧张：系统与磁盘交换了页面。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>Other programs used the processor while this was timed.</source>
        <translation>计时期间其他程序使用了处理器。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU ran below 75 % of its default clock.</source>
        <translation>GPU 运行在默认频率的 75 % 以下。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU slowed down because it was too hot.</source>
        <translation>GPU 因过热而降速。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU's clock fell by more than 5 % while this was timed.</source>
        <translation>计时期间 GPU 频率下降超过 5 %。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU's clock was more than 5 % off that of earlier rounds.</source>
        <translation>GPU 频率与之前轮次相差超过 5 %。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU's hardware slowed it down, as when its power supply falls short.</source>
        <translation>GPU 的硬件使其降速，例如供电不足时。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The clock jumped: the time measured cannot be true.</source>
        <translation>时钟跳变：测得的时间不可能为真。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The container had used up its processor time and had to wait.</source>
        <translation>容器用完了处理器时间，不得不等待。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The device's own clock and the processor's differ by more than 2 %.</source>
        <translation>设备自己的时钟与处理器的时钟相差超过 2 %。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The machine ran on battery, where most machines are slower.</source>
        <translation>机器使用电池运行，多数机器此时更慢。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The machine slept, or the training was paused, while this was timed.</source>
        <translation>计时期间机器休眠或训练暂停。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The training got less processor time than its threads could use.</source>
        <translation>训练得到的处理器时间少于其线程可用的。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>This is a virtual machine: other guests of its host may slow it down unseen.</source>
        <translation>这是虚拟机：同一宿主上的其他虚拟机可能在不知不觉中使其变慢。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>battery</source>
        <translation>电池</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>clock differs between rounds</source>
        <translation>各轮频率不同</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>clock fell</source>
        <translation>频率下降</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>clock jumped</source>
        <translation>时钟跳变</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>contended</source>
        <translation>受干扰</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>device and wall clock disagree</source>
        <translation>设备与墙钟不一致</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>fewer cores than threads</source>
        <translation>核心少于线程</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>low clock</source>
        <translation>频率低</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>other GPU process</source>
        <translation>其他 GPU 进程</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>quota</source>
        <translation>配额</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>suspended</source>
        <translation>休眠</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>swapping</source>
        <translation>内存交换</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>throttled: hardware</source>
        <translation>降频：硬件</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>throttled: heat</source>
        <translation>降频：过热</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>{device} also drives a display, which takes a little of its time.</source>
        <translation>{device} 还驱动显示器，占用少许时间。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>{device} is divided (MIG): only a slice of it was measured.</source>
        <translation>{device} 已划分（MIG）：只测量了其中一个分片。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>{device} is limited to {limit} W of its usual {usual} W.</source>
        <translation>{device} 被限制在 {limit} W，通常为 {usual} W。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Compute-bound: {share} of the time goes to convolutions and matrix products, at {rate} of the fastest rate measured here.</source>
        <translation>受计算限制：{share} 的时间用于卷积和矩阵乘法，达到此处最快实测速率的 {rate}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Compute-bound: {share} of the time goes to convolutions and matrix products.</source>
        <translation>受计算限制：{share} 的时间用于卷积和矩阵乘法。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Data-bound: gathering a batch takes {data} of a step of {step}.</source>
        <translation>受数据限制：收集一个批次占 {step} 步时的 {data}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Launch-bound: issuing a step keeps the CPU busy for {issue} of its {step}.</source>
        <translation>受启动限制：发出一步占用 CPU {issue}，步时为 {step}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Launch-bound: the CPU needs {host} to gather a batch and issue its step, which the GPU copies and runs in {device}.</source>
        <translation>受启动限制：CPU 需要 {host} 收集批次并发出其步骤，GPU 复制并执行它用 {device}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Launch-bound: the CPU needs {issue} to issue a step that the GPU runs in {device}.</source>
        <translation>受启动限制：CPU 需要 {issue} 发出一步，GPU 执行它用 {device}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Memory-bound: {share} of the time goes to convolutions and matrix products, but at {rate} of the fastest rate measured here: they wait for data or are too small for the device.</source>
        <translation>受内存限制：{share} 的时间用于卷积和矩阵乘法，但只有此处最快实测速率的 {rate}：它们在等待数据，或对设备来说太小。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Memory-bound: {share} of the time goes to work that moves data and computes little.</source>
        <translation>受内存限制：{share} 的时间用于搬移数据而计算很少的工作。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Not known: the figures of the look at a step are none that can be measured.</source>
        <translation>未知：对一步的查看所得数字不可能测得。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Not known: the look at a step took no time.</source>
        <translation>未知：对一步的查看没有用时。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Not known: {reason}.</source>
        <translation>未知：{reason}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>This is uncertain: a step took {here} in this look and {there} in the timed blocks.</source>
        <translation>这不确定：此次查看中一步用 {here}，计时块中用 {there}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Transfer-bound: copying a batch to the device takes {copy} of a step of {step}.</source>
        <translation>受传输限制：将批次复制到设备占 {step} 步时的 {copy}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>the work of the device could not be profiled</source>
        <translation>无法剖析设备的工作</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>IEEE float32</source>
        <translation>IEEE float32</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>PyTorch's default precision</source>
        <translation>PyTorch 默认精度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>indicative: no interval before {n} rounds</source>
        <translation>仅供参考：{n} 轮之前没有区间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>n/a</source>
        <translation>不适用</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>tuned precision</source>
        <translation>调优精度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{first} and {second}</source>
        <translation>{first} 和 {second}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分钟</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{n} h</source>
        <translation>{n} 小时</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{n} min</source>
        <translation>{n} 分钟</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{n} s</source>
        <translation>{n} 秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;About gpubench</source>
        <translation>关于 gpubench(&amp;A)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Copy summary</source>
        <translation>复制摘要(&amp;C)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Export reports…</source>
        <translation>导出报告(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Guess first…</source>
        <translation>先猜测(&amp;G)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;History…</source>
        <translation>历史记录(&amp;H)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Keys and how to read a result</source>
        <translation>按键与如何读结果(&amp;K)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Open run…</source>
        <translation>打开运行(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Presentation</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Reduce motion</source>
        <translation>减少动画(&amp;R)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Run comparison</source>
        <translation>运行比较(&amp;R)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Save report card PNG…</source>
        <translation>保存报告卡 PNG(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Sensors…</source>
        <translation>传感器(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Usual size</source>
        <translation>通常大小(&amp;U)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>About gpubench</source>
        <translation>关于 gpubench</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Class boar&amp;d…</source>
        <translation>班级榜(&amp;D)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Compare ru&amp;ns…</source>
        <translation>比较运行(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Copied the diagnostics. They name the hardware and the versions, and neither you nor this machine.</source>
        <translation>已复制诊断信息。其中有硬件和版本，不含您和这台机器的名字。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Copy &amp;diagnostics</source>
        <translation>复制诊断信息(&amp;D)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Follow the run &amp;live</source>
        <translation>实时跟随运行(&amp;L)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;A)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Look for &amp;devices again</source>
        <translation>重新查找设备(&amp;D)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>MIT licence. Typefaces: Inter and Noto Sans SC, SIL Open Font License.</source>
        <translation>MIT 许可证。字体：Inter 和 Noto Sans SC，SIL 开放字体许可证。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Open the &amp;recorded example</source>
        <translation>打开录制的示例(&amp;R)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Re&amp;play a run…</source>
        <translation>重放运行(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Reference points: {study}.</source>
        <translation>参考点：{study}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Replay the recorded e&amp;xample</source>
        <translation>重放录制的示例(&amp;X)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Save &amp;plot PNG</source>
        <translation>保存图表 PNG(&amp;P)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Set as &amp;baseline</source>
        <translation>设为基准(&amp;B)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Show the &amp;log folder</source>
        <translation>显示日志文件夹(&amp;L)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Skip this &amp;model</source>
        <translation>跳过此模型(&amp;M)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>gpubench {version} trains image models on your CPU and your GPU and shows how much faster which one is.</source>
        <translation>gpubench {version} 在 CPU 和 GPU 上训练图像模型，并显示哪个更快、快多少。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>{one} or {other}</source>
        <translation>{one} 或 {other}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>{picture}…</source>
        <translation>{picture}…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Choose &amp;folder…</source>
        <translation>选择文件夹(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Choose f&amp;iles…</source>
        <translation>选择文件(&amp;I)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Choose the folder that the result files are dropped in</source>
        <translation>选择存放结果文件的文件夹</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Class board</source>
        <translation>班级榜</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Everybody saves a run and drops its events file there; the board fills by itself.</source>
        <translation>每人保存一次运行并把其文件放到那里；榜单会自动填充。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Folder of the result files</source>
        <translation>结果文件的文件夹</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>L&amp;eave full screen</source>
        <translation>退出全屏(&amp;E)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Looking for result files…</source>
        <translation>正在查找结果文件…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Model that is ranked</source>
        <translation>参与排名的模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>No machine is clearly fastest for {model}; {machine} and {second} lead</source>
        <translation>没有机器在 {model} 上明显最快；{machine} 和 {second} 领先</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>No result file is there yet</source>
        <translation>还没有结果文件</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Result files</source>
        <translation>结果文件</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Runs (*.jsonl *.jsonl.gz *.png *.json)</source>
        <translation>运行 (*.jsonl *.jsonl.gz *.png *.json)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Save &amp;CSV…</source>
        <translation>保存 CSV(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Save the ranking</source>
        <translation>保存排名</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Saved {name}.</source>
        <translation>已保存 {name}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>The folder cannot be read ({why}). It is tried again.</source>
        <translation>无法读取文件夹（{why}）。将再次尝试。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>reading more files</source>
        <translation>正在读取更多文件</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{machine} trains {model} fastest, on {device}</source>
        <translation>{machine} 训练 {model} 最快，在 {device} 上</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{machine} trains {model} fastest, on {device}: {ratio} its CPU</source>
        <translation>{machine} 训练 {model} 最快，在 {device} 上：为其 CPU 的 {ratio}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} file is still being written</source>
        <translation>{n} 个文件仍在写入</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} files are still being written</source>
        <translation>{n} 个文件仍在写入</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} machine</source>
        <translation>{n} 台机器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} machines</source>
        <translation>{n} 台机器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>Add runs to compare</source>
        <translation>添加要比较的运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>Against the baseline: {verdict}.</source>
        <translation>与基准相比：{verdict}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>The baseline could not be kept ({error}). Free some space and try again.</source>
        <translation>无法保存基准（{error}）。请释放空间后重试。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>This run is now the baseline of this hardware. Later runs are told against it.</source>
        <translation>此运行现为该硬件的基准。之后的运行将与它比较。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/device_search.py"/>
        <source>Looking for devices failed ({error}).</source>
        <translation>查找设备失败（{error}）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/dropping.py"/>
        <source>A run is going on. Stop it or let it end, then drop the saved run again.</source>
        <translation>运行正在进行。请停止或等它结束，然后再拖入已保存的运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/dropping.py"/>
        <source>Drop one run at a time.</source>
        <translation>一次只拖入一个运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/errors.py"/>
        <source>Details are in {file}.</source>
        <translation>详情在 {file}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/errors.py"/>
        <source>Something in the window failed ({fault}). Your results are kept and the program goes on.</source>
        <translation>窗口中有内容失败（{fault}）。结果保留，程序继续运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Copied the summary: as text, as a Markdown table and as a picture.</source>
        <translation>已复制摘要：文本、Markdown 表格和图片。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Save the plot: {plot}</source>
        <translation>保存图表：{plot}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Save the report card</source>
        <translation>保存报告卡</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Saved {name} in {folder}.</source>
        <translation>已将 {name} 保存到 {folder}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>The export failed ({fault}). The results are still in the window: try another place or name.</source>
        <translation>导出失败（{fault}）。结果仍在窗口中：请换一个位置或名称。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/furniture.py"/>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/furniture.py"/>
        <source>Figures</source>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/furniture.py"/>
        <source>Live plots</source>
        <translation>实时图表</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/guesses.py"/>
        <source>This run has results, so its guesses are closed. Guess on the next one when it is over.</source>
        <translation>此运行已有结果，因此猜测已截止。结束后可对下一次进行猜测。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/layout.py"/>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>Line</source>
        <translation>曲线</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>Time (s)</source>
        <translation>时间（秒）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>at {time}</source>
        <translation>{time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{line}: last {value}, between {low} and {high}</source>
        <translation>{line}：最近 {value}，在 {low} 与 {high} 之间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{line}: nothing yet</source>
        <translation>{line}：尚无数据</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{plot}, {axis}, over time. {lines}.</source>
        <translation>{plot}，{axis}，随时间变化。{lines}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;Follow the system</source>
        <translation>跟随系统(&amp;F)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>A replay measures nothing, so there is nothing to skip.</source>
        <translation>重放不测量任何内容，因此没有可跳过的。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>A run is going on</source>
        <translation>运行正在进行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>Results save themselves while the run goes on.</source>
        <translation>运行期间结果自动保存。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>Stop the run and close? Every finished cell is kept and can be opened again.</source>
        <translation>停止运行并关闭吗？每个完成的单元都保留，可再次打开。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>The images are prepared first, then every device starts in turn.</source>
        <translation>先准备图像，然后每个设备依次开始。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Choices</source>
        <translation>选择(&amp;C)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Figures</source>
        <translation>数字(&amp;F)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Live plots</source>
        <translation>实时图表(&amp;L)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Restore the usual layout</source>
        <translation>恢复通常布局(&amp;R)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>C&amp;omparison</source>
        <translation>比较(&amp;O)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>% of CPUs</source>
        <translation>CPU %</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>% of time</source>
        <translation>时间 %</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>GPU meters</source>
        <translation>GPU 仪表</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>How busy each GPU is appears here</source>
        <translation>每个 GPU 的忙碌程度显示在此</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Machine meters</source>
        <translation>机器仪表</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>No GPU meters were read in this run</source>
        <translation>此运行没有读取 GPU 仪表</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>No GPU meters: this run trains on the CPU alone</source>
        <translation>没有 GPU 仪表：此运行只在 CPU 上训练</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>No GPU meters: {reasons}</source>
        <translation>没有 GPU 仪表：{reasons}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The load of the machine and of the training itself appears here</source>
        <translation>机器和训练本身的负载显示在此</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The memory of the machine and of the training itself appears here</source>
        <translation>机器和训练本身的内存显示在此</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The memory used on each GPU appears here</source>
        <translation>每个 GPU 已用的内存显示在此</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The power each GPU draws appears here</source>
        <translation>每个 GPU 的功率显示在此</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The time of every training batch appears here, one line per device</source>
        <translation>每个训练批次的用时显示在此，每个设备一条线</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The training loss appears here, one line per device</source>
        <translation>训练损失显示在此，每个设备一条线</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Time per batch</source>
        <translation>每批次用时</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Training images per second appear here, one line per device</source>
        <translation>每秒训练图像数显示在此，每个设备一条线</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>cross-entropy</source>
        <translation>交叉熵</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>images/s</source>
        <translation>图像/秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>ms per batch</source>
        <translation>每批次毫秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presentation.py"/>
        <source>Presentation, step {place}: {title}</source>
        <translation>演示，第 {place} 步：{title}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presentation.py"/>
        <source>{step} of {steps}</source>
        <translation>{step} / {steps}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presentation.py"/>
        <source>→ next    ← back    Esc leaves</source>
        <translation>→ 下一页    ← 上一页    Esc 退出</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presenting.py"/>
        <source>RECORDED on {origin}</source>
        <translation>录制于 {origin}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/resuming.py"/>
        <source>The devices of this machine are still being looked for: resume the run once they are listed.</source>
        <translation>仍在查找这台机器的设备：列出后再续测。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/resuming.py"/>
        <source>What was finished before is shown as soon as the machine is found to be as it was.</source>
        <translation>确认机器与当时相同后，会显示之前完成的部分。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Choose the folder or the events.jsonl file of a saved run, or a PNG or JSON report of one.</source>
        <translation>请选择已保存运行的文件夹或其 events.jsonl 文件，或其 PNG 或 JSON 报告。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>No GPU was found here. A recorded run on an NVIDIA H200 shows how the comparison goes.</source>
        <translation>这里没有找到 GPU。在 NVIDIA H200 上录制的运行展示比较如何进行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Open a run</source>
        <translation>打开运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Replay a run</source>
        <translation>重放运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Replay the recorded example</source>
        <translation>重放录制的示例</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>The run cannot be opened ({error}).</source>
        <translation>无法打开运行（{error}）。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/scales.py"/>
        <source>h</source>
        <translation>小时</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/scales.py"/>
        <source>min</source>
        <translation>分钟</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/scales.py"/>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/session.py"/>
        <source>the run broke off</source>
        <translation>运行中断</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>Saved settings were unreadable and are back to their defaults: {settings}.</source>
        <translation>部分已保存的设置无法读取，已恢复默认值：{settings}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>The settings file was unreadable; all settings are back to their defaults.</source>
        <translation>设置文件无法读取；所有设置已恢复默认值。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>cifar10 download</source>
        <translation>CIFAR-10 下载</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>cifar10 path</source>
        <translation>CIFAR-10 路径</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>fashion path</source>
        <translation>Fashion 路径</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>A short launch had predicted {time}.</source>
        <translation>一次短启动曾预测 {time}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>Beware, {doubts}</source>
        <translation>注意，{doubts}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>batch {size} fits; {limit}</source>
        <translation>批次 {size} 放得下；{limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>no figure</source>
        <translation>没有数字</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>stopped before it was measured</source>
        <translation>测量前已停止</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>{model} on {device}, {status}</source>
        <translation>{model}，{device}，{status}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>{model} on {device}: {words}.</source>
        <translation>{model}，{device}：{words}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>{speedup} indicative</source>
        <translation>{speedup} 仅供参考</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Disturbed</source>
        <translation>受干扰</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Disturbed while it was timed: {causes}.</source>
        <translation>计时期间受干扰：{causes}。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Warm-up: its batches are in no figure.</source>
        <translation>预热：其批次不计入任何数字。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Action of this message</source>
        <translation>此消息的操作</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Next ({n} more)</source>
        <translation>下一条（还有 {n} 条）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>Each machine becomes a point here.</source>
        <translation>每台机器在此显示为一个点。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Million parameters</source>
        <translation>百万参数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Speedup (log scale)</source>
        <translation>加速比（对数刻度）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Speedup against model size</source>
        <translation>加速比与模型大小</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>{n} machine, speedups between {low} and {high}</source>
        <translation>{n} 台机器，加速比 {low} 至 {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>{n} machines, speedups between {low} and {high}</source>
        <translation>{n} 台机器，加速比 {low} 至 {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_table.py"/>
        <source>Double-click or press F2 to give this machine a name</source>
        <translation>双击或按 F2 为此机器命名</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_table.py"/>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>Time since its first batch ({unit})</source>
        <translation>自第一个批次起的时间（{unit}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>ms per batch, log scale</source>
        <translation>每批次毫秒，对数刻度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>{name}: between {low} and {high}</source>
        <translation>{name}：在 {low} 与 {high} 之间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>&amp;Add runs…</source>
        <translation>添加运行(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>&amp;Compare with this one</source>
        <translation>与此比较(&amp;C)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Add another run</source>
        <translation>再添加一个运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Add two or more saved runs to compare them</source>
        <translation>添加两个或更多已保存的运行进行比较</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Compare runs</source>
        <translation>比较运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Each run's speedups appear here.</source>
        <translation>每个运行的加速比显示在此。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>How much faster one run trained than another, and whether that is more than noise.</source>
        <translation>一次运行的训练比另一次快多少，以及是否超出噪声。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Nothing that matters differs.</source>
        <translation>没有重要的差异。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>RUNS</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Ratios</source>
        <translation>比值</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Runs that are compared; the first is what the others are compared with</source>
        <translation>所比较的运行；其他运行与第一个比较</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>The time per batch appears here; a sweep has none.</source>
        <translation>每批次用时显示在此；扫描没有。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Time per batch: {model} on {device}</source>
        <translation>每批次用时：{model}，{device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>WHAT DIFFERS</source>
        <translation>差异</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>What differs between the runs</source>
        <translation>运行之间的差异</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>{run}, {time}</source>
        <translation>{run}，{time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>GFLOP per image</source>
        <translation>每张图像 GFLOP</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Line: overhead + work ÷ rate, fitted to each device</source>
        <translation>线：开销 + 计算量 ÷ 速率，对每个设备拟合</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Points are measured, with 95 % intervals; the thin line comes from fitting overhead + work ÷ rate to the time of a step on each device; the band is the interval of the size from which a device pays</source>
        <translation>点为实测，带 95 % 区间；细线来自对每个设备步时拟合的 开销 + 计算量 ÷ 速率；色带是设备开始划算的尺寸的区间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Size as training work per image: parameters alone mislead</source>
        <translation>以每张图像的训练计算量表示大小：只看参数会误导</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Size in</source>
        <translation>大小单位</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Size in million parameters</source>
        <translation>以百万参数计的大小</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Speedup (95 % interval)</source>
        <translation>加速比（95 % 区间）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>The family of networks appears here, one point a size</source>
        <translation>一族网络显示在此，每个尺寸一点</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>fit</source>
        <translation>拟合</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>same speed</source>
        <translation>速度相同</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>{device}: {pays}</source>
        <translation>{device}：{pays}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>Cannot be used.</source>
        <translation>不能使用。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>Looking for devices…</source>
        <translation>正在查找设备…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>No GPU found: the CPU can still be measured.</source>
        <translation>没有找到 GPU：仍可测量 CPU。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>The CPU can still be measured.</source>
        <translation>仍可测量 CPU。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/dock.py"/>
        <source>Drag to move this panel</source>
        <translation>拖动以移动此面板</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/dock.py"/>
        <source>Float or dock {panel}</source>
        <translation>浮动或停靠{panel}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/dock.py"/>
        <source>Hide {panel}; View, Panels brings it back</source>
        <translation>隐藏{panel}；“视图”→“面板”可恢复</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Choose at least one kind of report.</source>
        <translation>至少选择一种报告。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Drawing the report card…</source>
        <translation>正在绘制报告卡…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Everything in one folder</source>
        <translation>全部放入一个文件夹</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Export reports</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Give the new folder a name.</source>
        <translation>请为新文件夹命名。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>In</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Keep the names of user, machine and folders in the messages</source>
        <translation>在消息中保留用户、机器和文件夹的名称</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Name of the new folder</source>
        <translation>新文件夹的名称</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>New folder</source>
        <translation>新文件夹</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Place of the new folder</source>
        <translation>新文件夹的位置</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Preview of the report card</source>
        <translation>报告卡预览</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>The card cannot be drawn here.</source>
        <translation>这里无法绘制报告卡。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>The place cannot be used ({reason}). Choose another one.</source>
        <translation>无法使用该位置（{reason}）。请另选一个。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>There is no folder {folder}. Choose another place.</source>
        <translation>没有文件夹 {folder}。请选择其他位置。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>and {n} more file</source>
        <translation>以及另外 {n} 个文件</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>and {n} more files</source>
        <translation>以及另外 {n} 个文件</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>{name} is there already, and nothing is replaced. Choose another name.</source>
        <translation>{name} 已存在，不会替换任何内容。请换一个名称。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>{n} file will be written:</source>
        <translation>将写入 {n} 个文件：</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>{n} files will be written:</source>
        <translation>将写入 {n} 个文件：</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>7 is seven times as fast, 0.5 half as fast. Leave a field empty to make no guess.</source>
        <translation>7 表示七倍，0.5 表示一半。留空则不猜测。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>Guess first</source>
        <translation>先猜测</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>Guess on {model}</source>
        <translation>对 {model} 的猜测</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>How many times faster will each model train on {device} than on {baseline}?</source>
        <translation>各模型在 {device} 上的训练会比 {baseline} 快多少倍？</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>the fastest other device</source>
        <translation>最快的其他设备</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>times faster</source>
        <translation>倍</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Batch size</source>
        <translation>批次大小</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <source>The speedup at each model size and batch size appears here, one cell each</source>
        <translation>每个模型大小和批次大小的加速比显示在此，各占一格</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <source>{device} faster</source>
        <translation>{device} 更快</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <source>{size} parameters, batch {batch}: {speedup}</source>
        <translation>{size} 参数，批次 {batch}：{speedup}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>Close this sheet</source>
        <translation>关闭此页</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>How to read a result</source>
        <translation>如何读结果</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>Keys and how to read a result</source>
        <translation>按键与如何读结果</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>&amp;Replay</source>
        <translation>重放(&amp;R)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>&amp;Tags…</source>
        <translation>标签(&amp;T)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>A sweep cannot be resumed: each step follows from those before. Run it again.</source>
        <translation>扫描不能续测：每一步都取决于之前的步骤。请重新运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Choose one run to resume it.</source>
        <translation>请选择一个运行进行续测。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Measure what is missing of this run, and keep the rest</source>
        <translation>测量此运行缺少的部分，保留其余</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>N&amp;ote…</source>
        <translation>备注(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Name of the run</source>
        <translation>运行名称</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>No run holds all of these words.</source>
        <translation>没有运行包含所有这些词。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>No runs yet. Each run is kept here from its first second on, and can be opened again at any time.</source>
        <translation>还没有运行。每个运行从第一秒起都保存在这里，可随时再次打开。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Note on the run</source>
        <translation>运行备注</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Nothing of this run is missing: it is finished.</source>
        <translation>此运行没有缺少的部分：它已完成。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Re&amp;name…</source>
        <translation>重命名(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Res&amp;ume</source>
        <translation>续测(&amp;U)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Search name, device, model, answer, tag or note</source>
        <translation>搜索名称、设备、模型、答案、标签或备注</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Search the runs</source>
        <translation>搜索运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Show the &amp;folder</source>
        <translation>显示文件夹(&amp;F)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Tags, with commas between</source>
        <translation>标签，用逗号分隔</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Undo delete</source>
        <translation>撤销删除</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{n} run</source>
        <translation>{n} 个运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{n} runs</source>
        <translation>{n} 个运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{shown} of {n} run</source>
        <translation>{n} 个运行中的 {shown} 个</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{shown} of {n} runs</source>
        <translation>{n} 个运行中的 {shown} 个</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>no answer</source>
        <translation>没有响应</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>partial</source>
        <translation>不完整</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>with failures</source>
        <translation>有失败</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/gui/widgets/table_dialog.py"/>
        <source>{column}: {text}</source>
        <translation>{column}：{text}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>Images in my training set</source>
        <translation>我的训练集中的图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>My job on each device</source>
        <translation>各设备上的我的任务</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>Once a comparison is measured, this projects it to a training of your own.</source>
        <translation>测量一次比较后，这里将其推算到自己的训练。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>Projected time</source>
        <translation>推算时间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>{projection}; evaluation is not in it.</source>
        <translation>{projection}；不含评估。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/legend.py"/>
        <source>Legend: {names}</source>
        <translation>图例：{names}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/live_plot.py"/>
        <source>{axis}, log scale</source>
        <translation>{axis}，对数刻度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Speedup by model and batch size</source>
        <translation>按模型和批次大小的加速比</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <source>Speedup by model size and batch size</source>
        <translation>按模型大小和批次大小的加速比</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <source>Speedup of {device} over {baseline}</source>
        <translation>{device} 相对 {baseline} 的加速比</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <source>The map of {device}</source>
        <translation>{device} 的图谱</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>Fewer models</source>
        <translation>收起模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{model}, {variant}: {size}</source>
        <translation>{model}，{variant}：{size}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{n} more model</source>
        <translation>另外 {n} 个模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{n} more models</source>
        <translation>另外 {n} 个模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{size} parameters · {work} GFLOP/image</source>
        <translation>{size} 参数 · {work} GFLOP/图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{size} parameters, {work} GFLOP to train on one image of 3×32×32</source>
        <translation>{size} 参数，用一张 3×32×32 图像训练需 {work} GFLOP</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>How long a training of your own would take</source>
        <translation>自己的训练需要多久</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>My job</source>
        <translation>我的任务</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>The figures of every model on every device</source>
        <translation>每个模型在每个设备上的数字</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>What limits each device and what would change the answer</source>
        <translation>每个设备受什么限制，以及什么会改变答案</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <location filename="../../gpubench_gui/gui/widgets/why_panel.py"/>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>A minute in a second.</source>
        <translation>一秒播放一分钟。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>As fast as it can be shown.</source>
        <translation>尽可能快地显示。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>In its own time.</source>
        <translation>原速。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Plays the run again as it was measured.</source>
        <translation>按测量时的样子重放运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Plays the run again as it was measured; nothing is measured or saved.</source>
        <translation>按测量时的样子重放运行；不测量也不保存。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>RECORDED</source>
        <translation>录制</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Recorded on {origin}</source>
        <translation>录制于 {origin}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Recorded run</source>
        <translation>录制的运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Replay speed</source>
        <translation>重放速度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Replay this run</source>
        <translation>重放此运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Ten times as fast as it was measured.</source>
        <translation>以测量时十倍的速度。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>on {origin}</source>
        <translation>{origin}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Ends the run at once and keeps every finished cell. Key: Escape.</source>
        <translation>立即结束运行并保留每个完成的单元。按键：Esc。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Find the crossover: {devices}, {time}</source>
        <translation>寻找交叉点：{devices}，{time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Find the largest batch: {cells}</source>
        <translation>寻找最大批次：{cells}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Goes on with the next model and keeps what was measured of this one.</source>
        <translation>继续下一个模型，保留此模型已测量的部分。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Keys: Control and K.</source>
        <translation>按键：Ctrl+K。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Measure the map: {devices}, {time}</source>
        <translation>测量图谱：{devices}，{time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Measure: {cells}, {amount}</source>
        <translation>测量：{cells}，{amount}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Progress of the current cell</source>
        <translation>当前单元的进度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Progress of the whole run</source>
        <translation>整个运行的进度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Run comparison</source>
        <translation>运行比较</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Run comparison: {cells}, also tuned, {amount}</source>
        <translation>运行比较：{cells}，含调优，{amount}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Run comparison: {cells}, {amount}</source>
        <translation>运行比较：{cells}，{amount}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Skip this model</source>
        <translation>跳过此模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Starts the run. Keys: F5 or Control and Return.</source>
        <translation>开始运行。按键：F5 或 Ctrl+回车。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Stop the run</source>
        <translation>停止运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Stopping; every finished cell is kept</source>
        <translation>正在停止；每个完成的单元都保留</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>about {time}</source>
        <translation>约 {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{models} × {devices}</source>
        <translation>{models} × {devices}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} device</source>
        <translation>{n} 个设备</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} devices</source>
        <translation>{n} 个设备</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} epoch each</source>
        <translation>各 {n} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} epochs each</source>
        <translation>各 {n} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} model</source>
        <translation>{n} 个模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} models</source>
        <translation>{n} 个模型</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>60,000 images in 10 classes, made from a seed. Nothing to download.</source>
        <translation>10 类 60,000 张图像，由种子生成。无需下载。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Archive (*.tar.gz *.tgz)</source>
        <translation>压缩包 (*.tar.gz *.tgz)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Archive…</source>
        <translation>压缩包…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Best against best too</source>
        <translation>也测最佳对最佳</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Built-in images</source>
        <translation>内置图像</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>CIFAR-10 archive</source>
        <translation>CIFAR-10 压缩包</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Choose a CIFAR-10 archive</source>
        <translation>选择 CIFAR-10 压缩包</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Choose a folder of images</source>
        <translation>选择图像文件夹</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Choose where the {source} images are, under Data.</source>
        <translation>请在“数据”下选择 {source} 图像的位置。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Doubles the batch until the memory of each device is full. Nothing is timed.</source>
        <translation>批次加倍，直到每个设备的内存用满。不计时。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Download if missing (170 MB)</source>
        <translation>缺少时下载（170 MB）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Each device once more with every trick that helps it: CUDA graphs, bf16, channels-last, its best number of threads. Each trick is tried first and kept only if it helps.</source>
        <translation>每个设备再用所有对它有帮助的技巧测一次：CUDA 图、bf16、channels-last、最佳线程数。每个技巧先试，有帮助才保留。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Folder of the images</source>
        <translation>图像文件夹</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Folder or archive of the images</source>
        <translation>图像的文件夹或压缩包</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>From the host</source>
        <translation>来自主机</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>From which size it pays</source>
        <translation>从多大起划算</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>How</source>
        <translation>方式</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>On the device</source>
        <translation>在设备上</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Stops each model when its speed is known well enough, or when its share of the time is up.</source>
        <translation>当速度已足够明确，或其时间份额用完时，结束每个模型。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The folder of the four IDX files, packed or not; empty for Debian's package dataset-fashion-mnist. Widened to three colours.</source>
        <translation>四个 IDX 文件所在文件夹，压缩与否均可；留空则用 Debian 软件包 dataset-fashion-mnist。扩展为三种颜色。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The largest batch that fits</source>
        <translation>放得下的最大批次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The official Python version: its folder, the one above it, or the .tar.gz archive.</source>
        <translation>官方 Python 版本：其文件夹、上一级文件夹或 .tar.gz 压缩包。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The speedup by size and batch</source>
        <translation>按尺寸和批次的加速比</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The speedup, every epoch</source>
        <translation>加速比，完整轮次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The speedup, in minutes</source>
        <translation>加速比，几分钟得出</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Time budget</source>
        <translation>时间预算</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Trains a family of networks from 10 thousand to 50 million parameters and closes in on the size at which the devices are equally fast.</source>
        <translation>训练从 1 万到 5000 万参数的一族网络，逼近设备速度相同的尺寸。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Trains every epoch on every device and tests the accuracy after each, as the study did.</source>
        <translation>与研究一样，在每个设备上训练每一轮，并在每轮后测试准确率。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Trains that family at four batch sizes, coarsely first, then finely where the devices are equally fast.</source>
        <translation>用四种批次大小训练该族网络，先粗后细，在设备速度相同处加密。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>What to find out</source>
        <translation>要查明什么</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>batch {size}</source>
        <translation>批次 {size}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>best against best</source>
        <translation>最佳对最佳</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>{n} epoch</source>
        <translation>{n} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>{n} epochs</source>
        <translation>{n} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>{path} does not exist. Choose another place under Data.</source>
        <translation>{path} 不存在。请在“数据”下选择其他位置。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/segmented.py"/>
        <source>{group}: {choice}</source>
        <translation>{group}：{choice}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Close the sensors</source>
        <translation>关闭传感器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Last readings of this run.</source>
        <translation>此运行的最后读数。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Readings of the run that is going on.</source>
        <translation>正在进行的运行的读数。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Sensors</source>
        <translation>传感器</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>{sensor}, {column}: {text}</source>
        <translation>{sensor}，{column}：{text}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>No speedup yet. {study}</source>
        <translation>尚无加速比。{study}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Open circles: {study}</source>
        <translation>空心圆：{study}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>The study</source>
        <translation>研究</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Your models appear here</source>
        <translation>您的模型显示在此</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>the study's GPU</source>
        <translation>研究中的 GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>{model} {speedup} on {device}</source>
        <translation>{model}：{speedup}，{device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/stage_bars.py"/>
        <source>Bars</source>
        <translation>条形</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/stage_bars.py"/>
        <source>{bar}: {words}</source>
        <translation>{bar}：{words}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Each model on each device appears here: images per second, training time, speedup with its interval, accuracy and the share of time spent moving data</source>
        <translation>每个模型在每个设备上的结果显示在此：每秒图像数、训练时间、带区间的加速比、准确率和数据搬移的时间占比</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Moving
data</source>
        <translation>数据
搬移</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>{model} on {device}, {column}: {figure}</source>
        <translation>{model}，{device}，{column}：{figure}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>95 %
interval</source>
        <translation>95 %
区间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Each size that was tried appears here: images per second on every device, and the speedup with its interval</source>
        <translation>每个试过的尺寸显示在此：每个设备的每秒图像数，以及带区间的加速比</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>GFLOP
per image</source>
        <translation>每张图像
GFLOP</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>How many times faster {device} is than {baseline}</source>
        <translation>{device} 比 {baseline} 快多少倍</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Images per step</source>
        <translation>每步图像数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Measured points</source>
        <translation>测量点</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Of the speedup to its left; none from fewer than three rounds</source>
        <translation>左侧加速比的区间；少于三轮则没有</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Parameters
(M)</source>
        <translation>参数
（M）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Size of the network in million parameters</source>
        <translation>以百万参数计的网络大小</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Training images per second on {device}, mean over the rounds</source>
        <translation>{device} 上的每秒训练图像数，各轮平均</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Work to train on one image</source>
        <translation>用一张图像训练的计算量</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>{device}
images/s</source>
        <translation>{device}
图像/秒</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>{device}
speedup</source>
        <translation>{device}
加速比</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>{size} M parameters, batch {batch}, {column}: {figure}</source>
        <translation>{size} M 参数，批次 {batch}，{column}：{figure}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/table_dialog.py"/>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/table_dialog.py"/>
        <source>Show as &amp;table</source>
        <translation>显示为表格(&amp;T)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Move along the run, in a plot</source>
        <translation>在图表中沿运行移动</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Read the values at a moment, in a plot</source>
        <translation>在图表中读取某一时刻的值</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Shift+← →</source>
        <translation>Shift+← →</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Show as table, in a plot</source>
        <translation>在图表中显示为表格</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Zoom the time axis, in a plot</source>
        <translation>在图表中缩放时间轴</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>Follow the run again (Ctrl+L)</source>
        <translation>重新跟随运行（Ctrl+L）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>The plots follow the run again. Keys: Control and L.</source>
        <translation>图表重新跟随运行。按键：Ctrl+L。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>Time since the run began ({unit})</source>
        <translation>自运行开始的时间（{unit}）</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/why_panel.py"/>
        <source>What limits each device, what each trick gave, from how many batches on a device is ahead, the energy it needs and how the speedup grows appear here.</source>
        <translation>每个设备受什么限制、每个技巧带来多少、从多少批次起设备领先、所需能量以及加速比如何增长，都显示在此。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/worker.py"/>
        <source>The replay broke off. {why}</source>
        <translation>重放中断。{why}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/worker.py"/>
        <source>The run broke off because of a fault in the program ({fault}). Everything measured so far is kept; start the run again.</source>
        <translation>由于程序故障运行中断（{fault}）。目前测得的全部保留；请重新开始运行。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/worker.py"/>
        <source>{why} It is kept as it was.</source>
        <translation>{why} 它保持原样。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>The disk is full, so {file} was not written. The results themselves are kept: free some space or choose another disk.</source>
        <translation>磁盘已满，因此没有写入 {file}。结果本身保留：请释放空间或选择其他磁盘。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>The folder for {file} does not exist. The results themselves are kept: choose another folder.</source>
        <translation>{file} 的文件夹不存在。结果本身保留：请选择其他文件夹。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>The place for {file} is not a folder. The results themselves are kept: choose another folder.</source>
        <translation>{file} 的位置不是文件夹。结果本身保留：请选择其他文件夹。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} cannot be a folder: a file is in its place. The results themselves are kept: choose another folder.</source>
        <translation>{file} 不能作为文件夹：同名文件已存在。结果本身保留：请选择其他文件夹。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} cannot be written ({reason}). The results themselves are kept: choose another folder.</source>
        <translation>无法写入 {file}（{reason}）。结果本身保留：请选择其他文件夹。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} cannot be written: it is write-protected or open in another program. The results themselves are kept: close that program, or choose another name or folder.</source>
        <translation>无法写入 {file}：它有写保护或在其他程序中打开。结果本身保留：请关闭该程序，或选择其他名称或文件夹。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} is a folder. The results themselves are kept: choose another name.</source>
        <translation>{file} 是文件夹。结果本身保留：请选择其他名称。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} is no ordinary file. The results themselves are kept: choose another name.</source>
        <translation>{file} 不是普通文件。结果本身保留：请选择其他名称。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{folder} holds {file} already, and nothing was replaced. The results themselves are kept: choose another folder.</source>
        <translation>{folder} 中已有 {file}，没有替换任何内容。结果本身保留：请选择其他文件夹。</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>CSV tables: results, every batch, every sensor reading</source>
        <translation>CSV 表格：结果、每个批次、每次传感器读数</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>HTML page: everything on one page, works offline, prints</source>
        <translation>HTML 页面：全部在一页，可离线，可打印</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>JSON: every figure and every event; opens again as the run</source>
        <translation>JSON：每个数字和每个事件；可作为运行再次打开</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>Markdown: the answer and its tables</source>
        <translation>Markdown：答案及其表格</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>PDF vector pictures of the card and the plots</source>
        <translation>报告卡和图表的 PDF 矢量图</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>PNG pictures: the report card and every plot; each opens again as the run</source>
        <translation>PNG 图片：报告卡和每个图表；均可作为运行再次打开</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>SVG vector pictures of the card and the plots</source>
        <translation>报告卡和图表的 SVG 矢量图</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Training loss</source>
        <translation>训练损失</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Where each device begins to pay</source>
        <translation>每个设备从哪里起划算</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/plots.py"/>
        <source>{models} in turn</source>
        <translation>{models} 轮流</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>April</source>
        <translation>4月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>August</source>
        <translation>8月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Crossover protocol</source>
        <translation>交叉点协议</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>December</source>
        <translation>12月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>February</source>
        <translation>2月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>January</source>
        <translation>1月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>July</source>
        <translation>7月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>June</source>
        <translation>6月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Map protocol</source>
        <translation>图谱协议</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>March</source>
        <translation>3月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>November</source>
        <translation>11月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>October</source>
        <translation>10月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Quick protocol</source>
        <translation>快速协议</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Search for the largest batch</source>
        <translation>寻找最大批次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>September</source>
        <translation>9月</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Study protocol</source>
        <translation>研究协议</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>no round finished</source>
        <translation>没有完成的轮次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>resident</source>
        <translation>驻留</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>up to {n} round</source>
        <translation>最多 {n} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>up to {n} rounds</source>
        <translation>最多 {n} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{cpu}, {n} threads</source>
        <translation>{cpu}，{n} 线程</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{day} {month} {year}</source>
        <translation>{year} 年 {month} {day} 日</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{low} to {high} rounds</source>
        <translation>{low} 至 {high} 轮</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Interval of the speedup</source>
        <translation>加速比的区间</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>batch {batch} fits</source>
        <translation>批次 {batch} 放得下</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>device error</source>
        <translation>设备错误</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>process died</source>
        <translation>进程结束</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>slower, indicative</source>
        <translation>更慢，仅供参考</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>{interval}, no clear difference</source>
        <translation>{interval}，无明显差异</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>{interval}, slower</source>
        <translation>{interval}，更慢</translation>
    </message>
</context>
</TS>
