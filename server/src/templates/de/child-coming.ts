import type { TemplateWords } from '../template-words.ts';

export const childComing: TemplateWords = {
  name: 'Ein Kind kommt',
  about: 'Für werdende Eltern, ab dem vierten Monat. Hebammen und Ärztinnen wissen mehr als jede Liste.',
  lists: [
    {
      name: 'Gesundheit',
      goals: [
        'Eine Hebamme finden',
        'Alle Untersuchungen in den Kalender eintragen',
        'Entscheiden, wo das Kind zur Welt kommen soll',
        'Ein Geburtsvorbereitungskurs, zusammen',
        'Was ich ab jetzt anderen überlassen darf',
      ],
    },
    {
      name: 'Papiere',
      goals: [
        'Dem Arbeitgeber Bescheid geben',
        'Entscheiden, wer zu Hause bleibt und wie lange',
        {
          name: 'Ausfüllen, was sich vorher ausfüllen lässt',
          note: '[ ] Elternzeit\n[ ] Elterngeld\n[ ] Anerkennung der Vaterschaft\n[ ] Krankenkasse',
        },
        'Einen Kita-Platz suchen',
        'Ein Name, oder drei',
      ],
    },
    {
      name: 'Das Nest',
      goals: [
        'Freunde fragen, was sie wirklich gebraucht haben',
        'Ein Platz zum Schlafen, ein Platz zum Wickeln',
        'Kindersitz, und lernen, wie man ihn einbaut',
        {
          name: 'Die Tasche packen',
          note: '[ ] Papiere\n[ ] Bequeme Kleidung\n[ ] Kleidung für das Kind\n[ ] Ladegerät\n[ ] Etwas zu essen',
        },
        'Für zwei Wochen vorkochen und einfrieren',
      ],
    },
    {
      name: 'Die ersten Wochen',
      goals: [
        'Besuch kommt, wenn wir es sagen, und bringt Essen mit',
        'Das Kind anmelden',
        'Jede Woche eine Stunde allein für jeden von uns',
        'Das erste Lächeln aufschreiben',
      ],
    },
  ],
};
