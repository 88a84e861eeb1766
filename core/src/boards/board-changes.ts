import { withoutFileIds } from '../files/named-files.ts';
import type { GoalColor } from '../goals/colors.ts';
import type { GoalRow } from '../goals/goal.ts';
import { makesRing } from '../goals/makes-ring.ts';
import type { NotesDelta } from '../notes/delta.ts';
import { sha256 } from '../sha256.ts';
import type { ListRow } from './board.ts';

/** A list or a goal of a board. */
export interface BoardItem {
  readonly id: string;
  readonly type: 'list' | 'goal';
  /** Id of the goal's list; null if the goal is only below another, and for a list. */
  readonly list: string | null;
  /** Id of the goal above. */
  readonly parent: string | null;
  readonly name: string;
  /** Only lists have one. */
  readonly emoji: string | null;
  /** Only goals have one. */
  readonly color: GoalColor | null;
  /** Planned; only goals have one. */
  readonly durationMinutes: number | null;
  readonly note: NotesDelta | null;
  readonly isDone: boolean;
}

type ListOfBoard = Pick<ListRow, 'id' | 'name' | 'emoji'>;
type GoalOfBoard = Pick<
  GoalRow,
  'id' | 'name' | 'color' | 'durationMinutes' | 'bucketId' | 'parent' | 'richThoughts' | 'doneDate'
>;

/** Names only lists and goals of the board. */
export function boardItems(board: {
  readonly lists: readonly ListOfBoard[];
  readonly goals: readonly GoalOfBoard[];
}): readonly BoardItem[] {
  const lists = new Set(board.lists.map(({ id }) => id));
  const goals = new Set(board.goals.map(({ id }) => id));
  return [
    ...board.lists.map(({ id, name, emoji }): BoardItem => ({ ...blankItem, id, type: 'list', name, emoji })),
    ...board.goals.map((goal): BoardItem => ({
      id: goal.id,
      type: 'goal',
      list: goal.bucketId !== null && lists.has(goal.bucketId) ? goal.bucketId : null,
      parent: goal.parent !== null && goals.has(goal.parent) ? goal.parent : null,
      name: goal.name,
      emoji: null,
      color: goal.color,
      durationMinutes: goal.durationMinutes,
      note: goal.richThoughts,
      isDone: goal.doneDate !== null,
    })),
  ];
}

const blankItem = {
  list: null,
  parent: null,
  emoji: null,
  color: null,
  durationMinutes: null,
  note: null,
  isDone: false,
} as const;

/** The author's list or goal as it was copied or taken last. Texts are kept as short prints. */
export interface ItemPrints {
  readonly name: string;
  /** Of the emoji or colour. */
  readonly look: string;
  readonly note: string;
  readonly duration: string;
  /** Ids of the author's list and goal above. */
  readonly list: string | null;
  readonly parent: string | null;
}

const printNames = [
  'name',
  'look',
  'note',
  'duration',
  'list',
  'parent',
] as const satisfies readonly (keyof ItemPrints)[];

/** @param item a list or goal of the author's board */
export function itemPrints(item: BoardItem): ItemPrints {
  const { name, emoji, color, durationMinutes, note, list, parent } = item;
  return {
    name: printOf(name),
    look: printOf(emoji ?? color),
    note: printOf(withoutFileIds(note)?.ops ?? null),
    duration: printOf(durationMinutes),
    list,
    parent,
  };
}

const printOf = (value: unknown): string => sha256(JSON.stringify(value)).slice(0, 16);

export interface ItemCopy {
  /** Id of the author's list or goal. */
  readonly source: string;
  /** Id of the copy. */
  readonly own: string;
  readonly prints: ItemPrints;
}

/** Taken or left in one request, since it holds the lock of the space meanwhile. */
export const maxSettledAtOnce = 200;

/** By id of the author's list or goal: the version that the person has left, as {@link changePrint}. */
export type SettledItems = Readonly<Record<string, string>>;

