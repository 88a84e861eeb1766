import type { Template } from '../template.ts';

export const productLaunch: Template = {
  code: 'product-launch',
  category: 'work',
  language: 'en',
  name: 'Product launch',
  emoji: '🚀',
  background: 'aurora',
  about:
    'From a working product to people who use it. Begin eight weeks before the day; everything that depends on it is counted back from there.',
  lists: [
    {
      name: 'Decide',
      emoji: '🎯',
      goals: [
        { name: 'Launch on the chosen day', color: 'red', period: { column: 6, offset: 0 } },
        {
          name: 'Say in one sentence who it is for and what it does for them',
          period: { column: 2, offset: 0 },
        },
        { name: 'Write down what is not in the first version', period: { column: 2, offset: 0 } },
        { name: 'Choose two figures by which we know whether it worked', period: { column: 2, offset: 1 } },
        { name: 'Name one person who decides when opinions differ', period: { column: 2, offset: 1 } },
      ],
    },
    {
      name: 'Make it ready',
      emoji: '🧪',
      goals: [
        { name: 'Let five people use it and say nothing while they do', period: { column: 2, offset: 2 } },
        { name: 'Mend the three things that stopped them', period: { column: 2, offset: 3 } },
        { name: 'Write the help that answers their questions', period: { column: 2, offset: 4 } },
        { name: 'Try what happens with a hundred times as many users', period: { column: 2, offset: 5 } },
        {
          name: 'Rehearse taking a bad version back',
          note: 'Who notices, who decides, who does it, how long does it take?',
          period: { column: 2, offset: 6 },
        },
      ],
    },
    {
      name: 'Tell people',
      emoji: '📣',
      goals: [
        { name: 'Write the page that explains it', period: { column: 2, offset: 3 } },
        { name: 'Take pictures that show it in use', period: { column: 2, offset: 4 } },
        { name: 'Write to twenty people who asked for it', color: 'sky', period: { column: 2, offset: 5 } },
        {
          name: 'Prepare what is sent on the day',
          note: '[ ] Letter to subscribers\n[ ] Note for journalists\n[ ] Posts\n[ ] Answers to the ten likeliest questions',
          period: { column: 2, offset: 6 },
        },
      ],
    },
    {
      name: 'The day and after',
      emoji: '🎉',
      goals: [
        { name: 'Two people answer every message within an hour', period: { column: 2, offset: 7 } },
        { name: 'Write down what surprised us, each evening', period: { column: 2, offset: 7 } },
        { name: 'Look at the two figures and decide what comes next', period: { column: 2, offset: 8 } },
        { name: 'Thank everybody who helped, by name', color: 'green', period: { column: 2, offset: 8 } },
      ],
    },
  ],
};
