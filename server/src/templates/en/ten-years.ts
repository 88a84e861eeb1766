import type { Template } from '../template.ts';

export const tenYears: Template = {
  code: 'ten-years',
  category: 'other',
  language: 'en',
  name: 'Ten years ahead',
  emoji: '🔭',
  background: 'aurora',
  about:
    'From what matters to what is to be done this month. Two quiet hours to begin, and an hour every quarter.',
  lists: [
    {
      name: 'What matters',
      emoji: '🧭',
      goals: [
        {
          name: 'Write about a good day ten years from now',
          note: 'Where do I wake up? Who is there? What do I do before noon? What am I glad to have given up?',
          period: { column: 2, offset: 0 },
        },
        { name: 'What would I regret not to have tried?', period: { column: 2, offset: 0 } },
        { name: 'Who are the ten people whom I want to be close to?', period: { column: 2, offset: 0 } },
        { name: 'What do I already do that leads there?', period: { column: 2, offset: 1 } },
      ],
    },
    {
      name: 'This decade',
      emoji: '⛰️',
      goals: [
        { name: 'The work that I want to be known for', color: 'red', period: { column: 7, offset: 0 } },
        { name: 'A body that carries me far', period: { column: 7, offset: 0 } },
        { name: 'Enough money to be able to say no', period: { column: 7, offset: 0 } },
        { name: 'People: who eats at my table?', period: { column: 7, offset: 0 } },
        { name: 'A place that is home', period: { column: 7, offset: 0 } },
      ],
    },
    {
      name: 'This year',
      emoji: '🗓️',
      goals: [
        { name: 'One step for work', color: 'orange', period: { column: 4, offset: 0 } },
        { name: 'One step for health', period: { column: 4, offset: 0 } },
        { name: 'One step for money', period: { column: 4, offset: 0 } },
        { name: 'One step for the people', period: { column: 4, offset: 0 } },
        { name: 'Look back: which step was the right one?', period: { column: 4, offset: 1 } },
      ],
    },
    {
      name: 'This quarter',
      emoji: '🌱',
      goals: [
        { name: 'Choose two of the four steps and begin', period: { column: 6, offset: 0 } },
        { name: 'Find one hour a week, and give something else up for it', period: { column: 3, offset: 0 } },
        {
          name: 'Look at all of it again, and move what has to move',
          color: 'green',
          period: { column: 6, offset: 1 },
        },
      ],
    },
  ],
};
