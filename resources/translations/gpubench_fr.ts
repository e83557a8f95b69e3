<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>gpubench</name>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Faster than the baseline, nowhere clearly slower</source>
        <translation>Plus rapide que la référence, nulle part nettement plus lent</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Must not be compared with the baseline: it was measured on another machine</source>
        <translation>Non comparable à la référence : elle a été mesurée sur une autre machine</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Must not be compared with the baseline: {why}</source>
        <translation>Non comparable à la référence : {why}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>No clear change against the baseline; up to {share} slower would not show</source>
        <translation>Pas de changement net par rapport à la référence ; jusqu’à {share} plus lent ne se verrait pas</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Not clearly slower than the baseline by more than {tolerance}</source>
        <translation>Pas nettement plus lent que la référence de plus de {tolerance}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Not measured today: {models}</source>
        <translation>Non mesuré aujourd’hui : {models}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Slower than the baseline by more than {tolerance}: {model} on {device} reaches {ratio} of its speed ({interval})</source>
        <translation>Plus lent que la référence de plus de {tolerance} : {model} sur {device} atteint {ratio} fois sa vitesse ({interval})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>The baseline measured nothing that could be compared</source>
        <translation>La référence n’a rien mesuré de comparable</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Too few rounds to judge: a check needs three in both runs</source>
        <translation>Trop peu de tours pour juger : il en faut trois dans les deux exécutions</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>Within {tolerance} of the baseline</source>
        <translation>À {tolerance} près de la référence</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>the baseline</source>
        <translation>l’exécution de référence</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/baseline.py"/>
        <source>today's run</source>
        <translation>l’exécution du jour</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Beware</source>
        <translation>Réserves</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Fastest device</source>
        <translation>Appareil le plus rapide</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Images/s</source>
        <translation>Images/s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Images/s on the CPU</source>
        <translation>Images/s sur le CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Machine {letters}</source>
        <translation>Machine {letters}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>Processor</source>
        <translation>Processeur</translation>
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
        <translation>Accélération</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>batch {n}</source>
        <translation>batch {n}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>indicative</source>
        <translation>indicatif</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>mode {mode}</source>
        <translation>mode {mode}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/board.py"/>
        <source>other images</source>
        <translation>autres images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>ahead after {batches} batches ({time})</source>
        <translation>en avance après {batches} batchs ({time})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>ahead after {batches} batches ({time}; 95 % interval {low} to {high} batches)</source>
        <translation>en avance après {batches} batchs ({time} ; intervalle à 95 % de {low} à {high} batchs)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>ahead from the first batch</source>
        <translation>en avance dès le premier batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>its times are too far apart for any figure</source>
        <translation>ses temps sont trop dispersés pour un chiffre</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>never: it is slower per batch</source>
        <translation>jamais : il est plus lent par batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>not decided: there is no clear difference per batch</source>
        <translation>indécis : pas de différence nette par batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>not known: {reason}</source>
        <translation>inconnu : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>the start-up was not timed on both devices</source>
        <translation>le démarrage n’a pas été chronométré sur les deux appareils</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/break_even.py"/>
        <source>{model}, {device} against {baseline}: {words}</source>
        <translation>{model}, {device} face à {baseline} : {words}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>stock torchvision, 1000-way head</source>
        <translation>torchvision d’origine, tête à 1000 classes</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>stock torchvision; 32×32 is padded up to its windows</source>
        <translation>torchvision d’origine ; 32×32 est complété jusqu’à ses fenêtres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>the study's, 10-way head</source>
        <translation>celui de l’étude, tête à 10 classes</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>torchvision at image size 32: 4 patches</source>
        <translation>torchvision en taille d’image 32 : 4 patchs</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>torchvision's layers, one 10-way layer as its head</source>
        <translation>couches de torchvision, tête d’une couche à 10 classes</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/catalog.py"/>
        <source>{title} (CC BY 4.0): RTX 3050 against an Intel CPU, CIFAR-10, ten epochs</source>
        <translation>{title} (CC BY 4.0) : RTX 3050 face à un CPU Intel, CIFAR-10, dix époques</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>CPU threads</source>
        <translation>threads CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>CUDA of PyTorch</source>
        <translation>CUDA de PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Crossover</source>
        <translation>Croisement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Largest batch</source>
        <translation>Plus grand batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>NVIDIA driver</source>
        <translation>pilote NVIDIA</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>PCIe generation</source>
        <translation>génération PCIe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>PCIe lanes</source>
        <translation>voies PCIe</translation>
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
        <translation>Rapide</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>ROCm of PyTorch</source>
        <translation>ROCm de PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>another one of the same kind</source>
        <translation>un autre du même type</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>as set</source>
        <translation>tel que réglé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>back end</source>
        <translation>moteur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>batch size</source>
        <translation>taille de batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>content of the images</source>
        <translation>contenu des images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>cuDNN's choice by trial</source>
        <translation>choix de cuDNN par essais</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>device</source>
        <translation>appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>division (MIG)</source>
        <translation>partition (MIG)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>driver model</source>
        <translation>modèle de pilote</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>float32 precision</source>
        <translation>précision float32</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>frequency governor</source>
        <translation>régulateur de fréquence</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>gpubench</source>
        <translation>gpubench</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>images</source>
        <translation>images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>kernel</source>
        <translation>noyau</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>learning rate</source>
        <translation>taux d’apprentissage</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>mode</source>
        <translation>mode</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>momentum</source>
        <translation>momentum</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>number of training images</source>
        <translation>nombre d’images d’entraînement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>operating system</source>
        <translation>système d’exploitation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>parameters</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>power limit in watts</source>
        <translation>limite de puissance en watts</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>power supply</source>
        <translation>alimentation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>precision of convolutions</source>
        <translation>précision des convolutions</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>precision of matrix products</source>
        <translation>précision des produits de matrices</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>precision of matrix products on the CPU</source>
        <translation>précision des produits de matrices sur le CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>processor</source>
        <translation>processeur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>protocol</source>
        <translation>protocole</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>starting weights</source>
        <translation>poids initiaux</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>switches of the tuning</source>
        <translation>réglages de l’optimisation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>synthetic images</source>
        <translation>images synthétiques</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>treatment of denormal numbers</source>
        <translation>traitement des nombres dénormalisés</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>tuned</source>
        <translation>optimisé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>tuning</source>
        <translation>optimisation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>weight decay</source>
        <translation>weight decay</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_gate.py"/>
        <source>{topic}: {first} against {second}</source>
        <translation>{topic} : {first} face à {second}</translation>
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
        <translation>Appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Images/s in A</source>
        <translation>Images/s dans A</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>In words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Must not be compared</source>
        <translation>Non comparable</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>No clear difference: all {n} ratios lie within the noise</source>
        <translation>Pas de différence nette : les {n} rapports restent dans le bruit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>No clear difference: the one ratio that can be judged lies within the noise</source>
        <translation>Pas de différence nette : le seul rapport jugeable reste dans le bruit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Nothing to compare: no model was measured on the same device in both</source>
        <translation>Rien à comparer : aucun modèle n’a été mesuré sur le même appareil dans les deux</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Only an indication: a clear answer needs {n} rounds in each run</source>
        <translation>Simple indication : une réponse nette demande {n} tours dans chaque exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>beware: {doubts}</source>
        <translation>réserves : {doubts}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>indicative: fewer than {n} rounds</source>
        <translation>indicatif : moins de {n} tours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>measured in one run only</source>
        <translation>mesuré dans une seule exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>must not be compared</source>
        <translation>non comparable</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>no clear difference</source>
        <translation>pas de différence nette</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>no warnings</source>
        <translation>aucun avertissement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>run {letter}</source>
        <translation>exécution {letter}</translation>
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
        <translation>{model} sur {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} on {device}: measured in one run only</source>
        <translation>{model} sur {device} : mesuré dans une seule exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} on {device}: must not be compared ({why})</source>
        <translation>{model} sur {device} : non comparable ({why})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} on {device}: no clear difference between {run} and {first}</source>
        <translation>{model} sur {device} : pas de différence nette entre {run} et {first}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} trains {ratio} faster on {device} in {faster} than in {slower}</source>
        <translation>{model} s’entraîne {ratio} plus vite sur {device} dans {faster} que dans {slower}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{model} trains {ratio} faster on {device} in {faster} than on {other} in {slower}</source>
        <translation>{model} s’entraîne {ratio} plus vite sur {device} dans {faster} que sur {other} dans {slower}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{n} ratio with its 95 % interval</source>
        <translation>{n} rapport avec son intervalle à 95 %</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{n} ratios, each with its 95 % interval</source>
        <translation>{n} rapports, chacun avec son intervalle à 95 %</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{n} that must not be compared</source>
        <translation>{n} non comparables</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{ratio} faster</source>
        <translation>{ratio} plus rapide</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{ratio} slower</source>
        <translation>{ratio} plus lent</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{runs} must not be compared: {why}</source>
        <translation>{runs} ne sont pas comparables : {why}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{sentence} (indicative)</source>
        <translation>{sentence} (indicatif)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{size} at batch {batch}</source>
        <translation>{size} en batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/compared_words.py"/>
        <source>{where}, {difference}</source>
        <translation>{where}, {difference}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Fitted per step: {fits}.</source>
        <translation>Ajusté par pas : {fits}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>From which size on {device} pays is not known: no size was measured on both devices</source>
        <translation>La taille à partir de laquelle {device} est rentable est inconnue : aucune n’a été mesurée sur les deux appareils</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Measured: {sizes} in {rounds}, {range} parameters.</source>
        <translation>Mesuré : {sizes} en {rounds}, {range} paramètres.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Measured: {sizes} in {rounds}.</source>
        <translation>Mesuré : {sizes} en {rounds}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>Measuring: the first answer comes with the first sizes</source>
        <translation>Mesure en cours : la première réponse vient avec les premières tailles</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>On this machine {device} pays from about {size} parameters at batch {batch}</source>
        <translation>Sur cette machine, {device} est rentable à partir d’environ {size} paramètres en batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>On this machine {device} pays from the smallest size tried, {smallest} parameters, at batch {batch}</source>
        <translation>Sur cette machine, {device} est rentable dès la plus petite taille essayée, {smallest} paramètres, en batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>The size from which {device} pays was not reached in the range tried (up to {largest} parameters at batch {batch})</source>
        <translation>La taille à partir de laquelle {device} est rentable n’a pas été atteinte dans la plage essayée (jusqu’à {largest} paramètres en batch {batch})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>against {devices}</source>
        <translation>face à {devices}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>several sizes</source>
        <translation>plusieurs tailles</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{answer}; it passed 1× at {sizes} as well</source>
        <translation>{answer} ; 1× a aussi été franchi à {sizes}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{device} does not stay ahead at batch {batch}: its speedup passes 1× at {sizes}</source>
        <translation>{device} ne reste pas en avance en batch {batch} : son accélération franchit 1× à {sizes}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{device} is clearly ahead from {size} parameters at batch {batch}; below that it is not clear</source>
        <translation>{device} est nettement en avance à partir de {size} paramètres en batch {batch} ; au-dessous, rien de net</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{device} shows no clear difference at batch {batch}, from {smallest} to {largest} parameters</source>
        <translation>{device} ne montre pas de différence nette en batch {batch}, de {smallest} à {largest} paramètres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>{device}: {told}</source>
        <translation>{device} : {told}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{low} to {high}</source>
        <translation>de {low} à {high}</translation>
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
        <translation>{n} tour</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{n} rounds</source>
        <translation>{n} tours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{n} size</source>
        <translation>{n} taille</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{n} sizes</source>
        <translation>{n} tailles</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{n} training GFLOP per image</source>
        <translation>{n} GFLOP d’entraînement par image</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{overhead} ms and {rate} TFLOP/s</source>
        <translation>{overhead} ms et {rate} TFLOP/s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/crossover.py"/>
        <source>{overhead} ms at any size</source>
        <translation>{overhead} ms à toute taille</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>CPU energy</source>
        <translation>Énergie du CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>It is not known from which size {device} needs less energy per image than {baseline}</source>
        <translation>On ne sait pas à partir de quelle taille {device} demande moins d’énergie par image que {baseline}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>estimated</source>
        <translation>estimé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available</source>
        <translation>indisponible</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: needs an NVIDIA GPU with an energy counter</source>
        <translation>indisponible : il faut un GPU NVIDIA avec compteur d’énergie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: needs read access to RAPL</source>
        <translation>indisponible : il faut le droit de lire RAPL</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: no energy or power was read while it trained</source>
        <translation>indisponible : ni énergie ni puissance lues pendant l’entraînement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: no two readings of the energy counter fell into one stretch of training</source>
        <translation>indisponible : jamais deux lectures du compteur d’énergie pendant un même entraînement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>not available: nothing was timed</source>
        <translation>indisponible : rien n’a été chronométré</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>projected</source>
        <translation>extrapolé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs less energy per image than {baseline} at all sizes from {low} to {high} parameters, boards and CPU packages alone counted</source>
        <translation>{device} demande moins d’énergie par image que {baseline} à toutes les tailles de {low} à {high} paramètres, cartes et boîtiers CPU seuls comptés</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs less energy per image than {baseline} at {high} parameters, boards and CPU packages alone counted</source>
        <translation>{device} demande moins d’énergie par image que {baseline} à {high} paramètres, cartes et boîtiers CPU seuls comptés</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs less energy per image than {baseline} from about {size} parameters on, boards and CPU packages alone counted</source>
        <translation>{device} demande moins d’énergie par image que {baseline} à partir d’environ {size} paramètres, cartes et boîtiers CPU seuls comptés</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs no less energy per image than {baseline} at all sizes from {low} to {high} parameters, boards and CPU packages alone counted</source>
        <translation>{device} ne demande pas moins d’énergie par image que {baseline} à toutes les tailles de {low} à {high} paramètres, cartes et boîtiers CPU seuls comptés</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs no less energy per image than {baseline} at {high} parameters, boards and CPU packages alone counted</source>
        <translation>{device} ne demande pas moins d’énergie par image que {baseline} à {high} paramètres, cartes et boîtiers CPU seuls comptés</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{device} needs no less energy per image than {baseline} at {high} parameters, the largest size measured, boards and CPU packages alone counted</source>
        <translation>{device} ne demande pas moins d’énergie par image que {baseline} à {high} paramètres, la plus grande taille mesurée, cartes et boîtiers CPU seuls comptés</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{hours} Wh for all epochs ({basis})</source>
        <translation>{hours} Wh pour toutes les époques ({basis})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/energy.py"/>
        <source>{joules} J per 1,000 images ({basis})</source>
        <translation>{joules} J pour 1 000 images ({basis})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>Between these models this machine confirms the study's claim that the gain grows faster than the model (an exponent above 1).</source>
        <translation>Entre ces modèles, cette machine confirme l’affirmation de l’étude : le gain croît plus vite que le modèle (exposant supérieur à 1).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>Between these models this machine contradicts the study's claim that the gain grows faster than the model (an exponent above 1).</source>
        <translation>Entre ces modèles, cette machine contredit l’affirmation de l’étude : le gain croît plus vite que le modèle (exposant supérieur à 1).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>How the speedup grows on {device} against {baseline} is not known: {reason}.</source>
        <translation>On ne sait pas comment croît l’accélération sur {device} face à {baseline} : {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>Not decided on this machine: the study's claim that the gain grows faster than the model (an exponent above 1); {reason}.</source>
        <translation>Indécis sur cette machine : l’affirmation de l’étude que le gain croît plus vite que le modèle (exposant supérieur à 1) ; {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>The speedup on {device} against {baseline} grows with the parameters to the power {power}, and with the work per image to the power {work}.</source>
        <translation>L’accélération sur {device} face à {baseline} croît comme les paramètres à la puissance {power}, et comme le travail par image à la puissance {work}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>The speedup on {device} against {baseline} grows with the parameters to the power {power}.</source>
        <translation>L’accélération sur {device} face à {baseline} croît comme les paramètres à la puissance {power}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>The study's own points give {whole} over all three and {last} between the last two.</source>
        <translation>Les points de l’étude donnent {whole} sur les trois et {last} entre les deux derniers.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>all its models are of the same size</source>
        <translation>tous ses modèles ont la même taille</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>it needs the speedups of at least two models, and there are {n}</source>
        <translation>il faut les accélérations d’au moins deux modèles ; disponibles : {n}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>it needs the speedups of at least two models, and there is {n}</source>
        <translation>il faut les accélérations d’au moins deux modèles ; disponible : {n}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>no interval can be given yet</source>
        <translation>pas encore d’intervalle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>the interval holds 1</source>
        <translation>l’intervalle contient 1</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>two models are too few to tell</source>
        <translation>deux modèles ne suffisent pas pour conclure</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>{reason} ({model}: {why})</source>
        <translation>{reason} ({model} : {why})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>{value} (95 % interval {low} to {high})</source>
        <translation>{value} (intervalle à 95 % de {low} à {high})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/growth.py"/>
        <source>{value} (indicative)</source>
        <translation>{value} (indicatif)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>A guess can be {most} at most.</source>
        <translation>Un pronostic ne peut dépasser {most}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>A guess must be above 0. Half as fast is 0.5.</source>
        <translation>Un pronostic doit être supérieur à 0. Deux fois moins vite s’écrit 0,5.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>A guess must be at least {least}.</source>
        <translation>Un pronostic doit être d’au moins {least}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Choose at least one model to guess on.</source>
        <translation>Choisir au moins un modèle pour le pronostic.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Choose at least two devices: a guess says how many times faster one is than the other.</source>
        <translation>Choisir au moins deux appareils : un pronostic dit combien de fois l’un est plus rapide que l’autre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Guesses are on chosen models: choose Quick or Study under How.</source>
        <translation>Les pronostics portent sur des modèles choisis : choisir Rapide ou Étude sous « Comment ».</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Type a number, such as 7, 7.5 or 0.5.</source>
        <translation>Saisir un nombre, comme 7, 7,5 ou 0,5.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>Write {large} or {small}: this can be read in two ways.</source>
        <translation>Écrire {large} ou {small} : ceci peut se lire de deux façons.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>guessed {guess}, measured {measured}: {judgement}</source>
        <translation>pronostic {guess}, mesuré {measured} : {judgement}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>guessed {guess}, not measured</source>
        <translation>pronostic {guess}, non mesuré</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>less than 1 % off</source>
        <translation>à moins de 1 %</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>within the interval</source>
        <translation>dans l’intervalle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model}: {answer}</source>
        <translation>{model} : {answer}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} % too high</source>
        <translation>{n} % trop haut</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} % too low</source>
        <translation>{n} % trop bas</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} times too high</source>
        <translation>{n} fois trop haut</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/guess.py"/>
        <source>{n} times too low</source>
        <translation>{n} fois trop bas</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>100 % is every logical CPU busy. The gap between the lines is what other programs take.</source>
        <translation>100 % : tous les CPU logiques occupés. L’écart entre les courbes est ce que prennent les autres programmes.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>A figure with a warning is kept but doubtful: point at it to read why.</source>
        <translation>Un chiffre averti est gardé mais douteux : le pointer pour lire pourquoi.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>How long one batch takes, forward, backward and optimiser step together. Lower is faster.</source>
        <translation>Durée d’un batch : passes avant et arrière et optimiseur ensemble. Moins, c’est plus rapide.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>How many times faster than the baseline, with its 95 % interval. Both devices take turns, and the ratio is taken round by round.</source>
        <translation>Combien de fois plus rapide que la référence, avec son intervalle à 95 %. Les deux appareils alternent et le rapport est pris tour par tour.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Mean cross-entropy of each batch. Every launch starts again from the same weights.</source>
        <translation>Entropie croisée moyenne de chaque batch. Chaque lancement repart des mêmes poids.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Memory in use by the whole machine and by the training processes.</source>
        <translation>Mémoire occupée par toute la machine et par les processus d’entraînement.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Memory in use on the GPU by all programs.</source>
        <translation>Mémoire du GPU occupée par tous les programmes.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Power drawn by the GPU board.</source>
        <translation>Puissance consommée par la carte GPU.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Share of a step spent gathering the images and copying them to the device, from a pass of its own that is no part of the speedup.</source>
        <translation>Part d’un pas passée à rassembler les images et à les copier sur l’appareil, mesurée à part et hors de l’accélération.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Share of test images classified right after the last epoch, from one seed.</source>
        <translation>Part des images de test bien classées après la dernière époque, avec une seule graine.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Share of time in which any kernel ran; 100 % does not mean full speed.</source>
        <translation>Part du temps où un noyau au moins tournait ; 100 % ne veut pas dire pleine vitesse.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The interval holds the true speedup in 95 of 100 runs. A round is one fresh process per device. The precision and the batch size are the same on both devices. What follows “beware” makes the figures doubtful.</source>
        <translation>L’intervalle contient la vraie accélération dans 95 exécutions sur 100. Un tour est un processus neuf par appareil. La précision et la taille de batch sont les mêmes sur les deux. Ce qui suit « réserves » rend les chiffres douteux.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The network that was trained. Every device starts from the same weights.</source>
        <translation>Le réseau entraîné. Chaque appareil part des mêmes poids.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The sentence on top is the answer; the line below it says how sure it is.</source>
        <translation>La phrase du haut est la réponse ; la ligne du dessous dit à quel point elle est sûre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>The time per batch had not settled when the warm-up ended after its longest time.</source>
        <translation>Le temps par batch n’était pas stabilisé à la fin de la plus longue préchauffe.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Training images per second, over all rounds: timed blocks after the warm-up, from one synchronised clock read to the next.</source>
        <translation>Images d’entraînement par seconde, sur tous les tours : blocs chronométrés après la préchauffe, d’une lecture d’horloge synchronisée à la suivante.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Training images per second. Higher is faster.</source>
        <translation>Images d’entraînement par seconde. Plus, c’est plus rapide.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Training time, evaluation included and start-up apart; ≈ marks an estimate from the measured step time.</source>
        <translation>Durée d’entraînement, évaluation comprise et démarrage à part ; ≈ marque une estimation à partir du temps par pas mesuré.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>When the interval includes 1×, there is no clear difference between the devices.</source>
        <translation>Quand l’intervalle contient 1×, il n’y a pas de différence nette entre les appareils.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>Where it was trained. Each measurement runs in a fresh process.</source>
        <translation>Où il a été entraîné. Chaque mesure tourne dans un processus neuf.</translation>
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
        <translation>{flag} : {meaning}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>“Indicative” means too few rounds for an interval: run longer before you rely on it.</source>
        <translation>« Indicatif » : trop peu de tours pour un intervalle ; mesurer plus longtemps avant de s’y fier.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/help.py"/>
        <source>“≈” marks a training time that was estimated from measured steps and not trained in full.</source>
        <translation>« ≈ » marque une durée estimée à partir des pas mesurés et non entraînée en entier.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of epochs must be a whole number, not {value}.</source>
        <translation>Le nombre d’époques doit être un entier, pas {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of epochs must be at least 1, not {value}.</source>
        <translation>Le nombre d’époques doit être d’au moins 1, pas {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of epochs must be at most {most}.</source>
        <translation>Le nombre d’époques ne peut dépasser {most}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of images must be a whole number, not {value}.</source>
        <translation>Le nombre d’images doit être un entier, pas {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of images must be at least 1, not {value}.</source>
        <translation>Le nombre d’images doit être d’au moins 1, pas {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>The number of images must be at most {most}.</source>
        <translation>Le nombre d’images ne peut dépasser {most}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>it was not measured</source>
        <translation>il n’a pas été mesuré</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>its throughput is no usable figure</source>
        <translation>son débit n’est pas exploitable</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>projection: assumes your images cost the same as these 3×32×32 ones</source>
        <translation>projection : suppose que vos images coûtent autant que celles-ci, de 3×32×32</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>{model} on {device}: no projection, {reason}</source>
        <translation>{model} sur {device} : pas de projection, {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>{model} on {device}: {time} (95 % interval {low} to {high}), {projection}</source>
        <translation>{model} sur {device} : {time} (intervalle à 95 % de {low} à {high}), {projection}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/job.py"/>
        <source>{model} on {device}: {time} (indicative), {projection}</source>
        <translation>{model} sur {device} : {time} (indicatif), {projection}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>Nothing was found: no largest batch can be given</source>
        <translation>Rien trouvé : aucun plus grand batch à donner</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>Searching: the first answer comes with the first device</source>
        <translation>Recherche en cours : la première réponse vient avec le premier appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>a larger one would keep the machine busy for too long</source>
        <translation>un plus grand occuperait la machine trop longtemps</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>batch {batch} fits on {device}</source>
        <translation>le batch {batch} tient sur {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>ended to keep the machine usable</source>
        <translation>arrêté pour garder la machine utilisable</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>not even one image fits on {device}</source>
        <translation>pas même une image ne tient sur {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>the device's memory ends it</source>
        <translation>la mémoire de l’appareil est la limite</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>those are all the images there are</source>
        <translation>il n’y a pas plus d’images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{batch} on {device}</source>
        <translation>{batch} sur {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: batch {batch} fits, {next} does not; {limit}</source>
        <translation>{model} sur {device} : le batch {batch} tient, pas {next} ; {limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: batch {batch} fits, {next} was not tried; {limit}</source>
        <translation>{model} sur {device} : le batch {batch} tient, {next} n’a pas été essayé ; {limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: batch {batch} fits; {limit}</source>
        <translation>{model} sur {device} : le batch {batch} tient ; {limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/largest.py"/>
        <source>{model} on {device}: not even one image fits; {limit}</source>
        <translation>{model} sur {device} : pas même une image ne tient ; {limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/loss_agreement.py"/>
        <source>tuned, its loss is no finite number any more</source>
        <translation>optimisé, sa perte n’est plus un nombre fini</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/loss_agreement.py"/>
        <source>tuned, its loss is {loss} where it should be {other}</source>
        <translation>optimisé, sa perte vaut {loss} au lieu de {other}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/map_grid.py"/>
        <source>Model size (parameters; k: thousand, M: million)</source>
        <translation>Taille du modèle (paramètres ; k : millier, M : million)</translation>
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
        <translation>Balayage</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/naming.py"/>
        <source>{device} again</source>
        <translation>{device} encore</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/naming.py"/>
        <source>{device} tuned</source>
        <translation>{device} optimisé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first batch holds other images</source>
        <translation>le premier batch contient d’autres images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first loss differs by {share} of its size</source>
        <translation>la première perte diffère de {share} de sa taille</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first outputs differ by {share} of their size</source>
        <translation>les premières sorties diffèrent de {share} de leur taille</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>the first step gave no finite numbers</source>
        <translation>le premier pas n’a pas donné de nombres finis</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>their models have different sizes</source>
        <translation>leurs modèles n’ont pas la même taille</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>they did not see the same batches in the same order</source>
        <translation>ils n’ont pas vu les mêmes batchs dans le même ordre</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/parity.py"/>
        <source>they did not start from the same weights</source>
        <translation>ils ne sont pas partis des mêmes poids</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Checking the images</source>
        <translation>Vérification des images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Downloading the images</source>
        <translation>Téléchargement des images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Ended with {finished} of {total} cells finished. Everything measured is kept.</source>
        <translation>Terminé avec {finished} cellules finies sur {total}. Tout ce qui est mesuré est gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Finished in {time}</source>
        <translation>Terminé en {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <location filename="../../gpubench_gui/gui/resuming.py"/>
        <source>Getting ready</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Making the images</source>
        <translation>Création des images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Reading the images</source>
        <translation>Lecture des images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Stopped with {finished} of {total} cells finished. Everything measured is kept.</source>
        <translation>Arrêté avec {finished} cellules finies sur {total}. Tout ce qui est mesuré est gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>Writing the images</source>
        <translation>Écriture des images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>epoch {n} of {total}</source>
        <translation>époque {n} sur {total}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>evaluating</source>
        <translation>évaluation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>getting ready</source>
        <translation>préparation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>measuring</source>
        <translation>mesure</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>round {n}</source>
        <translation>tour {n}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>searching for the largest batch</source>
        <translation>recherche du plus grand batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>starting</source>
        <translation>démarrage</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>waiting for its turn</source>
        <translation>attend son tour</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>warm-up</source>
        <translation>préchauffe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>watching it took {share} of one core</source>
        <translation>l’observer a pris {share} d’un cœur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>where the time goes</source>
        <translation>répartition du temps</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>{n} images/s</source>
        <translation>{n} images/s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>{n} of {total}</source>
        <translation>{n} sur {total}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>{time} left</source>
        <translation>reste {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/progress.py"/>
        <source>{what} on {device}</source>
        <translation>{what} sur {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>A family of networks is trained on every device in turns, at four batch sizes.</source>
        <translation>Une famille de réseaux est entraînée tour à tour sur chaque appareil, à quatre tailles de batch.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>A family of networks is trained on every device in turns, closest where they are equally fast.</source>
        <translation>Une famille de réseaux est entraînée tour à tour sur chaque appareil, au plus serré là où ils vont aussi vite.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>At which sizes and batches does each of {n} devices train faster than {baseline}?</source>
        <translation>À quelles tailles et à quels batchs chacun des {n} appareils s’entraîne-t-il plus vite que {baseline} ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>At which sizes and batches does {device} train faster than {baseline}?</source>
        <translation>À quelles tailles et à quels batchs {device} s’entraîne-t-il plus vite que {baseline} ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Choose at least two devices on the left.</source>
        <translation>Choisir au moins deux appareils à gauche.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Choose models and devices on the left.</source>
        <translation>Choisir modèles et appareils à gauche.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Every device trains from the same weights on the same batches, in turns; only the device differs.</source>
        <translation>Chaque appareil s’entraîne à son tour à partir des mêmes poids et des mêmes batchs ; seul l’appareil change.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>From which model size on does another device pay?</source>
        <translation>À partir de quelle taille de modèle un autre appareil est-il rentable ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>From which model size on does each of {n} devices train faster than {baseline}?</source>
        <translation>À partir de quelle taille de modèle chacun des {n} appareils s’entraîne-t-il plus vite que {baseline} ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>From which model size on does {device} train faster than {baseline}?</source>
        <translation>À partir de quelle taille de modèle {device} s’entraîne-t-il plus vite que {baseline} ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How fast does each model train on {device}?</source>
        <translation>À quelle vitesse chaque modèle s’entraîne-t-il sur {device} ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How fast does {model} train on {device}?</source>
        <translation>À quelle vitesse {model} s’entraîne-t-il sur {device} ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How large a batch fits into each device's memory?</source>
        <translation>Quel est le plus grand batch qui tient dans la mémoire de chaque appareil ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does each model train on each of {n} devices than on {baseline}?</source>
        <translation>Combien de fois plus vite chaque modèle s’entraîne-t-il sur chacun des {n} appareils que sur {baseline} ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does each model train on {device} than on {baseline}?</source>
        <translation>Combien de fois plus vite chaque modèle s’entraîne-t-il sur {device} que sur {baseline} ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does {model} train on each of {n} devices than on {baseline}?</source>
        <translation>Combien de fois plus vite {model} s’entraîne-t-il sur chacun des {n} appareils que sur {baseline} ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>How much faster does {model} train on {device} than on {baseline}?</source>
        <translation>Combien de fois plus vite {model} s’entraîne-t-il sur {device} que sur {baseline} ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>One device is chosen: this measures its speed. Add another to see the speedup.</source>
        <translation>Un seul appareil choisi : sa vitesse est mesurée. En ajouter un autre pour voir l’accélération.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>The batch is doubled until memory runs out.</source>
        <translation>Le batch est doublé jusqu’à épuisement de la mémoire.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/question.py"/>
        <source>Which device trains your model faster, and by how much?</source>
        <translation>Quel appareil entraîne votre modèle plus vite, et de combien ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>All models</source>
        <translation>Tous les modèles</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>energy</source>
        <translation>énergie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>how the speedup grows</source>
        <translation>comment l’accélération croît</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>largest batch</source>
        <translation>plus grand batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>no reason given</source>
        <translation>sans raison donnée</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>what limits it</source>
        <translation>ce qui le limite</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>what was tried</source>
        <translation>ce qui a été essayé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{device} against {baseline}</source>
        <translation>{device} face à {baseline}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{device}: {topic}</source>
        <translation>{device} : {topic}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{trick}: not kept, {reason}.</source>
        <translation>{trick} : non gardé, {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/reasons.py"/>
        <source>{trick}: {gain}.</source>
        <translation>{trick} : {gain}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Apr</source>
        <translation>avr.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Aug</source>
        <translation>août</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Dec</source>
        <translation>déc.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Feb</source>
        <translation>févr.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Jan</source>
        <translation>janv.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Jul</source>
        <translation>juil.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Jun</source>
        <translation>juin</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Mar</source>
        <translation>mars</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>May</source>
        <translation>mai</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Nov</source>
        <translation>nov.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Oct</source>
        <translation>oct.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>Sep</source>
        <translation>sept.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/recorded.py"/>
        <source>{day} {month} {year}, {devices}</source>
        <translation>{day} {month} {year}, {devices}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>CPU load</source>
        <translation>Charge CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>CPU load of other programs</source>
        <translation>Charge CPU des autres programmes</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>CPU load of the training</source>
        <translation>Charge CPU de l’entraînement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU clock</source>
        <translation>Fréquence du GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU energy</source>
        <translation>Énergie du GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>GPU memory</source>
        <translation>Mémoire du GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>GPU power</source>
        <translation>Puissance du GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU temperature</source>
        <translation>Température du GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>GPU throttling</source>
        <translation>Bridage du GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>GPU utilisation</source>
        <translation>Utilisation du GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>GiB</source>
        <translation>Gio</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Last value</source>
        <translation>Dernière valeur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Memory of the training</source>
        <translation>Mémoire de l’entraînement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Read</source>
        <translation>Lu</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Sensor</source>
        <translation>Capteur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>The sensors are read while a run lasts. Run a comparison, or open a saved run, to see them here.</source>
        <translation>Les capteurs sont lus pendant une exécution. Lancer une comparaison ou ouvrir une exécution enregistrée pour les voir ici.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>available</source>
        <translation>disponible</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>every 0.5 s</source>
        <translation>toutes les 0,5 s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>every 2 s</source>
        <translation>toutes les 2 s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>no reading in this run</source>
        <translation>aucune lecture dans cette exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>no reading yet</source>
        <translation>pas encore de lecture</translation>
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
        <translation>{n} cœurs</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>{sensor}, {device}</source>
        <translation>{sensor}, {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sensors.py"/>
        <source>{used} of {total} GiB</source>
        <translation>{used} sur {total} Gio</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>A sweep times one family of networks; there is no model to skip.</source>
        <translation>Un balayage chronomètre une famille de réseaux ; il n’y a pas de modèle à passer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>No model is being measured yet.</source>
        <translation>Aucun modèle n’est encore en mesure.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>This is the last model; Stop ends the run.</source>
        <translation>C’est le dernier modèle ; Arrêter met fin à l’exécution.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/skipping.py"/>
        <source>This model is being skipped; what was measured of it is kept.</source>
        <translation>Ce modèle est en train d’être passé ; ce qui en a été mesuré est gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>batch {batch}</source>
        <translation>batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>failed on {device}: {reason}</source>
        <translation>échec sur {device} : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>failed: {reason}</source>
        <translation>échec : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>fits</source>
        <translation>tient</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>guessed</source>
        <translation>pronostic</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>its turn comes</source>
        <translation>son tour vient</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>not measured yet</source>
        <translation>pas encore mesuré</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slide_bars.py"/>
        <source>{n} parameters</source>
        <translation>{n} paramètres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>A family of networks</source>
        <translation>Une famille de réseaux</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Every step costs a device a fixed time, and then time for the work in it</source>
        <translation>Chaque pas coûte à un appareil un temps fixe, puis le temps du travail qu’il contient</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>F5 starts it.</source>
        <translation>F5 la lance.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Fitted to the steps that were timed</source>
        <translation>Ajusté aux pas chronométrés</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Getting ready: the images come first</source>
        <translation>Préparation : d’abord les images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>How many times faster? This was guessed before the race</source>
        <translation>Combien de fois plus vite ? Voici le pronostic fait avant la course</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Looking for the largest batch of {model} that fits</source>
        <translation>Recherche du plus grand batch de {model} qui tienne</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Parameters from which on it pays</source>
        <translation>Nombre de paramètres à partir duquel c’est rentable</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Speedup at sizes in parameters</source>
        <translation>Accélération selon la taille en paramètres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The answer comes with the race</source>
        <translation>La réponse vient avec la course</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The guess</source>
        <translation>Le pronostic</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The question</source>
        <translation>La question</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race</source>
        <translation>La course</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race has not begun yet</source>
        <translation>La course n’a pas encore commencé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race is over</source>
        <translation>La course est finie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The race is over: images per second with {model}</source>
        <translation>La course est finie : images par seconde avec {model}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The reason</source>
        <translation>La raison</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>The result so far</source>
        <translation>Le résultat jusqu’ici</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why it is so is told after the race</source>
        <translation>Le pourquoi viendra après la course</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why it is so is told once enough sizes have been timed</source>
        <translation>Le pourquoi viendra une fois assez de tailles chronométrées</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why it is so is told once the devices have been looked at</source>
        <translation>Le pourquoi viendra une fois les appareils examinés</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>Why was not looked into in this run</source>
        <translation>Le pourquoi n’a pas été examiné dans cette exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>about {time} left</source>
        <translation>encore environ {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>at batch {batch}</source>
        <translation>en batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>at most, or sooner</source>
        <translation>au plus, ou plus tôt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>devices</source>
        <translation>appareils</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>epoch each</source>
        <translation>époque chacun</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>epochs each</source>
        <translation>époques chacun</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>models</source>
        <translation>modèles</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>of measuring</source>
        <translation>de mesure</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>parameters in {model}</source>
        <translation>paramètres dans {model}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{device}: failed</source>
        <translation>{device} : échec</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{model} is trained on {device}</source>
        <translation>{model} est entraîné sur {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{model} is trained on {first} and {second} in turns</source>
        <translation>{model} est entraîné tour à tour sur {first} et {second}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{model} is trained on {n} devices in turns</source>
        <translation>{model} est entraîné tour à tour sur {n} appareils</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{title} ({n} of {total})</source>
        <translation>{title} ({n} sur {total})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/slides.py"/>
        <source>{title}: {device}</source>
        <translation>{title} : {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>A sweep compares devices: choose at least two.</source>
        <translation>Un balayage compare des appareils : en choisir au moins deux.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>A sweep trains its own family of networks: choose no models for it.</source>
        <translation>Un balayage entraîne sa propre famille de réseaux : ne choisir aucun modèle.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Batch size must be above zero, not {value}.</source>
        <translation>La taille de batch doit être supérieure à zéro, pas {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Batch size must be at most {most}.</source>
        <translation>La taille de batch ne peut dépasser {most}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Best against best is measured by the quick protocol alone.</source>
        <translation>Le meilleur contre le meilleur ne se mesure qu’avec le protocole Rapide.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Choose at least one device.</source>
        <translation>Choisir au moins un appareil.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Choose at least one model.</source>
        <translation>Choisir au moins un modèle.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Device {name} is listed twice.</source>
        <translation>L’appareil {name} figure deux fois.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Epochs must be above zero, not {value}.</source>
        <translation>Le nombre d’époques doit être supérieur à zéro, pas {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Epochs must be at most {most}.</source>
        <translation>Le nombre d’époques ne peut dépasser {most}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Learning rate must be above zero, not {value}.</source>
        <translation>Le taux d’apprentissage doit être supérieur à zéro, pas {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Learning rate must be at most {most}.</source>
        <translation>Le taux d’apprentissage ne peut dépasser {most}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Model {name} is listed twice.</source>
        <translation>Le modèle {name} figure deux fois.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>The seed must lie between 0 and {most}, not {value}.</source>
        <translation>La graine doit être comprise entre 0 et {most}, pas {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>The time budget must lie between 1 and 86400 seconds, not {value}.</source>
        <translation>Le budget de temps doit être compris entre 1 et 86400 secondes, pas {value}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/spec.py"/>
        <source>Unknown model {model}. Known models: {known}.</source>
        <translation>Modèle inconnu : {model}. Modèles connus : {known}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>On this machine {device} pays {where}</source>
        <translation>Sur cette machine, {device} est rentable {where}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>from about {size} parameters at batch {batch}</source>
        <translation>à partir d’environ {size} paramètres en batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>from the smallest size tried at batch {batch}</source>
        <translation>dès la plus petite taille essayée en batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>not clearly at batch {batch}</source>
        <translation>de façon peu nette en batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>nowhere up to {size} at batch {batch}</source>
        <translation>nulle part jusqu’à {size} en batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>{n} failed</source>
        <translation>{n} en échec</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/speed_map.py"/>
        <source>{n} of {total} cells measured</source>
        <translation>{n} cellules mesurées sur {total}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>95 % interval {interval}</source>
        <translation>intervalle à 95 % {interval}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>Measuring: the first answer comes with the first finished round</source>
        <translation>Mesure en cours : la première réponse vient avec le premier tour fini</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Nothing was measured: no speedup can be given</source>
        <translation>Rien n’a été mesuré : aucune accélération à donner</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>best against best {speedup} ({interval})</source>
        <translation>le meilleur contre le meilleur {speedup} ({interval})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>best against best: {reason}</source>
        <translation>le meilleur contre le meilleur : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>not measured on both devices yet</source>
        <translation>pas encore mesuré sur les deux appareils</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{model} trains {n} images per second on {device}</source>
        <translation>{model} entraîne {n} images par seconde sur {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{model} trains {times} faster on {device} than on {other}</source>
        <translation>{model} s’entraîne {times} plus vite sur {device} que sur {other}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{model} {problem}</source>
        <translation>{model} : {problem}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{model}: no clear difference between {device} and {other}</source>
        <translation>{model} : pas de différence nette entre {device} et {other}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{model}: no speedup, {reason}</source>
        <translation>{model} : pas d’accélération, {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>{model}: {problem}</source>
        <translation>{model} : {problem}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{n} failed cell</source>
        <translation>{n} cellule en échec</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/summary.py"/>
        <source>{n} failed cells</source>
        <translation>{n} cellules en échec</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep.py"/>
        <source>{flag} in {n} of {total} timings</source>
        <translation>{flag} dans {n} mesures sur {total}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>Batch {batch}: {told}</source>
        <translation>Batch {batch} : {told}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Model size (million parameters, log scale)</source>
        <translation>Taille du modèle (millions de paramètres, échelle log.)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>Training work per image (GFLOP, log scale)</source>
        <translation>Travail d’entraînement par image (GFLOP, échelle log.)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>about {n}×, interpolated, not measured</source>
        <translation>environ {n}×, interpolé, non mesuré</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>out of memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>pays from {size}</source>
        <translation>rentable à partir de {size}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/sweep_view.py"/>
        <source>{speedup}, measured in {rounds}</source>
        <translation>{speedup}, mesuré en {rounds}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>1 CPU core</source>
        <translation>1 cœur CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>1 image</source>
        <translation>1 image</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>1 thread</source>
        <translation>1 thread</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>A run of the protocol {name} cannot be resumed: which network it times next follows from all that it has timed before. Run it again.</source>
        <translation>Une exécution du protocole {name} ne peut être reprise : le prochain réseau chronométré dépend de tout ce qui précède. La relancer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Apple GPU</source>
        <translation>GPU Apple</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Batch {batch} does not fit: {data} has {images} training images.</source>
        <translation>Le batch {batch} ne tient pas : {data} a {images} images d’entraînement.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CIFAR-10 in {folder} is incomplete: {files} are missing.</source>
        <translation>CIFAR-10 dans {folder} est incomplet : il manque {files}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CIFAR-10 in {folder} is incomplete: {files} is missing.</source>
        <translation>CIFAR-10 dans {folder} est incomplet : il manque {files}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CIFAR-10 was not downloaded before, and no folder was chosen.</source>
        <translation>CIFAR-10 n’a pas encore été téléchargé, et aucun dossier n’est choisi.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>CUDA reports an unknown error, as it does when the machine slept</source>
        <translation>CUDA signale une erreur inconnue, comme après une mise en veille</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Check the disk or the network that holds them, or use the synthetic data; nothing was run.</source>
        <translation>Vérifier le disque ou le réseau qui les contient, ou utiliser les données synthétiques ; rien n’a été lancé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Check the driver, then look for devices again; other devices are not affected.</source>
        <translation>Vérifier le pilote, puis chercher de nouveau ; les autres appareils ne sont pas touchés.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a folder that holds {file} or {other}, let the program download it, or use the synthetic data.</source>
        <translation>Choisir un dossier contenant {file} ou {other}, laisser le programme le télécharger ou utiliser les données synthétiques.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a folder that you may write to.</source>
        <translation>Choisir un dossier accessible en écriture.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a folder with the four files, install Debian's or Ubuntu's package {name}, or use the synthetic data.</source>
        <translation>Choisir un dossier avec les quatre fichiers, installer le paquet Debian ou Ubuntu {name}, ou utiliser les données synthétiques.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose a smaller batch; nothing was run.</source>
        <translation>Choisir un batch plus petit ; rien n’a été lancé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another batch size, of at least 2.</source>
        <translation>Choisir une autre taille de batch, d’au moins 2.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another copy of the data, or the synthetic data.</source>
        <translation>Choisir une autre copie des données, ou les données synthétiques.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another folder, check the disk, or use the synthetic data.</source>
        <translation>Choisir un autre dossier, vérifier le disque ou utiliser les données synthétiques.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another folder, or check the disk.</source>
        <translation>Choisir un autre dossier ou vérifier le disque.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Choose another one.</source>
        <translation>En choisir un autre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Close other programs and start it again.</source>
        <translation>Fermer d’autres programmes et relancer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Close other programs that use this GPU, then look for devices again.</source>
        <translation>Fermer les autres programmes qui utilisent ce GPU, puis chercher de nouveau les appareils.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Copy what is missing into that folder, or choose another one.</source>
        <translation>Copier ce qui manque dans ce dossier, ou en choisir un autre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Delete it and fetch it again, choose a folder with an unpacked copy, or use the synthetic data.</source>
        <translation>Le supprimer et le reprendre, choisir un dossier avec une copie décompressée ou utiliser les données synthétiques.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Everything measured so far is kept; run again, and if it happens again the log names the cause.</source>
        <translation>Tout ce qui a été mesuré est gardé ; relancer, et si cela se reproduit, le journal en donne la cause.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Fashion-MNIST in {folder} is incomplete: {files} (or the same with .gz) are missing.</source>
        <translation>Fashion-MNIST dans {folder} est incomplet : il manque {files} (ou les mêmes en .gz).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Fashion-MNIST in {folder} is incomplete: {files} (or the same with .gz) is missing.</source>
        <translation>Fashion-MNIST dans {folder} est incomplet : il manque {files} (ou le même en .gz).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Fetch the archive by other means and choose its folder, or use the synthetic data, which needs no download.</source>
        <translation>Se procurer l’archive autrement et choisir son dossier, ou utiliser les données synthétiques, sans téléchargement.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Free some disk space and run again.</source>
        <translation>Libérer de l’espace disque et relancer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Free some space on it, or choose a folder on another disk.</source>
        <translation>Y libérer de l’espace, ou choisir un dossier sur un autre disque.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>GPU meters are not open.</source>
        <translation>Les mesures GPU ne sont pas ouvertes.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>GPU meters are off: the NVIDIA driver shows no GPU.</source>
        <translation>Mesures GPU désactivées : le pilote NVIDIA ne montre aucun GPU.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>GPU meters are off; training is not affected: {reason}</source>
        <translation>Mesures GPU désactivées, l’entraînement n’est pas touché : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install Microsoft's Visual C++ Redistributable, which PyTorch needs.</source>
        <translation>Installer Visual C++ Redistributable de Microsoft, dont PyTorch a besoin.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install PyTorch for {program}.</source>
        <translation>Installer PyTorch pour {program}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install a build made for it: a newer CUDA build for a new card, an older one for an old card.</source>
        <translation>Installer une version adaptée : CUDA plus récent pour une carte récente, plus ancien pour une ancienne.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install a newer CUDA build of PyTorch that supports this card.</source>
        <translation>Installer une version CUDA plus récente de PyTorch qui gère cette carte.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install an older CUDA build of PyTorch that still supports this card.</source>
        <translation>Installer une version CUDA plus ancienne de PyTorch qui gère encore cette carte.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Install the CUDA build of PyTorch (the selector on pytorch.org gives the line), then look again.</source>
        <translation>Installer PyTorch avec CUDA (le sélecteur de pytorch.org donne la ligne), puis chercher de nouveau.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Look for devices again; if it should be there, check its driver and the PyTorch build.</source>
        <translation>Chercher de nouveau les appareils ; s’il devrait être là, vérifier son pilote et la version de PyTorch.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Look for devices again; if that takes as long, restart the machine or update the driver.</source>
        <translation>Chercher de nouveau les appareils ; si c’est encore aussi long, redémarrer la machine ou mettre le pilote à jour.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>NVIDIA's library could not be started ({reason}).</source>
        <translation>La bibliothèque de NVIDIA n’a pu démarrer ({reason}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>No batch from {model} on {device} for {seconds} s. It is given up after {limit} s; Stop ends it now. Finished results are kept.</source>
        <translation>Aucun batch de {model} sur {device} depuis {seconds} s. Abandon après {limit} s ; Arrêter y met fin maintenant. Les résultats finis sont gardés.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>No folder was chosen and the package {name} is not installed.</source>
        <translation>Aucun dossier n’est choisi et le paquet {name} n’est pas installé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>No secure connection to {host} came about ({reason}); a proxy may stand between.</source>
        <translation>Aucune connexion sûre avec {host} n’a abouti ({reason}) ; un proxy est peut-être entre les deux.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Nothing of this run is missing: every cell is finished, or failed for a reason of its own.</source>
        <translation>Rien ne manque à cette exécution : chaque cellule est finie, ou a échoué pour une raison propre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Nothing was heard from preparing the images for {seconds} s. It is given up after {limit} s; Stop ends it now.</source>
        <translation>Rien reçu de la préparation des images depuis {seconds} s. Abandon après {limit} s ; Arrêter y met fin maintenant.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Other programs keep {cores} cores busy. After {seconds} s the measuring goes on all the same. Close them for figures that can be trusted.</source>
        <translation>D’autres programmes occupent {cores} cœurs. Après {seconds} s, la mesure continue malgré tout. Les fermer pour des chiffres fiables.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Please report this with the log; the synthetic data may still work.</source>
        <translation>Merci de le signaler avec le journal ; les données synthétiques marchent peut-être encore.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Please report this.</source>
        <translation>Merci de le signaler.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Preparing the images ended without a result.</source>
        <translation>La préparation des images s’est terminée sans résultat.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Preparing the images failed: {reason}.</source>
        <translation>La préparation des images a échoué : {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Preparing the images was stopped; nothing half-written was kept.</source>
        <translation>La préparation des images a été arrêtée ; rien d’inachevé n’a été gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch cannot be loaded</source>
        <translation>PyTorch ne peut être chargé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch cannot be loaded: {reason}</source>
        <translation>PyTorch ne peut être chargé : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch cannot profile a device of the kind {kind}</source>
        <translation>PyTorch ne sait pas profiler un appareil du type {kind}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>PyTorch does not list this card</source>
        <translation>PyTorch ne voit pas cette carte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Reload the driver's modules or restart the machine, then look for devices again.</source>
        <translation>Recharger les modules du pilote ou redémarrer la machine, puis chercher de nouveau les appareils.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Run again with a smaller batch or model; if it hangs again, restart the machine or update the driver.</source>
        <translation>Relancer avec un batch ou un modèle plus petit ; si cela bloque encore, redémarrer la machine ou mettre le pilote à jour.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Run again: each run starts a fresh process.</source>
        <translation>Relancer : chaque exécution démarre un processus neuf.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Run again; if it happens again, the log names the cause.</source>
        <translation>Relancer ; si cela se reproduit, le journal en donne la cause.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Search on a system that tells how much memory is free.</source>
        <translation>Chercher sur un système qui indique la mémoire libre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Shared memory may be too small: enlarge /dev/shm, or try a smaller batch.</source>
        <translation>La mémoire partagée est peut-être trop petite : agrandir /dev/shm ou essayer un batch plus petit.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Start it again.</source>
        <translation>La relancer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The address of {host} was not found: this machine may be offline, or need a proxy.</source>
        <translation>L’adresse de {host} est introuvable : cette machine est peut-être hors ligne, ou a besoin d’un proxy.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive could not be downloaded from {host} ({reason}); nothing was kept.</source>
        <translation>L’archive n’a pu être téléchargée depuis {host} ({reason}) ; rien n’a été gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} has no {entry}, so it is not CIFAR-10.</source>
        <translation>L’archive {file} n’a pas de {entry} ; ce n’est donc pas CIFAR-10.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} is cut short or damaged ({reason}).</source>
        <translation>L’archive {file} est tronquée ou abîmée ({reason}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} unpacks to more than 500 MB, so it is not CIFAR-10.</source>
        <translation>L’archive {file} dépasse 500 Mo décompressée ; ce n’est donc pas CIFAR-10.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The archive {file} was refused: its entry {entry} {reason}. Nothing was unpacked.</source>
        <translation>L’archive {file} a été refusée : son entrée {entry} {reason}. Rien n’a été décompressé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The certificate of {host} was not accepted ({reason}), so nothing was downloaded: a proxy that opens connections, a wrong clock or missing root certificates can be the cause.</source>
        <translation>Le certificat de {host} n’a pas été accepté ({reason}) et rien n’a été téléchargé : un proxy qui ouvre les connexions, une horloge fausse ou des certificats racine manquants peuvent en être la cause.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The connection ended after {n} of {total} bytes; the part was removed.</source>
        <translation>La connexion s’est terminée après {n} octets sur {total} ; la partie reçue a été supprimée.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The connection to {host} broke off; the part that had arrived was removed.</source>
        <translation>La connexion à {host} s’est rompue ; la partie arrivée a été supprimée.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The disk that holds {folder} is full: {needed} MB are needed and {free} MB are free. Nothing half-written was kept.</source>
        <translation>Le disque de {folder} est plein : il faut {needed} Mo et {free} Mo sont libres. Rien d’inachevé n’a été gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The disk that holds {folder} is full: {needed} MB are needed. Nothing half-written was kept.</source>
        <translation>Le disque de {folder} est plein : il faut {needed} Mo. Rien d’inachevé n’a été gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The folder {folder} cannot be written to ({reason}).</source>
        <translation>Impossible d’écrire dans le dossier {folder} ({reason}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history cannot be used ({reason}).</source>
        <translation>L’historique est inutilisable ({reason}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history cannot be written: its folder or file is read-only.</source>
        <translation>L’historique ne peut être écrit : son dossier ou fichier est en lecture seule.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history cannot be written: the disk is full. Free some space and try again.</source>
        <translation>L’historique ne peut être écrit : le disque est plein. Libérer de l’espace et réessayer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history is damaged and a new one cannot be made.</source>
        <translation>L’historique est abîmé et un nouveau ne peut être créé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history is damaged and cannot be set aside.</source>
        <translation>L’historique est abîmé et ne peut être mis de côté.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The history is in use by another program. Close that one and try again.</source>
        <translation>L’historique est utilisé par un autre programme. Le fermer et réessayer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The images cannot be reached: {reason}.</source>
        <translation>Les images sont inaccessibles : {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The images could not be prepared: no sign of life for {seconds} s, ended.</source>
        <translation>Les images n’ont pu être préparées : aucun signe de vie depuis {seconds} s, arrêté.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The images could not be prepared: {reason}.</source>
        <translation>Les images n’ont pu être préparées : {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The log holds the details; the other cells are kept.</source>
        <translation>Le journal contient les détails ; les autres cellules sont gardées.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The machine has {n} logical CPUs, but this program may not use them all: {limits}. The CPU trains with {threads}.</source>
        <translation>La machine a {n} CPU logiques, mais ce programme ne peut pas tous les utiliser : {limits}. Le CPU s’entraîne avec {threads}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The name of the folder {folder} is no valid text.</source>
        <translation>Le nom du dossier {folder} n’est pas un texte valide.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The pictures of {data} have a colour channel without any variation: nothing can be learnt from them.</source>
        <translation>Les images de {data} ont un canal de couleur sans aucune variation : il n’y a rien à apprendre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The prepared images could not be read back: {reason}</source>
        <translation>Les images préparées n’ont pu être relues : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The proxy did not let the download through ({reason}); nothing was downloaded.</source>
        <translation>Le proxy n’a pas laissé passer le téléchargement ({reason}) ; rien n’a été téléchargé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The request to prepare images was not understood: {request}.</source>
        <translation>La demande de préparer des images n’a pas été comprise : {request}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The run broke off ({reason}). {rest}</source>
        <translation>L’exécution s’est interrompue ({reason}). {rest}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The run can no longer be saved ({reason}). It goes on and everything stays in the window: export it before you close, or free some space and run again.</source>
        <translation>L’exécution ne peut plus être enregistrée ({reason}). Elle continue et tout reste dans la fenêtre : exporter avant de fermer, ou libérer de l’espace et relancer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The search for the largest batch of {model} on {device} ended at {images}: one step took {seconds} s.</source>
        <translation>La recherche du plus grand batch de {model} sur {device} s’est arrêtée à {images} : un pas a pris {seconds} s.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>The system may have run out of memory: try a smaller batch or model.</source>
        <translation>Le système a peut-être manqué de mémoire : essayer un batch ou un modèle plus petit.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There is no folder or archive {file}.</source>
        <translation>Il n’y a ni dossier ni archive {file}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There is no folder {folder}.</source>
        <translation>Il n’y a pas de dossier {folder}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There is no run {name}: give a run's folder, its {file}, or the id of a saved run.</source>
        <translation>Il n’y a pas d’exécution {name} : donner le dossier d’une exécution, son {file} ou l’identifiant d’une exécution enregistrée.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>There was not enough memory to prepare the images.</source>
        <translation>La mémoire n’a pas suffi pour préparer les images.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This copy of CIFAR-10 does not consist of the official bytes (its checksums differ).</source>
        <translation>Cette copie de CIFAR-10 n’a pas les octets officiels (ses sommes de contrôle diffèrent).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This is no run that this version can show: {reason}.</source>
        <translation>Cette version ne peut montrer cette exécution : {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed now, since no model could be started: {reason}.</source>
        <translation>Cette exécution ne peut être reprise maintenant, car aucun modèle n’a pu démarrer : {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed now: {reason}</source>
        <translation>Cette exécution ne peut être reprise maintenant : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed: {device} cannot be used now.</source>
        <translation>Cette exécution ne peut être reprise : {device} est inutilisable maintenant.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run cannot be resumed: {what} was {before} then and is {now} now.</source>
        <translation>Cette exécution ne peut être reprise : {what} était {before} et est maintenant {now}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run goes on with {run}, which ended early: {done} of {total} cells are kept as they were, the others are measured anew.</source>
        <translation>Cette exécution reprend {run}, terminée trop tôt : {done} cellules sur {total} restent telles quelles, les autres sont mesurées de nouveau.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run is still being measured, or was until a moment ago: wait until it has ended, or for {seconds} s, and resume it again.</source>
        <translation>Cette exécution est encore mesurée, ou l’était à l’instant : attendre sa fin, ou {seconds} s, puis la reprendre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run of the history is larger than any run of this program.</source>
        <translation>Cette exécution de l’historique est plus grande que toute exécution de ce programme.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>This run was measured by gpubench {version}, and this is {now}: its parts would not be measured alike. Run it again.</source>
        <translation>Cette exécution a été mesurée par gpubench {version}, et ceci est {now} : ses parties ne seraient pas mesurées pareillement. La relancer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Try {what}; the other devices are not affected.</source>
        <translation>Essayer {what} ; les autres appareils ne sont pas touchés.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Tuning {model} on {device} broke off: {reason}. What helped is kept.</source>
        <translation>L’optimisation de {model} sur {device} s’est interrompue : {reason}. Ce qui a aidé est gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Update the NVIDIA driver to one that supports CUDA {version}, and check that CUDA_VISIBLE_DEVICES does not hide the card.</source>
        <translation>Mettre à jour le pilote NVIDIA pour CUDA {version} et vérifier que CUDA_VISIBLE_DEVICES ne cache pas la carte.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Update the driver, or install an older CUDA build.</source>
        <translation>Mettre le pilote à jour ou installer une version CUDA plus ancienne de PyTorch.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>What {host} sent is not the CIFAR-10 archive (its MD5 is {found}, not {wanted}); it was removed.</source>
        <translation>Ce qu’a envoyé {host} n’est pas l’archive CIFAR-10 (son MD5 est {found}, pas {wanted}) ; il a été supprimé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Where the time of {model} on {device} goes is not known: {reason}. The rest is kept.</source>
        <translation>On ne sait pas où va le temps de {model} sur {device} : {reason}. Le reste est gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Why {model} on {device} is as fast as it is could not be found: {reason}. The rest is kept.</source>
        <translation>On n’a pas pu trouver pourquoi {model} sur {device} va à cette vitesse : {reason}. Le reste est gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>Writing to {folder} failed: {reason}. Nothing half-written was kept.</source>
        <translation>L’écriture dans {folder} a échoué : {reason}. Rien d’inachevé n’a été gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a convolution gave no finite result</source>
        <translation>une convolution n’a pas donné de résultat fini</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a missing library</source>
        <translation>une bibliothèque manquante</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a smaller model</source>
        <translation>un modèle plus petit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a stack overrun</source>
        <translation>un débordement de pile</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a test step failed: {reason}</source>
        <translation>un pas d’essai a échoué : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a training step was not finished: {reason}</source>
        <translation>un pas d’entraînement n’a pas abouti : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>a web page</source>
        <translation>une page web</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>an access violation</source>
        <translation>une violation d’accès</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>another device was given up</source>
        <translation>un autre appareil a été abandonné</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>appears twice</source>
        <translation>apparaît deux fois</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>batch {batch} does not fit</source>
        <translation>le batch {batch} ne tient pas</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>batch {batch} is more than the {images} training images</source>
        <translation>le batch {batch} dépasse les {images} images d’entraînement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>batch {batch} or a smaller model</source>
        <translation>le batch {batch} ou un modèle plus petit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>claims {n} bytes</source>
        <translation>annonce {n} octets</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>clock setting</source>
        <translation>réglage de fréquence</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>display clock</source>
        <translation>fréquence d’affichage</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>hardware slowdown</source>
        <translation>ralentissement matériel</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>hardware thermal</source>
        <translation>limite thermique matérielle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>has an absolute name</source>
        <translation>a un nom absolu</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>how much memory is free cannot be read here, and without that the search could freeze the machine</source>
        <translation>la mémoire libre ne peut se lire ici, et sans elle la recherche pourrait figer la machine</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>is a link</source>
        <translation>est un lien</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>is no ordinary file</source>
        <translation>n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>is one of more than {n}</source>
        <translation>fait partie de plus de {n}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it asks for an unusual text encoding</source>
        <translation>il demande un encodage de texte inhabituel</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it asks for room for {n} objects</source>
        <translation>il demande de la place pour {n} objets</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it asks to load {name}, which no data set needs</source>
        <translation>il demande à charger {name}, dont aucun jeu de données n’a besoin</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it ends within its header</source>
        <translation>il se termine dans son en-tête</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it has {n} bytes, more than any CIFAR-10 batch</source>
        <translation>il a {n} octets, plus que tout lot de CIFAR-10</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it holds an array in an unknown form</source>
        <translation>il contient un tableau de forme inconnue</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it holds an array of {kind} where bytes (u1) belong</source>
        <translation>il contient un tableau de {kind} là où il faut des octets (u1)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it is bound to {n} of them</source>
        <translation>il est lié à {n} d’entre eux</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it is bound to {n} of them and its container may use {quota} CPUs' worth of time</source>
        <translation>il est lié à {n} d’entre eux et son conteneur peut utiliser le temps de {quota} CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>it is no valid pickle ({reason})</source>
        <translation>ce n’est pas un pickle valide ({reason})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its container may use {n} CPUs' worth of time</source>
        <translation>son conteneur peut utiliser le temps de {n} CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its memory is full</source>
        <translation>sa mémoire est pleine</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its process ended</source>
        <translation>son processus s’est terminé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>its record breaks off here: the program was ended, or is still measuring</source>
        <translation>son enregistrement s’arrête ici : le programme a été arrêté ou mesure encore</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>looking for devices took longer than {seconds} s</source>
        <translation>la recherche des appareils a pris plus de {seconds} s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>needs a C++ compiler, and none was found</source>
        <translation>il faut un compilateur C++, et aucun n’a été trouvé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no NVIDIA driver library was found. Install NVIDIA's driver if this machine has an NVIDIA GPU.</source>
        <translation>aucune bibliothèque du pilote NVIDIA trouvée. Installer le pilote si cette machine a un GPU NVIDIA.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no clear gain here</source>
        <translation>pas de gain net ici</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: PyTorch does not tell which GPU this is</source>
        <translation>pas de mesure : PyTorch ne dit pas de quel GPU il s’agit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: several GPUs fit the identity that PyTorch reports</source>
        <translation>pas de mesure : plusieurs GPU ont l’identité que donne PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: the driver shows no GPU with the identity that PyTorch reports</source>
        <translation>pas de mesure : le pilote ne montre aucun GPU avec l’identité que donne PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no meter: this GPU is divided (MIG), and which slice PyTorch uses is not known</source>
        <translation>pas de mesure : ce GPU est partagé (MIG), et la tranche utilisée par PyTorch est inconnue</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>no sign of life for {seconds} s, ended</source>
        <translation>aucun signe de vie depuis {seconds} s, arrêté</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not allowed for this user account</source>
        <translation>non autorisé pour ce compte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available for a slice of a GPU (MIG)</source>
        <translation>indisponible pour une tranche de GPU (MIG)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available on this system (the GPU or its driver does not offer it)</source>
        <translation>indisponible sur ce système (le GPU ou son pilote ne l’offre pas)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: RAPL gave no number</source>
        <translation>indisponible : RAPL n’a pas donné de nombre</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: needs Linux and a processor that counts its energy (RAPL)</source>
        <translation>indisponible : il faut Linux et un processeur qui compte son énergie (RAPL)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: needs read access to RAPL ({file})</source>
        <translation>indisponible : il faut le droit de lire RAPL ({file})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: the GPU's memory is shared with system memory</source>
        <translation>indisponible : la mémoire du GPU est celle du système</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not available: the operating system does not tell</source>
        <translation>indisponible : le système d’exploitation ne le dit pas</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not measured: {reason}</source>
        <translation>non mesuré : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not tried: each process compiles for up to a minute, for which the time budget is too short</source>
        <translation>non essayé : chaque processus compile jusqu’à une minute, le budget de temps est trop court</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>not tried: the time budget is too short</source>
        <translation>non essayé : le budget de temps est trop court</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>out of memory at batch {batch}</source>
        <translation>mémoire insuffisante en batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>points outside the folder</source>
        <translation>pointe hors du dossier</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>power brake</source>
        <translation>frein de puissance</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>power cap</source>
        <translation>limite de puissance</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>refused: {reason}</source>
        <translation>refusé : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>skipped</source>
        <translation>passé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>software thermal</source>
        <translation>limite thermique logicielle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>something that is no archive</source>
        <translation>autre chose qu’une archive</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>sync boost</source>
        <translation>synchro boost</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the CUDA of PyTorch</source>
        <translation>la version CUDA de PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the GPU stopped answering and is no longer read; other devices and finished results stay</source>
        <translation>le GPU ne répond plus et n’est plus lu ; les autres appareils et les résultats finis restent</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver</source>
        <translation>le pilote NVIDIA</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver and its library have different versions, as after an upgrade. Restart the machine to use the GPU; the CPU can be used meanwhile.</source>
        <translation>le pilote NVIDIA et sa bibliothèque ont des versions différentes, comme après une mise à jour. Redémarrer pour utiliser le GPU ; le CPU reste utilisable.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver is installed but not running. Restart the machine; reinstall the driver if that does not help.</source>
        <translation>le pilote NVIDIA est installé mais ne tourne pas. Redémarrer la machine ; sinon réinstaller le pilote.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the NVIDIA driver is too old for this PyTorch build</source>
        <translation>le pilote NVIDIA est trop ancien pour cette version de PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the ROCm of PyTorch</source>
        <translation>la version ROCm de PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the back end of {device}</source>
        <translation>le moteur de {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the content of the images</source>
        <translation>le contenu des images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the device is not there: {reason}</source>
        <translation>l’appareil n’est pas là : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the device reported: {reason}</source>
        <translation>l’appareil a signalé : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the device's work: {reason}</source>
        <translation>le travail de l’appareil : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the division (MIG) of {device}</source>
        <translation>la partition (MIG) de {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the driver refuses it ({reason})</source>
        <translation>le pilote le refuse ({reason})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the driver reports an impossible value</source>
        <translation>le pilote donne une valeur impossible</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the fastest rate: {reason}</source>
        <translation>le débit maximal : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the identity of {device}</source>
        <translation>l’identité de {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the kernel</source>
        <translation>le noyau</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the name of a device</source>
        <translation>le nom d’un appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the name of {device}</source>
        <translation>le nom de {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of CPU threads of {device}</source>
        <translation>le nombre de threads CPU de {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of CPU threads that may be used</source>
        <translation>le nombre de threads CPU permis</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of CPUs that the program is bound to</source>
        <translation>le nombre de CPU auxquels le programme est lié</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the number of logical CPUs</source>
        <translation>le nombre de CPU logiques</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the operating system</source>
        <translation>le système d’exploitation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the package nvidia-ml-py cannot be loaded. Reinstall it to use them.</source>
        <translation>le paquet nvidia-ml-py ne peut être chargé. Le réinstaller pour les avoir.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the power limit of {device}</source>
        <translation>la limite de puissance de {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the power supply</source>
        <translation>l’alimentation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the probe ended early</source>
        <translation>la recherche s’est terminée trop tôt</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the probe said nothing</source>
        <translation>la recherche n’a rien dit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process crashed with {what}</source>
        <translation>le processus a planté avec {what}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process ended with status {code}</source>
        <translation>le processus s’est terminé avec le statut {code}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process ended with status {code}: {line}</source>
        <translation>le processus s’est terminé avec le statut {code} : {line}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the process was ended by {signal}</source>
        <translation>le processus a été arrêté par {signal}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the processor</source>
        <translation>le processeur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the profiler saw nothing on the device: the driver may keep its counters to administrators</source>
        <translation>le profileur n’a rien vu sur l’appareil : le pilote réserve peut-être ses compteurs aux administrateurs</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the run broke off ({reason})</source>
        <translation>l’exécution s’est interrompue ({reason})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the run was too short: the driver averages over up to {seconds} s</source>
        <translation>exécution trop courte : le pilote fait la moyenne sur {seconds} s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the share of the CPUs that the container may use</source>
        <translation>la part des CPU permise au conteneur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the time budget of {seconds} s was used up</source>
        <translation>le budget de {seconds} s était épuisé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>the time budget was used up</source>
        <translation>le budget de temps était épuisé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>there are no images to train on</source>
        <translation>il n’y a pas d’images pour l’entraînement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this PyTorch build ({version}) has no CUDA</source>
        <translation>cette version de PyTorch ({version}) est sans CUDA</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this PyTorch build has no kernels for its architecture ({architecture})</source>
        <translation>cette version de PyTorch n’a pas de noyaux pour son architecture ({architecture})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this PyTorch build has no kernels for this GPU's architecture</source>
        <translation>cette version de PyTorch n’a pas de noyaux pour l’architecture de ce GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this chip has no bf16 arithmetic of its own</source>
        <translation>cette puce n’a pas d’arithmétique bf16 propre</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this model normalises over the batch, and a batch held a single image</source>
        <translation>ce modèle normalise sur le batch, et un batch ne contenait qu’une image</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>this system does not tell what memory a process holds, so no batch is safe to try</source>
        <translation>ce système ne dit pas quelle mémoire occupe un processus ; aucun essai n’est donc sûr</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{device} (GPU {number})</source>
        <translation>{device} (GPU {number})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{device} is no kind of device that this program can time ({known}).</source>
        <translation>{device} n’est pas un type d’appareil que ce programme sait chronométrer ({known}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{device}, tuned</source>
        <translation>{device}, optimisé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} est illisible : {reason}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} est illisible : {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} does not begin like a run of this program.</source>
        <translation>{file} ne commence pas comme une exécution de ce programme.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} does not hold one label for each of its {n} pictures.</source>
        <translation>{file} ne contient pas une étiquette pour chacune de ses {n} images.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} gave {n} pictures instead of {wanted}.</source>
        <translation>{file} a donné {n} images au lieu de {wanted}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} has a channel without any variation.</source>
        <translation>{file} a un canal sans aucune variation.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} has labels outside 0..{most}.</source>
        <translation>{file} a des étiquettes hors de 0..{most}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds labels outside 0..9, so it is no CIFAR-10 batch.</source>
        <translation>{file} contient des étiquettes hors de 0..9 ; ce n’est pas un lot de CIFAR-10.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds labels outside 0..9.</source>
        <translation>{file} contient des étiquettes hors de 0..9.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds more than any run of this program.</source>
        <translation>{file} contient plus que toute exécution de ce programme.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds no pictures of 3×32×32 bytes, so it is no CIFAR-10 batch.</source>
        <translation>{file} ne contient pas d’images de 3×32×32 octets ; ce n’est pas un lot de CIFAR-10.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds no run of this program.</source>
        <translation>{file} ne contient aucune exécution de ce programme.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} holds {found} where {wanted} belongs.</source>
        <translation>{file} contient {found} à la place de {wanted}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is cut short or damaged ({reason}).</source>
        <translation>{file} est tronqué ou abîmé ({reason}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is damaged in line {n}: {reason}.</source>
        <translation>{file} est abîmé à la ligne {n} : {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is damaged: it holds {n} bytes than its header announces.</source>
        <translation>{file} est abîmé : il contient {n} octets que son en-tête n’annonce.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is no Fashion-MNIST file: it begins with {first}, {second}, {third} instead of {wanted}, a count, {shape}.</source>
        <translation>{file} n’est pas un fichier Fashion-MNIST : il commence par {first}, {second}, {third} au lieu de {wanted}, un nombre, {shape}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} is of format {found}, not {wanted}.</source>
        <translation>{file} est au format {found}, pas {wanted}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} lacks the mean and deviation of three channels.</source>
        <translation>Il manque à {file} la moyenne et l’écart de trois canaux.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} promises no pictures, or not {n} classes of them.</source>
        <translation>{file} ne promet pas d’images, ou pas {n} classes d’images.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} was not written by this program: its run has no plain name.</source>
        <translation>{file} n’a pas été écrit par ce programme : son exécution n’a pas de nom simple.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{file} was refused: {reason}. Nothing in it was run.</source>
        <translation>{file} a été refusé : {reason}. Rien n’y a été exécuté.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{folder} holds no CIFAR-10: neither {file}, nor its batches ({batches}), nor {other}.</source>
        <translation>{folder} ne contient pas CIFAR-10 : ni {file}, ni ses lots ({batches}), ni {other}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} answered with {what}; nothing was kept.</source>
        <translation>{host} a répondu par {what} ; rien n’a été gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} answered {code} ({words}) instead of sending the archive; nothing was kept.</source>
        <translation>{host} a répondu {code} ({words}) au lieu d’envoyer l’archive ; rien n’a été gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} sent more than 500 MB, so it is not the CIFAR-10 archive; it was removed.</source>
        <translation>{host} a envoyé plus de 500 Mo ; ce n’est donc pas l’archive CIFAR-10, supprimée.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host} sent nothing for {seconds} seconds, so the download was given up; nothing was kept.</source>
        <translation>{host} n’a rien envoyé pendant {seconds} secondes ; le téléchargement est abandonné, rien n’a été gardé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{host}, or the proxy in between, refused the connection; nothing was downloaded.</source>
        <translation>{host}, ou le proxy intermédiaire, a refusé la connexion ; rien n’a été téléchargé.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{images} has {n} pictures and {labels} {count} labels, so they do not belong together.</source>
        <translation>{images} a {n} images et {labels} {count} étiquettes ; ils ne vont donc pas ensemble.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{network} at batch {batch}</source>
        <translation>{network} en batch {batch}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{n} CPU cores</source>
        <translation>{n} cœurs CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{n} images</source>
        <translation>{n} images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>{n} threads</source>
        <translation>{n} threads</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after 1 cell</source>
        <translation>{reason} après 1 cellule</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after 1 round</source>
        <translation>{reason} après 1 tour</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after {n} cells</source>
        <translation>{reason} après {n} cellules</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason} after {n} rounds</source>
        <translation>{reason} après {n} tours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{reason}; a GPU with no memory of its own is shared with system memory</source>
        <translation>{reason} ; un GPU sans mémoire propre partage celle du système</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/told.py"/>
        <source>{steps} steps are under way at once; the device is not finishing any.</source>
        <translation>{steps} pas sont en cours à la fois ; l’appareil n’en finit aucun.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>CUDA graph</source>
        <translation>graphe CUDA</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>channels-last</source>
        <translation>channels-last</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>data on the device</source>
        <translation>données sur l’appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>fused optimiser</source>
        <translation>optimiseur fusionné</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>thread count</source>
        <translation>nombre de threads</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/tricks.py"/>
        <source>{n} thread</source>
        <translation>{n} thread</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>Another program was computing on the same GPU.</source>
        <translation>Un autre programme calculait sur le même GPU.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>Memory was short: the system moved pages to or from the disk.</source>
        <translation>La mémoire manquait : le système échangeait des pages avec le disque.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>Other programs used the processor while this was timed.</source>
        <translation>D’autres programmes utilisaient le processeur pendant la mesure.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU ran below 75 % of its default clock.</source>
        <translation>Le GPU tournait à moins de 75 % de sa fréquence par défaut.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU slowed down because it was too hot.</source>
        <translation>Le GPU a ralenti parce qu’il était trop chaud.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU's clock fell by more than 5 % while this was timed.</source>
        <translation>La fréquence du GPU a baissé de plus de 5 % pendant la mesure.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU's clock was more than 5 % off that of earlier rounds.</source>
        <translation>La fréquence du GPU s’écartait de plus de 5 % de celle des tours précédents.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The GPU's hardware slowed it down, as when its power supply falls short.</source>
        <translation>Le matériel du GPU l’a ralenti, comme quand l’alimentation ne suffit pas.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The clock jumped: the time measured cannot be true.</source>
        <translation>L’horloge a sauté : le temps mesuré ne peut être vrai.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The container had used up its processor time and had to wait.</source>
        <translation>Le conteneur avait épuisé son temps processeur et a dû attendre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The device's own clock and the processor's differ by more than 2 %.</source>
        <translation>L’horloge de l’appareil et celle du processeur diffèrent de plus de 2 %.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The machine ran on battery, where most machines are slower.</source>
        <translation>La machine était sur batterie, où la plupart sont plus lentes.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The machine slept, or the training was paused, while this was timed.</source>
        <translation>La machine dormait, ou l’entraînement était en pause, pendant la mesure.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>The training got less processor time than its threads could use.</source>
        <translation>L’entraînement a eu moins de temps processeur que ses threads n’en pouvaient utiliser.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>This is a virtual machine: other guests of its host may slow it down unseen.</source>
        <translation>Ceci est une machine virtuelle : d’autres hôtes du même serveur peuvent la ralentir sans que cela se voie.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>battery</source>
        <translation>batterie</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>clock differs between rounds</source>
        <translation>fréquence différente entre tours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>clock fell</source>
        <translation>fréquence en baisse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>clock jumped</source>
        <translation>saut d’horloge</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>contended</source>
        <translation>perturbé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>device and wall clock disagree</source>
        <translation>horloges en désaccord</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>fewer cores than threads</source>
        <translation>moins de cœurs que de threads</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>low clock</source>
        <translation>fréquence basse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>other GPU process</source>
        <translation>autre processus GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>quota</source>
        <translation>quota</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>suspended</source>
        <translation>mise en veille</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>swapping</source>
        <translation>échange disque</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>throttled: hardware</source>
        <translation>bridé : matériel</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>throttled: heat</source>
        <translation>bridé : chaleur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>{device} also drives a display, which takes a little of its time.</source>
        <translation>{device} pilote aussi un écran, ce qui prend un peu de son temps.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>{device} is divided (MIG): only a slice of it was measured.</source>
        <translation>{device} est partagé (MIG) : une tranche seulement a été mesurée.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/validity.py"/>
        <source>{device} is limited to {limit} W of its usual {usual} W.</source>
        <translation>{device} est limité à {limit} W au lieu des {usual} W habituels.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Compute-bound: {share} of the time goes to convolutions and matrix products, at {rate} of the fastest rate measured here.</source>
        <translation>Limité par le calcul : {share} du temps va aux convolutions et produits de matrices, à {rate} du débit maximal mesuré ici.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Compute-bound: {share} of the time goes to convolutions and matrix products.</source>
        <translation>Limité par le calcul : {share} du temps va aux convolutions et produits de matrices.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Data-bound: gathering a batch takes {data} of a step of {step}.</source>
        <translation>Limité par les données : rassembler un batch prend {data} d’un pas de {step}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Launch-bound: issuing a step keeps the CPU busy for {issue} of its {step}.</source>
        <translation>Limité par le lancement : émettre un pas occupe le CPU pendant {issue} sur {step}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Launch-bound: the CPU needs {host} to gather a batch and issue its step, which the GPU copies and runs in {device}.</source>
        <translation>Limité par le lancement : il faut {host} au CPU pour rassembler un batch et émettre son pas, que le GPU copie et exécute en {device}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Launch-bound: the CPU needs {issue} to issue a step that the GPU runs in {device}.</source>
        <translation>Limité par le lancement : il faut {issue} au CPU pour émettre un pas que le GPU exécute en {device}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Memory-bound: {share} of the time goes to convolutions and matrix products, but at {rate} of the fastest rate measured here: they wait for data or are too small for the device.</source>
        <translation>Limité par la mémoire : {share} du temps va aux convolutions et produits de matrices, mais à {rate} du débit maximal mesuré ici : ils attendent des données ou sont trop petits pour l’appareil.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Memory-bound: {share} of the time goes to work that moves data and computes little.</source>
        <translation>Limité par la mémoire : {share} du temps va à du travail qui déplace des données et calcule peu.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Not known: the figures of the look at a step are none that can be measured.</source>
        <translation>Inconnu : les chiffres de l’examen d’un pas ne peuvent être mesurés.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Not known: the look at a step took no time.</source>
        <translation>Inconnu : l’examen d’un pas n’a pris aucun temps.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Not known: {reason}.</source>
        <translation>Inconnu : {reason}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>This is uncertain: a step took {here} in this look and {there} in the timed blocks.</source>
        <translation>C’est incertain : un pas a pris {here} lors de cet examen et {there} dans les blocs chronométrés.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>Transfer-bound: copying a batch to the device takes {copy} of a step of {step}.</source>
        <translation>Limité par le transfert : copier un batch sur l’appareil prend {copy} d’un pas de {step}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/verdict.py"/>
        <source>the work of the device could not be profiled</source>
        <translation>le travail de l’appareil n’a pu être profilé</translation>
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
        <translation>précision par défaut de PyTorch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>indicative: no interval before {n} rounds</source>
        <translation>indicatif : pas d’intervalle avant {n} tours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>n/a</source>
        <translation>n. d.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>tuned precision</source>
        <translation>précision optimisée</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/core/wording.py"/>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
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
        <translation>&amp;À propos de gpubench</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Copy summary</source>
        <translation>&amp;Copier le résumé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Export reports…</source>
        <translation>&amp;Exporter les rapports…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Guess first…</source>
        <translation>Pronostic d’a&amp;bord…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;History…</source>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Keys and how to read a result</source>
        <translation>&amp;Touches et lecture d’un résultat</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Open run…</source>
        <translation>&amp;Ouvrir une exécution…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Panels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Presentation</source>
        <translation>&amp;Présentation</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Reduce motion</source>
        <translation>&amp;Réduire les animations</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Run</source>
        <translation>E&amp;xécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Run comparison</source>
        <translation>&amp;Lancer la comparaison</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Save report card PNG…</source>
        <translation>Enregi&amp;strer la fiche PNG…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Sensors…</source>
        <translation>&amp;Capteurs…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;Usual size</source>
        <translation>&amp;Taille habituelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>About gpubench</source>
        <translation>À propos de gpubench</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Class boar&amp;d…</source>
        <translation>Ta&amp;bleau de classe…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Compare ru&amp;ns…</source>
        <translation>Comparer des exéc&amp;utions…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Copied the diagnostics. They name the hardware and the versions, and neither you nor this machine.</source>
        <translation>Diagnostic copié. Il nomme le matériel et les versions, ni vous ni cette machine.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Copy &amp;diagnostics</source>
        <translation>Copier le &amp;diagnostic</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Follow the run &amp;live</source>
        <translation>Suivre l’exécution en &amp;direct</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>L&amp;anguage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Look for &amp;devices again</source>
        <translation>Chercher de nouveau les appare&amp;ils</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>MIT licence. Typefaces: Inter and Noto Sans SC, SIL Open Font License.</source>
        <translation>Licence MIT. Polices : Inter et Noto Sans SC, SIL Open Font License.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Open the &amp;recorded example</source>
        <translation>Ouvrir l’exemple en&amp;registré</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Re&amp;play a run…</source>
        <translation>Re&amp;jouer une exécution…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Reference points: {study}.</source>
        <translation>Points de référence : {study}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Replay the recorded e&amp;xample</source>
        <translation>Rejouer l’e&amp;xemple enregistré</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Save &amp;plot PNG</source>
        <translation>Enregistrer le gra&amp;phique PNG</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Set as &amp;baseline</source>
        <translation>Prendre comme ré&amp;férence</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Show the &amp;log folder</source>
        <translation>Montrer le dossier des &amp;journaux</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Skip this &amp;model</source>
        <translation>Passer ce &amp;modèle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>gpubench {version} trains image models on your CPU and your GPU and shows how much faster which one is.</source>
        <translation>gpubench {version} entraîne des modèles d’images sur le CPU et le GPU et montre lequel est plus rapide, et de combien.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/actions.py"/>
        <source>{one} or {other}</source>
        <translation>{one} ou {other}</translation>
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
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>CSV table (*.csv)</source>
        <translation>Table CSV (*.csv)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Choose &amp;folder…</source>
        <translation>Choisir un &amp;dossier…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Choose f&amp;iles…</source>
        <translation>Choisir des f&amp;ichiers…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Choose the folder that the result files are dropped in</source>
        <translation>Choisir le dossier où les fichiers de résultats sont déposés</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Class board</source>
        <translation>Tableau de classe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Everybody saves a run and drops its events file there; the board fills by itself.</source>
        <translation>Chacun enregistre une exécution et dépose son fichier ici ; le tableau se remplit de lui-même.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>F&amp;ull screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Folder of the result files</source>
        <translation>Dossier des fichiers de résultats</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>L&amp;eave full screen</source>
        <translation>&amp;Quitter le plein écran</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Looking for result files…</source>
        <translation>Recherche des fichiers de résultats…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Model that is ranked</source>
        <translation>Modèle classé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>No machine is clearly fastest for {model}; {machine} and {second} lead</source>
        <translation>Aucune machine n’est nettement la plus rapide pour {model} ; {machine} et {second} sont en tête</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>No result file is there yet</source>
        <translation>Pas encore de fichier de résultats</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Result files</source>
        <translation>Fichiers de résultats</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Runs (*.jsonl *.jsonl.gz *.png *.json)</source>
        <translation>Exécutions (*.jsonl *.jsonl.gz *.png *.json)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Save &amp;CSV…</source>
        <translation>Enregistrer en &amp;CSV…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Save the ranking</source>
        <translation>Enregistrer le classement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>Saved {name}.</source>
        <translation>{name} enregistré.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>The folder cannot be read ({why}). It is tried again.</source>
        <translation>Le dossier est illisible ({why}). Nouvel essai bientôt.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>reading more files</source>
        <translation>lecture d’autres fichiers</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{machine} trains {model} fastest, on {device}</source>
        <translation>{machine} entraîne {model} le plus vite, sur {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{machine} trains {model} fastest, on {device}: {ratio} its CPU</source>
        <translation>{machine} entraîne {model} le plus vite, sur {device} : {ratio} son CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} file is still being written</source>
        <translation>{n} fichier est en cours d’écriture</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} files are still being written</source>
        <translation>{n} fichiers sont en cours d’écriture</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} machine</source>
        <translation>{n} machine</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/board.py"/>
        <source>{n} machines</source>
        <translation>{n} machines</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>Add runs to compare</source>
        <translation>Ajouter des exécutions à comparer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>Against the baseline: {verdict}.</source>
        <translation>Face à la référence : {verdict}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>The baseline could not be kept ({error}). Free some space and try again.</source>
        <translation>La référence n’a pu être gardée ({error}). Libérer de l’espace et réessayer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/comparing.py"/>
        <source>This run is now the baseline of this hardware. Later runs are told against it.</source>
        <translation>Cette exécution est désormais la référence de ce matériel. Les suivantes lui sont comparées.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/device_search.py"/>
        <source>Looking for devices failed ({error}).</source>
        <translation>La recherche des appareils a échoué ({error}).</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/dropping.py"/>
        <source>A run is going on. Stop it or let it end, then drop the saved run again.</source>
        <translation>Une exécution est en cours. L’arrêter ou attendre la fin, puis déposer de nouveau l’exécution enregistrée.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/dropping.py"/>
        <source>Drop one run at a time.</source>
        <translation>Déposer une seule exécution à la fois.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/errors.py"/>
        <source>Details are in {file}.</source>
        <translation>Les détails sont dans {file}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/errors.py"/>
        <source>Something in the window failed ({fault}). Your results are kept and the program goes on.</source>
        <translation>Quelque chose a échoué dans la fenêtre ({fault}). Les résultats sont gardés et le programme continue.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Copied the summary: as text, as a Markdown table and as a picture.</source>
        <translation>Résumé copié : en texte, en tableau Markdown et en image.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Save the plot: {plot}</source>
        <translation>Enregistrer le graphique : {plot}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Save the report card</source>
        <translation>Enregistrer la fiche</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Saved {name} in {folder}.</source>
        <translation>{name} enregistré dans {folder}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/exports.py"/>
        <source>The export failed ({fault}). The results are still in the window: try another place or name.</source>
        <translation>L’export a échoué ({fault}). Les résultats sont encore dans la fenêtre : essayer un autre endroit ou nom.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/furniture.py"/>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/furniture.py"/>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/furniture.py"/>
        <source>Live plots</source>
        <translation>Graphiques en direct</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/guesses.py"/>
        <source>This run has results, so its guesses are closed. Guess on the next one when it is over.</source>
        <translation>Cette exécution a des résultats, ses pronostics sont donc clos. En faire pour la suivante une fois celle-ci finie.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/layout.py"/>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>Line</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>Time (s)</source>
        <translation>Temps (s)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>at {time}</source>
        <translation>à {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{line}: last {value}, between {low} and {high}</source>
        <translation>{line} : dernier {value}, entre {low} et {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{line}: nothing yet</source>
        <translation>{line} : encore rien</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/live_words.py"/>
        <source>{plot}, {axis}, over time. {lines}.</source>
        <translation>{plot}, {axis}, dans le temps. {lines}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;Follow the system</source>
        <translation>&amp;Suivre le système</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;High contrast</source>
        <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/looks.py"/>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>A replay measures nothing, so there is nothing to skip.</source>
        <translation>Une relecture ne mesure rien, il n’y a donc rien à passer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>A run is going on</source>
        <translation>Une exécution est en cours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>Results save themselves while the run goes on.</source>
        <translation>Les résultats s’enregistrent d’eux-mêmes pendant l’exécution.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>Stop the run and close? Every finished cell is kept and can be opened again.</source>
        <translation>Arrêter l’exécution et fermer ? Chaque cellule finie est gardée et peut être rouverte.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/main_window.py"/>
        <source>The images are prepared first, then every device starts in turn.</source>
        <translation>Les images sont d’abord préparées, puis chaque appareil démarre à son tour.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Choices</source>
        <translation>&amp;Choix</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Figures</source>
        <translation>C&amp;hiffres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Live plots</source>
        <translation>&amp;Graphiques en direct</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>&amp;Restore the usual layout</source>
        <translation>&amp;Rétablir la disposition habituelle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/panels_menu.py"/>
        <source>C&amp;omparison</source>
        <translation>C&amp;omparaison</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>% of CPUs</source>
        <translation>% des CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>% of time</source>
        <translation>% du temps</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>GPU meters</source>
        <translation>Mesures GPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>How busy each GPU is appears here</source>
        <translation>L’occupation de chaque GPU apparaît ici</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Machine meters</source>
        <translation>Mesures machine</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>No GPU meters were read in this run</source>
        <translation>Aucune mesure GPU lue dans cette exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>No GPU meters: this run trains on the CPU alone</source>
        <translation>Pas de mesures GPU : cette exécution n’entraîne que sur le CPU</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>No GPU meters: {reasons}</source>
        <translation>Pas de mesures GPU : {reasons}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The load of the machine and of the training itself appears here</source>
        <translation>La charge de la machine et de l’entraînement apparaît ici</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The memory of the machine and of the training itself appears here</source>
        <translation>La mémoire de la machine et de l’entraînement apparaît ici</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The memory used on each GPU appears here</source>
        <translation>La mémoire occupée sur chaque GPU apparaît ici</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The power each GPU draws appears here</source>
        <translation>La puissance consommée par chaque GPU apparaît ici</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The time of every training batch appears here, one line per device</source>
        <translation>Le temps de chaque batch d’entraînement apparaît ici, une courbe par appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>The training loss appears here, one line per device</source>
        <translation>La perte d’entraînement apparaît ici, une courbe par appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Time per batch</source>
        <translation>Temps par batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>Training images per second appear here, one line per device</source>
        <translation>Les images d’entraînement par seconde apparaissent ici, une courbe par appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>cross-entropy</source>
        <translation>entropie croisée</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/plots.py"/>
        <source>images/s</source>
        <translation>images/s</translation>
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
        <translation>ms par batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presentation.py"/>
        <source>Presentation, step {place}: {title}</source>
        <translation>Présentation, étape {place} : {title}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presentation.py"/>
        <source>{step} of {steps}</source>
        <translation>{step} sur {steps}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presentation.py"/>
        <source>→ next    ← back    Esc leaves</source>
        <translation>→ suite    ← retour    Échap quitte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/presenting.py"/>
        <source>RECORDED on {origin}</source>
        <translation>ENREGISTRÉ sur {origin}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/resuming.py"/>
        <source>The devices of this machine are still being looked for: resume the run once they are listed.</source>
        <translation>Les appareils de cette machine sont encore recherchés : reprendre l’exécution une fois listés.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/resuming.py"/>
        <source>What was finished before is shown as soon as the machine is found to be as it was.</source>
        <translation>Ce qui était fini s’affiche dès que la machine est reconnue inchangée.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Choose the folder or the events.jsonl file of a saved run, or a PNG or JSON report of one.</source>
        <translation>Choisir le dossier ou le fichier events.jsonl d’une exécution enregistrée, ou un rapport PNG ou JSON.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>No GPU was found here. A recorded run on an NVIDIA H200 shows how the comparison goes.</source>
        <translation>Aucun GPU trouvé ici. Une exécution enregistrée sur un NVIDIA H200 montre le déroulement.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Open a run</source>
        <translation>Ouvrir une exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Replay a run</source>
        <translation>Rejouer une exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>Replay the recorded example</source>
        <translation>Rejouer l’exemple enregistré</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/saved_runs.py"/>
        <source>The run cannot be opened ({error}).</source>
        <translation>L’exécution ne peut être ouverte ({error}).</translation>
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
        <translation>l’exécution s’est interrompue</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>Saved settings were unreadable and are back to their defaults: {settings}.</source>
        <translation>Des réglages enregistrés étaient illisibles et reviennent à leur valeur par défaut : {settings}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>The settings file was unreadable; all settings are back to their defaults.</source>
        <translation>Le fichier de réglages était illisible ; tous reviennent à leur valeur par défaut.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>budget</source>
        <translation>budget</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>cifar10 download</source>
        <translation>téléchargement CIFAR-10</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>cifar10 path</source>
        <translation>chemin CIFAR-10</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>epochs</source>
        <translation>époques</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>fashion path</source>
        <translation>chemin Fashion</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/settings.py"/>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>A short launch had predicted {time}.</source>
        <translation>Un court lancement avait prédit {time}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>Beware, {doubts}</source>
        <translation>Réserves, {doubts}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>baseline</source>
        <translation>référence</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>batch {size} fits; {limit}</source>
        <translation>le batch {size} tient ; {limit}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>no figure</source>
        <translation>aucun chiffre</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>stopped before it was measured</source>
        <translation>arrêté avant la mesure</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>{model} on {device}, {status}</source>
        <translation>{model} sur {device}, {status}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>{model} on {device}: {words}.</source>
        <translation>{model} sur {device} : {words}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/summary_rows.py"/>
        <source>{speedup} indicative</source>
        <translation>{speedup} indicatif</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Disturbed</source>
        <translation>Perturbé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Disturbed while it was timed: {causes}.</source>
        <translation>Perturbé pendant la mesure : {causes}.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Warm-up</source>
        <translation>Préchauffe</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/bands.py"/>
        <source>Warm-up: its batches are in no figure.</source>
        <translation>Préchauffe : ses batchs n’entrent dans aucun chiffre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Action of this message</source>
        <translation>Action de ce message</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Next ({n} more)</source>
        <translation>Suivant (encore {n})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/banner.py"/>
        <source>Warning</source>
        <translation>Attention</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>Each machine becomes a point here.</source>
        <translation>Chaque machine devient un point ici.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Million parameters</source>
        <translation>Millions de paramètres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Speedup (log scale)</source>
        <translation>Accélération (échelle log.)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Speedup against model size</source>
        <translation>Accélération selon la taille du modèle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>{n} machine, speedups between {low} and {high}</source>
        <translation>{n} machine, accélérations entre {low} et {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_plot.py"/>
        <source>{n} machines, speedups between {low} and {high}</source>
        <translation>{n} machines, accélérations entre {low} et {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_table.py"/>
        <source>Double-click or press F2 to give this machine a name</source>
        <translation>Double-clic ou F2 pour nommer cette machine</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/board_table.py"/>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>Time since its first batch ({unit})</source>
        <translation>Temps depuis son premier batch ({unit})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>ms per batch, log scale</source>
        <translation>ms par batch, échelle log.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_plots.py"/>
        <source>{name}: between {low} and {high}</source>
        <translation>{name} : entre {low} et {high}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>&amp;Add runs…</source>
        <translation>&amp;Ajouter des exécutions…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>&amp;Compare with this one</source>
        <translation>&amp;Comparer à celle-ci</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Add another run</source>
        <translation>Ajouter une autre exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Add two or more saved runs to compare them</source>
        <translation>Ajouter au moins deux exécutions enregistrées pour les comparer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Compare runs</source>
        <translation>Comparer des exécutions</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Each run's speedups appear here.</source>
        <translation>Les accélérations de chaque exécution apparaissent ici.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>How much faster one run trained than another, and whether that is more than noise.</source>
        <translation>Combien une exécution a été plus rapide qu’une autre, et si c’est plus que du bruit.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Nothing that matters differs.</source>
        <translation>Rien d’important ne diffère.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>RUNS</source>
        <translation>EXÉCUTIONS</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Ratios</source>
        <translation>Rapports</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Runs that are compared; the first is what the others are compared with</source>
        <translation>Exécutions comparées ; la première sert de base aux autres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>The time per batch appears here; a sweep has none.</source>
        <translation>Le temps par batch apparaît ici ; un balayage n’en a pas.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>Time per batch: {model} on {device}</source>
        <translation>Temps par batch : {model} sur {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>WHAT DIFFERS</source>
        <translation>CE QUI DIFFÈRE</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>What differs between the runs</source>
        <translation>Ce qui diffère entre les exécutions</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/compare_window.py"/>
        <source>{run}, {time}</source>
        <translation>{run}, {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>GFLOP per image</source>
        <translation>GFLOP par image</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Line: overhead + work ÷ rate, fitted to each device</source>
        <translation>Courbe : coût fixe + travail ÷ débit, ajustée à chaque appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Points are measured, with 95 % intervals; the thin line comes from fitting overhead + work ÷ rate to the time of a step on each device; the band is the interval of the size from which a device pays</source>
        <translation>Les points sont mesurés, avec intervalles à 95 % ; la ligne fine vient de l’ajustement coût fixe + travail ÷ débit du temps par pas sur chaque appareil ; la bande est l’intervalle de la taille à partir de laquelle un appareil est rentable</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Size as training work per image: parameters alone mislead</source>
        <translation>Taille comme travail d’entraînement par image : les paramètres seuls trompent</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Size in</source>
        <translation>Taille en</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Size in million parameters</source>
        <translation>Taille en millions de paramètres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>Speedup (95 % interval)</source>
        <translation>Accélération (intervalle à 95 %)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>The family of networks appears here, one point a size</source>
        <translation>La famille de réseaux apparaît ici, un point par taille</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>fit</source>
        <translation>ajustement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>same speed</source>
        <translation>même vitesse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/crossover_plot.py"/>
        <source>{device}: {pays}</source>
        <translation>{device} : {pays}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>Cannot be used.</source>
        <translation>Inutilisable.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>Looking for devices…</source>
        <translation>Recherche des appareils…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>No GPU found: the CPU can still be measured.</source>
        <translation>Aucun GPU trouvé : le CPU peut être mesuré.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/device_toggles.py"/>
        <source>The CPU can still be measured.</source>
        <translation>Le CPU peut être mesuré.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/dock.py"/>
        <source>Drag to move this panel</source>
        <translation>Glisser pour déplacer ce panneau</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/dock.py"/>
        <source>Float or dock {panel}</source>
        <translation>Détacher ou ancrer {panel}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/dock.py"/>
        <source>Hide {panel}; View, Panels brings it back</source>
        <translation>Cacher {panel} ; Affichage, Panneaux le ramène</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Choose at least one kind of report.</source>
        <translation>Choisir au moins un type de rapport.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Drawing the report card…</source>
        <translation>Dessin de la fiche…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Everything in one folder</source>
        <translation>Tout dans un dossier</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Export reports</source>
        <translation>Exporter les rapports</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Give the new folder a name.</source>
        <translation>Donner un nom au nouveau dossier.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>In</source>
        <translation>Dans</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Keep the names of user, machine and folders in the messages</source>
        <translation>Garder les noms d’utilisateur, de machine et de dossiers dans les messages</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Name of the new folder</source>
        <translation>Nom du nouveau dossier</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>New folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Place of the new folder</source>
        <translation>Emplacement du nouveau dossier</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>Preview of the report card</source>
        <translation>Aperçu de la fiche</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>The card cannot be drawn here.</source>
        <translation>La fiche ne peut être dessinée ici.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>The place cannot be used ({reason}). Choose another one.</source>
        <translation>L’emplacement est inutilisable ({reason}). En choisir un autre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>There is no folder {folder}. Choose another place.</source>
        <translation>Il n’y a pas de dossier {folder}. Choisir un autre endroit.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>and {n} more file</source>
        <translation>et {n} autre fichier</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>and {n} more files</source>
        <translation>et {n} autres fichiers</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>{name} is there already, and nothing is replaced. Choose another name.</source>
        <translation>{name} existe déjà, et rien n’est remplacé. Choisir un autre nom.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>{n} file will be written:</source>
        <translation>{n} fichier sera écrit :</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/export_dialog.py"/>
        <source>{n} files will be written:</source>
        <translation>{n} fichiers seront écrits :</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>7 is seven times as fast, 0.5 half as fast. Leave a field empty to make no guess.</source>
        <translation>7 : sept fois plus vite ; 0,5 : deux fois moins vite. Laisser vide pour ne rien dire.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>Guess first</source>
        <translation>Pronostic d’abord</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>Guess on {model}</source>
        <translation>Pronostic pour {model}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>How many times faster will each model train on {device} than on {baseline}?</source>
        <translation>Combien de fois plus vite chaque modèle s’entraînera-t-il sur {device} que sur {baseline} ?</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>the fastest other device</source>
        <translation>l’autre appareil le plus rapide</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/guess_dialog.py"/>
        <source>times faster</source>
        <translation>fois plus vite</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Batch size</source>
        <translation>Taille de batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <source>The speedup at each model size and batch size appears here, one cell each</source>
        <translation>L’accélération pour chaque taille de modèle et de batch apparaît ici, une cellule chacune</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <source>{device} faster</source>
        <translation>{device} plus rapide</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/heat_map.py"/>
        <source>{size} parameters, batch {batch}: {speedup}</source>
        <translation>{size} paramètres, batch {batch} : {speedup}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>Close this sheet</source>
        <translation>Fermer cette feuille</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>How to read a result</source>
        <translation>Lire un résultat</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/help_sheet.py"/>
        <source>Keys and how to read a result</source>
        <translation>Touches et lecture d’un résultat</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>&amp;Replay</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>&amp;Tags…</source>
        <translation>É&amp;tiquettes…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>A sweep cannot be resumed: each step follows from those before. Run it again.</source>
        <translation>Un balayage ne peut être repris : chaque pas dépend des précédents. Le relancer.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Choose one run to resume it.</source>
        <translation>Choisir une exécution pour la reprendre.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Measure what is missing of this run, and keep the rest</source>
        <translation>Mesurer ce qui manque à cette exécution et garder le reste</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>N&amp;ote…</source>
        <translation>N&amp;ote…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Name of the run</source>
        <translation>Nom de l’exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>No run holds all of these words.</source>
        <translation>Aucune exécution ne contient tous ces mots.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>No runs yet. Each run is kept here from its first second on, and can be opened again at any time.</source>
        <translation>Pas encore d’exécution. Chacune est gardée ici dès sa première seconde et peut être rouverte à tout moment.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Note on the run</source>
        <translation>Note sur l’exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Nothing of this run is missing: it is finished.</source>
        <translation>Rien ne manque à cette exécution : elle est finie.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Re&amp;name…</source>
        <translation>Re&amp;nommer…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Res&amp;ume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Search name, device, model, answer, tag or note</source>
        <translation>Chercher nom, appareil, modèle, réponse, étiquette ou note</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Search the runs</source>
        <translation>Chercher dans les exécutions</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Show the &amp;folder</source>
        <translation>Montrer le &amp;dossier</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Tags, with commas between</source>
        <translation>Étiquettes, séparées par des virgules</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>Undo delete</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{n} run</source>
        <translation>{n} exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{n} runs</source>
        <translation>{n} exécutions</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{shown} of {n} run</source>
        <translation>{shown} sur {n} exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_dialog.py"/>
        <source>{shown} of {n} runs</source>
        <translation>{shown} sur {n} exécutions</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>partial</source>
        <translation>partiel</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <source>with failures</source>
        <translation>avec échecs</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/history_table.py"/>
        <location filename="../../gpubench_gui/gui/widgets/table_dialog.py"/>
        <source>{column}: {text}</source>
        <translation>{column} : {text}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>Images in my training set</source>
        <translation>Images de mon jeu d’entraînement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>My job on each device</source>
        <translation>Mon travail sur chaque appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>Once a comparison is measured, this projects it to a training of your own.</source>
        <translation>Une fois une comparaison mesurée, ceci la projette sur un entraînement à soi.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>Projected time</source>
        <translation>Durée projetée</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/job_panel.py"/>
        <source>{projection}; evaluation is not in it.</source>
        <translation>{projection} ; sans l’évaluation.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/legend.py"/>
        <source>Legend: {names}</source>
        <translation>Légende : {names}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/live_plot.py"/>
        <source>{axis}, log scale</source>
        <translation>{axis}, échelle log.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Speedup by model and batch size</source>
        <translation>Accélération par modèle et taille de batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <source>Speedup by model size and batch size</source>
        <translation>Accélération par taille de modèle et de batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <source>Speedup of {device} over {baseline}</source>
        <translation>Accélération de {device} face à {baseline}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/map_plot.py"/>
        <source>The map of {device}</source>
        <translation>La carte de {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>Fewer models</source>
        <translation>Moins de modèles</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{model}, {variant}: {size}</source>
        <translation>{model}, {variant} : {size}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{n} more model</source>
        <translation>{n} modèle de plus</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{n} more models</source>
        <translation>{n} modèles de plus</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{size} parameters · {work} GFLOP/image</source>
        <translation>{size} paramètres · {work} GFLOP/image</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/model_picker.py"/>
        <source>{size} parameters, {work} GFLOP to train on one image of 3×32×32</source>
        <translation>{size} paramètres, {work} GFLOP pour entraîner sur une image de 3×32×32</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>How long a training of your own would take</source>
        <translation>Combien durerait un entraînement à soi</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>My job</source>
        <translation>Mon travail</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>The figures of every model on every device</source>
        <translation>Les chiffres de chaque modèle sur chaque appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <source>What limits each device and what would change the answer</source>
        <translation>Ce qui limite chaque appareil et ce qui changerait la réponse</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/reading.py"/>
        <location filename="../../gpubench_gui/gui/widgets/why_panel.py"/>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>A minute in a second.</source>
        <translation>Une minute en une seconde.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>As fast as it can be shown.</source>
        <translation>Aussi vite que possible.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>In its own time.</source>
        <translation>À sa propre vitesse.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Plays the run again as it was measured.</source>
        <translation>Rejoue l’exécution telle que mesurée.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Plays the run again as it was measured; nothing is measured or saved.</source>
        <translation>Rejoue l’exécution telle que mesurée ; rien n’est mesuré ni enregistré.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>RECORDED</source>
        <translation>ENREGISTRÉ</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Recorded on {origin}</source>
        <translation>Enregistré sur {origin}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Recorded run</source>
        <translation>Exécution enregistrée</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Replay speed</source>
        <translation>Vitesse de relecture</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Replay this run</source>
        <translation>Rejouer cette exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>Ten times as fast as it was measured.</source>
        <translation>Dix fois plus vite que mesuré.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>To the end</source>
        <translation>Jusqu’à la fin</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/recorded_strip.py"/>
        <source>on {origin}</source>
        <translation>sur {origin}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Ends the run at once and keeps every finished cell. Key: Escape.</source>
        <translation>Met fin aussitôt à l’exécution et garde chaque cellule finie. Touche : Échap.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Find the crossover: {devices}, {time}</source>
        <translation>Trouver le croisement : {devices}, {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Find the largest batch: {cells}</source>
        <translation>Trouver le plus grand batch : {cells}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Goes on with the next model and keeps what was measured of this one.</source>
        <translation>Passe au modèle suivant et garde ce qui a été mesuré de celui-ci.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Keys: Control and K.</source>
        <translation>Touches : Ctrl et K.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Measure the map: {devices}, {time}</source>
        <translation>Mesurer la carte : {devices}, {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Measure: {cells}, {amount}</source>
        <translation>Mesurer : {cells}, {amount}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Progress of the current cell</source>
        <translation>Avancement de la cellule en cours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Progress of the whole run</source>
        <translation>Avancement de toute l’exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Run comparison</source>
        <translation>Lancer la comparaison</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Run comparison: {cells}, also tuned, {amount}</source>
        <translation>Lancer la comparaison : {cells}, aussi optimisés, {amount}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Run comparison: {cells}, {amount}</source>
        <translation>Lancer la comparaison : {cells}, {amount}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Skip this model</source>
        <translation>Passer ce modèle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Starts the run. Keys: F5 or Control and Return.</source>
        <translation>Lance l’exécution. Touches : F5 ou Ctrl et Entrée.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Stop the run</source>
        <translation>Arrêter l’exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>Stopping; every finished cell is kept</source>
        <translation>Arrêt en cours ; chaque cellule finie est gardée</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>about {time}</source>
        <translation>environ {time}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{models} × {devices}</source>
        <translation>{models} × {devices}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} device</source>
        <translation>{n} appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} devices</source>
        <translation>{n} appareils</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} epoch each</source>
        <translation>{n} époque chacun</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} epochs each</source>
        <translation>{n} époques chacun</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} model</source>
        <translation>{n} modèle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_bar.py"/>
        <source>{n} models</source>
        <translation>{n} modèles</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>60,000 images in 10 classes, made from a seed. Nothing to download.</source>
        <translation>60 000 images en 10 classes, faites à partir d’une graine. Rien à télécharger.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Archive (*.tar.gz *.tgz)</source>
        <translation>Archive (*.tar.gz *.tgz)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Archive…</source>
        <translation>Archive…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Best against best too</source>
        <translation>Aussi meilleur contre meilleur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Built-in images</source>
        <translation>Images intégrées</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>CIFAR-10 archive</source>
        <translation>Archive CIFAR-10</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Choose a CIFAR-10 archive</source>
        <translation>Choisir une archive CIFAR-10</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Choose a folder of images</source>
        <translation>Choisir un dossier d’images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Choose where the {source} images are, under Data.</source>
        <translation>Choisir où sont les images {source}, sous « Données ».</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Doubles the batch until the memory of each device is full. Nothing is timed.</source>
        <translation>Double le batch jusqu’à remplir la mémoire de chaque appareil. Rien n’est chronométré.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Download if missing (170 MB)</source>
        <translation>Télécharger si absent (170 Mo)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Each device once more with every trick that helps it: CUDA graphs, bf16, channels-last, its best number of threads. Each trick is tried first and kept only if it helps.</source>
        <translation>Chaque appareil une fois de plus avec toutes les astuces qui l’aident : graphes CUDA, bf16, channels-last, son meilleur nombre de threads. Chaque astuce est d’abord essayée et gardée seulement si elle aide.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Folder of the images</source>
        <translation>Dossier des images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Folder or archive of the images</source>
        <translation>Dossier ou archive des images</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>From the host</source>
        <translation>Depuis l’hôte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>From which size it pays</source>
        <translation>À partir de quelle taille c’est rentable</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>On the device</source>
        <translation>Sur l’appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Stops each model when its speed is known well enough, or when its share of the time is up.</source>
        <translation>Arrête chaque modèle quand sa vitesse est assez bien connue ou que sa part du temps est écoulée.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The folder of the four IDX files, packed or not; empty for Debian's package dataset-fashion-mnist. Widened to three colours.</source>
        <translation>Le dossier des quatre fichiers IDX, compressés ou non ; vide pour le paquet Debian dataset-fashion-mnist. Étendu à trois couleurs.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The largest batch that fits</source>
        <translation>Le plus grand batch qui tient</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The official Python version: its folder, the one above it, or the .tar.gz archive.</source>
        <translation>La version Python officielle : son dossier, celui du dessus ou l’archive .tar.gz.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The speedup by size and batch</source>
        <translation>L’accélération par taille et batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The speedup, every epoch</source>
        <translation>L’accélération, toutes les époques</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>The speedup, in minutes</source>
        <translation>L’accélération, en minutes</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Time budget</source>
        <translation>Budget de temps</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Trains a family of networks from 10 thousand to 50 million parameters and closes in on the size at which the devices are equally fast.</source>
        <translation>Entraîne une famille de réseaux de 10 mille à 50 millions de paramètres et cerne la taille où les appareils vont aussi vite.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Trains every epoch on every device and tests the accuracy after each, as the study did.</source>
        <translation>Entraîne toutes les époques sur chaque appareil et teste l’exactitude après chacune, comme l’étude.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>Trains that family at four batch sizes, coarsely first, then finely where the devices are equally fast.</source>
        <translation>Entraîne cette famille à quatre tailles de batch, d’abord grossièrement, puis finement là où les appareils vont aussi vite.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>What to find out</source>
        <translation>Que chercher</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>batch {size}</source>
        <translation>batch {size}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>best against best</source>
        <translation>meilleur contre meilleur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>{n} epoch</source>
        <translation>{n} époque</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>{n} epochs</source>
        <translation>{n} époques</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/run_options.py"/>
        <source>{path} does not exist. Choose another place under Data.</source>
        <translation>{path} n’existe pas. Choisir un autre endroit sous « Données ».</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/segmented.py"/>
        <source>{group}: {choice}</source>
        <translation>{group} : {choice}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Close the sensors</source>
        <translation>Fermer les capteurs</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Last readings of this run.</source>
        <translation>Dernières lectures de cette exécution.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Readings of the run that is going on.</source>
        <translation>Lectures de l’exécution en cours.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>Sensors</source>
        <translation>Capteurs</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sensor_panel.py"/>
        <source>{sensor}, {column}: {text}</source>
        <translation>{sensor}, {column} : {text}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>No speedup yet. {study}</source>
        <translation>Pas encore d’accélération. {study}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Open circles: {study}</source>
        <translation>Cercles vides : {study}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>The study</source>
        <translation>L’étude</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>Your models appear here</source>
        <translation>Vos modèles apparaissent ici</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>the study's GPU</source>
        <translation>le GPU de l’étude</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/speedup_plot.py"/>
        <source>{model} {speedup} on {device}</source>
        <translation>{model} {speedup} sur {device}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/stage_bars.py"/>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/stage_bars.py"/>
        <source>{bar}: {words}</source>
        <translation>{bar} : {words}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Each model on each device appears here: images per second, training time, speedup with its interval, accuracy and the share of time spent moving data</source>
        <translation>Chaque modèle sur chaque appareil apparaît ici : images par seconde, durée d’entraînement, accélération avec intervalle, exactitude et part du temps passée à déplacer les données</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>Moving
data</source>
        <translation>Transfert
données</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/summary_table.py"/>
        <source>{model} on {device}, {column}: {figure}</source>
        <translation>{model} sur {device}, {column} : {figure}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>95 %
interval</source>
        <translation>Intervalle
95 %</translation>
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
        <translation>Chaque taille essayée apparaît ici : images par seconde sur chaque appareil, et accélération avec intervalle</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>GFLOP
per image</source>
        <translation>GFLOP
par image</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>How many times faster {device} is than {baseline}</source>
        <translation>Combien de fois {device} est plus rapide que {baseline}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Images per step</source>
        <translation>Images par pas</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Measured points</source>
        <translation>Points mesurés</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Of the speedup to its left; none from fewer than three rounds</source>
        <translation>De l’accélération à sa gauche ; aucun à moins de trois tours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Parameters
(M)</source>
        <translation>Paramètres
(M)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Size of the network in million parameters</source>
        <translation>Taille du réseau en millions de paramètres</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Training images per second on {device}, mean over the rounds</source>
        <translation>Images d’entraînement par seconde sur {device}, moyenne des tours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>Work to train on one image</source>
        <translation>Travail pour entraîner sur une image</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>{device}
images/s</source>
        <translation>{device}
images/s</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>{device}
speedup</source>
        <translation>{device}
accél.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/sweep_table.py"/>
        <source>{size} M parameters, batch {batch}, {column}: {figure}</source>
        <translation>{size} M paramètres, batch {batch}, {column} : {figure}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/table_dialog.py"/>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/table_dialog.py"/>
        <source>Show as &amp;table</source>
        <translation>Montrer en &amp;tableau</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Move along the run, in a plot</source>
        <translation>Parcourir l’exécution, dans un graphique</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Read the values at a moment, in a plot</source>
        <translation>Lire les valeurs à un instant, dans un graphique</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Shift+← →</source>
        <translation>Shift+← →</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Show as table, in a plot</source>
        <translation>Montrer en tableau, dans un graphique</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_plot.py"/>
        <source>Zoom the time axis, in a plot</source>
        <translation>Zoomer l’axe du temps, dans un graphique</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>Follow the run again (Ctrl+L)</source>
        <translation>Suivre de nouveau l’exécution (Ctrl+L)</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>Live</source>
        <translation>Direct</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>The plots follow the run again. Keys: Control and L.</source>
        <translation>Les graphiques suivent de nouveau l’exécution. Touches : Ctrl et L.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/time_row.py"/>
        <source>Time since the run began ({unit})</source>
        <translation>Temps depuis le début de l’exécution ({unit})</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/widgets/why_panel.py"/>
        <source>What limits each device, what each trick gave, from how many batches on a device is ahead, the energy it needs and how the speedup grows appear here.</source>
        <translation>Ce qui limite chaque appareil, ce qu’a apporté chaque astuce, après combien de batchs un appareil est en avance, l’énergie qu’il demande et comment croît l’accélération apparaissent ici.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/worker.py"/>
        <source>The replay broke off. {why}</source>
        <translation>La relecture s’est interrompue. {why}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/worker.py"/>
        <source>The run broke off because of a fault in the program ({fault}). Everything measured so far is kept; start the run again.</source>
        <translation>L’exécution s’est interrompue à cause d’un défaut du programme ({fault}). Tout ce qui a été mesuré est gardé ; relancer l’exécution.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/gui/worker.py"/>
        <source>{why} It is kept as it was.</source>
        <translation>{why} Elle est gardée telle quelle.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>The disk is full, so {file} was not written. The results themselves are kept: free some space or choose another disk.</source>
        <translation>Le disque est plein, {file} n’a donc pas été écrit. Les résultats eux-mêmes sont gardés : libérer de l’espace ou choisir un autre disque.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>The folder for {file} does not exist. The results themselves are kept: choose another folder.</source>
        <translation>Le dossier de {file} n’existe pas. Les résultats eux-mêmes sont gardés : choisir un autre dossier.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>The place for {file} is not a folder. The results themselves are kept: choose another folder.</source>
        <translation>L’endroit prévu pour {file} n’est pas un dossier. Les résultats eux-mêmes sont gardés : choisir un autre dossier.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} cannot be a folder: a file is in its place. The results themselves are kept: choose another folder.</source>
        <translation>{file} ne peut être un dossier : un fichier est à sa place. Les résultats eux-mêmes sont gardés : choisir un autre dossier.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} cannot be written ({reason}). The results themselves are kept: choose another folder.</source>
        <translation>{file} ne peut être écrit ({reason}). Les résultats eux-mêmes sont gardés : choisir un autre dossier.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} cannot be written: it is write-protected or open in another program. The results themselves are kept: close that program, or choose another name or folder.</source>
        <translation>{file} ne peut être écrit : protégé ou ouvert dans un autre programme. Les résultats eux-mêmes sont gardés : fermer ce programme, ou choisir un autre nom ou dossier.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} is a folder. The results themselves are kept: choose another name.</source>
        <translation>{file} est un dossier. Les résultats eux-mêmes sont gardés : choisir un autre nom.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{file} is no ordinary file. The results themselves are kept: choose another name.</source>
        <translation>{file} n’est pas un fichier ordinaire. Les résultats eux-mêmes sont gardés : choisir un autre nom.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/files.py"/>
        <source>{folder} holds {file} already, and nothing was replaced. The results themselves are kept: choose another folder.</source>
        <translation>{folder} contient déjà {file}, et rien n’a été remplacé. Les résultats eux-mêmes sont gardés : choisir un autre dossier.</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>CSV tables: results, every batch, every sensor reading</source>
        <translation>Tables CSV : résultats, chaque batch, chaque lecture de capteur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>HTML page: everything on one page, works offline, prints</source>
        <translation>Page HTML : tout en une page, hors ligne, imprimable</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>JSON: every figure and every event; opens again as the run</source>
        <translation>JSON : chaque chiffre et chaque événement ; se rouvre comme l’exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>Markdown: the answer and its tables</source>
        <translation>Markdown : la réponse et ses tableaux</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>PDF vector pictures of the card and the plots</source>
        <translation>Images vectorielles PDF de la fiche et des graphiques</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>PNG pictures: the report card and every plot; each opens again as the run</source>
        <translation>Images PNG : la fiche et chaque graphique ; chacune se rouvre comme l’exécution</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/formats.py"/>
        <source>SVG vector pictures of the card and the plots</source>
        <translation>Images vectorielles SVG de la fiche et des graphiques</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Training loss</source>
        <translation>Perte d’entraînement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/names.py"/>
        <source>Where each device begins to pay</source>
        <translation>Où chaque appareil devient rentable</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/plots.py"/>
        <source>{models} in turn</source>
        <translation>{models} tour à tour</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>April</source>
        <translation>avril</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>August</source>
        <translation>août</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Crossover protocol</source>
        <translation>Protocole Croisement</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>December</source>
        <translation>décembre</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>February</source>
        <translation>février</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>January</source>
        <translation>janvier</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>July</source>
        <translation>juillet</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>June</source>
        <translation>juin</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Map protocol</source>
        <translation>Protocole Carte</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>March</source>
        <translation>mars</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>November</source>
        <translation>novembre</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>October</source>
        <translation>octobre</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Quick protocol</source>
        <translation>Protocole Rapide</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Search for the largest batch</source>
        <translation>Recherche du plus grand batch</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>September</source>
        <translation>septembre</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>Study protocol</source>
        <translation>Protocole Étude</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>no round finished</source>
        <translation>aucun tour fini</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>pipeline</source>
        <translation>pipeline</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>resident</source>
        <translation>résident</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>up to {n} round</source>
        <translation>jusqu’à {n} tour</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>up to {n} rounds</source>
        <translation>jusqu’à {n} tours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{cpu}, {n} threads</source>
        <translation>{cpu}, {n} threads</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/provenance.py"/>
        <source>{low} to {high} rounds</source>
        <translation>de {low} à {high} tours</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Interval of the speedup</source>
        <translation>Intervalle de l’accélération</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>batch {batch} fits</source>
        <translation>le batch {batch} tient</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/text.py"/>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>device error</source>
        <translation>erreur de l’appareil</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>not run</source>
        <translation>non lancé</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>process died</source>
        <translation>processus mort</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>slower, indicative</source>
        <translation>plus lent, indicatif</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>{interval}, no clear difference</source>
        <translation>{interval}, pas de différence nette</translation>
    </message>
    <message>
        <location filename="../../gpubench_gui/report/words.py"/>
        <source>{interval}, slower</source>
        <translation>{interval}, plus lent</translation>
    </message>
</context>
</TS>
