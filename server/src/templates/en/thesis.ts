import type { Template } from '../template.ts';

export const thesis: Template = {
  code: 'thesis',
  category: 'study',
  language: 'en',
  name: 'Thesis',
  emoji: '📜',
  background: 'night',
  about: 'From a question to a bound book in six months. The secret is to write from the first week on.',
  lists: [
    {
      name: 'The question',
      emoji: '❓',
      goals: [
        { name: 'Write the question in one sentence', period: { column: 2, offset: 0 } },
        {
          name: 'Talk with my supervisor about what would be a good answer',
          period: { column: 2, offset: 1 },
        },
        { name: 'Read the five texts that everybody quotes', period: { column: 2, offset: 1 } },
        {
          name: 'Say what I will not look into',
          note: 'It becomes a section of its own later.',
          period: { column: 2, offset: 2 },
        },
        { name: 'Hand in the outline', color: 'red', period: { column: 3, offset: 0 } },
      ],
    },
    {
      name: 'The work',
      emoji: '🔬',
      goals: [
        { name: 'Collect the data or the sources', period: { column: 3, offset: 1 } },
        { name: 'Finish the analysis', period: { column: 3, offset: 2 } },
        { name: 'Keep a diary of what I tried and why', period: { column: 3, offset: 1 } },
        {
          name: 'Back up everything in two places',
          note: 'And try to get one file back.',
          period: { column: 2, offset: 4 },
        },
        {
          name: 'Show one figure to somebody who does not know the subject',
          period: { column: 3, offset: 2 },
        },
      ],
    },
    {
      name: 'The writing',
      emoji: '✍️',
      goals: [
        { name: 'Write for half an hour each working day, good or bad', period: { column: 2, offset: 0 } },
        { name: 'First draft of the methods', period: { column: 3, offset: 1 } },
        { name: 'First draft of the results', period: { column: 3, offset: 3 } },
        { name: 'First draft of the discussion', period: { column: 3, offset: 3 } },
        { name: 'Introduction and summary, last', period: { column: 3, offset: 4 } },
        { name: 'Give the whole draft to two readers', color: 'orange', period: { column: 3, offset: 4 } },
      ],
    },
    {
      name: 'The end',
      emoji: '📕',
      goals: [
        { name: 'Work in what the readers said', period: { column: 3, offset: 5 } },
        { name: 'Check every reference and every figure', period: { column: 3, offset: 5 } },
        {
          name: 'Print and bind',
          note: 'Ask a week before how long it takes.',
          period: { column: 3, offset: 5 },
        },
        { name: 'Hand it in', color: 'green', period: { column: 3, offset: 5 } },
        { name: 'Sleep, and thank my readers', period: { column: 3, offset: 5 } },
      ],
    },
  ],
};
