import type { Template } from '../template.ts';

export const firstNinetyDays: Template = {
  code: 'first-ninety-days',
  category: 'work',
  language: 'en',
  name: 'First ninety days in a new job',
  emoji: '🪜',
  background: 'contours',
  about: 'Learn first, help early, decide later. Goals stand in weeks and months from your first day.',
  lists: [
    {
      name: 'The first week',
      emoji: '👋',
      goals: [
        {
          name: 'Meet everybody in the team for twenty minutes',
          note: 'What do you do?\nWhat should I know that nobody writes down?\nWhat would you change first?',
          period: { column: 2, offset: 0 },
        },
        {
          name: 'Get every access that I need',
          note: '[ ] Mail and calendar\n[ ] Building\n[ ] Shared files\n[ ] Tools of the team',
          period: { column: 2, offset: 0 },
        },
        {
          name: 'Ask my manager what a good first month looks like',
          color: 'yellow',
          period: { column: 2, offset: 0 },
        },
        { name: 'Draw who decides what', period: { column: 2, offset: 0 } },
      ],
    },
    {
      name: 'The first month',
      emoji: '👂',
      goals: [
        { name: 'Finish something small that somebody waits for', period: { column: 2, offset: 1 } },
        {
          name: 'Sit beside three customers, or people who talk with them',
          period: { column: 3, offset: 0 },
        },
        { name: 'Read what was decided in the last half year, and why', period: { column: 3, offset: 0 } },
        { name: 'Write a list of words that only this company uses', period: { column: 3, offset: 0 } },
        { name: 'Ask three people how I am doing', period: { column: 2, offset: 3 } },
      ],
    },
    {
      name: 'The second month',
      emoji: '🌱',
      goals: [
        { name: 'Take over one thing as my own', color: 'green', period: { column: 3, offset: 1 } },
        { name: 'Suggest one improvement, with what it costs', period: { column: 3, offset: 1 } },
        { name: 'Find somebody outside the team to learn from', period: { column: 3, offset: 1 } },
        { name: 'Look at my calendar: what can I leave out?', period: { column: 2, offset: 6 } },
      ],
    },
    {
      name: 'The third month',
      emoji: '🏁',
      goals: [
        { name: 'Deliver what was agreed for ninety days', color: 'red', period: { column: 3, offset: 2 } },
        { name: 'Talk with my manager about the next half year', period: { column: 3, offset: 2 } },
        {
          name: 'Write down what I wish I had known for whoever comes next',
          period: { column: 3, offset: 2 },
        },
      ],
    },
  ],
};
