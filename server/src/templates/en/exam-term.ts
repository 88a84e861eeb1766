import type { Template } from '../template.ts';

export const examTerm: Template = {
  code: 'exam-term',
  category: 'study',
  language: 'en',
  name: 'Exam term',
  emoji: '🎓',
  background: 'dusk',
  about:
    'One term with exams at its end. The weeks count from the one you begin in; drag the exams to their days, and the rest shows how much time is left.',
  lists: [
    {
      name: 'See what there is',
      emoji: '🗺️',
      goals: [
        {
          name: 'Write down every exam with its day, its room and what counts',
          note: '[ ] Written exams\n[ ] Oral exams\n[ ] Papers to hand in',
          color: 'red',
          period: { column: 2, offset: 0 },
        },
        { name: 'Get last year’s exams of each subject', period: { column: 2, offset: 0 } },
        {
          name: 'Choose the hours of the week that belong to studying',
          note: 'The same ones every week, so that nothing has to be decided.',
          period: { column: 2, offset: 0 },
        },
        { name: 'For each subject: what can I not explain yet?', period: { column: 3, offset: 0 } },
      ],
    },
    {
      name: 'Learn along',
      emoji: '📚',
      goals: [
        { name: 'Go through each lecture within two days', period: { column: 2, offset: 1 } },
        {
          name: 'Summarise the first third on one page per subject',
          period: { column: 2, offset: 2 },
          subgoals: [{ name: 'First subject' }, { name: 'Second subject' }, { name: 'Third subject' }],
        },
        { name: 'Summarise the second third', period: { column: 2, offset: 5 } },
        { name: 'Summarise the last third', period: { column: 2, offset: 8 } },
        { name: 'Find two people to explain things to', period: { column: 2, offset: 3 } },
      ],
    },
    {
      name: 'Practise',
      emoji: '✍️',
      goals: [
        { name: 'Work one old exam with notes beside me', period: { column: 2, offset: 9 } },
        {
          name: 'Work one old exam against the clock',
          note: 'No telephone, same hours as the real one.',
          color: 'orange',
          period: { column: 2, offset: 10 },
        },
        { name: 'List my mistakes and do those tasks again', period: { column: 2, offset: 10 } },
        { name: 'Teach the hardest topic to somebody aloud', period: { column: 2, offset: 11 } },
      ],
    },
    {
      name: 'Exam weeks',
      emoji: '🧘',
      goals: [
        {
          name: 'Pack the bag the evening before',
          note: '[ ] Identity card\n[ ] Two pens\n[ ] Water\n[ ] Something to eat',
          period: { column: 2, offset: 12 },
        },
        { name: 'Eight hours of sleep before each exam', period: { column: 2, offset: 12 } },
        { name: 'Celebrate, whatever the marks are', color: 'green', period: { column: 2, offset: 13 } },
      ],
    },
  ],
};
