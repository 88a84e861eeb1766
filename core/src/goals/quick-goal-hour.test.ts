import { describe, expect, test } from 'vitest';
import { meantMinutes, usualWorkingHours } from './quick-goal-hour.ts';

describe('an hour without am or pm', () => {
  test.each([
    ['at 5, for another day', 300, null, 1020],
    ['at 9, for another day', 540, null, 540],
    ['at 7, for another day', 420, null, 1140],
    ['at 8, for another day', 480, null, 480],
    ['at 9 when it is 8:00', 540, 480, 540],
    ['at 9 when it is 11:40', 540, 700, 540],
    ['at 8 when it is 11:40', 480, 700, 1200],
    ['at 3 when it is 11:40', 180, 700, 900],
    ['at 3 when it is 16:00', 180, 960, 900],
    ['at 12', 720, null, 720],
    ['at 0', 0, null, 0],
    ['at 17', 1020, 1100, 1020],
  ])('%s', (_, minutes, now, meant) => {
    expect(meantMinutes(minutes, usualWorkingHours, now)).toBe(meant);
  });

  test('follows the working hours', () => {
    expect(meantMinutes(300, { from: 300, to: 840 }, null)).toBe(300);
    expect(meantMinutes(540, { from: 1200, to: 1440 }, null)).toBe(1260);
  });
});
