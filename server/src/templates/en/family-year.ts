import type { Template } from '../template.ts';

export const familyYear: Template = {
  code: 'family-year',
  category: 'family',
  language: 'en',
  name: 'Family year',
  emoji: '🏡',
  background: 'bloom',
  about: 'What a family wants of a year, and what it must not forget. Sit down together once in a season.',
  lists: [
    {
      name: 'What we want this year',
      emoji: '🌟',
      goals: [
        {
          name: 'One thing that each of us looks forward to',
          note: 'Ask everybody, the youngest first.',
          period: { column: 4, offset: 0 },
        },
        { name: 'One thing that we learn together', period: { column: 4, offset: 0 } },
        { name: 'A week away with all of us', color: 'sky', period: { column: 4, offset: 0 } },
        { name: 'A day for each child with one parent alone', period: { column: 6, offset: 0 } },
        { name: 'Invite the grandparents for a weekend', period: { column: 6, offset: 1 } },
      ],
    },
    {
      name: 'Fixed dates',
      emoji: '📅',
      goals: [
        { name: 'Put birthdays and school holidays into the calendar', period: { column: 3, offset: 0 } },
        { name: 'Settle who has which holidays', period: { column: 3, offset: 0 } },
        { name: 'Appointments with doctor and dentist for everyone', period: { column: 3, offset: 1 } },
        { name: 'Passports: whose ends this year?', period: { column: 4, offset: 0 } },
      ],
    },
    {
      name: 'What keeps the house running',
      emoji: '🧺',
      goals: [
        {
          name: 'Share out what has to be done each week',
          note: '[ ] Shopping\n[ ] Cooking\n[ ] Laundry\n[ ] Bins\n[ ] Pets and plants',
          period: { column: 3, offset: 0 },
        },
        { name: 'A drawer for everything that school sends home', period: { column: 3, offset: 0 } },
        { name: 'Give away clothes that nobody fits any more', period: { column: 6, offset: 0 } },
        { name: 'Walk through the money of the month together', period: { column: 3, offset: 1 } },
      ],
    },
    {
      name: 'Talk',
      emoji: '💬',
      goals: [
        {
          name: 'Half an hour round the table on Sunday',
          note: 'What was good? What was hard? What is next week?',
          period: { column: 2, offset: 0 },
        },
        { name: 'An evening for the two of us', color: 'pink', period: { column: 3, offset: 0 } },
        { name: 'Write down ten good moments of the year at its end', period: { column: 4, offset: 0 } },
      ],
    },
  ],
};
