import type { EditScope, RecurrenceWish } from '@cairn/core/recurrence/recurrence-edit';
import type { NotesOps } from '@cairn/core/notes/delta';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import { isSeen } from '@cairn/core/sync/view';
import type { RecordRef } from '../store/account-store.ts';

/** Parts that are saved while the user types, so many changes make one undo entry. */
export type TypedPart = 'name' | 'notes';

interface ChangedPart {
  /** Others may have changed further parts meanwhile. */
  readonly part?: TypedPart | undefined;
  /** The typed change, since two texts do not show which of two equal letters is new. */
  readonly typed?: NotesOps | undefined;
}

/** An intersection lets TypeScript assign a goal's change to a general one. */
export type RecordChange<Name extends TableName = TableName> = ChangedPart & {
  readonly ref: RecordRef<Name>;
  readonly before: SyncRecord<Name> | undefined;
  readonly after: SyncRecord<Name> | undefined;
};

export interface LocalChange {
  readonly changes: readonly RecordChange[];
  /** Rejects with StorageRefused if the disk refuses the change. */
  readonly saved: Promise<void>;
}

export function isChangeOf<Name extends TableName>(table: Name) {
  return (change: RecordChange): change is RecordChange<Name> => change.ref.table === table;
}

/** `before` or `after` is null if the goal does not repeat then. */
export interface RepeatChange {
  readonly key: string;
  readonly before: RecurrenceWish | null;
  readonly after: RecurrenceWish | null;
  readonly mode: EditScope;
}

export interface UndoEntry {
  readonly changes: readonly RecordChange[];
  /** Set if a repeat changes. Then undo restores the former repeat instead of each record. */
  readonly repeat?: RepeatChange | undefined;
  /** Shared by all states of an entry while its text is typed. */
  readonly text?: object | undefined;
}

export function isThere<Name extends TableName>(
  record: SyncRecord<Name> | undefined,
): record is SyncRecord<Name> {
  return record !== undefined && isSeen(record);
}
