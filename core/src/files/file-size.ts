const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/**
 * Uses powers of 1024.
 *
 * @param locale a BCP 47 tag
 */
export function fileSizeText(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = bytes / 1024 ** power;
  const digits = power === 0 || amount >= 10 ? 0 : 1;
  return `${amount.toLocaleString(locale, { maximumFractionDigits: digits })} ${units[power] ?? 'B'}`;
}
