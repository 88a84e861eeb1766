import type { TemplateWords } from '../template-words.ts';

export const betterSleep: TemplateWords = {
  name: 'Wieder gut schlafen',
  about:
    'Acht Wochen mit kleinen Änderungen, immer nur eine, damit du siehst, welche hilft. Ersetzt keinen Arztbesuch.',
  lists: [
    {
      name: 'Beobachten',
      goals: [
        'Eine Woche lang notieren, wann ich mich hinlege, einschlafe und aufstehe',
        'Kaffee, Alkohol, spätes Essen und Bildschirme daneben notieren',
        'Ärztlichen Rat holen, wenn ich schnarche oder nach langen Nächten müde bin',
      ],
    },
    {
      name: 'Morgens',
      goals: [
        'Zur selben Zeit aufstehen, auch am Sonntag',
        'Zehn Minuten Tageslicht vor dem ersten Bildschirm',
        'Vor dem Mittag eine halbe Stunde Bewegung',
      ],
    },
    {
      name: 'Abends',
      goals: [
        'Kaffee nur bis zwei Uhr',
        'Das Telefon schläft in der Küche',
        {
          name: 'Die letzte Stunde vor dem Bett ist dunkel und langweilig',
          note: 'Lesen, dehnen, Wäsche falten, etwas Bekanntes hören.',
        },
        'Aufschreiben, was mich beschäftigt und was ich morgen damit mache',
      ],
    },
    {
      name: 'Das Zimmer',
      goals: [
        'Dunkel, leise und kühl machen',
        'Nichts im Schlafzimmer, woran ich arbeiten kann',
        'Ein anderes Kissen ausprobieren',
      ],
    },
    {
      name: 'Was bleibt',
      goals: [
        'Diese Woche mit der ersten vergleichen',
        'Die drei Dinge behalten, die am meisten geholfen haben',
        'Nach drei Monaten noch einmal hinsehen',
      ],
    },
  ],
};
