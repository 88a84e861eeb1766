import type { Template } from '../template.ts';

export const firstGarden: Template = {
  code: 'first-garden',
  category: 'nature',
  language: 'en',
  name: 'First garden',
  emoji: '🌱',
  background: 'sand',
  about:
    'A first year with one small bed. Begin at the end of winter, or drag the months to fit where you live.',
  lists: [
    {
      name: 'Look first',
      emoji: '👀',
      goals: [
        { name: 'Watch for a day where the sun falls', period: { column: 2, offset: 0 } },
        { name: 'Ask a neighbour what grows well here', period: { column: 2, offset: 0 } },
        { name: 'Choose one bed that I can reach across', period: { column: 2, offset: 1 } },
      ],
    },
    {
      name: 'Prepare and sow',
      emoji: '🪴',
      goals: [
        { name: 'Clear the weeds and dig in compost', period: { column: 3, offset: 1 } },
        {
          name: 'Sow five kinds, no more',
          period: { column: 3, offset: 2 },
          note: 'Choose what we like to eat.',
        },
        { name: 'Plant tender things after the last frost', period: { column: 3, offset: 3 } },
      ],
    },
    {
      name: 'Tend and harvest',
      emoji: '🧺',
      goals: [
        { name: 'Water deeply in the morning', period: { column: 3, offset: 4 } },
        { name: 'Find somebody to water while we are away', period: { column: 3, offset: 5 } },
        { name: 'Write down what I would do differently', period: { column: 4, offset: 0 } },
      ],
    },
  ],
};
