import { expect, test } from 'vitest';
import { isId, newId } from './ids.ts';

test('ids of one moment ascend, and so do those of later moments', () => {
  const now = Date.parse('2026-11-28T10:00:00Z');
  const ids = [now, now + 1].flatMap((at) => Array.from({ length: 5_000 }, () => newId(at)));
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(10_000);
  expect(ids.every(isId)).toBe(true);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/u);
});
