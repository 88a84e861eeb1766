import type { DateForm } from './date-forms.ts';
import type { DateOnly } from './date-only.ts';

/** Returns the tag with the form as its private part (RFC 5646, 2.2.7), which Intl ignores. */
export const localeWithForm = (locale: string, form: DateForm): string =>
  form === 'language' ? locale : `${locale}-x-${form}`;

/** Returns the form that {@link localeWithForm} has put into the tag; empty for the language's own. */
export const formMark = (locale: string): string => locale.split('-x-')[1] ?? '';

/** Returns `24.12.2026`, or `24.12.` without the year. Undefined where the language decides. */
export function dateInDigits(date: DateOnly, locale: string, hasYear: boolean): string | undefined {
  const [y = '', m, d] = date.split('-');
  const year = hasYear ? [y] : [];
  const forms: Readonly<Partial<Record<string, string>>> = {
    dots: [d, m, ...year].join('.') + (hasYear ? '' : '.'),
    dmy: [d, m, ...year].join('/'),
    mdy: [m, d, ...year].join('/'),
    ymd: [...year, m, d].join('-'),
  };
  return forms[formMark(locale)];
}
