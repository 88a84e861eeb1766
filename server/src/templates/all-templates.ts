import { firstGarden } from './en/first-garden.ts';
import { halfMarathon } from './en/half-marathon.ts';
import { houseMove } from './en/house-move.ts';
import { readingList } from './en/reading-list.ts';
import { weeklyReview } from './en/weekly-review.ts';
import type { Template } from './template.ts';

/** Every template, in the order in which they are shown. */
export const allTemplates: readonly Template[] = [
  weeklyReview,
  readingList,
  houseMove,
  halfMarathon,
  firstGarden,
];

/** The template of a code, or null. */
export function templateOf(code: string): Template | null {
  return allTemplates.find((template) => template.code === code) ?? null;
}
