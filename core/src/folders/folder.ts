/** A goal in a folder (spec core §3 "Folder"). */
export interface FolderGoalRow {
  readonly id: string;
  readonly tempId: string | null;
  readonly folder: string;
  readonly space: string;
  /** True in somebody's favourites, false where it is pinned for everyone. */
  readonly isPrivate: boolean;
  readonly goal: string;
  readonly sequenceNo: number;
  readonly version: number;
  readonly rev: number;
}

/** How far a goal that is added stands from the last one (spec core §9). */
const folderStep = 100;

/** The number of a goal that is added to a folder: the highest and a hundred (spec core §7 "Folders"). */
export function nextFolderNumber(numbers: readonly number[]): number {
  return Math.max(0, ...numbers) + folderStep;
}

/** Whether a goal may be pinned or be a favourite: no goal that repeats, and no line between goals (spec core §5). */
export function mayBeInFolder(goal: { readonly type: string | null; readonly recurrence: unknown }): boolean {
  return goal.type === null && goal.recurrence === null;
}

/** How goals of a folder are ordered; ties by id, so that devices agree. */
export function compareInFolder(one: FolderGoalRow, other: FolderGoalRow): number {
  if (one.sequenceNo !== other.sequenceNo) return one.sequenceNo - other.sequenceNo;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
