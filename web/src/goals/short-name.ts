import { firstCharacters } from '@cairn/core/goals/goal';
import { m } from '@cairn/words/messages';
import { isolated } from './isolated.ts';

/** Longest part of a name that a toast says, in code points. */
const longestName = 40;

/** A goal's name as a toast says it. */
export function shortName(name: string): string {
  if (name === '') return m.goal_untitled();
  const cut = firstCharacters(name, longestName);
  return isolated(name === cut ? name : `${cut}…`);
}
