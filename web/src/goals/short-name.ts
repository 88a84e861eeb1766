import { firstCharacters } from '@cairn/core/goals/goal';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { m } from '@cairn/words/messages';
import { bidiIsolated } from './bidi-isolated.ts';

/** In code points. */
const longestName = 40;

export function shortName(name: string): string {
  if (name === '') return m.goal_untitled();
  const plain = nameInSentence(name);
  const cut = firstCharacters(plain, longestName);
  return bidiIsolated(plain === cut ? plain : `${cut}…`);
}
