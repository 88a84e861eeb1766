import type { TemplateWords } from '../template-words.ts';

export const moneyInOrder: TemplateWords = {
  name: 'Geld in Ordnung',
  about:
    'Ein Abend pro Woche, ein Quartal lang: sehen, was da ist, stoppen, was versickert, zurücklegen, was du brauchst. Hier wird kein Produkt empfohlen.',
  lists: [
    {
      name: 'Sehen',
      goals: [
        {
          name: 'Alle Konten, Karten, Kredite und Verträge auflisten',
          note: '[ ] Bank\n[ ] Karten\n[ ] Kredite\n[ ] Versicherungen\n[ ] Abos\n[ ] Altersvorsorge',
        },
        'Die Ausgaben von drei Monaten auf zehn Haufen verteilen',
        'Aufschreiben, was mir gehört und was ich schulde',
        'Auskunft verlangen, was über meine Bonität gespeichert ist',
      ],
    },
    {
      name: 'Stoppen, was versickert',
      goals: [
        'Kündigen, was ich seit zwei Monaten nicht benutzt habe',
        'Strom, Telefon und Versicherungen vergleichen',
        'Den teuersten Kredit zuerst abzahlen',
        'Einen Tag warten vor allem, was mehr als hundert kostet',
      ],
    },
    {
      name: 'Zurücklegen',
      goals: [
        'Dauerauftrag für den Tag nach dem Gehalt',
        'Die Ausgaben eines Monats als Reserve',
        'Die Ausgaben von drei Monaten als Reserve',
        {
          name: 'Ein Topf für das, was einmal im Jahr kommt',
          note: 'Versicherung, Geschenke, Reparaturen, Urlaub.',
        },
      ],
    },
    {
      name: 'Auf lange Sicht',
      goals: [
        'Wofür ist das Geld da? Drei Wünsche aufschreiben',
        'Herausfinden, wovon ich im Alter leben werde',
        'Ein Testament, und wer unterschreiben darf, wenn ich es nicht kann',
        'Schuldenfrei',
      ],
    },
  ],
};
