import type { TemplateWords } from '../template-words.ts';

export const firstGarden: TemplateWords = {
  name: 'Erster Garten',
  about:
    'Ein erstes Jahr mit einem kleinen Beet. Fang am Ende des Winters an, oder verschieb die Monate, bis sie zu deinem Wohnort passen.',
  lists: [
    {
      name: 'Erst schauen',
      goals: [
        'Einen Tag lang beobachten, wo die Sonne hinfällt',
        'Nachbarn fragen, was hier gut wächst',
        'Ein Beet wählen, über das ich hinüberreiche',
      ],
    },
    {
      name: 'Vorbereiten und säen',
      goals: [
        'Unkraut jäten und Kompost einarbeiten',
        { name: 'Fünf Sorten säen, nicht mehr', note: 'Wähl aus, was wir gern essen.' },
        'Empfindliches nach dem letzten Frost pflanzen',
      ],
    },
    {
      name: 'Pflegen und ernten',
      goals: [
        'Morgens kräftig gießen',
        'Jemanden finden, der gießt, wenn wir weg sind',
        'Aufschreiben, was ich anders machen würde',
      ],
    },
  ],
};
