/** The headings under which boards stand in the gallery, and templates beside them, in their order. */
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

/** One of {@link boardCategories}. */
export type BoardCategory = (typeof boardCategories)[number];
