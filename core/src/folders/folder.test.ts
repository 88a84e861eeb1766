import { expect, test } from 'vitest';
import { compareInFolder, type FolderGoalRow, foldersIn, mayBeInFolder, nextFolderNumber } from './folder.ts';

test('a goal that is added stands a hundred behind the last one', () => {
  expect(nextFolderNumber([])).toBe(100);
  expect(nextFolderNumber([300, 100])).toBe(400);
});

test('goals that repeat and dividers are in no folder', () => {
  expect(mayBeInFolder({ type: null, recurrence: null })).toBe(true);
  expect(mayBeInFolder({ type: 'divider', recurrence: null })).toBe(false);
  expect(mayBeInFolder({ type: null, recurrence: { id: 'r', originalDate: '2026-11-21' } })).toBe(false);
});

test('goals of a folder have one order on every device', () => {
  const at = (id: string, sequenceNo: number) => ({ id, sequenceNo }) as FolderGoalRow;
  const sorted = [at('b', 200), at('a', 200), at('c', 100)].toSorted(compareInFolder);
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(compareInFolder(at('a', 1), at('a', 1))).toBe(0);
});

test('everybody has the same pinned folder in a space, and favourites of their own', () => {
  const [[pinned, own], [samePinned, others], [elsewhere]] = [
    foldersIn('house', 'ida'),
    foldersIn('house', 'ben'),
    foldersIn('garden', 'ida'),
  ];
  expect(pinned).toEqual(samePinned);
  expect(pinned.scopeId).toBe('house');
  expect(own.scopeId).toBe('ida');
  expect(new Set([pinned, own, others, elsewhere].map(({ id }) => id)).size).toBe(4);
});
