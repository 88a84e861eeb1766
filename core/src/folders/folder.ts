import { idUnder } from '../id-under.ts';

/** All kinds of folder, in the order of the sidebar. */
export const folderKinds = ['pinned', 'favourites'] as const;

/** The two kinds of folder: pinned for everyone in a space, and a member's favourites. */
export type FolderKind = (typeof folderKinds)[number];

/** A folder. It has no row: each space has one that is pinned for everyone, and one more for each member. */
export interface FolderPlace {
  readonly id: string;
  readonly kind: FolderKind;
  readonly space: string;
  /** What its entries are replicated with: the space, or the person. */
  readonly scopeId: string;
}

/** The folders of a space that a member has. */
export function foldersIn(space: string, personId: string): readonly [FolderPlace, FolderPlace] {
  return [
    { id: idUnder(space, 'folder'), kind: 'pinned', space, scopeId: space },
    { id: idUnder(personId, `folder ${space}`), kind: 'favourites', space, scopeId: personId },
  ];
}

/** What an entry of a folder can name, each by a field of its own: a goal, or a board of the same space. */
export const filedKinds = ['goal', 'board'] as const;

/** What an entry of a folder names. */
export type FiledKind = (typeof filedKinds)[number];

/** An entry of a folder: it names a goal or a board. The wire and the tables call it a folder goal. */
export interface FolderGoalRow {
  readonly id: string;
  readonly tempId: string | null;
  readonly folder: string;
  readonly space: string;
  /** True in somebody's favourites, false where it is pinned for everyone. */
  readonly isPrivate: boolean;
  /** Null where it names a board. */
  readonly goal: string | null;
  /** Null where it names a goal. */
  readonly board: string | null;
  readonly sequenceNo: number;
  readonly version: number;
  readonly rev: number;
}

/** How far what is added stands from the last one. */
const folderStep = 100;

/** The number of what is added to a folder: the highest and a hundred. */
export function nextFolderNumber(numbers: readonly number[]): number {
  return Math.max(0, ...numbers) + folderStep;
}

/** Whether a goal may be pinned or be a favourite: no goal that repeats, and no line between goals. */
export function mayBeInFolder(goal: { readonly type: string | null; readonly recurrence: unknown }): boolean {
  return goal.type === null && goal.recurrence === null;
}

/** What tells where in its folder an entry stands. */
type InFolder = Pick<FolderGoalRow, 'id' | 'sequenceNo'>;

/** How the entries of a folder are ordered; ties by id, so that devices agree. */
export function compareInFolder(one: InFolder, other: InFolder): number {
  if (one.sequenceNo !== other.sequenceNo) return one.sequenceNo - other.sequenceNo;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
