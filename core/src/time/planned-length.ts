/** The bounds of a planned length, in minutes. */
export const plannedMinutes = { shortest: 5, longest: 24 * 60 } as const;

/** Whether a goal may have this planned length: whole minutes from 5 to 1440. */
export function isPlannedLength(value: unknown): value is number {
  const { shortest, longest } = plannedMinutes;
  return Number.isInteger(value) && Number(value) >= shortest && Number(value) <= longest;
}

/** Returns the nearest planned length that a goal may have, for minutes that a person typed. */
export function nearestPlannedLength(minutes: number): number {
  const { shortest, longest } = plannedMinutes;
  return Math.min(longest, Math.max(shortest, Math.round(minutes)));
}
