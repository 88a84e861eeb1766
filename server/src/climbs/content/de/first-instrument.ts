import type { ClimbWords } from '../climb-words.ts';

export const firstInstrument: ClimbWords = {
  name: 'Ein Instrument lernen: die ersten 12 Wochen',
  description:
    'Für Erwachsene, die mit Gitarre, Klavier, Ukulele, Geige oder einem anderen Instrument anfangen. Fünfzehn Minuten an fünf Tagen pro Woche bringen dich zu drei Stücken, die du jemandem vorspielen kannst. Es ersetzt keinen Unterricht: Zwei oder drei Stunden am Anfang ersparen dir Monate mit falschen Gewohnheiten.',
  steps: [
    {
      name: 'Drei Stücke aussuchen, die ich jemandem vorspielen werde',
      description:
        'Nimm leichte: langsam, wenige Akkorde oder Töne, Musik, die du gern hörst. Eins davon spielst du schon in Woche 4.',
      notes: 'Stück 1, sehr leicht:\nStück 2:\nStück 3, von dem ich träume:',
      label: 'Das Ziel',
    },
    {
      name: 'Ein Instrument leihen oder mieten und einstellen lassen',
      description:
        'Kauf noch nichts; ein gutes gemietetes spielt sich leichter als ein billiges gekauftes. Lass es im Laden stimmen und einstellen. Stell es ohne Koffer dorthin, wo du es jeden Tag siehst.',
      notes:
        '[ ] Instrument\n[ ] Stimmgerät oder Stimm-App\n[ ] Metronom oder App\n[ ] Ständer, Fußbank oder Hocker in der richtigen Höhe',
      label: 'Tag 1',
    },
    {
      name: 'Eine erste Stunde buchen und fünfmal fünfzehn Minuten festlegen',
      description:
        'Im Anschluss an etwas, das du ohnehin tust: nach dem Kaffee, vor den Nachrichten. Kurz und oft schlägt lang und selten, denn die Hände lernen über Nacht.',
      label: 'Tag 2',
    },
    {
      name: 'Stimmen, halten und einen guten Ton spielen lernen',
      description:
        'Schultern tief, Handgelenke gerade, Atem fließt. Spiel einen einzigen Ton zehnmal und jedes Mal schöner. Wenn etwas schmerzt, ändere die Haltung; Schmerz gehört nie zum Üben.',
      label: 'Tag 3',
    },
    {
      name: 'Fünfmal fünfzehn Minuten üben: Ton und Haltung',
      description:
        'Fünf Minuten Töne, fünf Minuten die ersten zwei Akkorde oder fünf Töne, fünf Minuten Herumspielen. Hör auf, bevor du müde bist.',
      notes: '[ ] 1\n[ ] 2\n[ ] 3\n[ ] 4\n[ ] 5',
      label: 'Woche 1',
    },
    {
      name: 'Zwei Akkorde wechseln oder fünf Töne spielen, gleichmäßig',
      description:
        'Mit dem Metronom auf 50: ein Wechsel alle vier Schläge. Erst wenn es zehnmal hintereinander klappt, fünf Schläge schneller. Langsam und richtig wird schnell; schnell und falsch bleibt falsch.',
      label: 'Woche 2',
    },
    {
      name: 'Das erste Stück in vier Teilen lernen',
      description:
        'Teil es in Abschnitte von zwei oder vier Takten. Jeden Tag einen, am Ende immer mit dem Übergang zum nächsten. Fang mit dem letzten an: Dann spielst du auf das zu, was du schon kannst.',
      notes: '[ ] Letzter Teil\n[ ] Teil davor\n[ ] Zweiter Teil\n[ ] Erster Teil',
      label: 'Woche 3',
    },
    {
      name: 'Das erste Stück von Anfang bis Ende spielen',
      description:
        'So langsam, dass du ohne Halt durchkommst. Über Fehler spielst du hinweg, statt sie zu reparieren: Das ist eine eigene Kunst.',
      label: 'Woche 4',
    },
    {
      name: 'Mich zum ersten Mal aufnehmen',
      description:
        'Ein Durchgang, für niemanden. Hör ihn einen Tag später an und schreib eine Sache auf, die gut ist, und eine für die nächste Woche.',
      notes: 'Gut:\nNächste Woche:',
      label: 'Erste Aufnahme',
    },
    {
      name: 'Stück 1 auswendig spielen und Stück 2 anfangen',
      description:
        'Auswendig heißt: in einem anderen Zimmer, auf einem anderen Stuhl, nachdem du fünf Minuten geredet hast. Erst dann gehört es dir.',
      label: 'Etappe',
    },
    {
      name: 'Einen dritten Akkord oder die nächsten fünf Töne lernen',
      description:
        'Nimm nur ein Element dazu und benutz es sofort in einer Melodie, die du kennst. Zehn Minuten Neues, fünf Minuten Stück 1.',
      label: 'Woche 5',
    },
    {
      name: 'Rhythmus ohne Instrument üben',
      description:
        'Klatsch und zähl laut zu einer Aufnahme von Stück 2, erst auf jeden Schlag, dann nur auf zwei und vier. Was du klatschen kannst, kannst du auch spielen. Der Schlag kommt vor den Tönen.',
      label: 'Woche 6',
    },
    {
      name: 'Stück 2 in Teilen lernen und die schwere Stelle markieren',
      description:
        'In jedem Stück gibt es eine Stelle, an der du immer stolperst. Spiel nur diese zwei Takte, zehnmal langsam, am Anfang jeder Übung.',
      notes: 'Die schwere Stelle:',
      label: 'Woche 7',
    },
    {
      name: 'Noch eine Stunde nehmen und dort Stück 2 spielen',
      description:
        'Stell drei Fragen: Was mache ich, das mich später behindert? Was soll ich weglassen? Was kommt als Nächstes? Schreib die Antworten noch in der Stunde auf.',
      notes: 'Behindert mich später:\nWeglassen:\nAls Nächstes:',
      label: 'Woche 8',
    },
    {
      name: 'Mit jemandem zusammen oder zu einer Aufnahme spielen',
      description:
        'Verlangsam die Aufnahme auf drei Viertel. Wenn du herausfliegst, warte und steig bei der nächsten Zeile wieder ein. Zusammenspielen lehrt in einer Stunde, was man allein in einer Woche lernt.',
      label: 'Woche 9',
    },
    {
      name: 'Stück 3 anfangen, vereinfacht',
      description:
        'Lass weg, was du noch nicht kannst: nur die Melodie, nur den Bass, nur die Akkorde auf die Eins. Eine einfache Fassung im Takt ist Musik, eine vollständige, die stockt, nicht.',
      label: 'Woche 10',
    },
    {
      name: 'Jeden Tag alle drei Stücke hintereinander spielen',
      description:
        'Ohne anzuhalten und ohne Kommentar, als würde jemand zuhören. Danach zehn Minuten an den zwei schwächsten Stellen.',
      label: 'Woche 11',
    },
    {
      name: 'Die Stücke vor der Kamera spielen, mit Auftritt',
      description:
        'Hereinkommen, hinsetzen, atmen, spielen, aufstehen. Die Aufregung wird kleiner, wenn der Weg hinein bekannt ist. Vergleich mit der Aufnahme aus Woche 4.',
      label: 'Generalprobe',
    },
    {
      name: 'Einem Menschen drei Stücke vorspielen',
      description:
        'Ein Mensch genügt, in einem Raum, den du kennst. Fang mit dem leichtesten an. Sag nichts über Fehler; die meisten hat niemand bemerkt.',
      label: 'Gipfel',
    },
    {
      name: 'Entscheiden, wofür die nächsten zwölf Wochen da sind',
      description:
        'Unterricht, eine Gruppe, drei neue Stücke oder eigene Lieder. Hast du viermal pro Woche geübt, kauf jetzt ein Instrument: Du weißt, worauf du achtest.',
      label: 'Woche 12',
    },
  ],
};
