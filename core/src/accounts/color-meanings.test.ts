import { expect, test } from 'vitest';
import { maxMeaningLength, withMeaning } from './color-meanings.ts';

test('a colour gets a meaning, another one, and none', () => {
  const health = withMeaning({ red: 'Work' }, 'green', '  Health ');
  expect(health).toEqual({ red: 'Work', green: 'Health' });
  expect(withMeaning(health, 'green', 'Garden')).toEqual({ red: 'Work', green: 'Garden' });
  for (const blank of ['', '   ', '\u200B'])
    expect(withMeaning(health, 'green', blank)).toEqual({ red: 'Work' });
});

test('a meaning is cut to its greatest length', () => {
  const long = 'a'.repeat(maxMeaningLength + 1);
  expect(withMeaning({}, 'blue', long)).toEqual({ blue: 'a'.repeat(maxMeaningLength) });
});
