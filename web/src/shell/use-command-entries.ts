import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useSearch } from '@cairn/client/react/search';
import type { SearchHit } from '@cairn/client/search/search-goals';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useShell } from '../base/shell-context.ts';
import { chosenCommands } from '../commands/chosen-commands.tsx';
import { commandsNow } from '../commands/commands.tsx';
import { entryGroups } from '../commands/entry-groups.ts';
import { periodNamed } from '../commands/go-to-period.ts';
import { namedThings } from '../commands/named-things.tsx';
import { useLine } from '../composer/use-line.ts';
import { chosenKeys } from '../goals/chosen.ts';
import { lookedAt } from '../goals/looked-at.ts';
import { usePlanning } from '../goals/planning.ts';
import { useShortcuts } from '../goals/use-shortcuts.ts';
import { useTarget } from './quick-add-target.tsx';

/** Returns the entries of the command box for a typed text. */
export function useCommandEntries(text: string, signOut: () => void) {
  const cairn = useCairn();
  const router = useRouter();
  const shell = useShell();
  const planning = usePlanning();
  const settings = useSettings();
  const shortcuts = useShortcuts();
  const { status, found, asOf } = useSearch(text);
  const isEmpty = text.trim() === '';
  // Reads all goals, which is too slow for each key press.
  const things = useMemo(
    () => ({ named: isEmpty ? [] : namedThings({ cairn, router }), asOf }),
    [cairn, router, isEmpty, asOf],
  );
  const [start] = useState(lookedAt);
  const target = useTarget(start);
  const { goal, moments } = useLine(text, target);
  const period = periodNamed(text, moments, planning);
  const commands = [
    ...chosenCommands({ cairn, planning, shortcuts, query: text, period }),
    ...commandsNow({ cairn, router, shell, settings, signOut, amPm: planning.amPm, shortcuts }),
    ...things.named,
  ];
  const groupsOf = (goals: readonly SearchHit[]) =>
    entryGroups({
      query: text,
      period,
      found: goals,
      commands,
      goal,
      chosenCount: chosenKeys.get().size,
      where: target.nameWith(goal.schedule),
    });
  return { groups: groupsOf(found), groupsOf, status, foundCount: found.length, start };
}
