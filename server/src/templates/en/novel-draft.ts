import type { Template } from '../template.ts';

export const novelDraft: Template = {
  code: 'novel-draft',
  category: 'creative',
  language: 'en',
  name: 'First draft of a novel',
  emoji: '🖋️',
  background: 'dusk',
  about: 'A whole draft in half a year. It may be bad; it may not be unfinished.',
  lists: [
    {
      name: 'Before',
      emoji: '🌱',
      goals: [
        {
          name: 'Say in two sentences who wants what, and what stands in the way',
          period: { column: 2, offset: 0 },
        },
        { name: 'Write a page as each of the main people', period: { column: 2, offset: 1 } },
        { name: 'Know the last scene', period: { column: 2, offset: 2 } },
        {
          name: 'A list of thirty scenes, one line each',
          note: 'They may change. They are only there so that no day begins with an empty page.',
          period: { column: 2, offset: 3 },
        },
        {
          name: 'Choose the hour of the day that belongs to writing',
          color: 'yellow',
          period: { column: 2, offset: 0 },
        },
      ],
    },
    {
      name: 'The draft',
      emoji: '✍️',
      goals: [
        { name: 'First quarter', period: { column: 3, offset: 1 } },
        { name: 'Second quarter', period: { column: 3, offset: 2 } },
        { name: 'Third quarter', period: { column: 3, offset: 3 } },
        { name: 'Last quarter', period: { column: 3, offset: 4 } },
        { name: 'Write “The end”', color: 'red', period: { column: 3, offset: 4 } },
        { name: 'Five hundred words a day, five days a week', period: { column: 2, offset: 4 } },
      ],
    },
    {
      name: 'When it is stuck',
      emoji: '🔥',
      goals: [
        { name: 'Write the scene that I look forward to most' },
        { name: 'Let something go wrong for somebody' },
        { name: 'Describe the room by what cannot be seen' },
        { name: 'Walk for an hour without the telephone' },
      ],
    },
    {
      name: 'After',
      emoji: '🔍',
      goals: [
        { name: 'Four weeks without looking at it', period: { column: 3, offset: 5 } },
        { name: 'Read it in two days, pen in hand', period: { column: 3, offset: 6 } },
        { name: 'Three readers who tell the truth', color: 'sky', period: { column: 3, offset: 6 } },
        { name: 'Write the second draft', period: { column: 6, offset: 2 } },
      ],
    },
  ],
};
