import type { TemplateWords } from '../template-words.ts';

export const newLanguage: TemplateWords = {
  name: 'Eine neue Sprache',
  about:
    'Eine halbe Stunde am Tag, vom ersten Wort bis zu einem Gespräch ohne Deutsch. In sechs Monaten geht viel.',
  lists: [
    {
      name: 'Anfangen',
      goals: [
        'Aufschreiben, warum ich sie will, und es dort hinhängen, wo ich es sehe',
        'Einen Kurs wählen und drei Monate dabei bleiben',
        'Erst die Laute lernen, dann die Schreibung',
        {
          name: 'Jeden Tag zur selben Zeit eine halbe Stunde',
          note: 'Nach etwas, das ich sowieso tue: Frühstück, Arbeitsweg, Zähneputzen.',
        },
      ],
    },
    {
      name: 'Aufbauen',
      goals: [
        'Die dreihundert häufigsten Wörter',
        'Erzählen, was ich gestern gemacht habe',
        'Fünf Sätze am Tag schreiben und korrigieren lassen',
        'Die tausend häufigsten Wörter',
        'Ein Kinderbuch bis zum Ende lesen',
      ],
    },
    {
      name: 'Damit leben',
      goals: [
        'Ein Lied hören, bis ich jedes Wort verstehe',
        'Das Telefon auf die Sprache umstellen',
        'Einen Film sehen, den ich schon kenne',
        'Jemandem folgen, der über etwas schreibt, das ich liebe',
      ],
    },
    {
      name: 'Sprechen',
      goals: [
        'Jemanden finden, mit dem ich eine halbe Stunde pro Woche spreche',
        'Ein Essen bestellen, ohne ein Wort Deutsch',
        'Eine ganze Stunde über etwas sprechen, das mir wichtig ist',
        'Ein paar Tage dort verbringen, wo man sie spricht, oder einen Tag unter Leuten, die sie sprechen',
        'Eine Prüfung ablegen, wenn ich den Nachweis brauche',
      ],
    },
  ],
};
