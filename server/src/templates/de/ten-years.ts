import type { TemplateWords } from '../template-words.ts';

export const tenYears: TemplateWords = {
  name: 'In zehn Jahren',
  about:
    'Von dem, was zählt, zu dem, was diesen Monat zu tun ist. Zwei ruhige Stunden zum Anfang und eine Stunde in jedem Quartal.',
  lists: [
    {
      name: 'Was zählt',
      goals: [
        {
          name: 'Über einen guten Tag in zehn Jahren schreiben',
          note: 'Wo wache ich auf? Wer ist da? Was mache ich am Vormittag? Was habe ich gern aufgegeben?',
        },
        'Was würde ich bereuen, nicht versucht zu haben?',
        'Wer sind die zehn Menschen, denen ich nah sein will?',
        'Was tue ich schon, das dorthin führt?',
      ],
    },
    {
      name: 'Dieses Jahrzehnt',
      goals: [
        'Die Arbeit, für die man mich kennen soll',
        'Ein Körper, der mich weit trägt',
        'Genug Geld, um Nein sagen zu können',
        'Menschen: Wer isst an meinem Tisch?',
        'Ein Ort, der Zuhause ist',
      ],
    },
    {
      name: 'Dieses Jahr',
      goals: [
        'Ein Schritt für die Arbeit',
        'Ein Schritt für die Gesundheit',
        'Ein Schritt für das Geld',
        'Ein Schritt für die Menschen',
        'Zurückschauen: Welcher Schritt war der richtige?',
      ],
    },
    {
      name: 'Dieses Quartal',
      goals: [
        'Zwei der vier Schritte wählen und anfangen',
        'Eine Stunde pro Woche finden und dafür etwas anderes lassen',
        'Alles noch einmal ansehen und verschieben, was wandern muss',
      ],
    },
  ],
};
