import type { ClimbLock } from '@cairn/core/climbs/climb-locks';
import type { ClimbStepOfGoal } from '@cairn/core/goals/climb-step-of-goal';
import type { GoalFields, Instant } from '@cairn/core/goals/goal';
import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import { isOnServer, isParked, isUnsent, type SyncFailure, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { seenFields, seenNotes } from '@cairn/core/sync/view';

export type SyncState = 'synced' | 'waiting' | 'failed';

export interface GoalView extends GoalFields {
  /** Permanent on this device. `parent` and addresses use it until the server gives an id. */
  readonly key: string;
  readonly id: string | null;
  readonly code: string | null;
  readonly richThoughts: NotesDelta | null;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  /** Null for a goal without a climb, and after the climb is left. */
  readonly climbStep: ClimbStepOfGoal | null;
  readonly climbSubscription: string | null;
  /** No edit is allowed, by the goal's own lock or because the user views its space. */
  readonly locked: boolean;
  /** The user may only read and comment in the goal's space. */
  readonly isViewed: boolean;
  readonly lockedTillDatetime: Instant | null;
  readonly createdBy: string | null;
  readonly carriedCount: number;
  /** The series and date of an occurrence, edited or not. */
  readonly recurrence: OccurrenceOf | null;
  readonly sync: SyncState;
  readonly syncFailed: SyncFailure | null;
  readonly subgoalCount: number;
  readonly doneSubgoalCount: number;
  readonly commentCount: number;
}

export interface SubgoalCounts {
  readonly all: number;
  readonly done: number;
}

/**
 * @param above keys of parent and list, and the new space of a goal that moves along with an ancestor
 * @param isViewed whether the user may only read and comment in a space
 * @param climbLockOf returns the lock of a goal of a climb
 */
export function goalViewOf(
  record: SyncRecord<'goals'>,
  above: Pick<GoalView, 'parent' | 'bucketId'> & Partial<Pick<GoalView, 'space'>>,
  subgoals: SubgoalCounts,
  commentCount: number,
  isViewed: (space: string) => boolean,
  climbLockOf: (goal: Pick<GoalView, 'key' | 'climbStep'>) => ClimbLock | null = () => null,
): GoalView {
  const row = { ...untouchedGoal, space: record.scope, ...seenFields(record) };
  const isReadOnly = isViewed(above.space ?? row.space);
  const { climbSubscription = null, climbStep = null } = row;
  const lock = climbSubscription === null ? row : (climbLockOf({ key: record.key, climbStep }) ?? unlocked);
  return {
    key: record.key,
    id: isOnServer(record) ? record.id : null,
    code: row.code ?? null,
    name: row.name,
    space: row.space,
    ...above,
    columnId: row.columnId,
    dueDate: row.dueDate,
    doneDate: row.doneDate,
    datetimeFr: row.datetimeFr,
    datetimeTo: row.datetimeTo,
    type: row.type,
    assignee: row.assignee,
    color: row.color,
    durationMinutes: row.durationMinutes,
    tags: row.tags,
    public: row.public,
    sequenceNo: row.sequenceNo,
    horizonSequenceNo: row.horizonSequenceNo,
    bucketSequenceNo: row.bucketSequenceNo,
    subgoalSequenceNo: row.subgoalSequenceNo,
    richThoughts: seenNotes(record),
    createdDatetime: row.createdDatetime ?? record.createdAt,
    modifiedDatetime: row.modifiedDatetime ?? record.createdAt,
    climbStep,
    climbSubscription,
    locked: isReadOnly || (lock.locked ?? false),
    isViewed: isReadOnly,
    lockedTillDatetime: lock.lockedTillDatetime ?? null,
    createdBy: row.createdBy ?? null,
    carriedCount: row.carriedCount ?? 0,
    recurrence: row.recurrence ?? null,
    sync: syncStateOf(record),
    syncFailed: record.syncFailed,
    subgoalCount: subgoals.all,
    doneSubgoalCount: subgoals.done,
    commentCount,
  };
}

/** The row of an upload's answer has the lock of that moment, which is outdated later. */
const unlocked: ClimbLock = { locked: false, lockedTillDatetime: null };

export function syncStateOf(record: SyncRecord): SyncState {
  if (isParked(record, syncEngineVersion)) return 'failed';
  return isUnsent(record) ? 'waiting' : 'synced';
}
