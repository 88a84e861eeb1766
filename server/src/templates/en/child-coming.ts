import type { Template } from '../template.ts';

export const childComing: Template = {
  code: 'child-coming',
  category: 'family',
  language: 'en',
  name: 'A child is coming',
  emoji: '🍼',
  background: 'dawn',
  about: 'For parents to be, from the fourth month on. Midwives and doctors know better than any list.',
  lists: [
    {
      name: 'Health',
      emoji: '🩺',
      goals: [
        { name: 'Find a midwife', color: 'red', period: { column: 2, offset: 0 } },
        { name: 'Put all examinations into the calendar', period: { column: 3, offset: 0 } },
        { name: 'Choose where the child is to be born', period: { column: 3, offset: 1 } },
        { name: 'A course for birth, together', period: { column: 3, offset: 3 } },
        { name: 'What I may leave to others from now on', period: { column: 3, offset: 0 } },
      ],
    },
    {
      name: 'Papers',
      emoji: '📄',
      goals: [
        { name: 'Tell the employer', period: { column: 3, offset: 0 } },
        { name: 'Decide who stays at home, and how long', period: { column: 3, offset: 1 } },
        {
          name: 'Fill in what can be filled in before',
          note: '[ ] Parental leave\n[ ] Parental benefit\n[ ] Recognition of paternity\n[ ] Health insurance',
          period: { column: 3, offset: 3 },
        },
        { name: 'Look for a place in day care', period: { column: 3, offset: 4 } },
        { name: 'A name, or three', period: { column: 3, offset: 3 } },
      ],
    },
    {
      name: 'The nest',
      emoji: '🛏️',
      goals: [
        { name: 'Ask friends what they really used', period: { column: 3, offset: 2 } },
        { name: 'A place to sleep, a place to change', period: { column: 3, offset: 3 } },
        { name: 'Car seat, and learn how it is fitted', period: { column: 3, offset: 3 } },
        {
          name: 'Pack the bag',
          note: '[ ] Papers\n[ ] Comfortable clothes\n[ ] Clothes for the child\n[ ] Charger\n[ ] Something to eat',
          period: { column: 3, offset: 4 },
        },
        { name: 'Cook and freeze for two weeks', period: { column: 3, offset: 4 } },
      ],
    },
    {
      name: 'The first weeks',
      emoji: '👨‍👩‍👧',
      goals: [
        { name: 'Visitors come when we say so, and bring food', period: { column: 3, offset: 5 } },
        { name: 'Register the child', period: { column: 3, offset: 5 } },
        {
          name: 'An hour alone for each parent, every week',
          color: 'green',
          period: { column: 3, offset: 6 },
        },
        { name: 'Write down the first smile', period: { column: 3, offset: 6 } },
      ],
    },
  ],
};
