/** Approximate limit for a response with user content. A single larger record still fits. */
export const pageBytes = 8_000_000;
