import type { TemplateWords } from '../template-words.ts';

export const halfMarathon: TemplateWords = {
  name: 'Halbmarathon',
  about:
    'Zwölf Wochen für alle, die schon eine halbe Stunde am Stück laufen können. Die Wochen zählen ab der, in der du anfängst; verschieb sie, bis sie zum Lauf passen.',
  lists: [
    {
      name: 'Vor der ersten Woche',
      goals: [
        'Einen Lauf aussuchen und anmelden',
        'Ärztlichen Rat holen, wenn etwas schmerzt oder mir Sorgen macht',
        'Drei feste Lauftage wählen',
      ],
    },
    {
      name: 'Aufbauen',
      goals: [
        {
          name: 'Dreimal pro Woche laufen, so langsam, dass ich reden kann',
          note: 'Zwei kurze Läufe und ein langer.\nNur der lange wird länger.',
        },
        'Zehn Kilometer ohne Eile laufen',
        'Eine leichte Woche einlegen',
      ],
    },
    {
      name: 'Die langen Läufe',
      goals: [
        'Vierzehn Kilometer laufen',
        'Auf einem langen Lauf testen, was ich essen und anziehen werde',
        'Achtzehn Kilometer laufen',
      ],
    },
    {
      name: 'Woche des Laufs und danach',
      goals: [
        'Halb so viel laufen wie sonst',
        {
          name: 'Am Abend vorher alles bereitlegen',
          note: '[ ] Startnummer und Nadeln\n[ ] Eingelaufene Schuhe\n[ ] Trockene Kleidung für danach',
        },
        'Langsamer starten, als es sich richtig anfühlt',
        'Eine Woche ausruhen, bevor ich etwas Neues plane',
      ],
    },
  ],
};
