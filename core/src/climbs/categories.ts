/** In display order. */
export const climbCategories = [
  'health',
  'mind',
  'learning',
  'work',
  'money',
  'home',
  'family',
  'creative',
  'outdoors',
  'other',
] as const;

export type ClimbCategory = (typeof climbCategories)[number];
