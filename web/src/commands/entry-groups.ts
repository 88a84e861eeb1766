import type { SearchHit } from '@cairn/client/search/search-goals';
import type { QuickGoal } from '@cairn/core/goals/quick-goal';
import { matchesWords, queryWords, searchable } from '@cairn/core/names/search';
import type { Period } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import type { Command } from './commands.tsx';

export type Entry =
  | { readonly kind: 'goal'; readonly id: string; readonly found: SearchHit }
  | { readonly kind: 'period'; readonly id: string; readonly period: Period }
  | { readonly kind: 'create'; readonly id: string; readonly goal: QuickGoal }
  | { readonly kind: 'command'; readonly id: string; readonly command: Command };

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** The search page shows more. */
const maxGoals = 50;
/** Maximum of goals if commands match too. */
const fewGoals = 6;

interface Offer {
  readonly query: string;
  readonly period: Period | null;
  readonly found: readonly SearchHit[];
  readonly commands: readonly Command[];
  readonly goal: QuickGoal;
}

/** English and German words before the name of a page or period. */
const lead = /^\s*(?:go\s?to|gehe?\s+zu[mr]?)\s+/iu;

/**
 * Returns the groups of the command box in display order. Goals come first, then the offer to create a goal,
 * then pages, then commands. If the query names a period, the period is first, then pages and commands.
 * Pages and commands also come first if one of their names starts with the query (3 characters or more).
 */
export function entryGroups({ query, period, found, commands, goal }: Offer): readonly EntryGroup[] {
  const wanted = query.replace(lead, '');
  const words = queryWords(wanted);
  const isEmpty = query.trim() === '';
  const matching = isEmpty
    ? commands.filter(({ isUsual }) => isUsual)
    : words.length === 0
      ? []
      : commands.filter(
          ({ label, group }) =>
            (group === 'go' || wanted === query) && matchesWords(words, searchable(label)),
        );
  const asEntries = (group: Command['group']): readonly Entry[] =>
    matching
      .filter((command) => command.group === group)
      .map((command) => ({ kind: 'command', id: command.id, command }));
  const typed = searchable(wanted.trim());
  const isCalled =
    !isEmpty && typed.length > 2 && matching.some(({ label }) => searchable(label).startsWith(typed));
  const goals: EntryGroup = {
    name: m.command_goals(),
    entries: found
      .slice(0, matching.length === 0 ? maxGoals : fewGoals)
      .map((one) => ({ kind: 'goal', id: `goal-${one.goal.key}`, found: one })),
  };
  const ways: EntryGroup = { name: m.command_go(), entries: asEntries('go') };
  const deeds: EntryGroup = { name: m.command_do(), entries: asEntries('do') };
  const create: EntryGroup = {
    name: m.command_create(),
    entries: isEmpty ? [] : [{ kind: 'create', id: 'create', goal }],
  };
  const named: readonly Entry[] = period ? [{ kind: 'period', id: 'period', period }] : [];
  const ordered =
    period || isCalled
      ? [{ ...ways, entries: [...named, ...ways.entries] }, deeds, goals, create]
      : [goals, create, ways, deeds];
  return ordered.filter(({ entries }) => entries.length > 0);
}
