import type { TemplateWords } from '../template-words.ts';

export const beeBalcony: TemplateWords = {
  name: 'Ein Balkon für Bienen',
  about: 'Ein paar Töpfe reichen, um Bienen und Schmetterlinge von März bis Oktober zu versorgen.',
  lists: [
    {
      name: 'Schauen',
      goals: [
        'Sonnenstunden zählen, und woher der Wind kommt',
        'Wie viel Gewicht trägt der Balkon?',
        'Nachsehen, welche Insekten schon da sind',
        {
          name: 'Pflanzen wählen, die hier heimisch sind',
          note: 'Eine, die früh blüht, zwei für den Sommer, eine für den Herbst.',
        },
      ],
    },
    {
      name: 'Pflanzen',
      goals: [
        'Große Töpfe mit Löchern, Erde ohne Torf',
        'Früh: Krokus, Lungenkraut, Schnittlauch',
        'Sommer: Thymian, Lavendel, Oregano',
        'Spät: Fetthenne, Astern, Efeu',
        'Eine flache Schale Wasser mit Steinen zum Landen',
      ],
    },
    {
      name: 'Pflegen',
      goals: [
        'Morgens gießen und die Erde dazwischen abtrocknen lassen',
        'Kein Gift, nicht ein einziges Mal',
        'Verblühtes abschneiden, und die Hälfte blüht noch einmal',
        'Einen Vormittag lang Besucher zählen',
      ],
    },
    {
      name: 'Herbst und Winter',
      goals: [
        'Trockene Stängel stehen lassen: Jemand schläft darin',
        'Zwiebeln in die Erde setzen',
        'Töpfe gegen den Frost einpacken',
        'Was kam, was nicht, was kommt nächstes Jahr',
      ],
    },
  ],
};
