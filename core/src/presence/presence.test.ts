import { describe, expect, test } from 'vitest';
import { forgottenAfterMs, isNewLook, lookAt, sayAgainMs, minPostIntervalMs } from './presence.ts';

const last = { space: 'home', goal: 'walk', at: 1_000_000 };

describe('who looks at a goal', () => {
  test('is known until one word could have been lost, and forgotten then', () => {
    expect(lookAt(last, last.at + forgottenAfterMs - 1)).toBe(last);
    expect(lookAt(last, last.at + forgottenAfterMs)).toBeNull();
    expect(lookAt(undefined, last.at)).toBeNull();
    expect(sayAgainMs).toBeLessThan(forgottenAfterMs);
  });
  test('is news at another goal at once, and at the same one after a while', () => {
    expect(isNewLook(undefined, 'walk', last.at)).toBe(true);
    expect(isNewLook(last, 'swim', last.at)).toBe(true);
    expect(isNewLook(last, 'walk', last.at + minPostIntervalMs - 1)).toBe(false);
    expect(isNewLook(last, 'walk', last.at + minPostIntervalMs)).toBe(true);
    expect(isNewLook(last, 'walk', last.at + sayAgainMs)).toBe(true);
  });
});
