import { type GoalColor, isGoalColor } from '@cairn/core/goals/colors';

const start = 'color-';

/** The drop zone of the goals of one colour, or of none. */
export function zoneOfColor(color: GoalColor | null): string {
  return start + (color ?? 'none');
}

/** The colour that a drop zone gives, null for none; undefined where a zone stands for something else. */
export function colorOfZone(zone: string): GoalColor | null | undefined {
  const name = zone.startsWith(start) ? zone.slice(start.length) : '';
  if (name === 'none') return null;
  return isGoalColor(name) ? name : undefined;
}
