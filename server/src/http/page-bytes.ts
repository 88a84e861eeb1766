/** Approximate maximum of a page, in bytes. A page may hold a single larger record. */
export const pageBytes = 8_000_000;