export interface ClonedBoard {
  readonly copies: readonly ItemCopy[];
  /** As the author shows them now. */
  readonly source: readonly BoardItem[];
  /** The lists and goals of the copied board. */
  readonly own: readonly BoardItem[];
  /** Ids of lists and goals that the author has deleted, not only hidden. None of them is in `source`. */
  readonly gone: ReadonlySet<string>;
  readonly settled: SettledItems;
}

/** A change by the author that is offered for a copied board. */
export interface BoardChange {
  /** Id of the author's list or goal. */
  readonly item: string;
  readonly type: BoardItem['type'];
  readonly kind: 'added' | 'changed' | 'removed';
  /** As it is on the copied board. */
  readonly before: BoardItem | null;
  /** As it will be there. Lists and goals above are those of the copied board. */
  readonly after: BoardItem | null;
  /** Ids of the author's lists and goals that are added together, the topmost first. */
  readonly added: readonly string[];
  /** Ids of lists and goals of the copied board that are removed together, the topmost first. */
  readonly removed: readonly string[];
}

/**
 * Returns what the author has changed, as far as it has an effect and was not left: changed ones first, then added, then
 * removed ones.
 *
 * A part that the person has changed stays, done goals stay, and what the person has deleted does not come back. A
 * removal is offered if everything below was copied and removed too.
 */
export function offeredBoardChanges(board: ClonedBoard): readonly BoardChange[] {
  const { copies, source, settled } = board;
  const view = viewOf(board);
  const sources = new Map(source.map((item) => [item.id, item]));
  const all = [
    ...copies.flatMap((copy) => changedItem(view, copy, sources.get(copy.source) ?? null) ?? []),
    ...addedItems(view, source),
    ...removedItems(view, board),
  ];
  return all.filter((change) => {
    const left = Object.hasOwn(settled, change.item) ? settled[change.item] : null;
    return left !== changePrint(change, sources.get(change.item) ?? null);
  });
}

/** @param item of the author; null if it is removed */
export function changePrint({ added }: Pick<BoardChange, 'added'>, item: BoardItem | null): string {
  return item === null ? '' : printOf([itemPrints(item), added.length]);
}

/**
 * Returns the prints of a copy whose change was taken. A goal that could not follow the author to a list, because that
 * list is not taken yet, can follow later.
 *
 * @param item as the author has it now
 */
export function takenPrints(
  { prints: { list, parent } }: ItemCopy,
  { before, after }: Pick<BoardChange, 'before' | 'after'>,
  item: BoardItem,
): ItemPrints {
  const isMoved = before !== null && after !== null && !isSamePlace(before, after);
  return { ...itemPrints(item), ...(isMoved ? {} : { list, parent }) };
}

interface View {
  readonly copyOf: ReadonlyMap<string, ItemCopy>;
  readonly ownById: ReadonlyMap<string, BoardItem>;
  /** Returns the living copy of the author's list or goal. */
  readonly ownOf: (source: string | null) => string | null;
}

function viewOf({ copies, own }: ClonedBoard): View {
  const copyOf = new Map(copies.map((copy) => [copy.source, copy]));
  const ownById = new Map(own.map((item) => [item.id, item]));
  const ownOf = (source: string | null) => {
    const copy = source === null ? undefined : copyOf.get(source);
    return copy && ownById.has(copy.own) ? copy.own : null;
  };
  return { copyOf, ownById, ownOf };
}

function changedItem(
  view: View,
  { own: id, prints: was }: ItemCopy,
  item: BoardItem | null,
): BoardChange | null {
  const own = view.ownById.get(id);
  if (!own || !item || own.isDone) return null;
  const now = itemPrints(item);
  // Most are unchanged, and prints of long notes take time.
  if (printNames.every((part) => now[part] === was[part])) return null;
  const mine = itemPrints(own);
  const isOffered = (part: Exclude<keyof ItemPrints, 'list' | 'parent'>) =>
    now[part] !== was[part] && mine[part] === was[part];
  const after: BoardItem = {
    ...own,
    ...(isOffered('name') ? { name: item.name } : {}),
    ...(isOffered('look') ? { emoji: item.emoji, color: item.color } : {}),
    ...(isOffered('note') ? { note: item.note } : {}),
    ...(isOffered('duration') ? { durationMinutes: item.durationMinutes } : {}),
    ...newPlace(view, own, item, was),
  };
  const isChanged =
    (['name', 'look', 'note', 'duration'] as const).some(isOffered) || !isSamePlace(own, after);
  return isChanged
    ? { item: item.id, type: item.type, kind: 'changed', before: own, after, added: [], removed: [] }
    : null;
}

