import type { Template } from '../template.ts';

export const houseMove: Template = {
  code: 'house-move',
  category: 'home',
  language: 'en',
  name: 'House move',
  emoji: '📦',
  background: 'dawn',
  about:
    'Two months, from giving notice to the first breakfast. Weeks are counted from the one you begin in; drag them to fit your date.',
  lists: [
    {
      name: 'Two months before',
      emoji: '🗓️',
      goals: [
        {
          name: 'Give notice and get it confirmed in writing',
          color: 'red',
          period: { column: 2, offset: 0 },
          note: 'Check the notice period in the contract first.',
        },
        { name: 'Decide: movers or friends with a van', period: { column: 2, offset: 0 } },
        {
          name: 'Ask three movers for an offer',
          period: { column: 2, offset: 1 },
          note: '[ ] First\n[ ] Second\n[ ] Third',
        },
        { name: 'Measure the new rooms, doors and the stairs', period: { column: 2, offset: 1 } },
        { name: 'Book the day off', period: { column: 3, offset: 0 } },
      ],
    },
    {
      name: 'Papers',
      emoji: '✉️',
      goals: [
        {
          name: 'Tell the new address',
          period: { column: 3, offset: 1 },
          note: '[ ] Registration office\n[ ] Bank\n[ ] Insurance\n[ ] Employer\n[ ] Doctor\n[ ] School or nursery',
        },
        { name: 'Have the post forwarded', period: { column: 2, offset: 6 } },
        { name: 'Move electricity, heating and internet', period: { column: 2, offset: 3 } },
        { name: 'Check what the insurance covers during the move', period: { column: 2, offset: 3 } },
      ],
    },
    {
      name: 'Packing',
      emoji: '📦',
      goals: [
        { name: 'Sort out cellar and attic first', period: { column: 2, offset: 2 } },
        { name: 'Sell or give away what stays behind', period: { column: 3, offset: 0 } },
        {
          name: 'Pack room by room, a number on every box',
          period: { column: 2, offset: 6 },
          subgoals: [
            { name: 'Books and winter things' },
            { name: 'Kitchen, but for one pan' },
            { name: 'Bedroom' },
            { name: 'Tools last: they are needed first' },
          ],
        },
        {
          name: 'A bag for the first night',
          note: 'Keys, papers, chargers, towels, coffee.',
          period: { column: 2, offset: 7 },
        },
      ],
    },
    {
      name: 'The day',
      emoji: '🚚',
      goals: [
        { name: 'Read the meters in both flats and take a picture', period: { column: 2, offset: 8 } },
        { name: 'Keep a place for the van', period: { column: 2, offset: 7 } },
        { name: 'Food and drink for everybody who carries', period: { column: 2, offset: 8 } },
        {
          name: 'Hand over the old keys, with a record of the state',
          color: 'red',
          period: { column: 2, offset: 8 },
        },
      ],
    },
    {
      name: 'Arrived',
      emoji: '🏡',
      goals: [
        { name: 'Beds first, then the coffee machine', period: { column: 2, offset: 8 } },
        { name: 'Say hello to the neighbours', period: { column: 2, offset: 9 } },
        { name: 'Get the deposit back', period: { column: 6, offset: 1 } },
        { name: 'Hang the pictures before the year is over', period: { column: 4, offset: 0 } },
      ],
    },
  ],
};
