/** About the most bytes of one answer that holds what people wrote: a page ends there; one thing alone may be larger. */
export const pageBytes = 8_000_000;
