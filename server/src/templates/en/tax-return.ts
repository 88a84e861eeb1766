import type { Template } from '../template.ts';

export const taxReturn: Template = {
  code: 'tax-return',
  category: 'money',
  language: 'en',
  name: 'Tax return',
  emoji: '🧾',
  background: 'contours',
  about:
    'Collected through the year, done in two evenings. Dates differ from country to country: look yours up first.',
  lists: [
    {
      name: 'Collect',
      emoji: '📥',
      goals: [
        {
          name: 'Find out until when it has to be handed in',
          color: 'red',
          period: { column: 2, offset: 0 },
        },
        { name: 'One folder, on paper or not, for everything', period: { column: 2, offset: 0 } },
        {
          name: 'Ask for statements that have not come',
          note: '[ ] Employer\n[ ] Bank and investments\n[ ] Insurance\n[ ] Landlord\n[ ] Donations',
          period: { column: 3, offset: 0 },
        },
        {
          name: 'Go through the bank account month by month for what I forgot',
          period: { column: 3, offset: 0 },
        },
      ],
    },
    {
      name: 'Work out',
      emoji: '🧮',
      goals: [
        { name: 'Fill in what has not changed since last year', period: { column: 3, offset: 1 } },
        { name: 'Home office, ways to work, training, tools', period: { column: 3, offset: 1 } },
        { name: 'Children, care, medical costs', period: { column: 3, offset: 1 } },
        { name: 'Let somebody look at what I do not understand', period: { column: 3, offset: 1 } },
      ],
    },
    {
      name: 'Hand in',
      emoji: '📮',
      goals: [
        { name: 'Sleep a night over it, then read it once more', period: { column: 3, offset: 1 } },
        { name: 'Hand it in and keep the receipt', color: 'green', period: { column: 3, offset: 1 } },
        { name: 'Put money aside if I have to pay', period: { column: 3, offset: 2 } },
        { name: 'Compare the assessment line by line', period: { column: 3, offset: 4 } },
      ],
    },
    {
      name: 'Next year',
      emoji: '🔁',
      goals: [
        { name: 'Write down what was missing this time', period: { column: 3, offset: 1 } },
        { name: 'A place where receipts go on the day they come', period: { column: 3, offset: 2 } },
        { name: 'Begin a month earlier', period: { column: 4, offset: 1 } },
      ],
    },
  ],
};
