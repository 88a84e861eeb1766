import type { Template } from '../template.ts';

export const smallBusiness: Template = {
  code: 'small-business',
  category: 'work',
  language: 'en',
  name: 'A small business of my own',
  emoji: '🏪',
  background: 'sand',
  about: 'From an idea to the tenth customer who pays. Spend little until somebody buys.',
  lists: [
    {
      name: 'The idea',
      emoji: '💡',
      goals: [
        {
          name: 'Whose trouble do I take away, and what do they do about it today?',
          period: { column: 2, offset: 0 },
        },
        {
          name: 'Talk with ten of them, and do not sell',
          note: 'Ask what they did last time, not what they would do.',
          period: { column: 2, offset: 1 },
        },
        { name: 'What would they pay, and how often?', period: { column: 2, offset: 2 } },
        { name: 'What do I need to earn each month?', period: { column: 2, offset: 2 } },
        { name: 'Decide: go on, change it, or let it go', color: 'red', period: { column: 3, offset: 0 } },
      ],
    },
    {
      name: 'The smallest offer',
      emoji: '🧪',
      goals: [
        { name: 'Offer it by hand to three people', period: { column: 3, offset: 1 } },
        { name: 'The first one who pays', color: 'orange', period: { column: 3, offset: 1 } },
        {
          name: 'A page with what it is, what it costs and how to reach me',
          period: { column: 3, offset: 2 },
        },
        { name: 'Ask each customer why they bought', period: { column: 3, offset: 2 } },
      ],
    },
    {
      name: 'Order',
      emoji: '📄',
      goals: [
        {
          name: 'Form and registration',
          note: '[ ] Legal form\n[ ] Trade office\n[ ] Tax number\n[ ] Insurance\n[ ] Rules of my trade',
          period: { column: 3, offset: 1 },
        },
        { name: 'An account of its own', period: { column: 3, offset: 1 } },
        { name: 'Invoices that are right and go out the same day', period: { column: 3, offset: 2 } },
        { name: 'Put a third of everything aside for taxes', period: { column: 6, offset: 0 } },
      ],
    },
    {
      name: 'Grow',
      emoji: '📈',
      goals: [
        { name: 'Ten customers', color: 'green', period: { column: 6, offset: 1 } },
        { name: 'Where did they come from? More of that', period: { column: 6, offset: 1 } },
        { name: 'What do I do every week that somebody else could do?', period: { column: 6, offset: 1 } },
        { name: 'Earn what I need', period: { column: 4, offset: 0 } },
        { name: 'Take two weeks off, and it goes on without me', period: { column: 4, offset: 1 } },
      ],
    },
  ],
};
