import type { Template } from '../template.ts';

export const weeklyReview: Template = {
  code: 'weekly-review',
  category: 'work',
  language: 'en',
  name: 'Weekly review',
  emoji: '🧭',
  background: 'contours',
  about:
    'Half an hour at the end of the week: empty your head, look at what was, and choose what the next week is for.',
  lists: [
    {
      name: 'Empty your head',
      emoji: '🧺',
      goals: [
        {
          name: 'Write down everything that is still on my mind',
          note: 'Ten minutes, no order, no judging.\n[ ] Loose papers\n[ ] Messages I owe somebody\n[ ] Tabs left open\n[ ] Things promised aloud',
          period: { column: 2, offset: 0 },
        },
        { name: 'Clear the inbox down to what needs a decision', period: { column: 2, offset: 0 } },
        { name: 'Throw out what no longer matters' },
      ],
    },
    {
      name: 'Look back',
      emoji: '🔍',
      goals: [
        { name: 'What went well this week, and why?', period: { column: 2, offset: 0 } },
        {
          name: 'What was carried over twice or more? Lift it, shrink it or let it go',
          period: { column: 2, offset: 0 },
        },
        { name: 'One thing to do differently', note: 'A small one, that can be tried on Monday.' },
      ],
    },
    {
      name: 'Look ahead',
      emoji: '🔭',
      goals: [
        {
          name: 'Choose three goals for next week',
          note: 'Each should serve something of this month or quarter.',
          color: 'yellow',
          period: { column: 2, offset: 1 },
          subgoals: [{ name: 'First' }, { name: 'Second' }, { name: 'Third' }],
        },
        { name: 'Put the hardest one into Monday morning', period: { column: 2, offset: 1 } },
        {
          name: 'Check the month: what has to begin now to be done by its end?',
          period: { column: 3, offset: 0 },
        },
        { name: 'Keep one evening free', period: { column: 2, offset: 1 } },
      ],
    },
  ],
};
