import { firstCharacters } from '@cairn/core/goals/goal';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { m } from '@cairn/words/messages';
import { bidiIsolated } from './bidi-isolated.ts';

/** @param longest in code points */
export function shortName(name: string, longest = 40): string {
  if (name === '') return m.goal_untitled();
  const plain = nameInSentence(name);
  const cut = firstCharacters(plain, longest);
  return bidiIsolated(plain === cut ? plain : `${cut}…`);
}
