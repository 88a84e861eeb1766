import { afterEach, expect, test, vi } from 'vitest';
import { readText, writeText } from './device-text.ts';

afterEach(() => vi.unstubAllGlobals());

/** @param room in characters */
function storageOf(room: number) {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
  };
}

test('a text is remembered, and forgotten', () => {
  vi.stubGlobal('localStorage', storageOf(10));
  expect(writeText('theme', 'dark')).toBe(true);
  expect(readText('theme')).toBe('dark');
  expect(writeText('theme', null)).toBe(true);
  expect(readText('theme')).toBeNull();
});

test('a text that does not fit leaves what was there', () => {
  vi.stubGlobal('localStorage', storageOf(4));
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
