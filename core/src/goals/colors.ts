/** Ordered by hue, for the picker. */
export const goalColors = [
  'red',
  'coral',
  'orange',
  'yellow',
  'lime',
  'olive',
  'green',
  'teal',
  'sky',
  'slate',
  'blue',
  'indigo',
  'purple',
  'magenta',
  'pink',
  'brown',
] as const;

export type GoalColor = (typeof goalColors)[number];

/** Colours of every plan (docs/product.md, "Colours"). */
export const freeColors: readonly GoalColor[] = ['yellow', 'red'];

export function isGoalColor(value: unknown): value is GoalColor {
  return (goalColors as readonly unknown[]).includes(value);
}
