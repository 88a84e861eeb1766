import type { TemplateWords } from '../template-words.ts';

export const familyYear: TemplateWords = {
  name: 'Familienjahr',
  about:
    'Was eine Familie von einem Jahr will und was sie nicht vergessen darf. Setzt euch einmal in jeder Jahreszeit zusammen.',
  lists: [
    {
      name: 'Was wir dieses Jahr wollen',
      goals: [
        { name: 'Etwas, worauf sich jeder von uns freut', note: 'Fragt alle, das jüngste Kind zuerst.' },
        'Etwas, das wir zusammen lernen',
        'Eine Woche weg, alle zusammen',
        'Ein Tag für jedes Kind allein mit einem Elternteil',
        'Die Großeltern für ein Wochenende einladen',
      ],
    },
    {
      name: 'Feste Termine',
      goals: [
        'Geburtstage und Schulferien in den Kalender eintragen',
        'Klären, wer welche Ferien übernimmt',
        'Termine in Arzt- und Zahnarztpraxis für alle',
        'Pässe: Welcher läuft dieses Jahr ab?',
      ],
    },
    {
      name: 'Was den Haushalt am Laufen hält',
      goals: [
        {
          name: 'Aufteilen, was jede Woche zu tun ist',
          note: '[ ] Einkaufen\n[ ] Kochen\n[ ] Wäsche\n[ ] Müll\n[ ] Tiere und Pflanzen',
        },
        'Eine Schublade für alles, was aus der Schule kommt',
        'Kleidung weggeben, die niemandem mehr passt',
        'Zusammen durchgehen, wohin das Geld des Monats ging',
      ],
    },
    {
      name: 'Reden',
      goals: [
        {
          name: 'Am Sonntag eine halbe Stunde um den Tisch',
          note: 'Was war gut? Was war schwer? Was bringt die nächste Woche?',
        },
        'Ein Abend für uns zwei',
        'Am Jahresende zehn schöne Momente aufschreiben',
      ],
    },
  ],
};
