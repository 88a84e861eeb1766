import type { Template } from '../template.ts';

export const halfMarathon: Template = {
  code: 'half-marathon',
  category: 'health',
  language: 'en',
  name: 'Half marathon',
  emoji: '🏃',
  background: 'dawn',
  about:
    'Twelve weeks for somebody who can already run half an hour without a break. Weeks count from the one you begin in; drag them to fit the race.',
  lists: [
    {
      name: 'Before the first week',
      emoji: '👟',
      goals: [
        { name: 'Choose a race and sign up', color: 'red', period: { column: 6, offset: 0 } },
        { name: 'Ask a doctor if anything hurts or worries me', period: { column: 2, offset: 0 } },
        { name: 'Choose three fixed days for running', period: { column: 2, offset: 0 } },
      ],
    },
    {
      name: 'Build up',
      emoji: '🧱',
      goals: [
        {
          name: 'Run three times a week, slowly enough to talk',
          period: { column: 3, offset: 0 },
          note: 'Two short runs and one long one.\nMake only the long one longer.',
        },
        { name: 'Run ten kilometres without hurry', period: { column: 2, offset: 3 } },
        { name: 'Take an easy week', period: { column: 2, offset: 4 } },
      ],
    },
    {
      name: 'The long runs',
      emoji: '🛤️',
      goals: [
        { name: 'Run fourteen kilometres', period: { column: 2, offset: 6 } },
        { name: 'Try on a long run what I will eat and wear', period: { column: 2, offset: 7 } },
        { name: 'Run eighteen kilometres', period: { column: 2, offset: 9 } },
      ],
    },
    {
      name: 'Race week and after',
      emoji: '🏁',
      goals: [
        { name: 'Run half as much as usual', period: { column: 2, offset: 10 } },
        {
          name: 'Lay everything out the evening before',
          period: { column: 2, offset: 11 },
          note: '[ ] Number and pins\n[ ] Shoes that are not new\n[ ] Dry clothes for afterwards',
        },
        { name: 'Start slower than feels right', period: { column: 2, offset: 11 } },
        { name: 'Rest for a week before planning anything', period: { column: 2, offset: 12 } },
      ],
    },
  ],
};
