/** Spaces deleted or left in this tab, which need no notice. */
export const endedHere = new Set<string>();
