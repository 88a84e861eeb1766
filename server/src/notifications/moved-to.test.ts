import { defaultSettings } from '@cairn/core/accounts/settings';
import { languageOf, saidIn } from '@cairn/words/language';
import { expect, test } from 'vitest';
import { movedToTitle } from './moved-to.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

test.each([
  ['en-GB', 2, '2026-11-29', 'Week 48'],
  ['de', 2, '2026-11-29', 'KW 48'],
  ['no-such-language-x', 2, '2026-11-29', 'Week 48'],
  ['en-GB', 1, '2026-11-20', 'Today'],
  ['en-GB', 3, '2026-12-31', 'December'],
] as const)('in %s, column %i and %s are %s', (locale, columnId, dueDate, title) => {
  const settings = { ...defaultSettings, locale };
  const named = saidIn(languageOf(locale) ?? 'en', () => movedToTitle({ columnId, dueDate }, settings, now));
  expect(named).toContain(title);
});
