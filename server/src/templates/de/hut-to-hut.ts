import type { TemplateWords } from '../template-words.ts';

export const hutToHut: TemplateWords = {
  name: 'Eine Woche zu Fuß',
  about:
    'Sieben Tage mit dem Rucksack, von Hütte zu Hütte oder von Dorf zu Dorf. Zwölf Wochen von der Idee bis zum ersten Schritt.',
  lists: [
    {
      name: 'Planen',
      goals: [
        'Eine Route wählen, die auch die Langsamsten von uns schaffen',
        'Jeden Tag mit Kilometern, Höhenmetern und früheren Haltepunkten aufschreiben',
        'Die Betten buchen',
        'Wie kommen wir hin, und wie vom Ende zurück?',
        'Wetter prüfen, und was geschlossen ist',
      ],
    },
    {
      name: 'Die Beine vorbereiten',
      goals: [
        'Jedes Wochenende zwei Stunden gehen',
        'Vier Stunden, mit Hügeln',
        'Sechs Stunden, mit gepacktem Rucksack',
        'Zwei lange Tage hintereinander',
        'Die Schuhe einlaufen',
      ],
    },
    {
      name: 'Packen',
      goals: [
        {
          name: 'Alles auslegen und wiegen',
          note: 'Nicht mehr als ein Zehntel meines Gewichts, ohne Wasser.',
        },
        'Leihen, was ich nur einmal brauche',
        {
          name: 'Packen',
          note: '[ ] Regenjacke\n[ ] Zwei Hemden, zwei Paar Socken\n[ ] Pflaster\n[ ] Stirnlampe\n[ ] Karte aus Papier\n[ ] Wasser\n[ ] Bargeld',
        },
        'Die Route bei jemandem zu Hause hinterlegen',
      ],
    },
    {
      name: 'Gehen',
      goals: [
        'Früh starten, rasten, bevor ich müde bin',
        'Umkehren, wenn es sein muss',
        'Schuhe trocknen, aufschreiben, was unbenutzt blieb',
      ],
    },
  ],
};
