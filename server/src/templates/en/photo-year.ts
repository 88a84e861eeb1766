import type { Template } from '../template.ts';

export const photoYear: Template = {
  code: 'photo-year',
  category: 'creative',
  language: 'en',
  name: 'A year of photographs',
  emoji: '📷',
  background: 'aurora',
  about: 'Four subjects, one for each season, and a wall or a book at the end. Any camera will do.',
  lists: [
    {
      name: 'Spring: light',
      emoji: '🎞️',
      goals: [
        { name: 'Make twelve pictures that are about light', period: { column: 6, offset: 0 } },
        { name: 'The same window at six hours of the day', period: { column: 3, offset: 0 } },
        { name: 'Backlight, until it works on purpose', period: { column: 3, offset: 1 } },
        {
          id: 'Choose three of spring',
          name: 'Choose three of the season',
          period: { column: 3, offset: 2 },
        },
      ],
    },
    {
      name: 'Summer: people',
      emoji: '👥',
      goals: [
        { name: 'Make twelve pictures of people', period: { column: 6, offset: 1 } },
        { name: 'Ask a stranger for a portrait', color: 'orange', period: { column: 3, offset: 3 } },
        { name: 'Hands at work', period: { column: 3, offset: 4 } },
        {
          id: 'Choose three of summer',
          name: 'Choose three of the season',
          period: { column: 3, offset: 5 },
        },
      ],
    },
    {
      name: 'Autumn: place',
      emoji: '🍂',
      goals: [
        { name: 'Make twelve pictures of one street', period: { column: 6, offset: 2 } },
        { name: 'Go there in rain, at night and at dawn', period: { column: 3, offset: 6 } },
        { name: 'Leave out everything that is not needed', period: { column: 3, offset: 7 } },
        {
          id: 'Choose three of autumn',
          name: 'Choose three of the season',
          period: { column: 3, offset: 8 },
        },
      ],
    },
    {
      name: 'Winter: the quiet',
      emoji: '❄️',
      goals: [
        { name: 'Make twelve pictures in which nothing happens', period: { column: 6, offset: 3 } },
        { name: 'One whole day in black and white', period: { column: 3, offset: 9 } },
        {
          name: 'Look through the year and find what I keep coming back to',
          period: { column: 3, offset: 10 },
        },
        {
          id: 'Choose three of winter',
          name: 'Choose three of the season',
          period: { column: 3, offset: 11 },
        },
      ],
    },
    {
      name: 'Show',
      emoji: '🖼️',
      goals: [
        { name: 'Two places for every file, one of them elsewhere', period: { column: 3, offset: 1 } },
        {
          name: 'Twelve prints',
          note: 'Printed, not on a screen.',
          color: 'green',
          period: { column: 3, offset: 11 },
        },
        { name: 'Hang them, or bind them, and invite friends', period: { column: 4, offset: 0 } },
      ],
    },
  ],
};
