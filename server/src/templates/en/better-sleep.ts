import type { Template } from '../template.ts';

export const betterSleep: Template = {
  code: 'better-sleep',
  category: 'health',
  language: 'en',
  name: 'Sleep well again',
  emoji: '😴',
  background: 'night',
  about:
    'Eight weeks of small changes, one at a time, so that you see which of them helps. It does not replace a doctor.',
  lists: [
    {
      name: 'Look',
      emoji: '📓',
      goals: [
        {
          name: 'Write down for a week when I lie down, fall asleep and get up',
          period: { column: 2, offset: 0 },
        },
        {
          name: 'Write down coffee, alcohol, late meals and screens beside it',
          period: { column: 2, offset: 0 },
        },
        {
          name: 'Ask a doctor if I snore, or am tired after long nights',
          color: 'red',
          period: { column: 2, offset: 0 },
        },
      ],
    },
    {
      name: 'Mornings',
      emoji: '🌅',
      goals: [
        { name: 'Get up at the same time, on Sundays too', period: { column: 2, offset: 1 } },
        { name: 'Ten minutes of daylight before the first screen', period: { column: 2, offset: 1 } },
        { name: 'Move for half an hour before noon', period: { column: 2, offset: 2 } },
      ],
    },
    {
      name: 'Evenings',
      emoji: '🌙',
      goals: [
        { name: 'Coffee until two o’clock only', period: { column: 2, offset: 2 } },
        { name: 'The telephone sleeps in the kitchen', period: { column: 2, offset: 3 } },
        {
          name: 'The last hour before bed is dim and dull',
          note: 'Read, stretch, fold laundry, listen to something known.',
          period: { column: 2, offset: 4 },
        },
        {
          name: 'Write down what is on my mind, and what I do about it tomorrow',
          period: { column: 2, offset: 4 },
        },
      ],
    },
    {
      name: 'The room',
      emoji: '🛏️',
      goals: [
        { name: 'Make it dark, quiet and cool', period: { column: 2, offset: 5 } },
        { name: 'Nothing to work with in the bedroom', period: { column: 2, offset: 5 } },
        { name: 'Try another pillow', period: { column: 2, offset: 6 } },
      ],
    },
    {
      name: 'What stays',
      emoji: '🔁',
      goals: [
        { name: 'Compare this week with the first', period: { column: 2, offset: 7 } },
        { name: 'Keep the three things that helped most', color: 'green', period: { column: 2, offset: 7 } },
        { name: 'Look again after three months', period: { column: 3, offset: 3 } },
      ],
    },
  ],
};
