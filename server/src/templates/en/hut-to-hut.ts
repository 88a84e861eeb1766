import type { Template } from '../template.ts';

export const hutToHut: Template = {
  code: 'hut-to-hut',
  category: 'travel',
  language: 'en',
  name: 'A week on foot',
  emoji: '🥾',
  background: 'moss',
  about:
    'Seven days with a rucksack, from hut to hut or village to village. Twelve weeks from the idea to the first step.',
  lists: [
    {
      name: 'Plan',
      emoji: '🗺️',
      goals: [
        { name: 'Choose a route that the slowest of us can walk', period: { column: 2, offset: 0 } },
        {
          name: 'Write each day with its kilometres, its climb and where we can stop early',
          period: { column: 2, offset: 0 },
        },
        { name: 'Book the beds', color: 'red', period: { column: 2, offset: 1 } },
        { name: 'How do we get there, and how back from the end?', period: { column: 2, offset: 2 } },
        { name: 'Look at the weather and at what is closed', period: { column: 2, offset: 10 } },
      ],
    },
    {
      name: 'Prepare the legs',
      emoji: '💪',
      goals: [
        { name: 'Walk for two hours each weekend', period: { column: 2, offset: 1 } },
        { name: 'Four hours, with hills', period: { column: 2, offset: 4 } },
        { name: 'Six hours, with the packed rucksack', period: { column: 2, offset: 7 } },
        { name: 'Two long days, one after the other', color: 'orange', period: { column: 2, offset: 9 } },
        { name: 'Walk the boots in', period: { column: 2, offset: 2 } },
      ],
    },
    {
      name: 'Pack',
      emoji: '🎒',
      goals: [
        {
          name: 'Lay everything out and weigh it',
          note: 'No more than a tenth of what I weigh, without water.',
          period: { column: 2, offset: 8 },
        },
        { name: 'Borrow what I need only once', period: { column: 2, offset: 9 } },
        {
          id: 'Pack the rucksack',
          name: 'Pack',
          note: '[ ] Rain jacket\n[ ] Two shirts, two pairs of socks\n[ ] Plasters\n[ ] Head lamp\n[ ] Map on paper\n[ ] Water\n[ ] Money in notes',
          period: { column: 2, offset: 11 },
        },
        { name: 'Leave the route with somebody at home', period: { column: 2, offset: 11 } },
      ],
    },
    {
      name: 'Walk',
      emoji: '⛰️',
      goals: [
        { name: 'Start early, rest before I am tired', period: { column: 2, offset: 12 } },
        { name: 'Turn back when it has to be', period: { column: 2, offset: 12 } },
        { name: 'Dry the boots, write down what stayed unused', period: { column: 2, offset: 13 } },
      ],
    },
  ],
};
