import { afterEach, expect, test, vi } from 'vitest';
import { readText, writeText } from './device-text.ts';
import { fakeStorage } from './testing/fake-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('a text is remembered, and forgotten', () => {
  vi.stubGlobal('localStorage', fakeStorage(10));
  expect(writeText('theme', 'dark')).toBe(true);
  expect(readText('theme')).toBe('dark');
  expect(writeText('theme', null)).toBe(true);
  expect(readText('theme')).toBeNull();
});

test('a text that does not fit leaves what was there', () => {
  vi.stubGlobal('localStorage', fakeStorage(4));
  writeText('theme', 'dark');
  expect(writeText('theme', 'classic')).toBe(false);
  expect(readText('theme')).toBe('dark');
});

test('with storage switched off nothing is there and nothing is stored', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readText('theme')).toBeNull();
  expect(writeText('theme', 'dark')).toBe(false);
  expect(writeText('theme', null)).toBe(false);
});
