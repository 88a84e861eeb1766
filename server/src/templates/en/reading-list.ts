import type { Template } from '../template.ts';

export const readingList: Template = {
  code: 'reading-list',
  category: 'study',
  language: 'en',
  name: 'Reading list',
  emoji: '📚',
  background: 'sand',
  about:
    'Books from the first recommendation to the line you still remember a year later. One at a time is enough.',
  lists: [
    {
      name: 'Heard of',
      emoji: '👂',
      goals: [
        { name: 'A book somebody you trust could not stop talking about', note: 'Write down who, and why.' },
        { name: 'A classic I have been putting off' },
        { name: 'Something outside my field' },
      ],
    },
    {
      name: 'Next',
      emoji: '⏭️',
      goals: [
        { name: 'Choose the next two and borrow or buy them', period: { column: 3, offset: 0 } },
        { name: 'Put one beside the bed and one into the bag', period: { column: 2, offset: 0 } },
      ],
    },
    {
      name: 'Reading',
      emoji: '📖',
      goals: [
        {
          name: 'The book I am in now',
          note: 'Stop after fifty pages if it is not worth the other three hundred.\n[ ] First third\n[ ] Second third\n[ ] To the end',
          color: 'yellow',
          period: { column: 3, offset: 0 },
          subgoals: [{ name: 'Twenty minutes before sleep', period: { column: 1, offset: 0 } }],
        },
      ],
    },
    {
      name: 'Read',
      emoji: '✅',
      goals: [
        {
          name: 'Write three sentences about each book',
          note: 'What it says, what I doubt, what I will do.',
        },
        { name: 'Twelve books this year', period: { column: 4, offset: 0 } },
        { name: 'Give one away that I loved', period: { column: 6, offset: 0 } },
      ],
    },
  ],
};
