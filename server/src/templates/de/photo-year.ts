import type { TemplateWords } from '../template-words.ts';

export const photoYear: TemplateWords = {
  name: 'Ein Jahr in Fotos',
  about:
    'Vier Themen, eines für jede Jahreszeit, und am Ende eine Wand oder ein Buch. Jede Kamera ist gut genug.',
  lists: [
    {
      name: 'Frühling: Licht',
      goals: [
        'Zwölf Bilder machen, in denen es um Licht geht',
        'Dasselbe Fenster zu sechs Stunden des Tages',
        'Gegenlicht, bis es absichtlich gelingt',
        'Drei Bilder der Jahreszeit auswählen',
      ],
    },
    {
      name: 'Sommer: Menschen',
      goals: [
        'Zwölf Bilder von Menschen machen',
        'Einen Fremden um ein Porträt bitten',
        'Hände bei der Arbeit',
        'Drei Bilder der Jahreszeit auswählen',
      ],
    },
    {
      name: 'Herbst: Ort',
      goals: [
        'Zwölf Bilder von einer Straße machen',
        'Bei Regen, nachts und im Morgengrauen hingehen',
        'Alles weglassen, was nicht nötig ist',
        'Drei Bilder der Jahreszeit auswählen',
      ],
    },
    {
      name: 'Winter: Stille',
      goals: [
        'Zwölf Bilder machen, in denen nichts passiert',
        'Ein ganzer Tag in Schwarzweiß',
        'Das Jahr durchsehen und finden, wozu ich immer wieder zurückkehre',
        'Drei Bilder der Jahreszeit auswählen',
      ],
    },
    {
      name: 'Zeigen',
      goals: [
        'Zwei Orte für jede Datei, einer davon anderswo',
        { name: 'Zwölf Abzüge', note: 'Gedruckt, nicht am Bildschirm.' },
        'Aufhängen oder binden und Freunde einladen',
      ],
    },
  ],
};
