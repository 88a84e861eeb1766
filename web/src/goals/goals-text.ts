import { m } from '@cairn/words/messages';

/** How many goals, in words. */
export function goalsText(count: number): string {
  return count === 1 ? m.selection_one() : m.selection_many({ count });
}
