import type { ClimbWords } from '../climb-words.ts';

export const passAnExam: ClimbWords = {
  name: 'Eine Prüfung bestehen in 8 Wochen',
  description:
    'Für eine große Prüfung in Schule, Studium oder Ausbildung, mit acht bis zwölf Stunden pro Woche. Du lernst, indem du dich abfragst, statt immer wieder zu lesen, und die letzte Woche ist ruhig. Starte an dem Montag, der sieben Wochen vor der Prüfungswoche liegt, sodass die Prüfung in Woche 8 fällt.',
  steps: [
    {
      name: 'Aufschreiben, was wie geprüft und wie es bewertet wird',
      description:
        'Termin, Ort, Dauer, mündlich oder schriftlich, erlaubte Hilfsmittel, Themen mit Gewicht. Frag die Prüfenden, nicht die anderen Prüflinge. Häng die Regeln sichtbar auf.',
      notes:
        'Termin und Ort:\nForm und Dauer:\nErlaubte Hilfsmittel:\nThemen und Gewicht:\nWas ich zum Bestehen brauche:',
      label: 'Tag 1',
    },
    {
      name: 'Eine alte Prüfung ohne Vorbereitung machen',
      description:
        'In der halben Zeit, mit ehrlicher Bewertung. Das Ergebnis ist schlecht und sehr nützlich: Es zeigt, welche Themen du überspringen darfst und mit welchen du anfangen musst.',
      label: 'Tag 2',
    },
    {
      name: 'Jedes Thema grün, gelb oder rot markieren und auf fünf Wochen verteilen',
      description:
        'Grün: Ich könnte es erklären. Gelb: Ich erkenne es wieder. Rot: neu. Schwere rote Themen kommen zuerst, ein bis zwei pro Woche; Woche 6 bleibt als Reserve frei.',
      notes: 'Woche 2:\nWoche 3:\nWoche 4:\nWoche 5:\nWoche 6: Reserve',
      label: 'Tag 3',
    },
    {
      name: 'Wissen, was kommt, und die Lernzeiten festlegen',
      description:
        'Sechs bis acht Blöcke von 75 bis 90 Minuten pro Woche, zu der Tageszeit, in der du wach bist. Handy in ein anderes Zimmer. Sag allen, wann du nicht erreichbar bist, und wann doch.',
      label: 'Woche 1',
    },
    {
      name: 'Die Themen dieser Woche von Rot auf Gelb bringen',
      description:
        'In jedem Block: zwanzig Minuten lesen, Buch zu, aus dem Kopf aufschreiben, vergleichen, aus den Lücken Fragen auf Karten machen. Erklär das Thema am Freitag jemandem laut; wo du ins Stocken kommst, sitzt die Lücke.',
      notes:
        'Themen dieser Woche:\n[ ] Zusammenfassung aus dem Kopf\n[ ] Karten mit Fragen\n[ ] Zehn Aufgaben\n[ ] Jemandem erklärt',
      label: 'Wochen 2 bis 5',
    },
    {
      name: 'Fünfzehn Minuten lang meine Karten beantworten',
      description:
        'Die fünf Tage sind da, um die Gewohnheit aufzubauen; danach läuft es von selbst. Richtige wandern nach hinten, falsche kommen morgen wieder. Sag die Antwort, bevor du die Karte umdrehst.',
      label: 'Woche 2',
    },
    {
      name: 'Zwei Leute suchen und einmal zusammen lernen',
      description:
        'Alle bringen fünf Fragen mit, die sie nicht beantworten können, und fünf, die sie können. Eine Stunde, dann ein Spaziergang. Ist niemand da, erklär es der Wand; das hilft fast genauso.',
      label: 'Tag 14',
    },
    {
      name: 'Eine halbe alte Prüfung in echtem Tempo machen',
      description:
        'Zähl Punkte, keine Gefühle. Sieh dir jeden Fehler an: nicht gewusst, Frage nicht verstanden oder keine Zeit? Jede Art braucht eine andere Medizin.',
      notes: 'Nicht gewusst:\nFalsch gelesen:\nKeine Zeit:',
      label: 'Tag 28',
    },
    {
      name: 'Kein rotes Thema mehr haben',
      description:
        'Gelb genügt, um die meisten Prüfungen zu bestehen. Bleibt ein Thema hartnäckig, bitte jetzt um Hilfe, mit einer genauen Frage: Lehrende mögen solche.',
      label: 'Etappe',
    },
    {
      name: 'Nachholen und die Themen mischen',
      description:
        'Zuerst, was liegen geblieben ist. Dann Fragen aus allen Wochen durcheinander: Das fühlt sich schwerer an als ein Thema nach dem anderen und bleibt länger.',
      label: 'Woche 6',
    },
    {
      name: 'Zwei ganze Prüfungen unter Prüfungsbedingungen machen',
      description:
        'Gleiche Uhrzeit, gleiche Dauer, gleiche Hilfsmittel, keine Pause. Bewerte sie am Tag danach mit frischen Augen. Dazwischen mindestens ein Tag für das schwächste Thema.',
      notes: 'Prüfung 1, Punkte:\nPrüfung 2, Punkte:\nDrei Dinge, die ich noch wiederhole:',
      label: 'Woche 7',
    },
    {
      name: 'Den Prüfungstag vorbereiten',
      description:
        'Fahr einmal hin, möglichst zur richtigen Uhrzeit. Rechne aus, wie viele Minuten jeder Teil dauern darf. Leg bereit, was du brauchst, damit am Morgen der Kopf frei ist.',
      notes:
        '[ ] Ausweis, Zulassung\n[ ] Stifte, Taschenrechner, erlaubte Hilfsmittel\n[ ] Wasser, etwas zu essen, Uhr\n[ ] Weg mit einer halben Stunde Reserve\n[ ] Minuten pro Teil',
      label: 'Tag 47',
    },
    {
      name: 'Eine Seite schreiben, auf der alles steht',
      description:
        'Mit der Hand: Formeln, Daten, Aufbau, die Fehler, die du gern machst. Das Schreiben ist die Wiederholung; gelesen wird die Seite an den letzten Abenden.',
      label: 'Tag 49',
    },
    {
      name: 'Die Prüfung ablegen',
      description:
        'An den Tagen davor nur deine Seite und die Karten, eine Stunde am Tag, und Schlaf. Lies in der Prüfung zuerst alles, fang mit dem Sicheren an, schreib zu jeder Frage etwas hin. Ist der Kopf leer, atme dreimal langsam aus; es kommt zurück.',
      notes: 'Danach: Das würde ich wieder so machen:\nDanach: Damit habe ich zu spät angefangen:',
      label: 'Gipfel',
    },
  ],
};
