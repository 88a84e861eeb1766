import type { SearchHit } from '@cairn/client/search/search-goals';
import type { QuickGoal } from '@cairn/core/goals/quick-goal';
import { matchesNearly, matchesWords, queryWords, searchable } from '@cairn/core/names/search';
import type { Period } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import type { Command } from './command.ts';

export type Entry =
  | { readonly kind: 'goal'; readonly id: string; readonly found: SearchHit }
  | { readonly kind: 'period'; readonly id: string; readonly period: Period }
  | { readonly kind: 'create'; readonly id: string; readonly goal: QuickGoal; readonly where: string }
  | { readonly kind: 'command'; readonly id: string; readonly command: Command };

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** The search page shows more. */
const maxGoals = 50;
/** Maximum of a group if others match too. */
const few = 6;

interface Offer {
  readonly query: string;
  readonly period: Period | null;
  readonly found: readonly SearchHit[];
  readonly commands: readonly Command[];
  readonly goal: QuickGoal;
  readonly chosenCount: number;
  /** The name of the period or list of a new goal. */
  readonly where: string;
}

/** English and German words before the name of a page or period. */
const lead = /^\s*(?:go\s?to|gehe?\s+zu[mr]?)\s+/iu;

/**
 * Returns the groups of the command box in display order. Goals come first, then boards and other named things, then
 * pages, then commands. If the query names a period, the period is first, then pages and commands. Pages and commands
 * also come first if one of their names starts with the query (3 characters or more). Acts on the selection are before
 * pages. A new goal is always the last entry. If no name matches, names may differ by one slip a word.
 */
export function entryGroups(offer: Offer): readonly EntryGroup[] {
  const { query, period, found, commands, goal, chosenCount, where } = offer;
  const wanted = query.replace(lead, '');
  const words = queryWords(wanted);
  const isEmpty = query.trim() === '';
  const named = ({ group }: Command) => group === 'go' || group === 'find' || wanted === query;
  const matchingBy = (matches: typeof matchesWords) =>
    commands.filter(
      (command) => named(command) && matches(words, searchable(`${command.label} ${command.words ?? ''}`)),
    );
  const exactly = isEmpty || words.length === 0 ? [] : matchingBy(matchesWords);
  const matching = isEmpty
    ? commands.filter(({ isUsual }) => isUsual)
    : exactly.length > 0 || found.length > 0 || words.length === 0
      ? exactly
      : matchingBy(matchesNearly);
  const asEntries = (group: Command['group']): readonly Entry[] =>
    matching
      .filter((command) => command.group === group)
      .slice(0, group === 'find' ? few : undefined)
      .map((command) => ({ kind: 'command', id: command.id, command }));
  const typed = searchable(wanted.trim());
  const isCalled =
    !isEmpty &&
    typed.length > 2 &&
    matching.some(({ group, label }) => group !== 'find' && searchable(label).startsWith(typed));
  const goals: EntryGroup = {
    name: m.command_goals(),
    entries: found
      .slice(0, matching.length === 0 ? maxGoals : few)
      .map((one) => ({ kind: 'goal', id: `goal-${one.goal.key}`, found: one })),
  };
  const ways: EntryGroup = { name: m.command_go(), entries: asEntries('go') };
  const deeds: EntryGroup = { name: m.command_do(), entries: asEntries('do') };
  const chosen: EntryGroup = {
    name: m.selection_chosen({ count: chosenCount }),
    entries: asEntries('chosen'),
  };
  const create: EntryGroup = {
    name: m.command_create(),
    entries: isEmpty ? [] : [{ kind: 'create', id: 'create', goal, where }],
  };
  const finds: EntryGroup = { name: m.command_find(), entries: asEntries('find') };
  const called: readonly Entry[] = period ? [{ kind: 'period', id: 'period', period }] : [];
  const ordered =
    period || isCalled
      ? [chosen, { ...ways, entries: [...called, ...ways.entries] }, deeds, finds, goals, create]
      : isEmpty
        ? [chosen, ways, deeds]
        : [goals, chosen, finds, ways, deeds, create];
  return ordered.filter(({ entries }) => entries.length > 0);
}
