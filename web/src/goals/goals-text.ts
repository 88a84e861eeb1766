import { m } from '@cairn/words/messages';

/** How many goals, in words. */
export function goalsText(count: number): string {
  return m.selection_goals({ count });
}
