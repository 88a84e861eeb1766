import type { Template } from '../template.ts';

export const newLanguage: Template = {
  code: 'new-language',
  category: 'study',
  language: 'en',
  name: 'A new language',
  emoji: '🗣️',
  background: 'sea',
  about:
    'Half an hour a day, from the first word to a conversation without English. Six months are enough for much.',
  lists: [
    {
      name: 'Begin',
      emoji: '🔤',
      goals: [
        { name: 'Say why I want it, and put that where I see it', period: { column: 2, offset: 0 } },
        { name: 'Choose one course and stay with it for three months', period: { column: 2, offset: 0 } },
        { name: 'Learn the sounds before the spelling', period: { column: 2, offset: 0 } },
        {
          name: 'Half an hour at the same time each day',
          note: 'After something that I do anyway: breakfast, the way to work, brushing teeth.',
          period: { column: 1, offset: 0 },
        },
      ],
    },
    {
      name: 'Build',
      emoji: '🧱',
      goals: [
        { name: 'The three hundred most used words', period: { column: 3, offset: 0 } },
        { name: 'Tell what I did yesterday', period: { column: 3, offset: 1 } },
        { name: 'Write five sentences a day and have them corrected', period: { column: 3, offset: 1 } },
        { name: 'The thousand most used words', color: 'orange', period: { column: 3, offset: 2 } },
        { name: 'Read a children’s book to the end', period: { column: 3, offset: 2 } },
      ],
    },
    {
      name: 'Live with it',
      emoji: '🎧',
      goals: [
        { name: 'Listen to one song until I understand each word', period: { column: 3, offset: 1 } },
        { name: 'Set the telephone to the language', period: { column: 3, offset: 2 } },
        { name: 'Watch a film that I know already', period: { column: 3, offset: 3 } },
        { name: 'Follow somebody who writes about what I love', period: { column: 3, offset: 3 } },
      ],
    },
    {
      name: 'Talk',
      emoji: '💬',
      goals: [
        { name: 'Find a partner for half an hour a week', color: 'sky', period: { column: 3, offset: 1 } },
        { name: 'Order a meal without a word of English', period: { column: 3, offset: 2 } },
        { name: 'Talk for a whole hour about something I care about', period: { column: 3, offset: 4 } },
        {
          name: 'Spend a few days where it is spoken, or a day among people who speak it',
          period: { column: 6, offset: 1 },
        },
        { name: 'Take an exam, if I need the paper', period: { column: 4, offset: 0 } },
      ],
    },
  ],
};
