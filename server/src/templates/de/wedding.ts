import type { TemplateWords } from '../template-words.ts';

export const wedding: TemplateWords = {
  name: 'Hochzeit',
  about:
    'Ein Jahr bis zum Tag, für euch zwei und alle, die helfen. Nehmt heraus, was ihr nicht wollt: Es ist euer Tag.',
  lists: [
    {
      name: 'Was wir wollen',
      goals: [
        'Jeder schreibt drei Dinge auf, die zählen, dann vergleichen wir',
        'Wie viele Leute ungefähr?',
        'Was darf es kosten, und wer bezahlt was?',
        'Tag und Ort wählen',
      ],
    },
    {
      name: 'Papiere',
      goals: [
        'Fragen, welche Papiere gebraucht werden und woher',
        'Beim Standesamt anmelden',
        'Namen: Wer heißt danach wie?',
        'Ringe',
      ],
    },
    {
      name: 'Das Fest',
      goals: [
        'Essen und Trinken buchen',
        'Musik buchen',
        'Jemand, der fotografiert',
        {
          name: 'Einladungen verschicken',
          note: '[ ] Adressen\n[ ] Tag und Ort\n[ ] Bis wann antworten\n[ ] Wo übernachten',
        },
        'Kleidung, und Zeit zum Ändern',
        'Was wir einander sagen',
        'Wer wo sitzt',
        'Ein Ablauf des Tages, Stunde für Stunde, für alle, die helfen',
      ],
    },
    {
      name: 'Die letzte Woche und danach',
      goals: [
        'Eine Person, die am Tag alle Fragen beantwortet',
        'Ein ruhiger Abend für uns zwei',
        'Ein paar Tage wegfahren',
        'Danksagungen von Hand schreiben',
        'Das erste Jahr feiern',
      ],
    },
  ],
};
