/** Spaces that were deleted or left in this tab, so they need no notice. */
export const endedHere = new Set<string>();
