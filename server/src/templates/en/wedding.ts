import type { Template } from '../template.ts';

export const wedding: Template = {
  code: 'wedding',
  category: 'family',
  language: 'en',
  name: 'Wedding',
  emoji: '💍',
  background: 'bloom',
  about:
    'A year until the day, for the two of you and those who help. Take out what you do not want: it is your day.',
  lists: [
    {
      name: 'What we want',
      emoji: '💞',
      goals: [
        { name: 'Each writes down three things that matter, then compare', period: { column: 3, offset: 0 } },
        { name: 'How many people, roughly?', period: { column: 3, offset: 0 } },
        { name: 'What may it cost, and who pays what?', period: { column: 3, offset: 0 } },
        { name: 'Choose the day and the place', color: 'red', period: { column: 3, offset: 1 } },
      ],
    },
    {
      name: 'Papers',
      emoji: '📜',
      goals: [
        { name: 'Ask which papers are needed, and from where', period: { column: 3, offset: 2 } },
        { name: 'Register', period: { column: 3, offset: 6 } },
        { name: 'Names: whose will be which?', period: { column: 3, offset: 7 } },
        { name: 'Rings', period: { column: 3, offset: 10 } },
      ],
    },
    {
      name: 'The feast',
      emoji: '🎪',
      goals: [
        { name: 'Book food and drink', period: { column: 3, offset: 2 } },
        { name: 'Book music', period: { column: 3, offset: 3 } },
        { name: 'Somebody who takes photographs', period: { column: 3, offset: 3 } },
        {
          name: 'Send the invitations',
          note: '[ ] Addresses\n[ ] Day and place\n[ ] Until when to answer\n[ ] Where to sleep',
          period: { column: 3, offset: 5 },
        },
        { name: 'Clothes, and time to alter them', period: { column: 3, offset: 8 } },
        { name: 'What we say to each other', period: { column: 3, offset: 9 } },
        { name: 'Who sits where', period: { column: 3, offset: 10 } },
        {
          name: 'A plan of the day, hour by hour, for whoever helps',
          color: 'orange',
          period: { column: 3, offset: 11 },
        },
      ],
    },
    {
      name: 'The last week and after',
      emoji: '🌅',
      goals: [
        { name: 'One person who answers all questions on the day', period: { column: 3, offset: 11 } },
        { name: 'A quiet evening for the two of us', period: { column: 3, offset: 11 } },
        { name: 'Go away for a few days', color: 'sky', period: { column: 3, offset: 12 } },
        { name: 'Write thanks by hand', period: { column: 3, offset: 13 } },
        { name: 'Celebrate the first year', period: { column: 4, offset: 1 } },
      ],
    },
  ],
};
