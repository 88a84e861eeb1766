/** How the temporary id of a thing begins that an import made: it may exceed what a plan allows (docs/product.md 5.3). */
export const importedPrefix = 'imported-';

/** Whether an import made it. */
export function isImported(tempId: string | null): boolean {
  return tempId?.startsWith(importedPrefix) ?? false;
}
