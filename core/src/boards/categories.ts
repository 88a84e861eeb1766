/** In display order. */
export const boardCategories = [
  'work',
  'study',
  'health',
  'family',
  'home',
  'money',
  'creative',
  'travel',
  'nature',
  'other',
] as const;

export type BoardCategory = (typeof boardCategories)[number];
