/**
 * Prefix of temporary ids of imported records, which may exceed the plan's limits (docs/product.md, "Limits
 * of the free plan").
 */
export const importedPrefix = 'imported-';

export function isImported(tempId: string | null): boolean {
  return tempId?.startsWith(importedPrefix) ?? false;
}
