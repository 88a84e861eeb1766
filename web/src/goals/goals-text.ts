import { m } from '@cairn/words/messages';

export function goalsText(count: number): string {
  return m.selection_goals({ count });
}
