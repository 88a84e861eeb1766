import type { Template } from '../template.ts';

export const oneRoom: Template = {
  code: 'one-room',
  category: 'home',
  language: 'en',
  name: 'Renovate one room',
  emoji: '🛠️',
  background: 'stones',
  about:
    'One room, four weeks, and life goes on around it. Larger works are many such rooms, one after the other.',
  lists: [
    {
      name: 'Plan',
      emoji: '📐',
      goals: [
        { name: 'Measure, draw, and write down what has to stay', period: { column: 2, offset: 0 } },
        { name: 'Say what the room is for, and what it is not for', period: { column: 2, offset: 0 } },
        { name: 'What may it cost? Add a fifth', color: 'red', period: { column: 2, offset: 0 } },
        { name: 'Ask the landlord or the neighbours', period: { column: 2, offset: 1 } },
        { name: 'Where do cables and pipes run?', period: { column: 2, offset: 1 } },
        { name: 'Order what takes long to come', period: { column: 2, offset: 1 } },
      ],
    },
    {
      name: 'Empty',
      emoji: '📦',
      goals: [
        { name: 'Take everything out, and bring back only half', period: { column: 2, offset: 2 } },
        { name: 'Cover the floor and the ways', period: { column: 2, offset: 2 } },
        { name: 'Take photographs before', period: { column: 2, offset: 2 } },
      ],
    },
    {
      name: 'Work',
      emoji: '🎨',
      goals: [
        { name: 'Pull off, fill, sand', period: { column: 2, offset: 2 } },
        { name: 'Electricity by somebody who may', color: 'orange', period: { column: 2, offset: 3 } },
        { name: 'Paint the ceiling, then the walls', period: { column: 2, offset: 3 } },
        { name: 'Floor', period: { column: 2, offset: 3 } },
        { name: 'Doors, windows, skirting', period: { column: 2, offset: 4 } },
      ],
    },
    {
      name: 'Live in it',
      emoji: '🪑',
      goals: [
        { name: 'Put back what has earned its place', period: { column: 2, offset: 4 } },
        { name: 'Light at three heights', period: { column: 2, offset: 4 } },
        { name: 'Keep colours, numbers and receipts in one envelope', period: { column: 2, offset: 5 } },
        { name: 'Sit in it for an evening with a friend', color: 'green', period: { column: 2, offset: 5 } },
      ],
    },
  ],
};
