import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedMinutes } from './durations.ts';
import { blockOfChoice, timeText, withDuration, withTypedEnd, withTypedStart } from './time-choice.ts';

describe('a time picker', () => {
  test('moves the end with the start by the chosen duration, to midnight at most', () => {
    expect(withTypedStart(null, '9')).toEqual({ from: 540, to: 600 });
    expect(withTypedStart(null, '9', 45)).toEqual({ from: 540, to: 585 });
    expect(withTypedStart(null, '23', 90)).toEqual({ from: 1380, to: 1440 });
    expect(withTypedStart({ from: 540, to: 570 }, '14:15')).toEqual({ from: 855, to: 885 });
    expect(withTypedStart({ from: 540, to: 660 }, '23:30')).toEqual({ from: 1410, to: 1440 });
    expect(withTypedStart(null, 'noon')).toBeNull();
    expect(withDuration({ from: 1400, to: 1430 }, 90)).toEqual({ from: 1400, to: 1440 });
  });

  test('applies no end that is not later than the start', () => {
    const choice = { from: 600, to: 660 };
    const wrong = withTypedEnd(choice, '09:00');
    expect(wrong).toEqual({ from: 600, to: 540 });
    expect(wrong && blockOfChoice(wrong)).toBeNull();
    expect(blockOfChoice({ from: 600, to: 600 })).toBeNull();
    expect(withTypedEnd(choice, '0:00')).toEqual({ from: 600, to: 1440 });
    expect(wrong && withTypedStart(wrong, '8')).toEqual({ from: 480, to: 540 });
  });

  test('reads what it writes, on both clocks', () => {
    fc.assert(
      fc.property(fc.nat(1439), fc.boolean(), (minutes, amPm) => {
        expect(typedMinutes(timeText(minutes, amPm))).toBe(minutes);
      }),
    );
    expect([0, 570, 720, 1290, 1440].map((minutes) => timeText(minutes, true))).toEqual([
      '12:00 AM',
      '09:30 AM',
      '12:00 PM',
      '09:30 PM',
      '12:00 AM',
    ]);
    expect(timeText(1440, false)).toBe('00:00');
  });
});
