import { formMark } from './date-in-digits.ts';

/** As the language writes dates, or in digits: 24.12.2026, 24/12/2026, 12/24/2026, 2026-12-24. */
export const dateForms = ['language', 'dots', 'dmy', 'mdy', 'ymd'] as const;

export type DateForm = (typeof dateForms)[number];

export function dateFormOf(locale: string): DateForm {
  const form = formMark(locale);
  return dateForms.find((one) => one === form) ?? 'language';
}

/** Whether `3/4` is in March. Undefined where the language decides. */
export function isMonthFirstIn(locale: string): boolean | undefined {
  const form = dateFormOf(locale);
  return form === 'language' || form === 'ymd' ? undefined : form === 'mdy';
}
