import { type DateOnly, isDateOnly, yearOf } from '../time/date-only.ts';

const monthsByLanguage = new Map<string, readonly (readonly string[])[]>();

function monthsIn(language: string): readonly (readonly string[])[] {
  const known = monthsByLanguage.get(language);
  if (known) return known;
  const names = Array.from({ length: 12 }, (_, month) =>
    (['long', 'short'] as const).flatMap((length) => {
      const day = Date.UTC(2026, month, 1);
      const alone = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' }).format(day);
      const parts = new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: length,
        timeZone: 'UTC',
      }).formatToParts(day);
      const within = parts.find(({ type }) => type === 'month')?.value ?? alone;
      return [alone, within].map((name) => name.toLowerCase().replaceAll('.', ''));
    }),
  );
  monthsByLanguage.set(language, names);
  return names;
}

/**
 * Parses a date with a month in words: `21. Dez. 2026`, `21 nov`, `mai 3, 2027`. The year defaults to this
 * year. Null if invalid.
 */
export function dateInLanguage(text: string, language: string, today: DateOnly): DateOnly | null {
  let months: readonly (readonly string[])[];
  try {
    months = monthsIn(language || 'en');
  } catch {
    return null;
  }
  const words =
    text
      .toLowerCase()
      .replaceAll(/\d{1,2}:\d{2}.*/gu, '')
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const monthNo = words.map((word) => months.findIndex((names) => names.includes(word)) + 1).find(Boolean);
  const numbers = words.filter((word) => /^\d+$/u.test(word));
  const dayNo = numbers.find((number) => number.length <= 2);
  if (monthNo === undefined || dayNo === undefined) return null;
  const year = numbers.find((number) => number.length === 4) ?? String(yearOf(today));
  const date = `${year}-${String(monthNo).padStart(2, '0')}-${dayNo.padStart(2, '0')}`;
  return isDateOnly(date) ? date : null;
}
