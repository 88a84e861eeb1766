import type { ClimbWords } from '../climb-words.ts';

export const strengthAtHome: ClimbWords = {
  name: 'Stark zu Hause in 8 Wochen',
  description:
    'Für alle, die noch nie oder lange nicht mehr Kraft trainiert haben. Drei Einheiten pro Woche von 30 bis 40 Minuten, ohne Studio: Stuhl, Tisch, Handtuch und Rucksack genügen. Hol vorher ärztlichen Rat, wenn du schwanger bist, Bluthochdruck, eine Herzkrankheit, einen Leistenbruch, Osteoporose oder Schmerzen hast, die nicht vergehen.',
  steps: [
    {
      name: 'Einen ganzen Monat lang dreimal pro Woche trainieren',
      description:
        'Kraft kommt von Wochen, nicht von Heldentagen. Zwölf Einheiten im Monat sind die volle Punktzahl; auch mit neun wirst du stärker.',
      label: 'Das Ziel',
    },
    {
      name: 'Meinen Ausgangspunkt testen',
      description:
        'Wärm dich fünf Minuten auf. Zähl, wie oft du in 60 Sekunden ohne Hände vom Stuhl aufstehst, wie viele saubere Liegestütze an der Tischkante gehen und wie lange du den Unterarmstütz hältst. Hör auf, solange es noch gut aussieht; in Woche 4 und 8 wiederholst du das.',
      notes: 'Aufstehen in 60 Sekunden:\nLiegestütze am Tisch:\nUnterarmstütz in Sekunden:',
      label: 'Vorher',
    },
    {
      name: 'Training A lernen: Kniebeuge, Drücken, Brücke',
      description:
        'Zwei Runden: 8 Kniebeugen bis auf den Stuhl, 8 Liegestütze an Wand oder Tisch, 10 Hüftbrücken auf dem Boden, 20 Sekunden Unterarmstütz. Zwei Sekunden hinunter, eine hinauf, beim Hinaufgehen ausatmen. Dazwischen je eine Minute Pause.',
      label: 'Training A',
    },
    {
      name: 'Training B lernen: Ausfallschritt, Rudern, Tragen',
      description:
        'Zwei Runden: je Bein 6 Ausfallschritte nach hinten, je Seite 10-mal mit vollem Rucksack rudern, 8-mal mit den Händen an der Hüfte vorbeugen, 40 Sekunden mit einer schweren Tasche in jeder Hand gehen. Halt den Rücken lang, als zöge dich jemand am Schopf nach oben.',
      label: 'Training B',
    },
    {
      name: 'Mich bei Training A filmen und eine Sache verbessern',
      description:
        'Von der Seite, das Handy steht im Regal. Achte auf drei Punkte: Bleiben die Fersen unten, folgen die Knie den Zehen, behält der Rücken seine Form? Ändere nur einen davon.',
      label: 'Training A',
    },
    {
      name: 'Training A, B und A machen, je zwei Runden',
      description:
        'Lass zwischen den Einheiten mindestens einen Tag. Zwei Tage Muskelkater sind in Ordnung, schmerzende Gelenke nicht: Nimm dann die leichtere Variante.',
      notes: '[ ] Training A\n[ ] Training B\n[ ] Training A',
      label: 'Woche 1',
    },
    {
      name: 'Training B, A und B machen, je zwei Runden',
      description:
        'Beende jeden Satz so, dass noch zwei saubere Wiederholungen möglich wären. Wären es vier, nimm die schwerere Variante: ein niedrigerer Tisch, ein schwererer Rucksack, ein tieferer Sitz.',
      notes: '[ ] Training B\n[ ] Training A\n[ ] Training B',
      label: 'Woche 2',
    },
    {
      name: 'Training A, B und A machen, je drei Runden',
      description:
        'Die dritte Runde ist der größte Schritt der acht Wochen. Iss zu jeder Mahlzeit etwas mit Eiweiß: Eier, Bohnen, Joghurt, Fisch, Tofu.',
      notes: '[ ] Training A\n[ ] Training B\n[ ] Training A',
      label: 'Woche 3',
    },
    {
      name: 'Zwei leichte Einheiten machen und den Test wiederholen',
      description:
        'Je zwei Runden, dann an einem anderen Tag der Test von Tag 1. Vergleich schriftlich. Muskeln brauchen so eine Woche; sie auszulassen bringt nichts.',
      notes:
        '[ ] Training B, leicht\n[ ] Training A, leicht\n[ ] Test: Aufstehen, Liegestütze, Unterarmstütz',
      label: 'Woche 4, leichter',
    },
    {
      name: 'Für jede Übung eine schwerere Variante wählen',
      description:
        'Kniebeuge mit dem Rucksack vor der Brust, Liegestütze auf der Treppe oder am Boden, Brücke auf einem Bein, Unterarmstütz mit wechselndem Beinheben, Ausfallschritte nach vorn, Rudern vorgebeugt. Nimm die Variante, bei der 8 Wiederholungen schwer, aber sauber sind.',
      notes: 'Kniebeuge:\nDrücken:\nBrücke:\nAusfallschritt:\nRudern:',
      label: 'Nächste Stufe',
    },
    {
      name: 'A, B und A mit den schwereren Varianten machen, drei Runden',
      description:
        'Anfangs weniger Wiederholungen sind richtig: 6 bis 8 statt 10. Schreib die Zahlen auf; was nicht dasteht, spürt man nur an guten Tagen.',
      notes: '[ ] Training A\n[ ] Training B\n[ ] Training A',
      label: 'Woche 5',
    },
    {
      name: 'B, A und B machen, eine Wiederholung mehr in jedem Satz',
      description:
        'Nur eine Wiederholung mehr, sonst nichts. Bei 12 kommt Gewicht dazu, und du fängst wieder bei 8 an. Diese Regel trägt jahrelang.',
      notes: '[ ] Training B\n[ ] Training A\n[ ] Training B',
      label: 'Woche 6',
    },
    {
      name: 'A, B und A machen, vier Runden der ersten zwei Übungen',
      description:
        'Die schwerste Woche. Schlaf sieben Stunden oder mehr; Kraft entsteht in der Nacht. Läuft ein Tag schlecht, mach eine Runde, auch das ist Training.',
      notes: '[ ] Training A\n[ ] Training B\n[ ] Training A',
      label: 'Woche 7',
    },
    {
      name: 'Zwei Einheiten und den letzten Test machen',
      description:
        'Je drei Runden, dann drei Tage Pause vor dem Test. Egal, was die Zahlen sagen: Achte darauf, wie leicht sich die Einkäufe hinauftragen lassen.',
      notes:
        '[ ] Training B\n[ ] Training A\n[ ] Aufstehen in 60 Sekunden:\n[ ] Liegestütze:\n[ ] Unterarmstütz in Sekunden:',
      label: 'Woche 8',
    },
    {
      name: 'Entscheiden, wie ich die Kraft behalte',
      description:
        'Zwei Einheiten pro Woche reichen zum Erhalten, drei zum Aufbauen. Leg sie als wiederkehrende Ziele auf feste Tage und wähl etwas, das du in drei Monaten können willst: zehn Liegestütze am Boden, ein Klimmzug, eine Kiste in den vierten Stock.',
      label: 'Gipfel',
    },
  ],
};
