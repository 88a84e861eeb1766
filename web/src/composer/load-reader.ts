type Reader = typeof import('./read-line.ts');

let reader: Reader | null = null;

/** Loaded on demand, because the grammar of dates is large. */
export async function loadReader(): Promise<Reader> {
  reader = await import('./read-line.ts');
  return reader;
}

/** Returns null until the reader is loaded. */
export const readerNow = (): Reader | null => reader;
