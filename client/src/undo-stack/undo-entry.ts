import type { EditScope, RecurrenceWish } from '@cairn/core/recurrence/recurrence-edit';
import type { NotesOps } from '@cairn/core/notes/delta';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import { isSeen } from '@cairn/core/sync/view';
import type { RecordRef } from '../store/account-store.ts';

/** A text that is saved while it is being written, so that many changes of it are one step. */
export type TypedPart = 'name' | 'notes';

interface ChangedPart {
  /** The only part that counts: what else differs, others have changed while it was being written. */
  readonly part?: TypedPart | undefined;
  /** What was typed into the note, as a change of the note before: two texts alone do not tell which of two like letters is new. */
  readonly typed?: NotesOps | undefined;
}

/** What a verb did to one record. An intersection, since TypeScript would not take a goal's for any record's otherwise. */
export type RecordChange<Name extends TableName = TableName> = ChangedPart & {
  readonly ref: RecordRef<Name>;
  /** As the verb found it; undefined where there was none. */
  readonly before: SyncRecord<Name> | undefined;
  /** As the verb left it; undefined where it took it away. */
  readonly after: SyncRecord<Name> | undefined;
};

/** A change that the screen shows already. */
export interface LocalChange {
  /** What it does to each record, as far as the memory knows. */
  readonly changes: readonly RecordChange[];
  /** Resolves when it is on the disk; rejects with StorageRefused when it is not. */
  readonly saved: Promise<void>;
}

/** Whether a change is one of a table's records. */
export function isChangeOf<Name extends TableName>(table: Name) {
  return (change: RecordChange): change is RecordChange<Name> => change.ref.table === table;
}

/** How a goal repeated before and after; null for not at all. */
export interface RepeatChange {
  readonly key: string;
  readonly before: RecurrenceWish | null;
  readonly after: RecurrenceWish | null;
  /** For which goals of its series it was meant. */
  readonly mode: EditScope;
}

/** What a person did at once, record by record, in the order in which it was done. */
export interface UndoEntry {
  readonly changes: readonly RecordChange[];
  /** When it is about how a goal repeats: that is reversed as a whole, by the verb that does so. */
  readonly repeat?: RepeatChange | undefined;
  /** What all states of a step have in common that grows while a text is being written. */
  readonly text?: object | undefined;
}

/** Whether there was, or is, something for a person to see. */
export function isThere<Name extends TableName>(
  record: SyncRecord<Name> | undefined,
): record is SyncRecord<Name> {
  return record !== undefined && isSeen(record);
}
