import { expect, test } from 'vitest';
import { stampedBy, wasOverwrittenUnseen } from './stamps.ts';

const name = { name: '' };

test('an ordinary later edit overwrites nothing unseen', () => {
  const stamps = stampedBy(stampedBy({}, name, 1, 2), name, 2, 3);
  expect(wasOverwrittenUnseen(stamps, 'name', 2)).toBe(false);
});

test('whoever is overwritten unseen is told, also when others have been since', () => {
  const first = stampedBy({}, name, 5, 8);
  const lost = stampedBy(first, name, 5, 10);
  expect(wasOverwrittenUnseen(lost, 'name', 8)).toBe(true);
  const seen = stampedBy(lost, name, 10, 11);
  expect(wasOverwrittenUnseen(seen, 'name', 8)).toBe(true);
  const lostAgain = stampedBy(seen, name, 10, 12);
  expect(wasOverwrittenUnseen(lostAgain, 'name', 8)).toBe(true);
  expect(wasOverwrittenUnseen(lostAgain, 'name', 11)).toBe(true);
});
