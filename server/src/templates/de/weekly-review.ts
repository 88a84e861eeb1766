import type { TemplateWords } from '../template-words.ts';

export const weeklyReview: TemplateWords = {
  name: 'Wochenrückblick',
  about:
    'Eine halbe Stunde am Ende der Woche: Kopf leeren, zurückschauen und entscheiden, wofür die nächste Woche da ist.',
  lists: [
    {
      name: 'Kopf leeren',
      goals: [
        {
          name: 'Alles aufschreiben, was mich noch beschäftigt',
          note: 'Zehn Minuten, ohne Ordnung, ohne Urteil.\n[ ] Lose Zettel\n[ ] Nachrichten, die ich jemandem schulde\n[ ] Offene Tabs\n[ ] Dinge, die ich zugesagt habe',
        },
        'Posteingang leeren bis auf das, was eine Entscheidung braucht',
        'Streichen, was keine Rolle mehr spielt',
      ],
    },
    {
      name: 'Zurückschauen',
      goals: [
        'Was lief diese Woche gut, und warum?',
        'Was wurde zweimal oder öfter verschoben? Größer denken, kleiner machen oder loslassen',
        { name: 'Eine Sache anders machen', note: 'Eine kleine, die sich am Montag ausprobieren lässt.' },
      ],
    },
    {
      name: 'Vorausschauen',
      goals: [
        {
          name: 'Drei Ziele für die nächste Woche wählen',
          note: 'Jedes sollte etwas von diesem Monat oder Quartal voranbringen.',
          subgoals: ['Erstes', 'Zweites', 'Drittes'],
        },
        'Das schwerste auf Montagmorgen legen',
        'Den Monat prüfen: Was muss jetzt beginnen, damit es am Ende fertig ist?',
        'Einen Abend freihalten',
      ],
    },
  ],
};
