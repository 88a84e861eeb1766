import type { ClimbWords } from '../climb-words.ts';

export const calmerFamilyWeek: ClimbWords = {
  name: 'Eine ruhigere Familienwoche in 6 Wochen',
  description:
    'Für Familien mit Kindern ab etwa vier Jahren, in welcher Form auch immer. Mit zwanzig gemeinsamen Minuten jeden Sonntag und einer Änderung pro Woche werden die Morgen leiser und die Arbeit geteilt. Ersetzt keine Hilfe: Bei Gewalt, Angst oder wenn ihr nicht mehr zueinander findet, wendet euch an eine Familienberatung.',
  steps: [
    {
      name: 'Alle nach der besten und der schlimmsten Minute des Tages fragen',
      description:
        'Einzeln und ohne Kommentar, die Kleinsten zuerst. Schreib die Antworten wörtlich auf. Wo sich die schlimmste Minute häuft, fangt ihr an.',
      notes: 'Name, beste Minute, schlimmste Minute:',
      label: 'Tag 1',
    },
    {
      name: 'Eine Woche aufhängen, die ein vierjähriges Kind lesen kann',
      description:
        'Sieben Spalten, für jeden Termin ein Bild, für jede Person eine Farbe. In die Küche, auf Augenhöhe der Kleinsten. Turnbeutel, Sport und Besuch kommen hinein; daneben steht, wer wen abholt.',
      label: 'Tag 3',
    },
    {
      name: 'Den ersten Familienrat halten, zwanzig Minuten',
      description:
        'Mit etwas zu essen. Jede und jeder nennt etwas Gutes, dann schaut ihr auf die Woche, dann wird eine Frage entschieden. Ein Redestab hilft: Nur wer ihn hält, spricht. Hört pünktlich auf und spielt etwas.',
      notes: 'Gut war:\nNächste Woche:\nBeschlossen:',
      label: 'Sonntag 1',
    },
    {
      name: 'Die halbe Morgenarbeit auf den Vorabend verlegen',
      description:
        'Kleidung liegt bereit, Taschen stehen an der Tür, der Tisch ist gedeckt. Lasst jedes Kind die fünf Schritte seines Morgens malen und an die Zimmertür kleben.',
      notes: '[ ] Kleidung\n[ ] Taschen\n[ ] Frühstückstisch\n[ ] Wecker zehn Minuten früher',
      label: 'Woche 2',
    },
    {
      name: 'An drei Morgen ohne Geschrei aus dem Haus gehen',
      description:
        'Drei von fünf sind das Ziel. Geht es schief, sprecht abends in einem Satz darüber, ohne Predigt: Was machen wir morgen anders?',
      label: 'Woche 2',
    },
    {
      name: 'Alle Arbeit im Haushalt auflisten und neu verteilen',
      description:
        'Alles, auch das Unsichtbare: an Geburtstage denken, Zahnarzttermine machen, Schuhe kaufen. Jedes auf eine Karte, und zwar die ganze Aufgabe, vom Darandenken bis zum Abschluss. Ab vier tragen auch Kinder etwas, und es gehört ihnen.',
      notes: 'Name, Aufgaben:',
      label: 'Woche 3',
    },
    {
      name: 'Ein Kind den Familienrat leiten lassen',
      description:
        'Ab etwa sechs Jahren, mit einer Karte, auf der die Reihenfolge steht. Die Erwachsenen melden sich. Ihr werdet staunen, wie streng es zugeht.',
      label: 'Sonntag 3',
    },
    {
      name: 'Jedem Kind eine halbe Stunde allein mit einem Erwachsenen geben',
      description:
        'Das Kind bestimmt, was gemacht wird, das Handy bleibt weg, und niemand erklärt etwas. Tragt die halben Stunden in die Woche an der Wand ein. Das erspart mehr Streit als jede Regel.',
      notes: 'Kind, mit, wann:',
      label: 'Woche 4',
    },
    {
      name: 'Drei Bildschirmregeln vereinbaren, die für alle gelten',
      description:
        'Gemeinsam aufgeschrieben, auch für die Erwachsenen. Orte und Zeiten funktionieren besser als Minuten: nicht am Tisch, nachts nicht im Schlafzimmer, nach den Hausaufgaben. Probiert sie eine Woche und verbessert sie am Sonntag.',
      notes: '1\n2\n3',
      label: 'Woche 5',
    },
    {
      name: 'Einen Abend für die Erwachsenen planen',
      description:
        'Fragt Großeltern, Nachbarn oder eine andere Familie, mit der ihr tauscht. Zwei Stunden genügen, und Organisatorisches ist als Thema verboten. Wer allein erzieht, behält den Abend für sich oder Freunde.',
      label: 'Sonntag 5',
    },
    {
      name: 'Etwas zusammen machen, das kein Termin ist',
      description:
        'Ein Pfannkuchenabend, ein Nachtspaziergang mit Taschenlampen, eine Höhle aus Decken. Lasst die Kinder aus drei Vorschlägen wählen. Niemand macht Fotos.',
      label: 'Woche 6',
    },
    {
      name: 'Die Frage von Tag 1 noch einmal stellen und behalten, was hilft',
      description:
        'Lest im Familienrat die alten Antworten vor und fragt neu. Wählt zwei Gewohnheiten, die bleiben, und lasst eine ohne Bedauern gehen. Macht aus dem Sonntag ein Ziel, das sich wiederholt.',
      notes: 'Name, beste Minute, schlimmste Minute:\nBleibt:\nGeht:',
      label: 'Gipfel',
    },
  ],
};
