import { expect, test, vi } from 'vitest';

// Other tests may have filled the module's cache.
vi.resetModules();
const { intlText, intlTexts, rememberIntlTexts } = await import('./intl-texts.ts');

const never = () => {
  throw new Error('It is known.');
};

test('a text is asked for once, and by the next process not at all', () => {
  const ask = vi.fn(() => 'Sunday');
  expect([intlText('a day', ask), intlText('a day', ask)]).toEqual(['Sunday', 'Sunday']);
  expect(ask).toHaveBeenCalledTimes(1);
  rememberIntlTexts([
    ['another day', 'Monday'],
    ['a day that nobody asks about', 'Tuesday'],
  ]);
  expect(intlText('another day', never)).toBe('Monday');
  expect(Object.fromEntries(intlTexts())).toEqual({ 'a day': 'Sunday', 'another day': 'Monday' });
});

test('who asks for very many begins anew', () => {
  for (let day = 0; day < 1_000; day += 1) intlText(`day ${day}`, () => String(day));
  expect(intlTexts().length).toBeLessThanOrEqual(300);
  expect(intlText('day 999', never)).toBe('999');
});