type Place = Pick<BoardItem, 'list' | 'parent'>;

const isSamePlace = (one: Place, other: Place) => one.list === other.list && one.parent === other.parent;

/** Empty unless the author has moved the goal and the person has not. */
function newPlace({ ownById, ownOf }: View, own: BoardItem, item: BoardItem, was: Place): Partial<Place> {
  if (item.type === 'list' || isSamePlace(item, was)) return {};
  if (!isSamePlace(own, { list: ownOf(was.list), parent: ownOf(was.parent) })) return {};
  const there = { list: ownOf(item.list), parent: ownOf(item.parent) };
  const isThere = (there.list ?? there.parent) !== null;
  const isWhole =
    (there.list !== null) === (item.list !== null) && (there.parent !== null) === (item.parent !== null);
  const isRing =
    there.parent !== null && makesRing(own.id, there.parent, (id) => ownById.get(id)?.parent ?? null);
  return isThere && isWhole && !isRing ? there : {};
}

function addedItems({ copyOf, ownOf }: View, source: readonly BoardItem[]): readonly BoardChange[] {
  const fresh = new Map(source.filter(({ id }) => !copyOf.has(id)).map((item) => [item.id, item]));
  const above = ({ list, parent }: BoardItem) =>
    (parent === null ? undefined : fresh.get(parent)) ?? (list === null ? undefined : fresh.get(list));
  const topOf = (item: BoardItem): BoardItem => {
    // The given goals may contain a ring.
    const seen = new Set([item]);
    let top = item;
    for (let next = above(top); next && !seen.has(next); next = above(top)) {
      seen.add(next);
      top = next;
    }
    return top;
  };
  const together = Map.groupBy(fresh.values(), (item) => topOf(item).id);
  return [...together].flatMap(([id, items]) => {
    const top = fresh.get(id) as BoardItem;
    const place = { list: ownOf(top.list), parent: ownOf(top.parent) };
    if (top.type === 'goal' && place.list === null && place.parent === null) return [];
    const others = items.filter((item) => item !== top).map((item) => item.id);
    const after = { ...top, ...place, isDone: false };
    return [
      { item: id, type: top.type, kind: 'added', before: null, after, added: [id, ...others], removed: [] },
    ];
  });
}

function removedItems({ ownById }: View, { copies, own, gone }: ClonedBoard): readonly BoardChange[] {
  const sourceOf = new Map(copies.map((copy) => [copy.own, copy.source]));
  const below = Map.groupBy(
    own.flatMap((item) =>
      [item.list, item.parent].flatMap((above) => (above === null ? [] : { above, item })),
    ),
    ({ above }) => above,
  );
  const known = new Map<string, boolean>();
  const goes = (item: BoardItem): boolean => {
    const answer = known.get(item.id);
    if (answer !== undefined) return answer;
    // Ends the walk if goals are below each other in a ring.
    known.set(item.id, false);
    const from = sourceOf.get(item.id);
    const isGone = from !== undefined && gone.has(from) && !item.isDone;
    const goesWhole = isGone && (below.get(item.id) ?? []).every((each) => goes(each.item));
    known.set(item.id, goesWhole);
    return goesWhole;
  };
  const isBelowGoing = (item: BoardItem) =>
    [item.list, item.parent].some((id) => {
      const above = id === null ? undefined : ownById.get(id);
      return above !== undefined && goes(above);
    });
  const treeOf = (item: BoardItem): readonly string[] => [
    ...new Set([item.id, ...(below.get(item.id) ?? []).flatMap((each) => treeOf(each.item))]),
  ];
  return own
    .filter((item) => goes(item) && !isBelowGoing(item))
    .map((before) => ({
      item: sourceOf.get(before.id) as string,
      type: before.type,
      kind: 'removed',
      before,
      after: null,
      added: [],
      removed: treeOf(before),
    }));
}
