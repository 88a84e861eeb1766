/** Approximate. A single larger record still fits. */
export const pageBytes = 8_000_000;
