/** Approximate maximum of a page. A single larger record is sent whole. */
export const pageBytes = 8_000_000;
