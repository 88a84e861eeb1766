/** These need no notice: they were deleted or left in this tab. */
export const endedHere = new Set<string>();
