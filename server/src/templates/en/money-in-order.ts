import type { Template } from '../template.ts';

export const moneyInOrder: Template = {
  code: 'money-in-order',
  category: 'money',
  language: 'en',
  name: 'Money in order',
  emoji: '🪙',
  background: 'sand',
  about:
    'One evening a week for a quarter: see what there is, stop what leaks, put aside what you need. No product is recommended here.',
  lists: [
    {
      name: 'See',
      emoji: '🔎',
      goals: [
        {
          name: 'List every account, card, loan and contract',
          note: '[ ] Bank\n[ ] Cards\n[ ] Loans\n[ ] Insurance\n[ ] Subscriptions\n[ ] Pension',
          period: { column: 2, offset: 0 },
        },
        { name: 'Sort the spending of three months into ten heaps', period: { column: 2, offset: 1 } },
        { name: 'Write down what I own and what I owe', period: { column: 2, offset: 1 } },
        { name: 'Ask for what others know about my credit', period: { column: 2, offset: 1 } },
      ],
    },
    {
      name: 'Stop what leaks',
      emoji: '✂️',
      goals: [
        { name: 'Cancel what I have not used for two months', period: { column: 2, offset: 2 } },
        { name: 'Compare electricity, telephone and insurance', period: { column: 2, offset: 3 } },
        { name: 'Pay off the dearest loan first', color: 'red', period: { column: 2, offset: 3 } },
        { name: 'A day of waiting before anything above a hundred', period: { column: 2, offset: 4 } },
      ],
    },
    {
      name: 'Put aside',
      emoji: '🐖',
      goals: [
        { name: 'A standing order on the day after payday', period: { column: 2, offset: 4 } },
        { name: 'One month of expenses as a reserve', color: 'orange', period: { column: 3, offset: 2 } },
        { name: 'Three months of expenses as a reserve', color: 'green', period: { column: 4, offset: 0 } },
        {
          name: 'A pot for what comes once a year',
          note: 'Insurance, presents, repairs, holidays.',
          period: { column: 3, offset: 2 },
        },
      ],
    },
    {
      name: 'The long run',
      emoji: '🌳',
      goals: [
        { name: 'What is the money for? Write three wishes', period: { column: 6, offset: 0 } },
        { name: 'Find out what I will live on when I am old', period: { column: 4, offset: 0 } },
        { name: 'A will, and who may sign when I cannot', period: { column: 4, offset: 0 } },
        { name: 'Debt free', color: 'teal', period: { column: 7, offset: 0 } },
      ],
    },
  ],
};
