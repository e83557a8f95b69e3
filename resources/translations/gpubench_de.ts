<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gpubench</name>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Faster than the baseline, nowhere clearly slower</source>
        <translation>Schneller als der Bezugslauf, nirgends klar langsamer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Must not be compared with the baseline: it was measured on another machine</source>
        <translation>Nicht mit dem Bezugslauf vergleichbar: Er wurde auf einem anderen Rechner gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Must not be compared with the baseline: {why}</source>
        <translation>Nicht mit dem Bezugslauf vergleichbar: {why}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>No clear change against the baseline; up to {share} slower would not show</source>
        <translation>Keine klare Änderung gegenüber dem Bezugslauf; bis zu {share} langsamer fiele nicht auf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Not clearly slower than the baseline by more than {tolerance}</source>
        <translation>Nicht klar um mehr als {tolerance} langsamer als der Bezugslauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Not measured today: {models}</source>
        <translation>Heute nicht gemessen: {models}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Slower than the baseline by more than {tolerance}: {model} on {device} reaches {ratio} of its speed ({interval})</source>
        <translation>Um mehr als {tolerance} langsamer als der Bezugslauf: {model} auf {device} erreicht das {ratio}-Fache seiner Geschwindigkeit ({interval})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>The baseline measured nothing that could be compared</source>
        <translation>Der Bezugslauf hat nichts gemessen, was sich vergleichen ließe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Too few rounds to judge: a check needs three in both runs</source>
        <translation>Zu wenige Runden für ein Urteil: Eine Prüfung braucht drei in beiden Läufen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Within {tolerance} of the baseline</source>
        <translation>Innerhalb von {tolerance} um den Bezugslauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>the baseline</source>
        <translation>der Bezugslauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>today's run</source>
        <translation>der heutige Lauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Beware</source>
        <translation>Vorbehalt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Fastest device</source>
        <translation>Schnellstes Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Images/s</source>
        <translation>Bilder/s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Images/s on the CPU</source>
        <translation>Bilder/s auf der CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Machine {letters}</source>
        <translation>Rechner {letters}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Rank</source>
        <translation>Rang</translation>
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
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>batch {n}</source>
        <translation>Batch {n}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>indicative</source>
        <translation>vorläufig</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>mode {mode}</source>
        <translation>Modus {mode}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>other images</source>
        <translation>andere Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>ahead after {batches} batches ({time})</source>
        <translation>im Vorsprung nach {batches} Batches ({time})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>ahead after {batches} batches ({time}; 95 % interval {low} to {high} batches)</source>
        <translation>im Vorsprung nach {batches} Batches ({time}; 95-%-Intervall {low} bis {high} Batches)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>ahead from the first batch</source>
        <translation>im Vorsprung ab dem ersten Batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>its times are too far apart for any figure</source>
        <translation>seine Zeiten liegen für jede Angabe zu weit auseinander</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>never: it is slower per batch</source>
        <translation>nie: Je Batch ist es langsamer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>not decided: there is no clear difference per batch</source>
        <translation>nicht entschieden: Je Batch gibt es keinen klaren Unterschied</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>not known: {reason}</source>
        <translation>nicht bekannt: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>the start-up was not timed on both devices</source>
        <translation>der Start wurde nicht auf beiden Geräten gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>{model}, {device} against {baseline}: {words}</source>
        <translation>{model}, {device} gegen {baseline}: {words}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>stock torchvision, 1000-way head</source>
        <translation>unverändert aus torchvision, Kopf mit 1000 Klassen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>stock torchvision; 32×32 is padded up to its windows</source>
        <translation>unverändert aus torchvision; 32×32 wird auf seine Fenster aufgefüllt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>the study's, 10-way head</source>
        <translation>wie in der Studie, Kopf mit 10 Klassen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>torchvision at image size 32: 4 patches</source>
        <translation>torchvision mit Bildgröße 32: 4 Patches</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>torchvision's layers, one 10-way layer as its head</source>
        <translation>die Schichten von torchvision, als Kopf eine Schicht mit 10 Klassen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>{title} (CC BY 4.0): RTX 3050 against an Intel CPU, CIFAR-10, ten epochs</source>
        <translation>{title} (CC BY 4.0): RTX 3050 gegen eine Intel-CPU, CIFAR-10, zehn Epochen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>CPU threads</source>
        <translation>CPU-Threads</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>CUDA of PyTorch</source>
        <translation>CUDA von PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Crossover</source>
        <translation>Übergang</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Largest batch</source>
        <translation>Größter Batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>NVIDIA driver</source>
        <translation>NVIDIA-Treiber</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>PCIe generation</source>
        <translation>PCIe-Generation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>PCIe lanes</source>
        <translation>PCIe-Lanes</translation>
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
        <translation>Schnell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>ROCm of PyTorch</source>
        <translation>ROCm von PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>another one of the same kind</source>
        <translation>ein anderes derselben Art</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>as set</source>
        <translation>wie eingestellt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>back end</source>
        <translation>Backend</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>batch size</source>
        <translation>Batchgröße</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>content of the images</source>
        <translation>Inhalt der Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>cuDNN's choice by trial</source>
        <translation>Wahl von cuDNN durch Ausprobieren</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>division (MIG)</source>
        <translation>Aufteilung (MIG)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>driver model</source>
        <translation>Treibermodell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>float32 precision</source>
        <translation>float32-Genauigkeit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>frequency governor</source>
        <translation>Taktregelung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>gpubench</source>
        <translation>gpubench</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>number of training images</source>
        <translation>Zahl der Trainingsbilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>operating system</source>
        <translation>Betriebssystem</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>power limit in watts</source>
        <translation>Leistungsgrenze in Watt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>power supply</source>
        <translation>Stromversorgung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>precision of convolutions</source>
        <translation>Genauigkeit der Faltungen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>precision of matrix products</source>
        <translation>Genauigkeit der Matrixprodukte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>precision of matrix products on the CPU</source>
        <translation>Genauigkeit der Matrixprodukte auf der CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>protocol</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>starting weights</source>
        <translation>Anfangsgewichte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>switches of the tuning</source>
        <translation>Schalter des Tunings</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>synthetic images</source>
        <translation>synthetische Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>treatment of denormal numbers</source>
        <translation>Umgang mit denormalisierten Zahlen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>tuned</source>
        <translation>getunt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>tuning</source>
        <translation>Tuning</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>weight decay</source>
        <translation>Weight Decay</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>{topic}: {first} against {second}</source>
        <translation>{topic}: {first} gegenüber {second}</translation>
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
        <translation>Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Images/s in A</source>
        <translation>Bilder/s in A</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Must not be compared</source>
        <translation>Nicht vergleichbar</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>No clear difference: all {n} ratios lie within the noise</source>
        <translation>Kein klarer Unterschied: Alle {n} Verhältnisse liegen im Rauschen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>No clear difference: the one ratio that can be judged lies within the noise</source>
        <translation>Kein klarer Unterschied: Das eine Verhältnis, das sich beurteilen lässt, liegt im Rauschen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Nothing to compare: no model was measured on the same device in both</source>
        <translation>Nichts zu vergleichen: Kein Modell wurde in beiden auf demselben Gerät gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Only an indication: a clear answer needs {n} rounds in each run</source>
        <translation>Nur ein Hinweis: Eine klare Antwort braucht {n} Runden in jedem Lauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>beware: {doubts}</source>
        <translation>Vorbehalt: {doubts}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>indicative: fewer than {n} rounds</source>
        <translation>vorläufig: weniger als {n} Runden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>measured in one run only</source>
        <translation>nur in einem Lauf gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>must not be compared</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>no clear difference</source>
        <translation>kein klarer Unterschied</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>no warnings</source>
        <translation>keine Warnungen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>run {letter}</source>
        <translation>Lauf {letter}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{difference} ({run})</source>
        <translation>{difference} ({run})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>{model} on {device}</source>
        <translation>{model} auf {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} on {device}: measured in one run only</source>
        <translation>{model} auf {device}: nur in einem Lauf gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} on {device}: must not be compared ({why})</source>
        <translation>{model} auf {device}: nicht vergleichbar ({why})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} on {device}: no clear difference between {run} and {first}</source>
        <translation>{model} auf {device}: kein klarer Unterschied zwischen {run} und {first}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} trains {ratio} faster on {device} in {faster} than in {slower}</source>
        <translation>{model} trainiert auf {device} in {faster} {ratio} so schnell wie in {slower}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} trains {ratio} faster on {device} in {faster} than on {other} in {slower}</source>
        <translation>{model} trainiert auf {device} in {faster} {ratio} so schnell wie auf {other} in {slower}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{n} ratio with its 95 % interval</source>
        <translation>{n} Verhältnis mit seinem 95-%-Intervall</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{n} ratios, each with its 95 % interval</source>
        <translation>{n} Verhältnisse, jedes mit seinem 95-%-Intervall</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{n} that must not be compared</source>
        <translation>{n} nicht vergleichbar</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{ratio} faster</source>
        <translation>{ratio} so schnell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{ratio} slower</source>
        <translation>{ratio} langsamer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{runs} must not be compared: {why}</source>
        <translation>{runs} sind nicht vergleichbar: {why}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{sentence} (indicative)</source>
        <translation>{sentence} (vorläufig)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{size} at batch {batch}</source>
        <translation>{size} bei Batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{where}, {difference}</source>
        <translation>{where}, {difference}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Fitted per step: {fits}.</source>
        <translation>Angepasst je Schritt: {fits}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>From which size on {device} pays is not known: no size was measured on both devices</source>
        <translation>Ab welcher Größe sich {device} lohnt, ist nicht bekannt: Keine Größe wurde auf beiden Geräten gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Measured: {sizes} in {rounds}, {range} parameters.</source>
        <translation>Gemessen: {sizes} in {rounds}, {range} Parameter.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Measured: {sizes} in {rounds}.</source>
        <translation>Gemessen: {sizes} in {rounds}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Measuring: the first answer comes with the first sizes</source>
        <translation>Messung läuft: Die erste Antwort kommt mit den ersten Größen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>On this machine {device} pays from about {size} parameters at batch {batch}</source>
        <translation>Auf diesem Rechner lohnt sich {device} ab etwa {size} Parametern bei Batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>On this machine {device} pays from the smallest size tried, {smallest} parameters, at batch {batch}</source>
        <translation>Auf diesem Rechner lohnt sich {device} ab der kleinsten versuchten Größe, {smallest} Parameter, bei Batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>The size from which {device} pays was not reached in the range tried (up to {largest} parameters at batch {batch})</source>
        <translation>Die Größe, ab der sich {device} lohnt, wurde im versuchten Bereich nicht erreicht (bis zu {largest} Parameter bei Batch {batch})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>against {devices}</source>
        <translation>gegen {devices}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>several sizes</source>
        <translation>mehreren Größen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{answer}; it passed 1× at {sizes} as well</source>
        <translation>{answer}; 1× wurde auch bei {sizes} durchlaufen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{device} does not stay ahead at batch {batch}: its speedup passes 1× at {sizes}</source>
        <translation>{device} bleibt bei Batch {batch} nicht im Vorsprung: Die Beschleunigung durchläuft 1× bei {sizes}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{device} is clearly ahead from {size} parameters at batch {batch}; below that it is not clear</source>
        <translation>{device} liegt bei Batch {batch} ab {size} Parametern klar vorn; darunter ist es nicht klar</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{device} shows no clear difference at batch {batch}, from {smallest} to {largest} parameters</source>
        <translation>{device} zeigt bei Batch {batch} keinen klaren Unterschied, von {smallest} bis {largest} Parameter</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>{device}: {told}</source>
        <translation>{device}: {told}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{n} M</source>
        <translation>{n} Mio.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{n} round</source>
        <translation>{n} Runde</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{n} rounds</source>
        <translation>{n} Runden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{n} size</source>
        <translation>{n} Größe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{n} sizes</source>
        <translation>{n} Größen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{n} training GFLOP per image</source>
        <translation>{n} Trainings-GFLOP je Bild</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{overhead} ms and {rate} TFLOP/s</source>
        <translation>{overhead} ms und {rate} TFLOP/s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{overhead} ms at any size</source>
        <translation>{overhead} ms bei jeder Größe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>CPU energy</source>
        <translation>CPU-Energie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>It is not known from which size {device} needs less energy per image than {baseline}</source>
        <translation>Ab welcher Größe {device} weniger Energie je Bild braucht als {baseline}, ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: needs an NVIDIA GPU with an energy counter</source>
        <translation>nicht verfügbar: braucht eine NVIDIA-GPU mit Energiezähler</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: needs read access to RAPL</source>
        <translation>nicht verfügbar: braucht Leserecht auf RAPL</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: no energy or power was read while it trained</source>
        <translation>nicht verfügbar: während des Trainings wurde weder Energie noch Leistung abgelesen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: no two readings of the energy counter fell into one stretch of training</source>
        <translation>nicht verfügbar: keine zwei Ablesungen des Energiezählers fielen in ein Stück Training</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: nothing was timed</source>
        <translation>nicht verfügbar: nichts wurde gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>projected</source>
        <translation>hochgerechnet</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs less energy per image than {baseline} at all sizes from {low} to {high} parameters, boards and CPU packages alone counted</source>
        <translation>{device} braucht bei allen Größen von {low} bis {high} Parametern weniger Energie je Bild als {baseline}; gezählt sind nur Karten und CPU-Gehäuse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs less energy per image than {baseline} at {high} parameters, boards and CPU packages alone counted</source>
        <translation>{device} braucht bei {high} Parametern weniger Energie je Bild als {baseline}; gezählt sind nur Karten und CPU-Gehäuse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs less energy per image than {baseline} from about {size} parameters on, boards and CPU packages alone counted</source>
        <translation>{device} braucht ab etwa {size} Parametern weniger Energie je Bild als {baseline}; gezählt sind nur Karten und CPU-Gehäuse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs no less energy per image than {baseline} at all sizes from {low} to {high} parameters, boards and CPU packages alone counted</source>
        <translation>{device} braucht bei allen Größen von {low} bis {high} Parametern nicht weniger Energie je Bild als {baseline}; gezählt sind nur Karten und CPU-Gehäuse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs no less energy per image than {baseline} at {high} parameters, boards and CPU packages alone counted</source>
        <translation>{device} braucht bei {high} Parametern nicht weniger Energie je Bild als {baseline}; gezählt sind nur Karten und CPU-Gehäuse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs no less energy per image than {baseline} at {high} parameters, the largest size measured, boards and CPU packages alone counted</source>
        <translation>{device} braucht bei {high} Parametern, der größten gemessenen Größe, nicht weniger Energie je Bild als {baseline}; gezählt sind nur Karten und CPU-Gehäuse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{hours} Wh for all epochs ({basis})</source>
        <translation>{hours} Wh für alle Epochen ({basis})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{joules} J per 1,000 images ({basis})</source>
        <translation>{joules} J je 1 000 Bilder ({basis})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>Between these models this machine confirms the study's claim that the gain grows faster than the model (an exponent above 1).</source>
        <translation>Zwischen diesen Modellen bestätigt dieser Rechner die Aussage der Studie, dass der Gewinn schneller wächst als das Modell (ein Exponent über 1).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>Between these models this machine contradicts the study's claim that the gain grows faster than the model (an exponent above 1).</source>
        <translation>Zwischen diesen Modellen widerspricht dieser Rechner der Aussage der Studie, dass der Gewinn schneller wächst als das Modell (ein Exponent über 1).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>How the speedup grows on {device} against {baseline} is not known: {reason}.</source>
        <translation>Wie die Beschleunigung auf {device} gegenüber {baseline} wächst, ist nicht bekannt: {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>Not decided on this machine: the study's claim that the gain grows faster than the model (an exponent above 1); {reason}.</source>
        <translation>Auf diesem Rechner nicht entschieden: die Aussage der Studie, dass der Gewinn schneller wächst als das Modell (ein Exponent über 1); {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>The speedup on {device} against {baseline} grows with the parameters to the power {power}, and with the work per image to the power {work}.</source>
        <translation>Die Beschleunigung auf {device} gegenüber {baseline} wächst mit den Parametern hoch {power} und mit der Arbeit je Bild hoch {work}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>The speedup on {device} against {baseline} grows with the parameters to the power {power}.</source>
        <translation>Die Beschleunigung auf {device} gegenüber {baseline} wächst mit den Parametern hoch {power}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>The study's own points give {whole} over all three and {last} between the last two.</source>
        <translation>Die Punkte der Studie selbst ergeben {whole} über alle drei und {last} zwischen den letzten beiden.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>all its models are of the same size</source>
        <translation>alle seine Modelle sind gleich groß</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>it needs the speedups of at least two models, and there are {n}</source>
        <translation>dafür braucht es die Beschleunigungen von mindestens zwei Modellen; vorhanden: {n}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>it needs the speedups of at least two models, and there is {n}</source>
        <translation>dafür braucht es die Beschleunigungen von mindestens zwei Modellen; vorhanden: {n}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>no interval can be given yet</source>
        <translation>noch lässt sich kein Intervall angeben</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>the interval holds 1</source>
        <translation>das Intervall enthält 1</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>two models are too few to tell</source>
        <translation>zwei Modelle sind zu wenige für ein Urteil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>{reason} ({model}: {why})</source>
        <translation>{reason} ({model}: {why})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>{value} (95 % interval {low} to {high})</source>
        <translation>{value} (95-%-Intervall {low} bis {high})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>{value} (indicative)</source>
        <translation>{value} (vorläufig)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>A guess can be {most} at most.</source>
        <translation>Ein Tipp darf höchstens {most} sein.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>A guess must be above 0. Half as fast is 0.5.</source>
        <translation>Ein Tipp muss über 0 liegen. Halb so schnell ist 0,5.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>A guess must be at least {least}.</source>
        <translation>Ein Tipp muss mindestens {least} sein.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Choose at least one model to guess on.</source>
        <translation>Mindestens ein Modell wählen, auf das getippt wird.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Choose at least two devices: a guess says how many times faster one is than the other.</source>
        <translation>Mindestens zwei Geräte wählen: Ein Tipp sagt, wievielmal so schnell eines ist wie das andere.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Guesses are on chosen models: choose Quick or Study under How.</source>
        <translation>Getippt wird auf gewählte Modelle: unter „Wie“ Schnell oder Studie wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Type a number, such as 7, 7.5 or 0.5.</source>
        <translation>Eine Zahl eingeben, etwa 7, 7,5 oder 0,5.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Write {large} or {small}: this can be read in two ways.</source>
        <translation>{large} oder {small} schreiben: So lässt es sich auf zwei Arten lesen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>guessed {guess}, measured {measured}: {judgement}</source>
        <translation>geschätzt {guess}, gemessen {measured}: {judgement}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>guessed {guess}, not measured</source>
        <translation>geschätzt {guess}, nicht gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>less than 1 % off</source>
        <translation>weniger als 1 % daneben</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>within the interval</source>
        <translation>innerhalb des Intervalls</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model}: {answer}</source>
        <translation>{model}: {answer}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} % too high</source>
        <translation>{n} % zu hoch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} % too low</source>
        <translation>{n} % zu niedrig</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} times too high</source>
        <translation>{n}-mal zu hoch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} times too low</source>
        <translation>{n}-mal zu niedrig</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>100 % is every logical CPU busy. The gap between the lines is what other programs take.</source>
        <translation>100 % heißt, dass jede logische CPU beschäftigt ist. Der Abstand zwischen den Linien ist, was andere Programme nehmen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>A figure with a warning is kept but doubtful: point at it to read why.</source>
        <translation>Ein Wert mit Warnung bleibt stehen, ist aber zweifelhaft: darauf zeigen, um den Grund zu lesen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>How long one batch takes, forward, backward and optimiser step together. Lower is faster.</source>
        <translation>Wie lange ein Batch dauert: Vorwärts-, Rückwärts- und Optimiererschritt zusammen. Weniger ist schneller.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>How many times faster than the baseline, with its 95 % interval. Both devices take turns, and the ratio is taken round by round.</source>
        <translation>Wievielmal so schnell wie das Bezugsgerät, mit 95-%-Intervall. Beide Geräte wechseln sich ab, und das Verhältnis wird Runde für Runde gebildet.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Mean cross-entropy of each batch. Every launch starts again from the same weights.</source>
        <translation>Mittlere Kreuzentropie jedes Batches. Jeder Start beginnt wieder mit denselben Gewichten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Memory in use by the whole machine and by the training processes.</source>
        <translation>Belegter Speicher des ganzen Rechners und der Trainingsprozesse.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Memory in use on the GPU by all programs.</source>
        <translation>Von allen Programmen belegter Speicher auf der GPU.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Power drawn by the GPU board.</source>
        <translation>Leistungsaufnahme der GPU-Karte.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Share of a step spent gathering the images and copying them to the device, from a pass of its own that is no part of the speedup.</source>
        <translation>Anteil eines Schritts, in dem Bilder gesammelt und auf das Gerät kopiert werden, aus einem eigenen Durchgang, der nicht in die Beschleunigung eingeht.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Share of test images classified right after the last epoch, from one seed.</source>
        <translation>Anteil der Testbilder, die nach der letzten Epoche richtig erkannt wurden, mit einem Seed.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Share of time in which any kernel ran; 100 % does not mean full speed.</source>
        <translation>Anteil der Zeit, in der irgendein Kernel lief; 100 % heißt nicht volle Geschwindigkeit.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The interval holds the true speedup in 95 of 100 runs. A round is one fresh process per device. The precision and the batch size are the same on both devices. What follows “beware” makes the figures doubtful.</source>
        <translation>Das Intervall enthält die wahre Beschleunigung in 95 von 100 Läufen. Eine Runde ist ein frischer Prozess je Gerät. Genauigkeit und Batchgröße sind auf beiden Geräten gleich. Was nach „Vorbehalt“ steht, macht die Werte zweifelhaft.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The network that was trained. Every device starts from the same weights.</source>
        <translation>Das trainierte Netz. Jedes Gerät beginnt mit denselben Gewichten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The sentence on top is the answer; the line below it says how sure it is.</source>
        <translation>Der Satz oben ist die Antwort; die Zeile darunter sagt, wie sicher sie ist.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The time per batch had not settled when the warm-up ended after its longest time.</source>
        <translation>Die Zeit je Batch hatte sich noch nicht eingependelt, als das Warm-up nach seiner längsten Dauer endete.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Training images per second, over all rounds: timed blocks after the warm-up, from one synchronised clock read to the next.</source>
        <translation>Trainingsbilder je Sekunde, über alle Runden: gemessene Blöcke nach dem Warm-up, von einer synchronisierten Uhrablesung zur nächsten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Training images per second. Higher is faster.</source>
        <translation>Trainingsbilder je Sekunde. Mehr ist schneller.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Training time, evaluation included and start-up apart; ≈ marks an estimate from the measured step time.</source>
        <translation>Trainingszeit, mit Auswertung und ohne Start; ≈ kennzeichnet eine Schätzung aus der gemessenen Schrittzeit.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>When the interval includes 1×, there is no clear difference between the devices.</source>
        <translation>Wenn das Intervall 1× enthält, gibt es keinen klaren Unterschied zwischen den Geräten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Where it was trained. Each measurement runs in a fresh process.</source>
        <translation>Worauf trainiert wurde. Jede Messung läuft in einem frischen Prozess.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{clause}.</source>
        <translation>{clause}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>{flag}: {meaning}</source>
        <translation>{flag}: {meaning}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>“Indicative” means too few rounds for an interval: run longer before you rely on it.</source>
        <translation>„Vorläufig“ heißt zu wenige Runden für ein Intervall: länger messen, bevor man sich darauf verlässt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>“≈” marks a training time that was estimated from measured steps and not trained in full.</source>
        <translation>„≈“ kennzeichnet eine Trainingszeit, die aus gemessenen Schritten geschätzt und nicht ganz trainiert wurde.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of epochs must be a whole number, not {value}.</source>
        <translation>Die Zahl der Epochen muss eine ganze Zahl sein, nicht {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of epochs must be at least 1, not {value}.</source>
        <translation>Die Zahl der Epochen muss mindestens 1 sein, nicht {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of epochs must be at most {most}.</source>
        <translation>Die Zahl der Epochen darf höchstens {most} sein.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of images must be a whole number, not {value}.</source>
        <translation>Die Zahl der Bilder muss eine ganze Zahl sein, nicht {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of images must be at least 1, not {value}.</source>
        <translation>Die Zahl der Bilder muss mindestens 1 sein, nicht {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of images must be at most {most}.</source>
        <translation>Die Zahl der Bilder darf höchstens {most} sein.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>it was not measured</source>
        <translation>es wurde nicht gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>its throughput is no usable figure</source>
        <translation>sein Durchsatz ist kein brauchbarer Wert</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>projection: assumes your images cost the same as these 3×32×32 ones</source>
        <translation>Hochrechnung: setzt voraus, dass Ihre Bilder so viel kosten wie diese mit 3×32×32</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>{model} on {device}: no projection, {reason}</source>
        <translation>{model} auf {device}: keine Hochrechnung, {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>{model} on {device}: {time} (95 % interval {low} to {high}), {projection}</source>
        <translation>{model} auf {device}: {time} (95-%-Intervall {low} bis {high}), {projection}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>{model} on {device}: {time} (indicative), {projection}</source>
        <translation>{model} auf {device}: {time} (vorläufig), {projection}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>Nothing was found: no largest batch can be given</source>
        <translation>Nichts gefunden: Es lässt sich kein größter Batch angeben</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>Searching: the first answer comes with the first device</source>
        <translation>Suche läuft: Die erste Antwort kommt mit dem ersten Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>a larger one would keep the machine busy for too long</source>
        <translation>ein größerer würde den Rechner zu lange belegen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>batch {batch} fits on {device}</source>
        <translation>Batch {batch} passt auf {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>ended to keep the machine usable</source>
        <translation>beendet, damit der Rechner benutzbar bleibt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>not even one image fits on {device}</source>
        <translation>nicht einmal ein Bild passt auf {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>the device's memory ends it</source>
        <translation>der Speicher des Geräts setzt die Grenze</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>those are all the images there are</source>
        <translation>mehr Bilder gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{batch} on {device}</source>
        <translation>{batch} auf {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: batch {batch} fits, {next} does not; {limit}</source>
        <translation>{model} auf {device}: Batch {batch} passt, {next} nicht; {limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: batch {batch} fits, {next} was not tried; {limit}</source>
        <translation>{model} auf {device}: Batch {batch} passt, {next} wurde nicht versucht; {limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: batch {batch} fits; {limit}</source>
        <translation>{model} auf {device}: Batch {batch} passt; {limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: not even one image fits; {limit}</source>
        <translation>{model} auf {device}: Nicht einmal ein Bild passt; {limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/loss_agreement.py"/>
        <source>tuned, its loss is no finite number any more</source>
        <translation>getunt ist sein Verlust keine endliche Zahl mehr</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/loss_agreement.py"/>
        <source>tuned, its loss is {loss} where it should be {other}</source>
        <translation>getunt ist sein Verlust {loss} statt {other}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/map_grid.py"/>
        <source>Model size (parameters; k: thousand, M: million)</source>
        <translation>Modellgröße (Parameter; k: Tausend, M: Million)</translation>
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
        <translation>Reihe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/naming.py"/>
        <source>{device} again</source>
        <translation>{device} noch einmal</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/naming.py"/>
        <source>{device} tuned</source>
        <translation>{device} getunt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first batch holds other images</source>
        <translation>der erste Batch enthält andere Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first loss differs by {share} of its size</source>
        <translation>der erste Verlust weicht um {share} seiner Größe ab</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first outputs differ by {share} of their size</source>
        <translation>die ersten Ausgaben weichen um {share} ihrer Größe ab</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first step gave no finite numbers</source>
        <translation>der erste Schritt ergab keine endlichen Zahlen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>their models have different sizes</source>
        <translation>ihre Modelle sind verschieden groß</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>they did not see the same batches in the same order</source>
        <translation>sie sahen nicht dieselben Batches in derselben Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>they did not start from the same weights</source>
        <translation>sie begannen nicht mit denselben Gewichten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Checking the images</source>
        <translation>Bilder werden geprüft</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Downloading the images</source>
        <translation>Bilder werden heruntergeladen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Ended with {finished} of {total} cells finished. Everything measured is kept.</source>
        <translation>Beendet mit {finished} von {total} fertigen Zellen. Alles Gemessene bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Finished in {time}</source>
        <translation>Fertig nach {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <location filename="../../gpubench_gui/gui/resuming.py"/>
        <source>Getting ready</source>
        <translation>Wird vorbereitet</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Making the images</source>
        <translation>Bilder werden erzeugt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Reading the images</source>
        <translation>Bilder werden gelesen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Stopped with {finished} of {total} cells finished. Everything measured is kept.</source>
        <translation>Angehalten mit {finished} von {total} fertigen Zellen. Alles Gemessene bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Writing the images</source>
        <translation>Bilder werden geschrieben</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>epoch {n} of {total}</source>
        <translation>Epoche {n} von {total}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>evaluating</source>
        <translation>wertet aus</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>getting ready</source>
        <translation>wird vorbereitet</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>measuring</source>
        <translation>misst</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>searching for the largest batch</source>
        <translation>sucht den größten Batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>training</source>
        <translation>trainiert</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>waiting for its turn</source>
        <translation>wartet, bis er dran ist</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>warm-up</source>
        <translation>Warm-up</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>watching it took {share} of one core</source>
        <translation>das Beobachten brauchte {share} eines Kerns</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>where the time goes</source>
        <translation>wohin die Zeit geht</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>{n} images/s</source>
        <translation>{n} Bilder/s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>{n} of {total}</source>
        <translation>{n} von {total}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>{what} on {device}</source>
        <translation>{what} auf {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>A family of networks is trained on every device in turns, at four batch sizes.</source>
        <translation>Eine Familie von Netzen wird im Wechsel auf jedem Gerät trainiert, mit vier Batchgrößen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>A family of networks is trained on every device in turns, closest where they are equally fast.</source>
        <translation>Eine Familie von Netzen wird im Wechsel auf jedem Gerät trainiert, am dichtesten dort, wo beide gleich schnell sind.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>At which sizes and batches does each of {n} devices train faster than {baseline}?</source>
        <translation>Bei welchen Größen und Batches trainiert jedes von {n} Geräten schneller als {baseline}?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>At which sizes and batches does {device} train faster than {baseline}?</source>
        <translation>Bei welchen Größen und Batches trainiert {device} schneller als {baseline}?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Choose at least two devices on the left.</source>
        <translation>Links mindestens zwei Geräte wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Choose models and devices on the left.</source>
        <translation>Links Modelle und Geräte wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Every device trains from the same weights on the same batches, in turns; only the device differs.</source>
        <translation>Jedes Gerät trainiert im Wechsel mit denselben Gewichten und denselben Batches; nur das Gerät ist verschieden.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>From which model size on does another device pay?</source>
        <translation>Ab welcher Modellgröße lohnt sich ein anderes Gerät?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>From which model size on does each of {n} devices train faster than {baseline}?</source>
        <translation>Ab welcher Modellgröße trainiert jedes von {n} Geräten schneller als {baseline}?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>From which model size on does {device} train faster than {baseline}?</source>
        <translation>Ab welcher Modellgröße trainiert {device} schneller als {baseline}?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How fast does each model train on {device}?</source>
        <translation>Wie schnell trainiert jedes Modell auf {device}?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How fast does {model} train on {device}?</source>
        <translation>Wie schnell trainiert {model} auf {device}?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How large a batch fits into each device's memory?</source>
        <translation>Wie groß darf ein Batch für den Speicher jedes Geräts sein?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does each model train on each of {n} devices than on {baseline}?</source>
        <translation>Wievielmal so schnell wie auf {baseline} trainiert jedes Modell auf jedem von {n} Geräten?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does each model train on {device} than on {baseline}?</source>
        <translation>Wievielmal so schnell wie auf {baseline} trainiert jedes Modell auf {device}?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does {model} train on each of {n} devices than on {baseline}?</source>
        <translation>Wievielmal so schnell wie auf {baseline} trainiert {model} auf jedem von {n} Geräten?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does {model} train on {device} than on {baseline}?</source>
        <translation>Wievielmal so schnell wie auf {baseline} trainiert {model} auf {device}?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>One device is chosen: this measures its speed. Add another to see the speedup.</source>
        <translation>Ein Gerät ist gewählt: So wird seine Geschwindigkeit gemessen. Mit einem zweiten zeigt sich die Beschleunigung.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>The batch is doubled until memory runs out.</source>
        <translation>Der Batch wird verdoppelt, bis der Speicher ausgeht.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Which device trains your model faster, and by how much?</source>
        <translation>Welches Gerät trainiert Ihr Modell schneller, und um wie viel?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>All models</source>
        <translation>Alle Modelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>how the speedup grows</source>
        <translation>wie die Beschleunigung wächst</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>largest batch</source>
        <translation>größter Batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>no reason given</source>
        <translation>ohne Angabe von Gründen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>what limits it</source>
        <translation>was es begrenzt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>what was tried</source>
        <translation>was versucht wurde</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{device} against {baseline}</source>
        <translation>{device} gegen {baseline}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{device}: {topic}</source>
        <translation>{device}: {topic}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{trick}: not kept, {reason}.</source>
        <translation>{trick}: nicht behalten, {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{trick}: {gain}.</source>
        <translation>{trick}: {gain}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Apr</source>
        <translation>Apr.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Aug</source>
        <translation>Aug.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Dec</source>
        <translation>Dez.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Feb</source>
        <translation>Feb.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Jan</source>
        <translation>Jan.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Jul</source>
        <translation>Juli</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Jun</source>
        <translation>Juni</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Mar</source>
        <translation>März</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Nov</source>
        <translation>Nov.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Oct</source>
        <translation>Okt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Sep</source>
        <translation>Sep.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>{day} {month} {year}, {devices}</source>
        <translation>{day}. {month} {year}, {devices}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>CPU load</source>
        <translation>CPU-Auslastung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>CPU load of other programs</source>
        <translation>CPU-Auslastung durch andere Programme</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>CPU load of the training</source>
        <translation>CPU-Auslastung durch das Training</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU clock</source>
        <translation>GPU-Takt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU energy</source>
        <translation>GPU-Energie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>GPU power</source>
        <translation>GPU-Leistung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU temperature</source>
        <translation>GPU-Temperatur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU throttling</source>
        <translation>GPU-Drosselung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>GPU utilisation</source>
        <translation>GPU-Auslastung</translation>
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
        <translation>Letzter Wert</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Memory of the training</source>
        <translation>Speicher des Trainings</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Read</source>
        <translation>Abgelesen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Sensor</source>
        <translation>Sensor</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>The sensors are read while a run lasts. Run a comparison, or open a saved run, to see them here.</source>
        <translation>Die Sensoren werden während eines Laufs abgelesen. Einen Vergleich starten oder einen gespeicherten Lauf öffnen, um sie hier zu sehen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>available</source>
        <translation>verfügbar</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>every 0.5 s</source>
        <translation>alle 0,5 s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>every 2 s</source>
        <translation>alle 2 s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>no reading in this run</source>
        <translation>keine Ablesung in diesem Lauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>no reading yet</source>
        <translation>noch keine Ablesung</translation>
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
        <translation>{n} Kerne</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>{sensor}, {device}</source>
        <translation>{sensor}, {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>{used} of {total} GiB</source>
        <translation>{used} von {total} GiB</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>A sweep times one family of networks; there is no model to skip.</source>
        <translation>Eine Reihe misst eine Familie von Netzen; es gibt kein Modell zu überspringen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>No model is being measured yet.</source>
        <translation>Noch wird kein Modell gemessen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>This is the last model; Stop ends the run.</source>
        <translation>Dies ist das letzte Modell; Anhalten beendet den Lauf.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>This model is being skipped; what was measured of it is kept.</source>
        <translation>Dieses Modell wird übersprungen; was davon gemessen wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>batch {batch}</source>
        <translation>Batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>failed on {device}: {reason}</source>
        <translation>auf {device} fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>failed: {reason}</source>
        <translation>fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>guessed</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>its turn comes</source>
        <translation>kommt noch dran</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>not measured yet</source>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>{n} parameters</source>
        <translation>{n} Parameter</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>A family of networks</source>
        <translation>Eine Familie von Netzen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Every step costs a device a fixed time, and then time for the work in it</source>
        <translation>Jeder Schritt kostet ein Gerät eine feste Zeit und dazu Zeit für die Arbeit darin</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>F5 starts it.</source>
        <translation>F5 startet es.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Fitted to the steps that were timed</source>
        <translation>Angepasst an die gemessenen Schritte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Getting ready: the images come first</source>
        <translation>Wird vorbereitet: Zuerst kommen die Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>How many times faster? This was guessed before the race</source>
        <translation>Wievielmal so schnell? Das wurde vor dem Rennen geschätzt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Looking for the largest batch of {model} that fits</source>
        <translation>Gesucht wird der größte Batch von {model}, der passt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Parameters from which on it pays</source>
        <translation>Parameterzahl, ab der es sich lohnt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Speedup at sizes in parameters</source>
        <translation>Beschleunigung bei Größen in Parametern</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The answer comes with the race</source>
        <translation>Die Antwort kommt mit dem Rennen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The guess</source>
        <translation>Der Tipp</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race</source>
        <translation>Das Rennen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race has not begun yet</source>
        <translation>Das Rennen hat noch nicht begonnen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race is over</source>
        <translation>Das Rennen ist vorbei</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race is over: images per second with {model}</source>
        <translation>Das Rennen ist vorbei: Bilder je Sekunde mit {model}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The reason</source>
        <translation>Der Grund</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The result so far</source>
        <translation>Das Ergebnis bisher</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why it is so is told after the race</source>
        <translation>Warum es so ist, steht hier nach dem Rennen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why it is so is told once enough sizes have been timed</source>
        <translation>Warum es so ist, steht hier, sobald genug Größen gemessen sind</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why it is so is told once the devices have been looked at</source>
        <translation>Warum es so ist, steht hier, sobald die Geräte untersucht sind</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why was not looked into in this run</source>
        <translation>Warum es so ist, wurde in diesem Lauf nicht untersucht</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>about {time} left</source>
        <translation>noch etwa {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>at batch {batch}</source>
        <translation>bei Batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>at most, or sooner</source>
        <translation>höchstens, oder früher</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>epoch each</source>
        <translation>je eine Epoche</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>epochs each</source>
        <translation>je so viele Epochen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>of measuring</source>
        <translation>Messzeit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>parameters in {model}</source>
        <translation>Parameter in {model}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{device}: failed</source>
        <translation>{device}: fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{model} is trained on {device}</source>
        <translation>{model} wird auf {device} trainiert</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{model} is trained on {first} and {second} in turns</source>
        <translation>{model} wird im Wechsel auf {first} und {second} trainiert</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{model} is trained on {n} devices in turns</source>
        <translation>{model} wird im Wechsel auf {n} Geräten trainiert</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{title} ({n} of {total})</source>
        <translation>{title} ({n} von {total})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{title}: {device}</source>
        <translation>{title}: {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>A sweep compares devices: choose at least two.</source>
        <translation>Eine Reihe vergleicht Geräte: mindestens zwei wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>A sweep trains its own family of networks: choose no models for it.</source>
        <translation>Eine Reihe trainiert ihre eigene Familie von Netzen: keine Modelle dafür wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Batch size must be above zero, not {value}.</source>
        <translation>Die Batchgröße muss über null liegen, nicht {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Batch size must be at most {most}.</source>
        <translation>Die Batchgröße darf höchstens {most} sein.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Best against best is measured by the quick protocol alone.</source>
        <translation>Best gegen Best misst nur das Verfahren Schnell.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Choose at least one device.</source>
        <translation>Mindestens ein Gerät wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Choose at least one model.</source>
        <translation>Mindestens ein Modell wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Device {name} is listed twice.</source>
        <translation>Das Gerät {name} ist zweimal angegeben.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Epochs must be above zero, not {value}.</source>
        <translation>Die Epochenzahl muss über null liegen, nicht {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Epochs must be at most {most}.</source>
        <translation>Die Epochenzahl darf höchstens {most} sein.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Learning rate must be above zero, not {value}.</source>
        <translation>Die Lernrate muss über null liegen, nicht {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Learning rate must be at most {most}.</source>
        <translation>Die Lernrate darf höchstens {most} sein.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Model {name} is listed twice.</source>
        <translation>Das Modell {name} ist zweimal angegeben.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>The seed must lie between 0 and {most}, not {value}.</source>
        <translation>Der Seed muss zwischen 0 und {most} liegen, nicht {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>The time budget must lie between 1 and 86400 seconds, not {value}.</source>
        <translation>Das Zeitbudget muss zwischen 1 und 86400 Sekunden liegen, nicht {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Unknown model {model}. Known models: {known}.</source>
        <translation>Unbekanntes Modell {model}. Bekannte Modelle: {known}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>On this machine {device} pays {where}</source>
        <translation>Auf diesem Rechner lohnt sich {device} {where}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>from about {size} parameters at batch {batch}</source>
        <translation>ab etwa {size} Parametern bei Batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>from the smallest size tried at batch {batch}</source>
        <translation>ab der kleinsten versuchten Größe bei Batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>not clearly at batch {batch}</source>
        <translation>nicht klar bei Batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>nowhere up to {size} at batch {batch}</source>
        <translation>nirgends bis {size} bei Batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>{n} failed</source>
        <translation>{n} fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>{n} of {total} cells measured</source>
        <translation>{n} von {total} Zellen gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>95 % interval {interval}</source>
        <translation>95-%-Intervall {interval}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>Measuring: the first answer comes with the first finished round</source>
        <translation>Messung läuft: Die erste Antwort kommt mit der ersten fertigen Runde</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Nothing was measured: no speedup can be given</source>
        <translation>Nichts wurde gemessen: Es lässt sich keine Beschleunigung angeben</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>best against best {speedup} ({interval})</source>
        <translation>Best gegen Best {speedup} ({interval})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>best against best: {reason}</source>
        <translation>Best gegen Best: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>not measured on both devices yet</source>
        <translation>noch nicht auf beiden Geräten gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{model} trains {n} images per second on {device}</source>
        <translation>{model} trainiert {n} Bilder je Sekunde auf {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{model} trains {times} faster on {device} than on {other}</source>
        <translation>{model} trainiert auf {device} {times} so schnell wie auf {other}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{model} {problem}</source>
        <translation>{model}: {problem}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{model}: no clear difference between {device} and {other}</source>
        <translation>{model}: kein klarer Unterschied zwischen {device} und {other}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{model}: no speedup, {reason}</source>
        <translation>{model}: keine Beschleunigung, {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>{model}: {problem}</source>
        <translation>{model}: {problem}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{n} failed cell</source>
        <translation>{n} fehlgeschlagene Zelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{n} failed cells</source>
        <translation>{n} fehlgeschlagene Zellen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep.py"/>
        <source>{flag} in {n} of {total} timings</source>
        <translation>{flag} in {n} von {total} Messungen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>Batch {batch}: {told}</source>
        <translation>Batch {batch}: {told}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Model size (million parameters, log scale)</source>
        <translation>Modellgröße (Millionen Parameter, logarithmisch)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>Training work per image (GFLOP, log scale)</source>
        <translation>Trainingsarbeit je Bild (GFLOP, logarithmisch)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>about {n}×, interpolated, not measured</source>
        <translation>etwa {n}×, interpoliert, nicht gemessen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>out of memory</source>
        <translation>Speicher reicht nicht</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>pays from {size}</source>
        <translation>lohnt sich ab {size}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>{speedup}, measured in {rounds}</source>
        <translation>{speedup}, gemessen in {rounds}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>1 CPU core</source>
        <translation>CPU mit 1 Kern</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>1 image</source>
        <translation>1 Bild</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>1 thread</source>
        <translation>1 Thread</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>A run of the protocol {name} cannot be resumed: which network it times next follows from all that it has timed before. Run it again.</source>
        <translation>Ein Lauf des Verfahrens {name} lässt sich nicht fortsetzen: Welches Netz als Nächstes gemessen wird, folgt aus allem davor. Neu starten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Apple GPU</source>
        <translation>Apple-GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Batch {batch} does not fit: {data} has {images} training images.</source>
        <translation>Batch {batch} passt nicht: {data} hat {images} Trainingsbilder.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CIFAR-10 in {folder} is incomplete: {files} are missing.</source>
        <translation>CIFAR-10 in {folder} ist unvollständig: {files} fehlen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CIFAR-10 in {folder} is incomplete: {files} is missing.</source>
        <translation>CIFAR-10 in {folder} ist unvollständig: {files} fehlt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CIFAR-10 was not downloaded before, and no folder was chosen.</source>
        <translation>CIFAR-10 wurde noch nicht heruntergeladen, und kein Ordner ist gewählt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CUDA reports an unknown error, as it does when the machine slept</source>
        <translation>CUDA meldet einen unbekannten Fehler, wie nach dem Ruhezustand des Rechners</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Check the disk or the network that holds them, or use the synthetic data; nothing was run.</source>
        <translation>Den Datenträger oder das Netz prüfen, auf dem sie liegen, oder die synthetischen Daten benutzen; nichts wurde gestartet.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Check the driver, then look for devices again; other devices are not affected.</source>
        <translation>Den Treiber prüfen, dann erneut nach Geräten suchen; andere Geräte sind nicht betroffen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a folder that holds {file} or {other}, let the program download it, or use the synthetic data.</source>
        <translation>Einen Ordner mit {file} oder {other} wählen, das Programm herunterladen lassen oder die synthetischen Daten benutzen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a folder that you may write to.</source>
        <translation>Einen Ordner mit Schreibrecht wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a folder with the four files, install Debian's or Ubuntu's package {name}, or use the synthetic data.</source>
        <translation>Einen Ordner mit den vier Dateien wählen, das Debian- oder Ubuntu-Paket {name} installieren oder die synthetischen Daten benutzen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a smaller batch; nothing was run.</source>
        <translation>Einen kleineren Batch wählen; nichts wurde gestartet.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another batch size, of at least 2.</source>
        <translation>Eine andere Batchgröße wählen, mindestens 2.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another copy of the data, or the synthetic data.</source>
        <translation>Eine andere Kopie der Daten wählen oder die synthetischen Daten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another folder, check the disk, or use the synthetic data.</source>
        <translation>Einen anderen Ordner wählen, den Datenträger prüfen oder die synthetischen Daten benutzen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another folder, or check the disk.</source>
        <translation>Einen anderen Ordner wählen oder den Datenträger prüfen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another one.</source>
        <translation>Einen anderen wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Close other programs and start it again.</source>
        <translation>Andere Programme schließen und erneut starten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Close other programs that use this GPU, then look for devices again.</source>
        <translation>Andere Programme schließen, die diese GPU benutzen, dann erneut nach Geräten suchen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Copy what is missing into that folder, or choose another one.</source>
        <translation>Das Fehlende in diesen Ordner kopieren oder einen anderen wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Delete it and fetch it again, choose a folder with an unpacked copy, or use the synthetic data.</source>
        <translation>Löschen und neu holen, einen Ordner mit einer entpackten Kopie wählen oder die synthetischen Daten benutzen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Everything measured so far is kept; run again, and if it happens again the log names the cause.</source>
        <translation>Alles bisher Gemessene bleibt erhalten; erneut starten, und geschieht es wieder, nennt das Protokoll die Ursache.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Fashion-MNIST in {folder} is incomplete: {files} (or the same with .gz) are missing.</source>
        <translation>Fashion-MNIST in {folder} ist unvollständig: {files} (oder dieselben mit .gz) fehlen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Fashion-MNIST in {folder} is incomplete: {files} (or the same with .gz) is missing.</source>
        <translation>Fashion-MNIST in {folder} ist unvollständig: {files} (oder dasselbe mit .gz) fehlt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Fetch the archive by other means and choose its folder, or use the synthetic data, which needs no download.</source>
        <translation>Das Archiv auf anderem Weg holen und seinen Ordner wählen, oder die synthetischen Daten benutzen, die keinen Download brauchen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Free some disk space and run again.</source>
        <translation>Speicherplatz freigeben und erneut starten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Free some space on it, or choose a folder on another disk.</source>
        <translation>Platz darauf schaffen oder einen Ordner auf einem anderen Datenträger wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>GPU meters are not open.</source>
        <translation>GPU-Anzeigen sind nicht geöffnet.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>GPU meters are off: the NVIDIA driver shows no GPU.</source>
        <translation>GPU-Anzeigen sind aus: Der NVIDIA-Treiber zeigt keine GPU.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>GPU meters are off; training is not affected: {reason}</source>
        <translation>GPU-Anzeigen sind aus, das Training ist nicht betroffen: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install Microsoft's Visual C++ Redistributable, which PyTorch needs.</source>
        <translation>Microsofts Visual C++ Redistributable installieren, das PyTorch braucht.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install PyTorch for {program}.</source>
        <translation>PyTorch für {program} installieren.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install a build made for it: a newer CUDA build for a new card, an older one for an old card.</source>
        <translation>Eine passende Version installieren: für eine neue Karte eine neuere CUDA-Version, für eine alte eine ältere.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install a newer CUDA build of PyTorch that supports this card.</source>
        <translation>Eine neuere CUDA-Version von PyTorch installieren, die diese Karte unterstützt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install an older CUDA build of PyTorch that still supports this card.</source>
        <translation>Eine ältere CUDA-Version von PyTorch installieren, die diese Karte noch unterstützt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install the CUDA build of PyTorch (the selector on pytorch.org gives the line), then look again.</source>
        <translation>PyTorch mit CUDA installieren (die Auswahl auf pytorch.org nennt die Zeile), dann erneut suchen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Look for devices again; if it should be there, check its driver and the PyTorch build.</source>
        <translation>Erneut nach Geräten suchen; sollte es da sein, seinen Treiber und die PyTorch-Version prüfen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Look for devices again; if that takes as long, restart the machine or update the driver.</source>
        <translation>Erneut nach Geräten suchen; dauert es wieder so lange, den Rechner neu starten oder den Treiber aktualisieren.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>NVIDIA's library could not be started ({reason}).</source>
        <translation>NVIDIAs Bibliothek ließ sich nicht starten ({reason}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>No batch from {model} on {device} for {seconds} s. It is given up after {limit} s; Stop ends it now. Finished results are kept.</source>
        <translation>Seit {seconds} s kein Batch von {model} auf {device}. Nach {limit} s wird es aufgegeben; Anhalten beendet es jetzt. Fertige Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>No folder was chosen and the package {name} is not installed.</source>
        <translation>Kein Ordner ist gewählt, und das Paket {name} ist nicht installiert.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>No secure connection to {host} came about ({reason}); a proxy may stand between.</source>
        <translation>Keine sichere Verbindung zu {host} kam zustande ({reason}); vielleicht steht ein Proxy dazwischen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Nothing of this run is missing: every cell is finished, or failed for a reason of its own.</source>
        <translation>An diesem Lauf fehlt nichts: Jede Zelle ist fertig oder aus eigenem Grund fehlgeschlagen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Nothing was heard from preparing the images for {seconds} s. It is given up after {limit} s; Stop ends it now.</source>
        <translation>Seit {seconds} s nichts von der Vorbereitung der Bilder gehört. Nach {limit} s wird sie aufgegeben; Anhalten beendet sie jetzt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Other programs keep {cores} cores busy. After {seconds} s the measuring goes on all the same. Close them for figures that can be trusted.</source>
        <translation>Andere Programme beschäftigen {cores} Kerne. Nach {seconds} s geht die Messung trotzdem weiter. Für verlässliche Werte schließen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Please report this with the log; the synthetic data may still work.</source>
        <translation>Bitte mit dem Protokoll melden; die synthetischen Daten gehen vielleicht trotzdem.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Please report this.</source>
        <translation>Bitte melden.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Preparing the images ended without a result.</source>
        <translation>Die Vorbereitung der Bilder endete ohne Ergebnis.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Preparing the images failed: {reason}.</source>
        <translation>Die Vorbereitung der Bilder schlug fehl: {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Preparing the images was stopped; nothing half-written was kept.</source>
        <translation>Die Vorbereitung der Bilder wurde angehalten; nichts Halbfertiges blieb.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch cannot be loaded</source>
        <translation>PyTorch lässt sich nicht laden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch cannot be loaded: {reason}</source>
        <translation>PyTorch lässt sich nicht laden: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch cannot profile a device of the kind {kind}</source>
        <translation>PyTorch kann ein Gerät der Art {kind} nicht profilieren</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch does not list this card</source>
        <translation>PyTorch führt diese Karte nicht auf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Reload the driver's modules or restart the machine, then look for devices again.</source>
        <translation>Die Treibermodule neu laden oder den Rechner neu starten, dann erneut nach Geräten suchen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Run again with a smaller batch or model; if it hangs again, restart the machine or update the driver.</source>
        <translation>Mit kleinerem Batch oder Modell erneut starten; hängt es wieder, den Rechner neu starten oder den Treiber aktualisieren.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Run again: each run starts a fresh process.</source>
        <translation>Erneut starten: Jeder Lauf beginnt einen frischen Prozess.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Run again; if it happens again, the log names the cause.</source>
        <translation>Erneut starten; geschieht es wieder, nennt das Protokoll die Ursache.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Search on a system that tells how much memory is free.</source>
        <translation>Auf einem System suchen, das den freien Speicher nennt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Shared memory may be too small: enlarge /dev/shm, or try a smaller batch.</source>
        <translation>Der gemeinsame Speicher ist vielleicht zu klein: /dev/shm vergrößern oder einen kleineren Batch versuchen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Start it again.</source>
        <translation>Erneut starten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The address of {host} was not found: this machine may be offline, or need a proxy.</source>
        <translation>Die Adresse von {host} wurde nicht gefunden: Dieser Rechner ist vielleicht offline oder braucht einen Proxy.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive could not be downloaded from {host} ({reason}); nothing was kept.</source>
        <translation>Das Archiv ließ sich nicht von {host} herunterladen ({reason}); nichts wurde behalten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} has no {entry}, so it is not CIFAR-10.</source>
        <translation>Das Archiv {file} hat kein {entry}, ist also nicht CIFAR-10.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} is cut short or damaged ({reason}).</source>
        <translation>Das Archiv {file} ist abgeschnitten oder beschädigt ({reason}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} unpacks to more than 500 MB, so it is not CIFAR-10.</source>
        <translation>Das Archiv {file} entpackt sich zu mehr als 500 MB, ist also nicht CIFAR-10.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} was refused: its entry {entry} {reason}. Nothing was unpacked.</source>
        <translation>Das Archiv {file} wurde abgelehnt: Sein Eintrag {entry} {reason}. Nichts wurde entpackt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The certificate of {host} was not accepted ({reason}), so nothing was downloaded: a proxy that opens connections, a wrong clock or missing root certificates can be the cause.</source>
        <translation>Das Zertifikat von {host} wurde nicht akzeptiert ({reason}), daher wurde nichts heruntergeladen: Ein Proxy, der Verbindungen öffnet, eine falsche Uhr oder fehlende Stammzertifikate können die Ursache sein.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The connection ended after {n} of {total} bytes; the part was removed.</source>
        <translation>Die Verbindung endete nach {n} von {total} Bytes; der Teil wurde entfernt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The connection to {host} broke off; the part that had arrived was removed.</source>
        <translation>Die Verbindung zu {host} brach ab; der angekommene Teil wurde entfernt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The disk that holds {folder} is full: {needed} MB are needed and {free} MB are free. Nothing half-written was kept.</source>
        <translation>Der Datenträger mit {folder} ist voll: {needed} MB werden gebraucht, {free} MB sind frei. Nichts Halbfertiges blieb.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The disk that holds {folder} is full: {needed} MB are needed. Nothing half-written was kept.</source>
        <translation>Der Datenträger mit {folder} ist voll: {needed} MB werden gebraucht. Nichts Halbfertiges blieb.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The folder {folder} cannot be written to ({reason}).</source>
        <translation>In den Ordner {folder} lässt sich nicht schreiben ({reason}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history cannot be used ({reason}).</source>
        <translation>Der Verlauf ist nicht benutzbar ({reason}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history cannot be written: its folder or file is read-only.</source>
        <translation>In den Verlauf lässt sich nicht schreiben: Sein Ordner oder seine Datei ist schreibgeschützt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history cannot be written: the disk is full. Free some space and try again.</source>
        <translation>In den Verlauf lässt sich nicht schreiben: Der Datenträger ist voll. Platz schaffen und erneut versuchen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history is damaged and a new one cannot be made.</source>
        <translation>Der Verlauf ist beschädigt, und ein neuer lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history is damaged and cannot be set aside.</source>
        <translation>Der Verlauf ist beschädigt und lässt sich nicht beiseitelegen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history is in use by another program. Close that one and try again.</source>
        <translation>Der Verlauf wird von einem anderen Programm benutzt. Dieses schließen und erneut versuchen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The images cannot be reached: {reason}.</source>
        <translation>Die Bilder sind nicht erreichbar: {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The images could not be prepared: no sign of life for {seconds} s, ended.</source>
        <translation>Die Bilder ließen sich nicht vorbereiten: kein Lebenszeichen seit {seconds} s, beendet.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The images could not be prepared: {reason}.</source>
        <translation>Die Bilder ließen sich nicht vorbereiten: {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The log holds the details; the other cells are kept.</source>
        <translation>Das Protokoll enthält die Einzelheiten; die anderen Zellen bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The machine has {n} logical CPUs, but this program may not use them all: {limits}. The CPU trains with {threads}.</source>
        <translation>Der Rechner hat {n} logische CPUs, aber dieses Programm darf nicht alle benutzen: {limits}. Die CPU trainiert mit {threads}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The name of the folder {folder} is no valid text.</source>
        <translation>Der Name des Ordners {folder} ist kein gültiger Text.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The pictures of {data} have a colour channel without any variation: nothing can be learnt from them.</source>
        <translation>Die Bilder von {data} haben einen Farbkanal ohne jede Streuung: Aus ihnen lässt sich nichts lernen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The prepared images could not be read back: {reason}</source>
        <translation>Die vorbereiteten Bilder ließen sich nicht zurücklesen: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The proxy did not let the download through ({reason}); nothing was downloaded.</source>
        <translation>Der Proxy ließ den Download nicht durch ({reason}); nichts wurde heruntergeladen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The request to prepare images was not understood: {request}.</source>
        <translation>Der Auftrag, Bilder vorzubereiten, wurde nicht verstanden: {request}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The run broke off ({reason}). {rest}</source>
        <translation>Der Lauf brach ab ({reason}). {rest}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The run can no longer be saved ({reason}). It goes on and everything stays in the window: export it before you close, or free some space and run again.</source>
        <translation>Der Lauf lässt sich nicht mehr speichern ({reason}). Er geht weiter, und alles bleibt im Fenster: vor dem Schließen exportieren, oder Platz schaffen und erneut starten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The search for the largest batch of {model} on {device} ended at {images}: one step took {seconds} s.</source>
        <translation>Die Suche nach dem größten Batch von {model} auf {device} endete bei {images}: Ein Schritt dauerte {seconds} s.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The system may have run out of memory: try a smaller batch or model.</source>
        <translation>Dem System ist vielleicht der Speicher ausgegangen: kleineren Batch oder kleineres Modell versuchen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There is no folder or archive {file}.</source>
        <translation>Es gibt keinen Ordner und kein Archiv {file}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There is no folder {folder}.</source>
        <translation>Es gibt keinen Ordner {folder}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There is no run {name}: give a run's folder, its {file}, or the id of a saved run.</source>
        <translation>Es gibt keinen Lauf {name}: den Ordner eines Laufs, seine Datei {file} oder die Kennung eines gespeicherten Laufs angeben.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There was not enough memory to prepare the images.</source>
        <translation>Der Speicher reichte nicht, um die Bilder vorzubereiten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This copy of CIFAR-10 does not consist of the official bytes (its checksums differ).</source>
        <translation>Diese Kopie von CIFAR-10 besteht nicht aus den offiziellen Bytes (ihre Prüfsummen weichen ab).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This is no run that this version can show: {reason}.</source>
        <translation>Diesen Lauf kann diese Version nicht zeigen: {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed now, since no model could be started: {reason}.</source>
        <translation>Dieser Lauf lässt sich jetzt nicht fortsetzen, weil kein Modell starten konnte: {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed now: {reason}</source>
        <translation>Dieser Lauf lässt sich jetzt nicht fortsetzen: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed: {device} cannot be used now.</source>
        <translation>Dieser Lauf lässt sich nicht fortsetzen: {device} ist jetzt nicht benutzbar.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed: {what} was {before} then and is {now} now.</source>
        <translation>Dieser Lauf lässt sich nicht fortsetzen: {what} war damals {before} und ist jetzt {now}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run goes on with {run}, which ended early: {done} of {total} cells are kept as they were, the others are measured anew.</source>
        <translation>Dieser Lauf setzt {run} fort, der vorzeitig endete: {done} von {total} Zellen bleiben, wie sie waren, die übrigen werden neu gemessen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run is still being measured, or was until a moment ago: wait until it has ended, or for {seconds} s, and resume it again.</source>
        <translation>Dieser Lauf wird noch gemessen, oder bis eben: warten, bis er beendet ist, oder {seconds} s, und dann erneut fortsetzen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run of the history is larger than any run of this program.</source>
        <translation>Dieser Lauf im Verlauf ist größer als jeder Lauf dieses Programms.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run was measured by gpubench {version}, and this is {now}: its parts would not be measured alike. Run it again.</source>
        <translation>Dieser Lauf wurde mit gpubench {version} gemessen, und dies ist {now}: Seine Teile würden nicht gleich gemessen. Neu starten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Try {what}; the other devices are not affected.</source>
        <translation>{what} versuchen; die anderen Geräte sind nicht betroffen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Tuning {model} on {device} broke off: {reason}. What helped is kept.</source>
        <translation>Das Tuning von {model} auf {device} brach ab: {reason}. Was half, bleibt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Update the NVIDIA driver to one that supports CUDA {version}, and check that CUDA_VISIBLE_DEVICES does not hide the card.</source>
        <translation>Den NVIDIA-Treiber auf einen mit Unterstützung für CUDA {version} aktualisieren und prüfen, ob CUDA_VISIBLE_DEVICES die Karte verbirgt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Update the driver, or install an older CUDA build.</source>
        <translation>Den Treiber aktualisieren oder eine ältere CUDA-Version von PyTorch installieren.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>What {host} sent is not the CIFAR-10 archive (its MD5 is {found}, not {wanted}); it was removed.</source>
        <translation>Was {host} schickte, ist nicht das CIFAR-10-Archiv (seine MD5 ist {found}, nicht {wanted}); es wurde entfernt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Where the time of {model} on {device} goes is not known: {reason}. The rest is kept.</source>
        <translation>Wohin die Zeit von {model} auf {device} geht, ist nicht bekannt: {reason}. Der Rest bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Why {model} on {device} is as fast as it is could not be found: {reason}. The rest is kept.</source>
        <translation>Warum {model} auf {device} so schnell ist, ließ sich nicht feststellen: {reason}. Der Rest bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Writing to {folder} failed: {reason}. Nothing half-written was kept.</source>
        <translation>Schreiben nach {folder} schlug fehl: {reason}. Nichts Halbfertiges blieb.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a convolution gave no finite result</source>
        <translation>eine Faltung ergab kein endliches Ergebnis</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a missing library</source>
        <translation>eine fehlende Bibliothek</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a smaller model</source>
        <translation>ein kleineres Modell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a stack overrun</source>
        <translation>ein Stapelüberlauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a test step failed: {reason}</source>
        <translation>ein Probeschritt schlug fehl: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a training step was not finished: {reason}</source>
        <translation>ein Trainingsschritt wurde nicht fertig: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a web page</source>
        <translation>einer Webseite</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>an access violation</source>
        <translation>eine Zugriffsverletzung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>another device was given up</source>
        <translation>ein anderes Gerät wurde aufgegeben</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>appears twice</source>
        <translation>kommt zweimal vor</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>batch {batch} does not fit</source>
        <translation>Batch {batch} passt nicht</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>batch {batch} is more than the {images} training images</source>
        <translation>Batch {batch} ist größer als die {images} Trainingsbilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>batch {batch} or a smaller model</source>
        <translation>Batch {batch} oder ein kleineres Modell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>claims {n} bytes</source>
        <translation>behauptet {n} Bytes</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>clock setting</source>
        <translation>Takteinstellung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>display clock</source>
        <translation>Anzeigetakt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>hardware slowdown</source>
        <translation>Hardware-Bremse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>hardware thermal</source>
        <translation>Hardware-Wärmegrenze</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>has an absolute name</source>
        <translation>hat einen absoluten Namen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>how much memory is free cannot be read here, and without that the search could freeze the machine</source>
        <translation>wie viel Speicher frei ist, lässt sich hier nicht ablesen, und ohne das könnte die Suche den Rechner einfrieren</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>is a link</source>
        <translation>ist eine Verknüpfung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>is no ordinary file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>is one of more than {n}</source>
        <translation>ist einer von mehr als {n}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it asks for an unusual text encoding</source>
        <translation>sie verlangt eine ungewöhnliche Textkodierung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it asks for room for {n} objects</source>
        <translation>sie verlangt Platz für {n} Objekte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it asks to load {name}, which no data set needs</source>
        <translation>sie will {name} laden, was kein Datensatz braucht</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it ends within its header</source>
        <translation>sie endet in ihrem Kopf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it has {n} bytes, more than any CIFAR-10 batch</source>
        <translation>sie hat {n} Bytes, mehr als jeder CIFAR-10-Batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it holds an array in an unknown form</source>
        <translation>sie enthält ein Array in unbekannter Form</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it holds an array of {kind} where bytes (u1) belong</source>
        <translation>sie enthält ein Array aus {kind}, wo Bytes (u1) hingehören</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it is bound to {n} of them</source>
        <translation>es ist an {n} davon gebunden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it is bound to {n} of them and its container may use {quota} CPUs' worth of time</source>
        <translation>es ist an {n} davon gebunden, und sein Container darf die Zeit von {quota} CPUs benutzen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it is no valid pickle ({reason})</source>
        <translation>sie ist kein gültiges Pickle ({reason})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its container may use {n} CPUs' worth of time</source>
        <translation>sein Container darf die Zeit von {n} CPUs benutzen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its memory is full</source>
        <translation>sein Speicher ist voll</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its process ended</source>
        <translation>sein Prozess endete</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its record breaks off here: the program was ended, or is still measuring</source>
        <translation>hier bricht seine Aufzeichnung ab: Das Programm wurde beendet oder misst noch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>looking for devices took longer than {seconds} s</source>
        <translation>die Suche nach Geräten dauerte länger als {seconds} s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>needs a C++ compiler, and none was found</source>
        <translation>braucht einen C++-Compiler, und keiner wurde gefunden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no NVIDIA driver library was found. Install NVIDIA's driver if this machine has an NVIDIA GPU.</source>
        <translation>keine NVIDIA-Treiberbibliothek gefunden. NVIDIAs Treiber installieren, falls dieser Rechner eine NVIDIA-GPU hat.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no clear gain here</source>
        <translation>hier kein klarer Gewinn</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: PyTorch does not tell which GPU this is</source>
        <translation>keine Anzeige: PyTorch sagt nicht, welche GPU dies ist</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: several GPUs fit the identity that PyTorch reports</source>
        <translation>keine Anzeige: Mehrere GPUs passen zur Kennung, die PyTorch meldet</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: the driver shows no GPU with the identity that PyTorch reports</source>
        <translation>keine Anzeige: Der Treiber zeigt keine GPU mit der Kennung, die PyTorch meldet</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: this GPU is divided (MIG), and which slice PyTorch uses is not known</source>
        <translation>keine Anzeige: Diese GPU ist aufgeteilt (MIG), und welchen Teil PyTorch benutzt, ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no sign of life for {seconds} s, ended</source>
        <translation>kein Lebenszeichen seit {seconds} s, beendet</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not allowed for this user account</source>
        <translation>diesem Benutzerkonto nicht erlaubt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available for a slice of a GPU (MIG)</source>
        <translation>nicht verfügbar für einen Teil einer GPU (MIG)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available on this system (the GPU or its driver does not offer it)</source>
        <translation>nicht verfügbar auf diesem System (die GPU oder ihr Treiber bietet es nicht)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: RAPL gave no number</source>
        <translation>nicht verfügbar: RAPL lieferte keine Zahl</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: needs Linux and a processor that counts its energy (RAPL)</source>
        <translation>nicht verfügbar: braucht Linux und einen Prozessor, der seine Energie zählt (RAPL)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: needs read access to RAPL ({file})</source>
        <translation>nicht verfügbar: braucht Leserecht auf RAPL ({file})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: the GPU's memory is shared with system memory</source>
        <translation>nicht verfügbar: Der Speicher der GPU ist der des Systems</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: the operating system does not tell</source>
        <translation>nicht verfügbar: Das Betriebssystem verrät es nicht</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not measured: {reason}</source>
        <translation>nicht gemessen: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not tried: each process compiles for up to a minute, for which the time budget is too short</source>
        <translation>nicht versucht: Jeder Prozess kompiliert bis zu einer Minute lang, wofür das Zeitbudget zu kurz ist</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not tried: the time budget is too short</source>
        <translation>nicht versucht: Das Zeitbudget ist zu kurz</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>out of memory at batch {batch}</source>
        <translation>Speicher reicht nicht bei Batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>points outside the folder</source>
        <translation>zeigt aus dem Ordner hinaus</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>power brake</source>
        <translation>Strombremse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>power cap</source>
        <translation>Leistungsgrenze</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>refused: {reason}</source>
        <translation>abgelehnt: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>software thermal</source>
        <translation>Software-Wärmegrenze</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>something that is no archive</source>
        <translation>etwas, das kein Archiv ist</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>sync boost</source>
        <translation>Sync Boost</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the CUDA of PyTorch</source>
        <translation>die CUDA-Version von PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the GPU stopped answering and is no longer read; other devices and finished results stay</source>
        <translation>die GPU antwortet nicht mehr und wird nicht mehr abgelesen; andere Geräte und fertige Ergebnisse bleiben</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver</source>
        <translation>der NVIDIA-Treiber</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver and its library have different versions, as after an upgrade. Restart the machine to use the GPU; the CPU can be used meanwhile.</source>
        <translation>der NVIDIA-Treiber und seine Bibliothek haben verschiedene Versionen, wie nach einer Aktualisierung. Für die GPU den Rechner neu starten; die CPU geht so lange.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver is installed but not running. Restart the machine; reinstall the driver if that does not help.</source>
        <translation>der NVIDIA-Treiber ist installiert, läuft aber nicht. Den Rechner neu starten; hilft das nicht, den Treiber neu installieren.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver is too old for this PyTorch build</source>
        <translation>der NVIDIA-Treiber ist zu alt für diese PyTorch-Version</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the ROCm of PyTorch</source>
        <translation>die ROCm-Version von PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the back end of {device}</source>
        <translation>das Backend von {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the content of the images</source>
        <translation>der Inhalt der Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the device is not there: {reason}</source>
        <translation>das Gerät ist nicht da: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the device reported: {reason}</source>
        <translation>das Gerät meldete: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the device's work: {reason}</source>
        <translation>die Arbeit des Geräts: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the division (MIG) of {device}</source>
        <translation>die Aufteilung (MIG) von {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the driver refuses it ({reason})</source>
        <translation>der Treiber verweigert es ({reason})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the driver reports an impossible value</source>
        <translation>der Treiber meldet einen unmöglichen Wert</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the fastest rate: {reason}</source>
        <translation>die schnellste Rate: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the identity of {device}</source>
        <translation>die Kennung von {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the kernel</source>
        <translation>der Kernel</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the name of a device</source>
        <translation>der Name eines Geräts</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the name of {device}</source>
        <translation>der Name von {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of CPU threads of {device}</source>
        <translation>die Zahl der CPU-Threads von {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of CPU threads that may be used</source>
        <translation>die Zahl der erlaubten CPU-Threads</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of CPUs that the program is bound to</source>
        <translation>die Zahl der CPUs, an die das Programm gebunden ist</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of logical CPUs</source>
        <translation>die Zahl der logischen CPUs</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the operating system</source>
        <translation>das Betriebssystem</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the package nvidia-ml-py cannot be loaded. Reinstall it to use them.</source>
        <translation>das Paket nvidia-ml-py lässt sich nicht laden. Dafür neu installieren.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the power limit of {device}</source>
        <translation>die Leistungsgrenze von {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the power supply</source>
        <translation>die Stromversorgung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the probe ended early</source>
        <translation>die Suche endete zu früh</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the probe said nothing</source>
        <translation>die Suche meldete nichts</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process crashed with {what}</source>
        <translation>der Prozess stürzte ab: {what}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process ended with status {code}</source>
        <translation>der Prozess endete mit Status {code}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process ended with status {code}: {line}</source>
        <translation>der Prozess endete mit Status {code}: {line}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process was ended by {signal}</source>
        <translation>der Prozess wurde durch {signal} beendet</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the processor</source>
        <translation>der Prozessor</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the profiler saw nothing on the device: the driver may keep its counters to administrators</source>
        <translation>der Profiler sah auf dem Gerät nichts: Der Treiber gibt seine Zähler vielleicht nur Administratoren</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the run broke off ({reason})</source>
        <translation>der Lauf brach ab ({reason})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the run was too short: the driver averages over up to {seconds} s</source>
        <translation>der Lauf war zu kurz: Der Treiber mittelt über bis zu {seconds} s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the share of the CPUs that the container may use</source>
        <translation>der Anteil der CPUs, den der Container benutzen darf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the time budget of {seconds} s was used up</source>
        <translation>das Zeitbudget von {seconds} s war verbraucht</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the time budget was used up</source>
        <translation>das Zeitbudget war verbraucht</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>there are no images to train on</source>
        <translation>es gibt keine Bilder zum Trainieren</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this PyTorch build ({version}) has no CUDA</source>
        <translation>diese PyTorch-Version ({version}) ist ohne CUDA gebaut</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this PyTorch build has no kernels for its architecture ({architecture})</source>
        <translation>diese PyTorch-Version hat keine Kernel für ihre Architektur ({architecture})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this PyTorch build has no kernels for this GPU's architecture</source>
        <translation>diese PyTorch-Version hat keine Kernel für die Architektur dieser GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this chip has no bf16 arithmetic of its own</source>
        <translation>dieser Chip hat keine eigene bf16-Arithmetik</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this model normalises over the batch, and a batch held a single image</source>
        <translation>dieses Modell normalisiert über den Batch, und ein Batch enthielt nur ein Bild</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this system does not tell what memory a process holds, so no batch is safe to try</source>
        <translation>dieses System verrät nicht, wie viel Speicher ein Prozess belegt; daher ist kein Versuch sicher</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{device} (GPU {number})</source>
        <translation>{device} (GPU {number})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{device} is no kind of device that this program can time ({known}).</source>
        <translation>{device} ist keine Geräteart, deren Zeit dieses Programm messen kann ({known}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{device}, tuned</source>
        <translation>{device}, getunt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} does not begin like a run of this program.</source>
        <translation>{file} beginnt nicht wie ein Lauf dieses Programms.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} does not hold one label for each of its {n} pictures.</source>
        <translation>{file} enthält nicht ein Label für jedes seiner {n} Bilder.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} gave {n} pictures instead of {wanted}.</source>
        <translation>{file} ergab {n} Bilder statt {wanted}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} has a channel without any variation.</source>
        <translation>{file} hat einen Kanal ohne jede Streuung.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} has labels outside 0..{most}.</source>
        <translation>{file} hat Labels außerhalb von 0..{most}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds labels outside 0..9, so it is no CIFAR-10 batch.</source>
        <translation>{file} enthält Labels außerhalb von 0..9, ist also kein CIFAR-10-Batch.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds labels outside 0..9.</source>
        <translation>{file} enthält Labels außerhalb von 0..9.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds more than any run of this program.</source>
        <translation>{file} enthält mehr als jeder Lauf dieses Programms.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds no pictures of 3×32×32 bytes, so it is no CIFAR-10 batch.</source>
        <translation>{file} enthält keine Bilder von 3×32×32 Bytes, ist also kein CIFAR-10-Batch.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds no run of this program.</source>
        <translation>{file} enthält keinen Lauf dieses Programms.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds {found} where {wanted} belongs.</source>
        <translation>{file} enthält {found}, wo {wanted} hingehört.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is cut short or damaged ({reason}).</source>
        <translation>{file} ist abgeschnitten oder beschädigt ({reason}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is damaged in line {n}: {reason}.</source>
        <translation>{file} ist in Zeile {n} beschädigt: {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is damaged: it holds {n} bytes than its header announces.</source>
        <translation>{file} ist beschädigt: Die Datei enthält {n} Bytes als ihr Kopf ankündigt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is no Fashion-MNIST file: it begins with {first}, {second}, {third} instead of {wanted}, a count, {shape}.</source>
        <translation>{file} ist keine Fashion-MNIST-Datei: Sie beginnt mit {first}, {second}, {third} statt mit {wanted}, einer Anzahl, {shape}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is of format {found}, not {wanted}.</source>
        <translation>{file} hat das Format {found}, nicht {wanted}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} lacks the mean and deviation of three channels.</source>
        <translation>In {file} fehlen Mittelwert und Streuung von drei Kanälen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} promises no pictures, or not {n} classes of them.</source>
        <translation>{file} verspricht keine Bilder oder nicht {n} Klassen davon.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} was not written by this program: its run has no plain name.</source>
        <translation>{file} stammt nicht von diesem Programm: Der Lauf darin hat keinen einfachen Namen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} was refused: {reason}. Nothing in it was run.</source>
        <translation>{file} wurde abgelehnt: {reason}. Nichts darin wurde ausgeführt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{folder} holds no CIFAR-10: neither {file}, nor its batches ({batches}), nor {other}.</source>
        <translation>{folder} enthält kein CIFAR-10: weder {file} noch die Batches ({batches}) noch {other}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} answered with {what}; nothing was kept.</source>
        <translation>{host} antwortete mit {what}; nichts wurde behalten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} answered {code} ({words}) instead of sending the archive; nothing was kept.</source>
        <translation>{host} antwortete {code} ({words}), statt das Archiv zu schicken; nichts wurde behalten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} sent more than 500 MB, so it is not the CIFAR-10 archive; it was removed.</source>
        <translation>{host} schickte mehr als 500 MB, also nicht das CIFAR-10-Archiv; es wurde entfernt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} sent nothing for {seconds} seconds, so the download was given up; nothing was kept.</source>
        <translation>{host} schickte {seconds} Sekunden lang nichts, daher wurde der Download aufgegeben; nichts wurde behalten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host}, or the proxy in between, refused the connection; nothing was downloaded.</source>
        <translation>{host} oder der Proxy dazwischen lehnte die Verbindung ab; nichts wurde heruntergeladen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{images} has {n} pictures and {labels} {count} labels, so they do not belong together.</source>
        <translation>{images} hat {n} Bilder und {labels} {count} Labels, sie gehören also nicht zusammen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{network} at batch {batch}</source>
        <translation>{network} bei Batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{n} CPU cores</source>
        <translation>CPU mit {n} Kernen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{n} images</source>
        <translation>{n} Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>{n} threads</source>
        <translation>{n} Threads</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after 1 cell</source>
        <translation>{reason} nach 1 Zelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after 1 round</source>
        <translation>{reason} nach 1 Runde</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after {n} cells</source>
        <translation>{reason} nach {n} Zellen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after {n} rounds</source>
        <translation>{reason} nach {n} Runden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason}; a GPU with no memory of its own is shared with system memory</source>
        <translation>{reason}; eine GPU ohne eigenen Speicher teilt sich den des Systems</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{steps} steps are under way at once; the device is not finishing any.</source>
        <translation>{steps} Schritte sind zugleich unterwegs; das Gerät beendet keinen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>CUDA graph</source>
        <translation>CUDA-Graph</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>channels-last</source>
        <translation>Channels-last</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>data on the device</source>
        <translation>Daten auf dem Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>fused optimiser</source>
        <translation>fusionierter Optimierer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>thread count</source>
        <translation>Threadzahl</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>{n} thread</source>
        <translation>{n} Thread</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>Another program was computing on the same GPU.</source>
        <translation>Ein anderes Programm rechnete auf derselben GPU.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>Memory was short: the system moved pages to or from the disk.</source>
        <translation>Der Speicher war knapp: Das System lagerte Seiten aus oder ein.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>Other programs used the processor while this was timed.</source>
        <translation>Andere Programme benutzten währenddessen den Prozessor.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU ran below 75 % of its default clock.</source>
        <translation>Die GPU lief unter 75 % ihres Standardtakts.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU slowed down because it was too hot.</source>
        <translation>Die GPU wurde langsamer, weil sie zu heiß war.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU's clock fell by more than 5 % while this was timed.</source>
        <translation>Der Takt der GPU fiel währenddessen um mehr als 5 %.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU's clock was more than 5 % off that of earlier rounds.</source>
        <translation>Der Takt der GPU lag mehr als 5 % neben dem früherer Runden.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU's hardware slowed it down, as when its power supply falls short.</source>
        <translation>Die Hardware der GPU bremste sie, etwa weil die Stromversorgung nicht reicht.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The clock jumped: the time measured cannot be true.</source>
        <translation>Die Uhr sprang: Die gemessene Zeit kann nicht stimmen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The container had used up its processor time and had to wait.</source>
        <translation>Der Container hatte seine Prozessorzeit verbraucht und musste warten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The device's own clock and the processor's differ by more than 2 %.</source>
        <translation>Die Uhr des Geräts und die des Prozessors weichen um mehr als 2 % voneinander ab.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The machine ran on battery, where most machines are slower.</source>
        <translation>Der Rechner lief auf Akku, womit die meisten langsamer sind.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The machine slept, or the training was paused, while this was timed.</source>
        <translation>Der Rechner schlief oder das Training stand währenddessen still.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The training got less processor time than its threads could use.</source>
        <translation>Das Training bekam weniger Prozessorzeit, als seine Threads nutzen konnten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>This is a virtual machine: other guests of its host may slow it down unseen.</source>
        <translation>Dies ist eine virtuelle Maschine: Andere Gäste ihres Wirts können sie unbemerkt bremsen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>battery</source>
        <translation>Akku</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>clock differs between rounds</source>
        <translation>Takt zwischen Runden verschieden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>clock fell</source>
        <translation>Takt gefallen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>clock jumped</source>
        <translation>Uhr gesprungen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>contended</source>
        <translation>gestört</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>device and wall clock disagree</source>
        <translation>Geräte- und Wanduhr uneins</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>fewer cores than threads</source>
        <translation>weniger Kerne als Threads</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>low clock</source>
        <translation>niedriger Takt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>other GPU process</source>
        <translation>anderer GPU-Prozess</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>suspended</source>
        <translation>Ruhezustand</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>swapping</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>throttled: hardware</source>
        <translation>gedrosselt: Hardware</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>throttled: heat</source>
        <translation>gedrosselt: Hitze</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>{device} also drives a display, which takes a little of its time.</source>
        <translation>{device} treibt auch einen Bildschirm an, was ein wenig Zeit kostet.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>{device} is divided (MIG): only a slice of it was measured.</source>
        <translation>{device} ist aufgeteilt (MIG): Nur ein Teil wurde gemessen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>{device} is limited to {limit} W of its usual {usual} W.</source>
        <translation>{device} ist auf {limit} W statt der üblichen {usual} W begrenzt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Compute-bound: {share} of the time goes to convolutions and matrix products, at {rate} of the fastest rate measured here.</source>
        <translation>Rechenbegrenzt: {share} der Zeit gehen in Faltungen und Matrixprodukte, mit {rate} der schnellsten hier gemessenen Rate.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Compute-bound: {share} of the time goes to convolutions and matrix products.</source>
        <translation>Rechenbegrenzt: {share} der Zeit gehen in Faltungen und Matrixprodukte.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Data-bound: gathering a batch takes {data} of a step of {step}.</source>
        <translation>Datenbegrenzt: Das Sammeln eines Batches dauert {data} eines Schritts von {step}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Launch-bound: issuing a step keeps the CPU busy for {issue} of its {step}.</source>
        <translation>Startbegrenzt: Das Absetzen eines Schritts beschäftigt die CPU {issue} von {step}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Launch-bound: the CPU needs {host} to gather a batch and issue its step, which the GPU copies and runs in {device}.</source>
        <translation>Startbegrenzt: Die CPU braucht {host}, um einen Batch zu sammeln und seinen Schritt abzusetzen, den die GPU in {device} kopiert und ausführt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Launch-bound: the CPU needs {issue} to issue a step that the GPU runs in {device}.</source>
        <translation>Startbegrenzt: Die CPU braucht {issue}, um einen Schritt abzusetzen, den die GPU in {device} ausführt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Memory-bound: {share} of the time goes to convolutions and matrix products, but at {rate} of the fastest rate measured here: they wait for data or are too small for the device.</source>
        <translation>Speicherbegrenzt: {share} der Zeit gehen in Faltungen und Matrixprodukte, aber mit nur {rate} der schnellsten hier gemessenen Rate: Sie warten auf Daten oder sind für das Gerät zu klein.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Memory-bound: {share} of the time goes to work that moves data and computes little.</source>
        <translation>Speicherbegrenzt: {share} der Zeit gehen in Arbeit, die Daten bewegt und wenig rechnet.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Not known: the figures of the look at a step are none that can be measured.</source>
        <translation>Nicht bekannt: Die Werte der Untersuchung eines Schritts sind keine, die man messen kann.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Not known: the look at a step took no time.</source>
        <translation>Nicht bekannt: Die Untersuchung eines Schritts dauerte keine Zeit.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Not known: {reason}.</source>
        <translation>Nicht bekannt: {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>This is uncertain: a step took {here} in this look and {there} in the timed blocks.</source>
        <translation>Das ist unsicher: Ein Schritt dauerte bei dieser Untersuchung {here} und in den gemessenen Blöcken {there}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Transfer-bound: copying a batch to the device takes {copy} of a step of {step}.</source>
        <translation>Transferbegrenzt: Das Kopieren eines Batches auf das Gerät dauert {copy} eines Schritts von {step}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>the work of the device could not be profiled</source>
        <translation>die Arbeit des Geräts ließ sich nicht profilieren</translation>
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
        <translation>Standardgenauigkeit von PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>indicative: no interval before {n} rounds</source>
        <translation>vorläufig: kein Intervall vor {n} Runden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>n/a</source>
        <translation>k. A.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>tuned precision</source>
        <translation>getunte Genauigkeit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{n} h</source>
        <translation>{n} h</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;About gpubench</source>
        <translation>&amp;Über gpubench</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Copy summary</source>
        <translation>Zusammenfassung &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Export reports…</source>
        <translation>Berichte &amp;exportieren…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Guess first…</source>
        <translation>Zuerst &amp;tippen…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;History…</source>
        <translation>&amp;Verlauf…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Keys and how to read a result</source>
        <translation>&amp;Tasten und wie man ein Ergebnis liest</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Open run…</source>
        <translation>Lauf ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Presentation</source>
        <translation>&amp;Präsentation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Reduce motion</source>
        <translation>&amp;Bewegung verringern</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Run comparison</source>
        <translation>Vergleich sta&amp;rten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Save report card PNG…</source>
        <translation>Berichtskarte als PNG &amp;speichern…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Sensors…</source>
        <translation>&amp;Sensoren…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Usual size</source>
        <translation>&amp;Übliche Größe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>About gpubench</source>
        <translation>Über gpubench</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Class boar&amp;d…</source>
        <translation>Klassen&amp;tafel…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Compare ru&amp;ns…</source>
        <translation>Läufe ver&amp;gleichen…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Copied the diagnostics. They name the hardware and the versions, and neither you nor this machine.</source>
        <translation>Diagnose kopiert. Sie nennt Hardware und Versionen, aber weder Sie noch diesen Rechner.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Copy &amp;diagnostics</source>
        <translation>&amp;Diagnose kopieren</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Follow the run &amp;live</source>
        <translation>Dem Lauf &amp;live folgen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>L&amp;anguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Look for &amp;devices again</source>
        <translation>Erneut nach &amp;Geräten suchen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>MIT licence. Typefaces: Inter and Noto Sans SC, SIL Open Font License.</source>
        <translation>MIT-Lizenz. Schriften: Inter und Noto Sans SC, SIL Open Font License.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Open the &amp;recorded example</source>
        <translation>Aufgezeichnetes &amp;Beispiel öffnen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Re&amp;play a run…</source>
        <translation>Lauf abs&amp;pielen…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Reference points: {study}.</source>
        <translation>Vergleichspunkte: {study}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Replay the recorded e&amp;xample</source>
        <translation>Aufgezeichnetes Beispiel abspie&amp;len</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Save &amp;plot PNG</source>
        <translation>&amp;Diagramm als PNG speichern</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Set as &amp;baseline</source>
        <translation>Als &amp;Bezugslauf setzen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Show the &amp;log folder</source>
        <translation>&amp;Protokollordner zeigen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Skip this &amp;model</source>
        <translation>Dieses &amp;Modell überspringen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>gpubench {version} trains image models on your CPU and your GPU and shows how much faster which one is.</source>
        <translation>gpubench {version} trainiert Bildmodelle auf CPU und GPU und zeigt, wie viel schneller welche ist.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
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
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Choose &amp;folder…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Choose f&amp;iles…</source>
        <translation>Date&amp;ien wählen…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Choose the folder that the result files are dropped in</source>
        <translation>Den Ordner wählen, in den die Ergebnisdateien gelegt werden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Class board</source>
        <translation>Klassentafel</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Everybody saves a run and drops its events file there; the board fills by itself.</source>
        <translation>Alle speichern einen Lauf und legen seine Datei dort ab; die Tafel füllt sich von selbst.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Folder of the result files</source>
        <translation>Ordner der Ergebnisdateien</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>L&amp;eave full screen</source>
        <translation>Vollbild &amp;verlassen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Looking for result files…</source>
        <translation>Suche nach Ergebnisdateien…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Model that is ranked</source>
        <translation>Modell der Rangliste</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>No machine is clearly fastest for {model}; {machine} and {second} lead</source>
        <translation>Kein Rechner ist für {model} klar am schnellsten; vorn liegen {machine} und {second}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>No result file is there yet</source>
        <translation>Noch keine Ergebnisdatei da</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Result files</source>
        <translation>Ergebnisdateien</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Runs (*.jsonl *.jsonl.gz *.png *.json)</source>
        <translation>Läufe (*.jsonl *.jsonl.gz *.png *.json)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Save &amp;CSV…</source>
        <translation>&amp;CSV speichern…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Save the ranking</source>
        <translation>Rangliste speichern</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Saved {name}.</source>
        <translation>{name} gespeichert.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>The folder cannot be read ({why}). It is tried again.</source>
        <translation>Der Ordner ist nicht lesbar ({why}). Es wird wieder versucht.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>reading more files</source>
        <translation>weitere Dateien werden gelesen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{machine} trains {model} fastest, on {device}</source>
        <translation>{machine} trainiert {model} am schnellsten, auf {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{machine} trains {model} fastest, on {device}: {ratio} its CPU</source>
        <translation>{machine} trainiert {model} am schnellsten, auf {device}: {ratio} so schnell wie auf seiner CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} file is still being written</source>
        <translation>{n} Datei wird noch geschrieben</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} files are still being written</source>
        <translation>{n} Dateien werden noch geschrieben</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} machine</source>
        <translation>{n} Rechner</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} machines</source>
        <translation>{n} Rechner</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>Add runs to compare</source>
        <translation>Läufe für den Vergleich hinzufügen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>Against the baseline: {verdict}.</source>
        <translation>Gegenüber dem Bezugslauf: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>The baseline could not be kept ({error}). Free some space and try again.</source>
        <translation>Der Bezugslauf ließ sich nicht aufbewahren ({error}). Platz schaffen und erneut versuchen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>This run is now the baseline of this hardware. Later runs are told against it.</source>
        <translation>Dieser Lauf ist jetzt der Bezugslauf dieser Hardware. Spätere Läufe werden daran gemessen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/device_search.py"/>
        <source>Looking for devices failed ({error}).</source>
        <translation>Die Suche nach Geräten schlug fehl ({error}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/dropping.py"/>
        <source>A run is going on. Stop it or let it end, then drop the saved run again.</source>
        <translation>Ein Lauf ist im Gange. Anhalten oder abwarten, dann den gespeicherten Lauf erneut ablegen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/dropping.py"/>
        <source>Drop one run at a time.</source>
        <translation>Nur einen Lauf auf einmal ablegen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/errors.py"/>
        <source>Details are in {file}.</source>
        <translation>Einzelheiten stehen in {file}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/errors.py"/>
        <source>Something in the window failed ({fault}). Your results are kept and the program goes on.</source>
        <translation>Etwas im Fenster schlug fehl ({fault}). Die Ergebnisse bleiben erhalten, und das Programm läuft weiter.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Copied the summary: as text, as a Markdown table and as a picture.</source>
        <translation>Zusammenfassung kopiert: als Text, als Markdown-Tabelle und als Bild.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Save the plot: {plot}</source>
        <translation>Diagramm speichern: {plot}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Save the report card</source>
        <translation>Berichtskarte speichern</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Saved {name} in {folder}.</source>
        <translation>{name} in {folder} gespeichert.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>The export failed ({fault}). The results are still in the window: try another place or name.</source>
        <translation>Der Export schlug fehl ({fault}). Die Ergebnisse sind noch im Fenster: anderen Ort oder Namen versuchen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/furniture.py"/>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/furniture.py"/>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/furniture.py"/>
        <source>Live plots</source>
        <translation>Live-Diagramme</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/guesses.py"/>
        <source>This run has results, so its guesses are closed. Guess on the next one when it is over.</source>
        <translation>Dieser Lauf hat Ergebnisse, seine Tipps sind also geschlossen. Auf den nächsten tippen, wenn er vorbei ist.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/layout.py"/>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>at {time}</source>
        <translation>bei {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{line}: last {value}, between {low} and {high}</source>
        <translation>{line}: zuletzt {value}, zwischen {low} und {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{line}: nothing yet</source>
        <translation>{line}: noch nichts</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{plot}, {axis}, over time. {lines}.</source>
        <translation>{plot}, {axis}, über die Zeit. {lines}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;Follow the system</source>
        <translation>Dem System &amp;folgen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>A replay measures nothing, so there is nothing to skip.</source>
        <translation>Eine Wiedergabe misst nichts, also gibt es nichts zu überspringen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>A run is going on</source>
        <translation>Ein Lauf ist im Gange</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>Results save themselves while the run goes on.</source>
        <translation>Ergebnisse speichern sich während des Laufs von selbst.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>Stop the run and close? Every finished cell is kept and can be opened again.</source>
        <translation>Den Lauf anhalten und schließen? Jede fertige Zelle bleibt erhalten und lässt sich wieder öffnen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>The images are prepared first, then every device starts in turn.</source>
        <translation>Zuerst werden die Bilder vorbereitet, dann startet jedes Gerät der Reihe nach.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Choices</source>
        <translation>&amp;Auswahl</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Figures</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Live plots</source>
        <translation>&amp;Live-Diagramme</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Restore the usual layout</source>
        <translation>Übliche Anordnung &amp;wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>C&amp;omparison</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>% of CPUs</source>
        <translation>% der CPUs</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>% of time</source>
        <translation>% der Zeit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>GPU meters</source>
        <translation>GPU-Anzeigen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>How busy each GPU is appears here</source>
        <translation>Hier erscheint, wie beschäftigt jede GPU ist</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Machine meters</source>
        <translation>Rechneranzeigen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>No GPU meters were read in this run</source>
        <translation>In diesem Lauf wurden keine GPU-Anzeigen abgelesen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>No GPU meters: this run trains on the CPU alone</source>
        <translation>Keine GPU-Anzeigen: Dieser Lauf trainiert nur auf der CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>No GPU meters: {reasons}</source>
        <translation>Keine GPU-Anzeigen: {reasons}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The load of the machine and of the training itself appears here</source>
        <translation>Hier erscheint die Auslastung durch den Rechner und durch das Training selbst</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The memory of the machine and of the training itself appears here</source>
        <translation>Hier erscheint der Speicher des Rechners und des Trainings selbst</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The memory used on each GPU appears here</source>
        <translation>Hier erscheint der auf jeder GPU belegte Speicher</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The power each GPU draws appears here</source>
        <translation>Hier erscheint die Leistungsaufnahme jeder GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The time of every training batch appears here, one line per device</source>
        <translation>Hier erscheint die Zeit jedes Trainingsbatches, eine Linie je Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The training loss appears here, one line per device</source>
        <translation>Hier erscheint der Trainingsverlust, eine Linie je Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Time per batch</source>
        <translation>Zeit je Batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Training images per second appear here, one line per device</source>
        <translation>Hier erscheinen die Trainingsbilder je Sekunde, eine Linie je Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>cross-entropy</source>
        <translation>Kreuzentropie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>images/s</source>
        <translation>Bilder/s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>ms per batch</source>
        <translation>ms je Batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presentation.py"/>
        <source>Presentation, step {place}: {title}</source>
        <translation>Präsentation, Schritt {place}: {title}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presentation.py"/>
        <source>{step} of {steps}</source>
        <translation>{step} von {steps}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presentation.py"/>
        <source>→ next    ← back    Esc leaves</source>
        <translation>→ weiter    ← zurück    Esc verlässt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presenting.py"/>
        <source>RECORDED on {origin}</source>
        <translation>AUFGEZEICHNET auf {origin}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/resuming.py"/>
        <source>The devices of this machine are still being looked for: resume the run once they are listed.</source>
        <translation>Die Geräte dieses Rechners werden noch gesucht: Den Lauf fortsetzen, sobald sie aufgeführt sind.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/resuming.py"/>
        <source>What was finished before is shown as soon as the machine is found to be as it was.</source>
        <translation>Was vorher fertig war, erscheint, sobald feststeht, dass der Rechner ist, wie er war.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Choose the folder or the events.jsonl file of a saved run, or a PNG or JSON report of one.</source>
        <translation>Den Ordner oder die Datei events.jsonl eines gespeicherten Laufs wählen, oder einen PNG- oder JSON-Bericht davon.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>No GPU was found here. A recorded run on an NVIDIA H200 shows how the comparison goes.</source>
        <translation>Hier wurde keine GPU gefunden. Ein auf einer NVIDIA H200 aufgezeichneter Lauf zeigt, wie der Vergleich geht.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Open a run</source>
        <translation>Lauf öffnen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Replay a run</source>
        <translation>Lauf abspielen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Replay the recorded example</source>
        <translation>Aufgezeichnetes Beispiel abspielen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>The run cannot be opened ({error}).</source>
        <translation>Der Lauf lässt sich nicht öffnen ({error}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/scales.py"/>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/scales.py"/>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/scales.py"/>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/session.py"/>
        <source>the run broke off</source>
        <translation>der Lauf brach ab</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>Saved settings were unreadable and are back to their defaults: {settings}.</source>
        <translation>Gespeicherte Einstellungen waren unlesbar und stehen wieder auf ihren Standardwerten: {settings}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>The settings file was unreadable; all settings are back to their defaults.</source>
        <translation>Die Einstellungsdatei war unlesbar; alle Einstellungen stehen wieder auf ihren Standardwerten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>cifar10 download</source>
        <translation>CIFAR-10-Download</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>cifar10 path</source>
        <translation>CIFAR-10-Pfad</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>fashion path</source>
        <translation>Fashion-Pfad</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>A short launch had predicted {time}.</source>
        <translation>Ein kurzer Start hatte {time} vorhergesagt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>Beware, {doubts}</source>
        <translation>Vorbehalt, {doubts}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>baseline</source>
        <translation>Bezugsgerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>batch {size} fits; {limit}</source>
        <translation>Batch {size} passt; {limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>no figure</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>stopped before it was measured</source>
        <translation>vor der Messung angehalten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>{model} on {device}, {status}</source>
        <translation>{model} auf {device}, {status}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>{model} on {device}: {words}.</source>
        <translation>{model} auf {device}: {words}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>{speedup} indicative</source>
        <translation>{speedup} vorläufig</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Disturbed</source>
        <translation>Gestört</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Disturbed while it was timed: {causes}.</source>
        <translation>Während der Messung gestört: {causes}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Warm-up</source>
        <translation>Warm-up</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Warm-up: its batches are in no figure.</source>
        <translation>Warm-up: Seine Batches gehen in keinen Wert ein.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Action of this message</source>
        <translation>Aktion dieser Meldung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Next ({n} more)</source>
        <translation>Nächste (noch {n})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>Each machine becomes a point here.</source>
        <translation>Jeder Rechner wird hier ein Punkt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Million parameters</source>
        <translation>Millionen Parameter</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Speedup (log scale)</source>
        <translation>Beschleunigung (logarithmisch)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Speedup against model size</source>
        <translation>Beschleunigung nach Modellgröße</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>{n} machine, speedups between {low} and {high}</source>
        <translation>{n} Rechner, Beschleunigungen von {low} bis {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>{n} machines, speedups between {low} and {high}</source>
        <translation>{n} Rechner, Beschleunigungen von {low} bis {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_table.py"/>
        <source>Double-click or press F2 to give this machine a name</source>
        <translation>Doppelklick oder F2 gibt diesem Rechner einen Namen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_table.py"/>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>Time since its first batch ({unit})</source>
        <translation>Zeit seit dem ersten Batch ({unit})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>ms per batch, log scale</source>
        <translation>ms je Batch, logarithmisch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>{name}: between {low} and {high}</source>
        <translation>{name}: zwischen {low} und {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>&amp;Add runs…</source>
        <translation>Läufe &amp;hinzufügen…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>&amp;Compare with this one</source>
        <translation>Mit diesem &amp;vergleichen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Add another run</source>
        <translation>Noch einen Lauf hinzufügen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Add two or more saved runs to compare them</source>
        <translation>Zwei oder mehr gespeicherte Läufe zum Vergleichen hinzufügen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Compare runs</source>
        <translation>Läufe vergleichen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Each run's speedups appear here.</source>
        <translation>Hier erscheinen die Beschleunigungen jedes Laufs.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>How much faster one run trained than another, and whether that is more than noise.</source>
        <translation>Wievielmal so schnell ein Lauf trainierte wie ein anderer, und ob das mehr ist als Rauschen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Nothing that matters differs.</source>
        <translation>Nichts von Belang ist verschieden.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>RUNS</source>
        <translation>LÄUFE</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Ratios</source>
        <translation>Verhältnisse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Runs that are compared; the first is what the others are compared with</source>
        <translation>Verglichene Läufe; mit dem ersten werden die anderen verglichen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>The time per batch appears here; a sweep has none.</source>
        <translation>Hier erscheint die Zeit je Batch; eine Reihe hat keine.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Time per batch: {model} on {device}</source>
        <translation>Zeit je Batch: {model} auf {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>WHAT DIFFERS</source>
        <translation>WAS VERSCHIEDEN IST</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>What differs between the runs</source>
        <translation>Was zwischen den Läufen verschieden ist</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>{run}, {time}</source>
        <translation>{run}, {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>GFLOP per image</source>
        <translation>GFLOP je Bild</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Line: overhead + work ÷ rate, fitted to each device</source>
        <translation>Linie: Grundkosten + Arbeit ÷ Rate, an jedes Gerät angepasst</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Points are measured, with 95 % intervals; the thin line comes from fitting overhead + work ÷ rate to the time of a step on each device; the band is the interval of the size from which a device pays</source>
        <translation>Punkte sind gemessen, mit 95-%-Intervallen; die dünne Linie passt Grundkosten + Arbeit ÷ Rate an die Schrittzeit jedes Geräts an; das Band ist das Intervall der Größe, ab der sich ein Gerät lohnt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Size as training work per image: parameters alone mislead</source>
        <translation>Größe als Trainingsarbeit je Bild: Parameter allein täuschen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Size in</source>
        <translation>Größe in</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Size in million parameters</source>
        <translation>Größe in Millionen Parametern</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Speedup (95 % interval)</source>
        <translation>Beschleunigung (95-%-Intervall)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>The family of networks appears here, one point a size</source>
        <translation>Hier erscheint die Familie von Netzen, ein Punkt je Größe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>fit</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>same speed</source>
        <translation>gleich schnell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>{device}: {pays}</source>
        <translation>{device}: {pays}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>Cannot be used.</source>
        <translation>Nicht benutzbar.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>Looking for devices…</source>
        <translation>Suche nach Geräten…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>No GPU found: the CPU can still be measured.</source>
        <translation>Keine GPU gefunden: Die CPU lässt sich trotzdem messen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>The CPU can still be measured.</source>
        <translation>Die CPU lässt sich trotzdem messen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/dock.py"/>
        <source>Drag to move this panel</source>
        <translation>Ziehen, um diesen Bereich zu bewegen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/dock.py"/>
        <source>Float or dock {panel}</source>
        <translation>{panel} lösen oder andocken</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/dock.py"/>
        <source>Hide {panel}; View, Panels brings it back</source>
        <translation>{panel} verbergen; Ansicht, Bereiche holt es zurück</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Choose at least one kind of report.</source>
        <translation>Mindestens eine Art von Bericht wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Drawing the report card…</source>
        <translation>Die Berichtskarte wird gezeichnet…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Everything in one folder</source>
        <translation>Alles in einem Ordner</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Export reports</source>
        <translation>Berichte exportieren</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Give the new folder a name.</source>
        <translation>Dem neuen Ordner einen Namen geben.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Keep the names of user, machine and folders in the messages</source>
        <translation>Namen von Benutzer, Rechner und Ordnern in den Meldungen lassen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Name of the new folder</source>
        <translation>Name des neuen Ordners</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Place of the new folder</source>
        <translation>Ort des neuen Ordners</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Preview of the report card</source>
        <translation>Vorschau der Berichtskarte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>The card cannot be drawn here.</source>
        <translation>Die Karte lässt sich hier nicht zeichnen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>The place cannot be used ({reason}). Choose another one.</source>
        <translation>Der Ort ist nicht benutzbar ({reason}). Einen anderen wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>There is no folder {folder}. Choose another place.</source>
        <translation>Es gibt keinen Ordner {folder}. Einen anderen Ort wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>and {n} more file</source>
        <translation>und {n} weitere Datei</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>and {n} more files</source>
        <translation>und {n} weitere Dateien</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>{name} is there already, and nothing is replaced. Choose another name.</source>
        <translation>{name} gibt es schon, und nichts wird ersetzt. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>{n} file will be written:</source>
        <translation>{n} Datei wird geschrieben:</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>{n} files will be written:</source>
        <translation>{n} Dateien werden geschrieben:</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>7 is seven times as fast, 0.5 half as fast. Leave a field empty to make no guess.</source>
        <translation>7 heißt siebenmal so schnell, 0,5 halb so schnell. Ein leeres Feld heißt: kein Tipp.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>Guess first</source>
        <translation>Zuerst tippen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>Guess on {model}</source>
        <translation>Tipp für {model}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>How many times faster will each model train on {device} than on {baseline}?</source>
        <translation>Wievielmal so schnell wie auf {baseline} trainiert jedes Modell auf {device}?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>the fastest other device</source>
        <translation>dem schnellsten anderen Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>times faster</source>
        <translation>-mal so schnell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Batch size</source>
        <translation>Batchgröße</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <source>The speedup at each model size and batch size appears here, one cell each</source>
        <translation>Hier erscheint die Beschleunigung bei jeder Modell- und Batchgröße, je eine Zelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <source>{device} faster</source>
        <translation>{device} schneller</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <source>{size} parameters, batch {batch}: {speedup}</source>
        <translation>{size} Parameter, Batch {batch}: {speedup}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>Close this sheet</source>
        <translation>Dieses Blatt schließen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>How to read a result</source>
        <translation>Wie man ein Ergebnis liest</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>Keys and how to read a result</source>
        <translation>Tasten und wie man ein Ergebnis liest</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>&amp;Replay</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>&amp;Tags…</source>
        <translation>&amp;Schlagwörter…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>A sweep cannot be resumed: each step follows from those before. Run it again.</source>
        <translation>Eine Reihe lässt sich nicht fortsetzen: Jeder Schritt folgt aus denen davor. Neu starten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Choose one run to resume it.</source>
        <translation>Einen Lauf wählen, um ihn fortzusetzen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Measure what is missing of this run, and keep the rest</source>
        <translation>Messen, was an diesem Lauf fehlt, und den Rest behalten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>N&amp;ote…</source>
        <translation>N&amp;otiz…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Name of the run</source>
        <translation>Name des Laufs</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>No run holds all of these words.</source>
        <translation>Kein Lauf enthält alle diese Wörter.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>No runs yet. Each run is kept here from its first second on, and can be opened again at any time.</source>
        <translation>Noch keine Läufe. Jeder Lauf wird hier von seiner ersten Sekunde an aufbewahrt und lässt sich jederzeit wieder öffnen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Note on the run</source>
        <translation>Notiz zum Lauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Nothing of this run is missing: it is finished.</source>
        <translation>An diesem Lauf fehlt nichts: Er ist fertig.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Re&amp;name…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Res&amp;ume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Search name, device, model, answer, tag or note</source>
        <translation>Name, Gerät, Modell, Antwort, Schlagwort oder Notiz suchen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Search the runs</source>
        <translation>Läufe durchsuchen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Show the &amp;folder</source>
        <translation>O&amp;rdner zeigen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Tags, with commas between</source>
        <translation>Schlagwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Undo delete</source>
        <translation>Löschen rückgängig</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{n} run</source>
        <translation>{n} Lauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{n} runs</source>
        <translation>{n} Läufe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{shown} of {n} run</source>
        <translation>{shown} von {n} Lauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{shown} of {n} runs</source>
        <translation>{shown} von {n} Läufen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>partial</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>with failures</source>
        <translation>mit Fehlern</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/gui/widgets/table_dialog.py"/>
        <source>{column}: {text}</source>
        <translation>{column}: {text}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>Images in my training set</source>
        <translation>Bilder in meinem Trainingssatz</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>My job on each device</source>
        <translation>Meine Aufgabe auf jedem Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>Once a comparison is measured, this projects it to a training of your own.</source>
        <translation>Sobald ein Vergleich gemessen ist, rechnet dies ihn auf ein eigenes Training hoch.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>Projected time</source>
        <translation>Hochgerechnete Zeit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>{projection}; evaluation is not in it.</source>
        <translation>{projection}; ohne Auswertung.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/legend.py"/>
        <source>Legend: {names}</source>
        <translation>Legende: {names}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/live_plot.py"/>
        <source>{axis}, log scale</source>
        <translation>{axis}, logarithmisch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Speedup by model and batch size</source>
        <translation>Beschleunigung nach Modell und Batchgröße</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <source>Speedup by model size and batch size</source>
        <translation>Beschleunigung nach Modell- und Batchgröße</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <source>Speedup of {device} over {baseline}</source>
        <translation>Beschleunigung von {device} gegenüber {baseline}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <source>The map of {device}</source>
        <translation>Die Karte von {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>Fewer models</source>
        <translation>Weniger Modelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{model}, {variant}: {size}</source>
        <translation>{model}, {variant}: {size}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{n} more model</source>
        <translation>{n} weiteres Modell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{n} more models</source>
        <translation>{n} weitere Modelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{size} parameters · {work} GFLOP/image</source>
        <translation>{size} Parameter · {work} GFLOP/Bild</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{size} parameters, {work} GFLOP to train on one image of 3×32×32</source>
        <translation>{size} Parameter, {work} GFLOP für das Training mit einem Bild von 3×32×32</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>How long a training of your own would take</source>
        <translation>Wie lange ein eigenes Training dauern würde</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>My job</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>The figures of every model on every device</source>
        <translation>Die Werte jedes Modells auf jedem Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>What limits each device and what would change the answer</source>
        <translation>Was jedes Gerät begrenzt und was die Antwort änderte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <location filename="../../gpubench_gui/gui/widgets/why_panel.py"/>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>A minute in a second.</source>
        <translation>Eine Minute in einer Sekunde.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>As fast as it can be shown.</source>
        <translation>So schnell, wie es sich zeigen lässt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>In its own time.</source>
        <translation>In seiner eigenen Zeit.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Plays the run again as it was measured.</source>
        <translation>Spielt den Lauf noch einmal ab, wie er gemessen wurde.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Plays the run again as it was measured; nothing is measured or saved.</source>
        <translation>Spielt den Lauf noch einmal ab, wie er gemessen wurde; nichts wird gemessen oder gespeichert.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>RECORDED</source>
        <translation>AUFGEZEICHNET</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Recorded on {origin}</source>
        <translation>Aufgezeichnet auf {origin}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Recorded run</source>
        <translation>Aufgezeichneter Lauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Replay speed</source>
        <translation>Wiedergabetempo</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Replay this run</source>
        <translation>Diesen Lauf abspielen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Ten times as fast as it was measured.</source>
        <translation>Zehnmal so schnell, wie es gemessen wurde.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>on {origin}</source>
        <translation>auf {origin}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Ends the run at once and keeps every finished cell. Key: Escape.</source>
        <translation>Beendet den Lauf sofort und behält jede fertige Zelle. Taste: Escape.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Find the crossover: {devices}, {time}</source>
        <translation>Übergang suchen: {devices}, {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Find the largest batch: {cells}</source>
        <translation>Größten Batch suchen: {cells}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Goes on with the next model and keeps what was measured of this one.</source>
        <translation>Geht zum nächsten Modell und behält, was von diesem gemessen wurde.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Keys: Control and K.</source>
        <translation>Tasten: Strg und K.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Measure the map: {devices}, {time}</source>
        <translation>Karte messen: {devices}, {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Measure: {cells}, {amount}</source>
        <translation>Messen: {cells}, {amount}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Progress of the current cell</source>
        <translation>Fortschritt der aktuellen Zelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Progress of the whole run</source>
        <translation>Fortschritt des ganzen Laufs</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Run comparison</source>
        <translation>Vergleich starten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Run comparison: {cells}, also tuned, {amount}</source>
        <translation>Vergleich starten: {cells}, auch getunt, {amount}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Run comparison: {cells}, {amount}</source>
        <translation>Vergleich starten: {cells}, {amount}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Skip this model</source>
        <translation>Modell überspringen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Starts the run. Keys: F5 or Control and Return.</source>
        <translation>Startet den Lauf. Tasten: F5 oder Strg und Eingabe.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Stop the run</source>
        <translation>Den Lauf anhalten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Stopping; every finished cell is kept</source>
        <translation>Wird angehalten; jede fertige Zelle bleibt erhalten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>about {time}</source>
        <translation>etwa {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{models} × {devices}</source>
        <translation>{models} × {devices}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} device</source>
        <translation>{n} Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} devices</source>
        <translation>{n} Geräte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} epoch each</source>
        <translation>je {n} Epoche</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} epochs each</source>
        <translation>je {n} Epochen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} model</source>
        <translation>{n} Modell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} models</source>
        <translation>{n} Modelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>60,000 images in 10 classes, made from a seed. Nothing to download.</source>
        <translation>60 000 Bilder in 10 Klassen, aus einem Seed erzeugt. Nichts herunterzuladen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Archive (*.tar.gz *.tgz)</source>
        <translation>Archiv (*.tar.gz *.tgz)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Archive…</source>
        <translation>Archiv…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Best against best too</source>
        <translation>Auch Best gegen Best</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Built-in images</source>
        <translation>Eingebaute Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>CIFAR-10 archive</source>
        <translation>CIFAR-10-Archiv</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Choose a CIFAR-10 archive</source>
        <translation>Ein CIFAR-10-Archiv wählen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Choose a folder of images</source>
        <translation>Einen Bilderordner wählen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Choose where the {source} images are, under Data.</source>
        <translation>Unter „Daten“ wählen, wo die Bilder von {source} liegen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Doubles the batch until the memory of each device is full. Nothing is timed.</source>
        <translation>Verdoppelt den Batch, bis der Speicher jedes Geräts voll ist. Keine Zeit wird gemessen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Download if missing (170 MB)</source>
        <translation>Herunterladen, falls es fehlt (170 MB)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Each device once more with every trick that helps it: CUDA graphs, bf16, channels-last, its best number of threads. Each trick is tried first and kept only if it helps.</source>
        <translation>Jedes Gerät noch einmal mit jedem Trick, der ihm hilft: CUDA-Graphen, bf16, Channels-last, seine beste Threadzahl. Jeder Trick wird erst versucht und nur behalten, wenn er hilft.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Folder of the images</source>
        <translation>Ordner der Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Folder or archive of the images</source>
        <translation>Ordner oder Archiv der Bilder</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>From the host</source>
        <translation>Vom Hauptspeicher</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>From which size it pays</source>
        <translation>Ab welcher Größe es sich lohnt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>On the device</source>
        <translation>Auf dem Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Stops each model when its speed is known well enough, or when its share of the time is up.</source>
        <translation>Beendet jedes Modell, wenn seine Geschwindigkeit gut genug bekannt oder sein Anteil der Zeit vorbei ist.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The folder of the four IDX files, packed or not; empty for Debian's package dataset-fashion-mnist. Widened to three colours.</source>
        <translation>Der Ordner der vier IDX-Dateien, gepackt oder nicht; leer für Debians Paket dataset-fashion-mnist. Auf drei Farben erweitert.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The largest batch that fits</source>
        <translation>Der größte Batch, der passt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The official Python version: its folder, the one above it, or the .tar.gz archive.</source>
        <translation>Die offizielle Python-Version: ihr Ordner, der darüber oder das Archiv .tar.gz.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The speedup by size and batch</source>
        <translation>Die Beschleunigung nach Größe und Batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The speedup, every epoch</source>
        <translation>Die Beschleunigung, jede Epoche</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The speedup, in minutes</source>
        <translation>Die Beschleunigung, in Minuten</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Time budget</source>
        <translation>Zeitbudget</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Trains a family of networks from 10 thousand to 50 million parameters and closes in on the size at which the devices are equally fast.</source>
        <translation>Trainiert eine Familie von Netzen von 10 Tausend bis 50 Millionen Parametern und kreist die Größe ein, bei der die Geräte gleich schnell sind.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Trains every epoch on every device and tests the accuracy after each, as the study did.</source>
        <translation>Trainiert jede Epoche auf jedem Gerät und prüft nach jeder die Genauigkeit, wie die Studie.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Trains that family at four batch sizes, coarsely first, then finely where the devices are equally fast.</source>
        <translation>Trainiert diese Familie mit vier Batchgrößen, erst grob, dann fein, wo die Geräte gleich schnell sind.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>What to find out</source>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>batch {size}</source>
        <translation>Batch {size}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>best against best</source>
        <translation>Best gegen Best</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>{n} epoch</source>
        <translation>{n} Epoche</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>{n} epochs</source>
        <translation>{n} Epochen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>{path} does not exist. Choose another place under Data.</source>
        <translation>{path} existiert nicht. Unter „Daten“ einen anderen Ort wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/segmented.py"/>
        <source>{group}: {choice}</source>
        <translation>{group}: {choice}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Close the sensors</source>
        <translation>Die Sensoren schließen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Last readings of this run.</source>
        <translation>Letzte Ablesungen dieses Laufs.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Readings of the run that is going on.</source>
        <translation>Ablesungen des laufenden Laufs.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>{sensor}, {column}: {text}</source>
        <translation>{sensor}, {column}: {text}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>No speedup yet. {study}</source>
        <translation>Noch keine Beschleunigung. {study}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Open circles: {study}</source>
        <translation>Offene Kreise: {study}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>The study</source>
        <translation>Die Studie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Your models appear here</source>
        <translation>Hier erscheinen Ihre Modelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>the study's GPU</source>
        <translation>die GPU der Studie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>{model} {speedup} on {device}</source>
        <translation>{model} {speedup} auf {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/stage_bars.py"/>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/stage_bars.py"/>
        <source>{bar}: {words}</source>
        <translation>{bar}: {words}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Each model on each device appears here: images per second, training time, speedup with its interval, accuracy and the share of time spent moving data</source>
        <translation>Hier erscheint jedes Modell auf jedem Gerät: Bilder je Sekunde, Trainingszeit, Beschleunigung mit Intervall, Genauigkeit und der Zeitanteil der Datenbewegung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Moving
data</source>
        <translation>Daten-
bewegung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>{model} on {device}, {column}: {figure}</source>
        <translation>{model} auf {device}, {column}: {figure}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>95 %
interval</source>
        <translation>95-%-
Intervall</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Each size that was tried appears here: images per second on every device, and the speedup with its interval</source>
        <translation>Hier erscheint jede versuchte Größe: Bilder je Sekunde auf jedem Gerät und die Beschleunigung mit Intervall</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>GFLOP
per image</source>
        <translation>GFLOP
je Bild</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>How many times faster {device} is than {baseline}</source>
        <translation>Wievielmal so schnell {device} ist wie {baseline}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Images per step</source>
        <translation>Bilder je Schritt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Measured points</source>
        <translation>Gemessene Punkte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Of the speedup to its left; none from fewer than three rounds</source>
        <translation>Der Beschleunigung links davon; keines bei weniger als drei Runden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Parameters
(M)</source>
        <translation>Parameter
(Mio.)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Size of the network in million parameters</source>
        <translation>Größe des Netzes in Millionen Parametern</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Training images per second on {device}, mean over the rounds</source>
        <translation>Trainingsbilder je Sekunde auf {device}, Mittel über die Runden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Work to train on one image</source>
        <translation>Arbeit für das Training mit einem Bild</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>{device}
images/s</source>
        <translation>{device}
Bilder/s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>{device}
speedup</source>
        <translation>{device}
Beschl.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>{size} M parameters, batch {batch}, {column}: {figure}</source>
        <translation>{size} Mio. Parameter, Batch {batch}, {column}: {figure}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/table_dialog.py"/>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/table_dialog.py"/>
        <source>Show as &amp;table</source>
        <translation>Als &amp;Tabelle zeigen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Move along the run, in a plot</source>
        <translation>Am Lauf entlanggehen, in einem Diagramm</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Read the values at a moment, in a plot</source>
        <translation>Die Werte eines Augenblicks ablesen, in einem Diagramm</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Shift+← →</source>
        <translation>Shift+← →</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Show as table, in a plot</source>
        <translation>Als Tabelle zeigen, in einem Diagramm</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Zoom the time axis, in a plot</source>
        <translation>Die Zeitachse vergrößern, in einem Diagramm</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>Follow the run again (Ctrl+L)</source>
        <translation>Dem Lauf wieder folgen (Strg+L)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>The plots follow the run again. Keys: Control and L.</source>
        <translation>Die Diagramme folgen wieder dem Lauf. Tasten: Strg und L.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>Time since the run began ({unit})</source>
        <translation>Zeit seit Beginn des Laufs ({unit})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/why_panel.py"/>
        <source>What limits each device, what each trick gave, from how many batches on a device is ahead, the energy it needs and how the speedup grows appear here.</source>
        <translation>Hier erscheint, was jedes Gerät begrenzt, was jeder Trick brachte, ab wie vielen Batches ein Gerät im Vorsprung ist, welche Energie es braucht und wie die Beschleunigung wächst.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/worker.py"/>
        <source>The replay broke off. {why}</source>
        <translation>Die Wiedergabe brach ab. {why}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/worker.py"/>
        <source>The run broke off because of a fault in the program ({fault}). Everything measured so far is kept; start the run again.</source>
        <translation>Der Lauf brach wegen eines Fehlers im Programm ab ({fault}). Alles bisher Gemessene bleibt erhalten; den Lauf erneut starten.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/worker.py"/>
        <source>{why} It is kept as it was.</source>
        <translation>{why} Es bleibt, wie es war.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>The disk is full, so {file} was not written. The results themselves are kept: free some space or choose another disk.</source>
        <translation>Der Datenträger ist voll, daher wurde {file} nicht geschrieben. Die Ergebnisse selbst bleiben erhalten: Platz schaffen oder einen anderen Datenträger wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>The folder for {file} does not exist. The results themselves are kept: choose another folder.</source>
        <translation>Der Ordner für {file} existiert nicht. Die Ergebnisse selbst bleiben erhalten: einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>The place for {file} is not a folder. The results themselves are kept: choose another folder.</source>
        <translation>Der Ort für {file} ist kein Ordner. Die Ergebnisse selbst bleiben erhalten: einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} cannot be a folder: a file is in its place. The results themselves are kept: choose another folder.</source>
        <translation>{file} kann kein Ordner sein: Eine Datei ist an seiner Stelle. Die Ergebnisse selbst bleiben erhalten: einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} cannot be written ({reason}). The results themselves are kept: choose another folder.</source>
        <translation>{file} lässt sich nicht schreiben ({reason}). Die Ergebnisse selbst bleiben erhalten: einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} cannot be written: it is write-protected or open in another program. The results themselves are kept: close that program, or choose another name or folder.</source>
        <translation>{file} lässt sich nicht schreiben: schreibgeschützt oder in einem anderen Programm geöffnet. Die Ergebnisse selbst bleiben erhalten: das Programm schließen oder einen anderen Namen oder Ordner wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} is a folder. The results themselves are kept: choose another name.</source>
        <translation>{file} ist ein Ordner. Die Ergebnisse selbst bleiben erhalten: einen anderen Namen wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} is no ordinary file. The results themselves are kept: choose another name.</source>
        <translation>{file} ist keine gewöhnliche Datei. Die Ergebnisse selbst bleiben erhalten: einen anderen Namen wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{folder} holds {file} already, and nothing was replaced. The results themselves are kept: choose another folder.</source>
        <translation>{folder} enthält {file} schon, und nichts wurde ersetzt. Die Ergebnisse selbst bleiben erhalten: einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>CSV tables: results, every batch, every sensor reading</source>
        <translation>CSV-Tabellen: Ergebnisse, jeder Batch, jede Sensorablesung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>HTML page: everything on one page, works offline, prints</source>
        <translation>HTML-Seite: alles auf einer Seite, geht offline, druckbar</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>JSON: every figure and every event; opens again as the run</source>
        <translation>JSON: jeder Wert und jedes Ereignis; öffnet sich wieder als Lauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>Markdown: the answer and its tables</source>
        <translation>Markdown: die Antwort und ihre Tabellen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>PDF vector pictures of the card and the plots</source>
        <translation>PDF-Vektorbilder der Karte und der Diagramme</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>PNG pictures: the report card and every plot; each opens again as the run</source>
        <translation>PNG-Bilder: die Berichtskarte und jedes Diagramm; jedes öffnet sich wieder als Lauf</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>SVG vector pictures of the card and the plots</source>
        <translation>SVG-Vektorbilder der Karte und der Diagramme</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Training loss</source>
        <translation>Trainingsverlust</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Where each device begins to pay</source>
        <translation>Wo sich jedes Gerät zu lohnen beginnt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/plots.py"/>
        <source>{models} in turn</source>
        <translation>{models} im Wechsel</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Crossover protocol</source>
        <translation>Verfahren Übergang</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Map protocol</source>
        <translation>Verfahren Karte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Quick protocol</source>
        <translation>Verfahren Schnell</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Search for the largest batch</source>
        <translation>Suche nach dem größten Batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Study protocol</source>
        <translation>Verfahren Studie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>no round finished</source>
        <translation>keine fertige Runde</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>resident</source>
        <translation>auf dem Gerät</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>up to {n} round</source>
        <translation>bis zu {n} Runde</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>up to {n} rounds</source>
        <translation>bis zu {n} Runden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{cpu}, {n} threads</source>
        <translation>{cpu}, {n} Threads</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{day} {month} {year}</source>
        <translation>{day}. {month} {year}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{low} to {high} rounds</source>
        <translation>{low} bis {high} Runden</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Interval of the speedup</source>
        <translation>Intervall der Beschleunigung</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>batch {batch} fits</source>
        <translation>Batch {batch} passt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>device error</source>
        <translation>Gerätefehler</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>not run</source>
        <translation>nicht gelaufen</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>process died</source>
        <translation>Prozess beendet</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>slower, indicative</source>
        <translation>langsamer, vorläufig</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>{interval}, no clear difference</source>
        <translation>{interval}, kein klarer Unterschied</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>{interval}, slower</source>
        <translation>{interval}, langsamer</translation>
    </message>
</context>
</TS>
