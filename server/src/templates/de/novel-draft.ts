import type { TemplateWords } from '../template-words.ts';

export const novelDraft: TemplateWords = {
  name: 'Erste Fassung eines Romans',
  about: 'Eine ganze Fassung in einem halben Jahr. Sie darf schlecht sein, aber nicht unfertig.',
  lists: [
    {
      name: 'Vorher',
      goals: [
        'In zwei Sätzen sagen, wer was will und was im Weg steht',
        'Aus jeder Hauptfigur heraus eine Seite schreiben',
        'Die letzte Szene kennen',
        {
          name: 'Eine Liste mit dreißig Szenen, je eine Zeile',
          note: 'Sie dürfen sich ändern. Sie sind nur da, damit kein Tag mit einer leeren Seite beginnt.',
        },
        'Die Stunde des Tages wählen, die dem Schreiben gehört',
      ],
    },
    {
      name: 'Die Fassung',
      goals: [
        'Erstes Viertel',
        'Zweites Viertel',
        'Drittes Viertel',
        'Letztes Viertel',
        '„Ende“ schreiben',
        'Fünfhundert Wörter am Tag, fünf Tage pro Woche',
      ],
    },
    {
      name: 'Wenn es stockt',
      goals: [
        'Die Szene schreiben, auf die ich mich am meisten freue',
        'Jemandem etwas schiefgehen lassen',
        'Das Zimmer durch das beschreiben, was man nicht sieht',
        'Eine Stunde ohne Telefon gehen',
      ],
    },
    {
      name: 'Danach',
      goals: [
        'Vier Wochen lang nicht hineinsehen',
        'In zwei Tagen lesen, mit dem Stift in der Hand',
        'Drei Testleser, die die Wahrheit sagen',
        'Die zweite Fassung schreiben',
      ],
    },
  ],
};
