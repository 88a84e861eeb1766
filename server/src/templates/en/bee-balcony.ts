import type { Template } from '../template.ts';

export const beeBalcony: Template = {
  code: 'bee-balcony',
  category: 'nature',
  language: 'en',
  name: 'A balcony for bees',
  emoji: '🐝',
  background: 'moss',
  about: 'A few pots are enough to feed bees and butterflies from March to October.',
  lists: [
    {
      name: 'Look',
      emoji: '☀️',
      goals: [
        { name: 'Count the hours of sun, and where the wind comes from', period: { column: 2, offset: 0 } },
        { name: 'How much weight may the balcony carry?', period: { column: 2, offset: 0 } },
        { name: 'Look which insects are there already', period: { column: 2, offset: 1 } },
        {
          name: 'Choose plants that belong to where I live',
          note: 'One that flowers early, two for summer, one for autumn.',
          period: { column: 2, offset: 1 },
        },
      ],
    },
    {
      name: 'Plant',
      emoji: '🪴',
      goals: [
        { name: 'Large pots with holes, soil without peat', period: { column: 3, offset: 0 } },
        { name: 'Early: crocus, lungwort, chives', color: 'purple', period: { column: 3, offset: 0 } },
        { name: 'Summer: thyme, lavender, oregano', period: { column: 3, offset: 1 } },
        { name: 'Late: stonecrop, asters, ivy', period: { column: 3, offset: 2 } },
        { name: 'A shallow bowl of water with stones to land on', period: { column: 3, offset: 1 } },
      ],
    },
    {
      name: 'Look after',
      emoji: '🐝',
      goals: [
        { name: 'Water in the morning, and let the soil dry between', period: { column: 3, offset: 2 } },
        { name: 'No poison, not once', period: { column: 3, offset: 2 } },
        { name: 'Cut what has flowered, and half of it flowers again', period: { column: 3, offset: 3 } },
        { name: 'A morning of counting visitors', color: 'green', period: { column: 3, offset: 3 } },
      ],
    },
    {
      name: 'Autumn and winter',
      emoji: '🍂',
      goals: [
        { name: 'Leave dry stems standing: somebody sleeps in them', period: { column: 3, offset: 6 } },
        { name: 'Put bulbs into the soil', period: { column: 3, offset: 6 } },
        { name: 'Wrap pots against the frost', period: { column: 3, offset: 7 } },
        { name: 'What came, what did not, what comes next year', period: { column: 4, offset: 1 } },
      ],
    },
  ],
};
