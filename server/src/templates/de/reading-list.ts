import type { TemplateWords } from '../template-words.ts';

export const readingList: TemplateWords = {
  name: 'Leseliste',
  about:
    'Bücher, von der ersten Empfehlung bis zu dem Satz, den man nach einem Jahr noch weiß. Eines auf einmal genügt.',
  lists: [
    {
      name: 'Davon gehört',
      goals: [
        {
          name: 'Ein Buch, von dem jemand, dem du vertraust, nicht aufhören konnte zu reden',
          note: 'Schreib auf, wer es war und warum.',
        },
        'Ein Klassiker, den ich vor mir herschiebe',
        'Etwas außerhalb meines Fachs',
      ],
    },
    {
      name: 'Als Nächstes',
      goals: [
        'Die nächsten zwei auswählen und ausleihen oder kaufen',
        'Eines neben das Bett legen und eines in die Tasche',
      ],
    },
    {
      name: 'Ich lese',
      goals: [
        {
          name: 'Das Buch, in dem ich gerade stecke',
          note: 'Nach fünfzig Seiten aufhören, wenn es die anderen dreihundert nicht wert ist.\n[ ] Erstes Drittel\n[ ] Zweites Drittel\n[ ] Bis zum Ende',
          subgoals: ['Zwanzig Minuten vor dem Schlafen'],
        },
      ],
    },
    {
      name: 'Gelesen',
      goals: [
        {
          name: 'Drei Sätze über jedes Buch schreiben',
          note: 'Was es sagt, woran ich zweifle, was ich tun werde.',
        },
        'Zwölf Bücher in diesem Jahr',
        'Eines verschenken, das ich geliebt habe',
      ],
    },
  ],
};
