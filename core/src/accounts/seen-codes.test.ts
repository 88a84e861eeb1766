import { expect, test } from 'vitest';
import { introductionCode, maxSeenCodes, offersIntroduction, withSeenCode } from './seen-codes.ts';

test('a code is kept once, and the oldest of too many is dropped', () => {
  expect(withSeenCode(['one'], 'one')).toEqual(['one']);
  const full = Array.from({ length: maxSeenCodes }, (_, at) => `code-${at}`);
  const more = withSeenCode(full, 'newest');
  expect(more).toHaveLength(maxSeenCodes);
  expect(more.at(0)).toBe('code-1');
  expect(more.at(-1)).toBe('newest');
});

test('the introduction is offered to new people who have not seen it, where the operator set one', () => {
  const facts = { introduction: 'https://vimeo.com/123456', daysJoined: 0 };
  expect(offersIntroduction(facts, [])).toBe(true);
  expect(offersIntroduction(facts, [introductionCode])).toBe(false);
  expect(offersIntroduction({ ...facts, introduction: null }, [])).toBe(false);
  expect(offersIntroduction({ ...facts, daysJoined: 13 }, [])).toBe(true);
  expect(offersIntroduction({ ...facts, daysJoined: 14 }, [])).toBe(false);
});
