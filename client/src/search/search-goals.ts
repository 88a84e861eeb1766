import type { FoundGoal } from '@cairn/contract/search';
import { lifeOf } from '@cairn/core/accounts/settings';
import { excerptAround } from '@cairn/core/goals/excerpt';
import { passing } from '@cairn/core/goals/goal-filter';
import { matchesNearly, matchesWords, queryWords, searchable } from '@cairn/core/names/search';
import { type NotesDelta, notesText } from '@cairn/core/notes/delta';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { goalKeyOf } from '../goals/goal-key-of.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { goalFilterOf, type SearchFilter } from './search-filter.ts';

export interface SearchHit {
  readonly goal: GoalView;
  readonly foundIn: FoundGoal['foundIn'];
  /** One line of text around the match; null for a title. */
  readonly excerpt: string | null;
}

const ranks = { title: 0, notes: 1, comments: 2 } as const;

/** Caches, so that a keystroke does not normalise each text again. */
const searchableTitles = new WeakMap<GoalView, string>();
const searchableNotes = new WeakMap<NotesDelta, string>();

/**
 * Each query word matches the beginning of a word, ignoring case and accents. Titles rank first, then notes,
 * then comments; then open goals before done ones, and newer before older (docs/product.md, "Search"). If nothing
 * matches, titles may differ by one slip a word. Works offline.
 */
export function searchGoals(cairn: Cairn, query: string, filter: SearchFilter = {}): readonly SearchHit[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const isWanted = passing(goalFilterOf(filter), lifeOf(settingsOf(cairn)));
  const inComments = commentsWith(cairn, words);
  const wanted = goalsOnDevice(cairn).filter((goal) => goal.type === null && isWanted(goal));
  const found = wanted.flatMap((goal) => placeIn(goal, words, inComments) ?? []);
  const nearly = found.length > 0 ? [] : wanted.filter((goal) => matchesNearly(words, titleText(goal)));
  return [
    ...found,
    ...nearly.map((goal) => ({ goal, foundIn: 'title', excerpt: null }) satisfies SearchHit),
  ].toSorted(byInterest);
}

/** Of a series, only the next unedited occurrence is searched. */
const goalsOnDevice = ({ replica }: Cairn): readonly GoalView[] => [
  ...replica.shownGoals(),
  ...replica.nextUntouched(),
];

const titleText = (goal: GoalView): string => kept(searchableTitles, goal, () => goal.name);

function placeIn(
  goal: GoalView,
  words: readonly string[],
  inComments: ReadonlyMap<string, string>,
): SearchHit | null {
  if (matchesWords(words, titleText(goal))) return { goal, foundIn: 'title', excerpt: null };
  const notes = goal.richThoughts;
  if (
    notes &&
    matchesWords(
      words,
      kept(searchableNotes, notes, () => notesText(notes)),
    )
  )
    return { goal, foundIn: 'notes', excerpt: excerptAround(notesText(notes), words) };
  const comment = inComments.get(goal.key);
  if (comment !== undefined) return { goal, foundIn: 'comments', excerpt: excerptAround(comment, words) };
  return null;
}

function commentsWith(cairn: Cairn, words: readonly string[]): ReadonlyMap<string, string> {
  const newest = new Map<string, { readonly text: string; readonly at: string }>();
  for (const record of cairn.replica.recordsOf('comments')) {
    if (!isSeen(record)) continue;
    const fields = seenFields(record);
    const { richText } = fields;
    const text = notesText(richText);
    if (
      !matchesWords(
        words,
        kept(searchableNotes, richText, () => text),
      )
    )
      continue;
    const goal = goalKeyOf(cairn, record);
    const at = fields.createdDatetime ?? record.createdAt;
    if (at > (newest.get(goal)?.at ?? '')) newest.set(goal, { text, at });
  }
  return new Map([...newest].map(([goal, { text }]) => [goal, text]));
}

function kept<Key extends WeakKey>(texts: WeakMap<Key, string>, key: Key, text: () => string): string {
  let folded = texts.get(key);
  if (folded === undefined) texts.set(key, (folded = searchable(text())));
  return folded;
}

function byInterest(one: SearchHit, other: SearchHit): number {
  return (
    ranks[one.foundIn] - ranks[other.foundIn] ||
    Number(one.goal.doneDate !== null) - Number(other.goal.doneDate !== null) ||
    (other.goal.dueDate ?? '').localeCompare(one.goal.dueDate ?? '') ||
    one.goal.key.localeCompare(other.goal.key)
  );
}
