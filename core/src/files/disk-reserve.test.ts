import { expect, test } from 'vitest';
import { leavesReserve } from './disk-reserve.ts';

const gigabyte = 1024 ** 3;

test.each([
  [100 * gigabyte, gigabyte, 0, true],
  [100 * gigabyte, gigabyte, gigabyte / 2, true],
  [100 * gigabyte, gigabyte, gigabyte, false],
  [gigabyte, 0.06 * gigabyte, 0, true],
  [gigabyte, 0.04 * gigabyte, 0, false],
])('a disk of %d bytes with %d free has room for %d more: %s', (totalBytes, freeBytes, added, hasRoom) => {
  expect(leavesReserve({ totalBytes, freeBytes }, added)).toBe(hasRoom);
});
