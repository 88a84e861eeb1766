/**
 * Returns a goal's time as a person reads it: 10:00–11:00.
 *
 * @param to null for a goal without an end
 * @param amPm null for the habit of the locale
 */
export function clockRange(
  from: Date,
  to: Date | null,
  { zone, locale, amPm }: { readonly zone: string; readonly locale: string; readonly amPm: boolean | null },
): string {
  const options = {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    ...(amPm !== null && ({ hourCycle: amPm ? 'h12' : 'h23' } as const)),
  } as const;
  const known = knownLocale(locale);
  const isHalfDays = new Intl.DateTimeFormat(known, options).resolvedOptions().hour12 === true;
  const format = new Intl.DateTimeFormat(known, { ...options, hour: isHalfDays ? 'numeric' : '2-digit' });
  return to === null ? format.format(from) : format.formatRange(from, to);
}

/** The tag itself, or a language that this server knows. */
export function knownLocale(tag: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
