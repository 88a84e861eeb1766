import { afterEach, expect, test, vi } from 'vitest';
import { forgetPictures } from './kept-picture.ts';

afterEach(() => vi.unstubAllGlobals());

test('an account’s picture is taken off the device, and no other’s', async () => {
  const names = new Set(['cairn-background-ida', 'cairn-background-ben']);
  vi.stubGlobal('caches', { delete: async (name: string) => names.delete(name) });
  await forgetPictures('ida');
  expect([...names]).toEqual(['cairn-background-ben']);
});

test('where nothing can be kept, forgetting holds nobody up who signs out', async () => {
  vi.stubGlobal('caches', undefined);
  await expect(forgetPictures('ida')).resolves.toBeUndefined();
  vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  await expect(forgetPictures('ida')).resolves.toBeUndefined();
});
