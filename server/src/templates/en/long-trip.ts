import type { Template } from '../template.ts';

export const longTrip: Template = {
  code: 'long-trip',
  category: 'travel',
  language: 'en',
  name: 'Three weeks away',
  emoji: '🧳',
  background: 'sea',
  about: 'A long journey, from the wish to the suitcase that is unpacked again. Begin half a year before.',
  lists: [
    {
      name: 'Dream',
      emoji: '💭',
      goals: [
        { name: 'Each of us names three things that must be in it', period: { column: 3, offset: 0 } },
        { name: 'Settle how much it may cost', period: { column: 3, offset: 0 } },
        { name: 'Choose the weeks, and ask for leave', color: 'red', period: { column: 3, offset: 0 } },
        { name: 'Read one book about where we go', period: { column: 3, offset: 1 } },
      ],
    },
    {
      name: 'Book',
      emoji: '🎫',
      goals: [
        { name: 'Journey there and back', period: { column: 3, offset: 1 } },
        { name: 'The first two nights and the last', period: { column: 3, offset: 2 } },
        {
          name: 'What is sold out early',
          note: 'Look for days without a ticket, too.',
          period: { column: 3, offset: 3 },
        },
        { name: 'Passports: valid for six months after the journey?', period: { column: 3, offset: 1 } },
        { name: 'Visa and vaccinations', period: { column: 3, offset: 2 } },
      ],
    },
    {
      name: 'What stays at home',
      emoji: '🏠',
      goals: [
        { name: 'Somebody for plants, pets and post', period: { column: 3, offset: 4 } },
        { name: 'Insurance for health abroad', period: { column: 3, offset: 4 } },
        { name: 'Tell the bank where we are', period: { column: 3, offset: 5 } },
        { name: 'Copies of all papers with somebody we trust', period: { column: 3, offset: 5 } },
      ],
    },
    {
      name: 'The last days',
      emoji: '🎒',
      goals: [
        {
          name: 'Pack, and take a third out again',
          note: '[ ] Papers and cards\n[ ] Medicines\n[ ] Chargers\n[ ] Something warm\n[ ] Something to read',
          period: { column: 3, offset: 5 },
        },
        { name: 'Offline maps and phrases on the telephone', period: { column: 3, offset: 5 } },
        { name: 'Empty the fridge, turn off the water', period: { column: 3, offset: 5 } },
      ],
    },
    {
      name: 'There and back',
      emoji: '🗺️',
      goals: [
        { name: 'One day a week without a plan', color: 'green', period: { column: 3, offset: 6 } },
        { name: 'Write three lines every evening', period: { column: 3, offset: 6 } },
        { name: 'Choose fifty pictures and show them to somebody', period: { column: 3, offset: 7 } },
      ],
    },
  ],
};
