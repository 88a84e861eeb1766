import type { TemplateWords } from '../template-words.ts';

export const firstNinetyDays: TemplateWords = {
  name: 'Die ersten neunzig Tage im neuen Job',
  about:
    'Erst lernen, früh helfen, später entscheiden. Die Ziele stehen in Wochen und Monaten ab deinem ersten Tag.',
  lists: [
    {
      name: 'Die erste Woche',
      goals: [
        {
          name: 'Alle im Team für zwanzig Minuten treffen',
          note: 'Was machst du?\nWas sollte ich wissen, das niemand aufschreibt?\nWas würdest du zuerst ändern?',
        },
        {
          name: 'Alle Zugänge bekommen, die ich brauche',
          note: '[ ] Mail und Kalender\n[ ] Gebäude\n[ ] Gemeinsame Dateien\n[ ] Werkzeuge des Teams',
        },
        'Meine Führungskraft fragen, woran sie einen guten ersten Monat erkennt',
        'Aufzeichnen, wer was entscheidet',
      ],
    },
    {
      name: 'Der erste Monat',
      goals: [
        'Etwas Kleines fertigstellen, auf das jemand wartet',
        'Neben drei Kunden sitzen, oder neben Leuten, die mit ihnen sprechen',
        'Nachlesen, was im letzten halben Jahr entschieden wurde und warum',
        'Eine Liste der Wörter schreiben, die nur diese Firma benutzt',
        'Drei Leute fragen, wie ich mich mache',
      ],
    },
    {
      name: 'Der zweite Monat',
      goals: [
        'Eine Sache ganz übernehmen',
        'Eine Verbesserung vorschlagen, mit dem, was sie kostet',
        'Jemanden außerhalb des Teams finden, von dem ich lernen kann',
        'Meinen Kalender ansehen: Was kann ich weglassen?',
      ],
    },
    {
      name: 'Der dritte Monat',
      goals: [
        'Liefern, was für neunzig Tage vereinbart war',
        'Mit meiner Führungskraft über das nächste halbe Jahr sprechen',
        'Für die Nächsten aufschreiben, was ich gern gewusst hätte',
      ],
    },
  ],
};
