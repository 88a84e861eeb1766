import { idUnder } from '../id-under.ts';

/** In the order of the sidebar. */
export const folderKinds = ['pinned', 'favourites'] as const;

/** Pinned entries are for the whole space, favourites for one member. */
export type FolderKind = (typeof folderKinds)[number];

/** A folder has no row: each space has a folder for all members, and one for each member. */
export interface FolderPlace {
  readonly id: string;
  readonly kind: FolderKind;
  readonly space: string;
  /** The scope of its entries: the space or the user. */
  readonly scopeId: string;
}

/** Returns the pinned folder of a space and the user's favourites. */
export function foldersIn(space: string, personId: string): readonly [FolderPlace, FolderPlace] {
  return [
    { id: idUnder(space, 'folder'), kind: 'pinned', space, scopeId: space },
    { id: idUnder(personId, `folder ${space}`), kind: 'favourites', space, scopeId: personId },
  ];
}

/** The kinds of entries; each kind has a field in the entry. */
export const filedKinds = ['goal', 'board'] as const;

export type FiledKind = (typeof filedKinds)[number];

/** An entry of a folder, called a folder goal in the API and the database. */
export interface FolderGoalRow {
  readonly id: string;
  readonly tempId: string | null;
  readonly folder: string;
  readonly space: string;
  /** True in favourites, false if pinned for everyone. */
  readonly isPrivate: boolean;
  readonly goal: string | null;
  readonly board: string | null;
  readonly sequenceNo: number;
  readonly version: number;
  readonly rev: number;
}

const folderStep = 100;

/** Returns the highest number plus one step. */
export function nextFolderNumber(numbers: readonly number[]): number {
  return Math.max(0, ...numbers) + folderStep;
}

/** Whether a goal may be in a folder: not if it repeats or is a divider. */
export function mayBeInFolder(goal: { readonly type: string | null; readonly recurrence: unknown }): boolean {
  return goal.type === null && goal.recurrence === null;
}

type InFolder = Pick<FolderGoalRow, 'id' | 'sequenceNo'>;

/** Orders entries by number. Ties are broken by id, so that devices agree. */
export function compareInFolder(one: InFolder, other: InFolder): number {
  if (one.sequenceNo !== other.sequenceNo) return one.sequenceNo - other.sequenceNo;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
