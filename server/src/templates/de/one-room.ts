import type { TemplateWords } from '../template-words.ts';

export const oneRoom: TemplateWords = {
  name: 'Ein Zimmer renovieren',
  about:
    'Ein Zimmer, vier Wochen, und der Alltag geht darum herum weiter. Größere Vorhaben sind viele solche Zimmer, eins nach dem anderen.',
  lists: [
    {
      name: 'Planen',
      goals: [
        'Messen, zeichnen und aufschreiben, was bleiben muss',
        'Sagen, wofür das Zimmer da ist und wofür nicht',
        'Was darf es kosten? Ein Fünftel dazurechnen',
        'Die Vermieterin oder die Nachbarn fragen',
        'Wo verlaufen Kabel und Rohre?',
        'Bestellen, was lange braucht',
      ],
    },
    {
      name: 'Ausräumen',
      goals: [
        'Alles hinaustragen und nur die Hälfte zurückbringen',
        'Boden und Wege abdecken',
        'Vorher Fotos machen',
      ],
    },
    {
      name: 'Arbeiten',
      goals: [
        'Abziehen, spachteln, schleifen',
        'Elektrik von jemandem, der das darf',
        'Erst die Decke streichen, dann die Wände',
        'Boden',
        'Türen, Fenster, Leisten',
      ],
    },
    {
      name: 'Darin wohnen',
      goals: [
        'Zurückstellen, was seinen Platz verdient hat',
        'Licht auf drei Höhen',
        'Farben, Nummern und Quittungen in einem Umschlag aufheben',
        'Einen Abend mit Freunden darin sitzen',
      ],
    },
  ],
};
