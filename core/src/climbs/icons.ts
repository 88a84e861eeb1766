/** In display order. */
export const climbIcons = [
  'mountain',
  'flag',
  'compass',
  'calendar',
  'boot',
  'dumbbell',
  'bicycle',
  'heart',
  'leaf',
  'sun',
  'moon',
  'cup',
  'book',
  'speech',
  'cap',
  'pen',
  'brush',
  'note',
  'camera',
  'house',
  'box',
  'cradle',
  'people',
  'briefcase',
  'rocket',
  'coin',
  'phone',
  'chain',
] as const;

export type ClimbIcon = (typeof climbIcons)[number];

export function isClimbIcon(value: unknown): value is ClimbIcon {
  return (climbIcons as readonly unknown[]).includes(value);
}
