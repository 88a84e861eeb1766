/** Spaces that this tab deletes or leaves: their end needs no notice. */
export const endedHere = new Set<string>();
