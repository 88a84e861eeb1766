/** The sixteen colours of goals in the picker's order, by hue. */
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

/** One of the sixteen. */
export type GoalColor = (typeof goalColors)[number];

/** The colours that every plan may use (docs/product.md 5.20). */
export const freeColors: readonly GoalColor[] = ['yellow', 'red'];

/** Whether `value` names one of the sixteen colours. */
export function isGoalColor(value: unknown): value is GoalColor {
  return (goalColors as readonly unknown[]).includes(value);
}
