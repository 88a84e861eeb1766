import { idUnder } from '../id-under.ts';

/** Kinds in the order of the sidebar. */
export const folderKinds = ['pinned', 'favourites'] as const;

/** Pins are for the whole space, favourites for one member. */
export type FolderKind = (typeof folderKinds)[number];

/** A folder has no row. */
export interface FolderPlace {
  readonly id: string;
  readonly kind: FolderKind;
  readonly space: string;
  /** The space's id for pins, the user's for favourites. */
  readonly scopeId: string;
}

export function foldersIn(space: string, personId: string): readonly [FolderPlace, FolderPlace] {
  return [
    { id: idUnder(space, 'folder'), kind: 'pinned', space, scopeId: space },
    { id: idUnder(personId, `folder ${space}`), kind: 'favourites', space, scopeId: personId },
  ];
}

/** Each kind is also a field of the entry. */
export const filedKinds = ['goal', 'board'] as const;

export type FiledKind = (typeof filedKinds)[number];

/** Called "folder goal" in the API and the database, even for a board. */
export interface FolderGoalRow {
  readonly id: string;
  readonly tempId: string | null;
  readonly folder: string;
  readonly space: string;
  /** True for favourites, false for pins. */
  readonly isPrivate: boolean;
  readonly goal: string | null;
  readonly board: string | null;
  readonly sequenceNo: number;
  readonly version: number;
  readonly rev: number;
}

const folderStep = 100;

export function nextFolderNumber(numbers: readonly number[]): number {
  return Math.max(0, ...numbers) + folderStep;
}

export function mayBeInFolder(goal: { readonly type: string | null; readonly recurrence: unknown }): boolean {
  return goal.type === null && goal.recurrence === null;
}

type InFolder = Pick<FolderGoalRow, 'id' | 'sequenceNo'>;

/** Equal numbers are ordered by id, so that all devices agree. */
export function compareInFolder(one: InFolder, other: InFolder): number {
  if (one.sequenceNo !== other.sequenceNo) return one.sequenceNo - other.sequenceNo;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
