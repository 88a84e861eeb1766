import type { Fields, SyncRecord, Typed } from '@cairn/core/sync/record';
import type { RowOf, TableName } from '@cairn/core/sync/tables/all-tables';
import type { FieldOf } from '@cairn/core/sync/tables/table-definition';
import type { Cairn } from '../cairn/cairn.ts';
import type { Upload } from '../outbox/upload.ts';
import type { PutBackRefusal } from './put-back-refusal.ts';
import type { ShelfEntry } from '../store/account-store.ts';
import type { RecordChange } from '../undo-stack/undo-entry.ts';
import type { UndoSummary } from '../undo-summaries/undo-summary.ts';

/** What undo has to know of a table. */
export interface Undo<Name extends TableName> {
  /** How undo takes a new record away: with its goals, as a board with its lists, or alone. */
  readonly takenAway: 'withGoals' | 'withLists' | 'alone';
  /** Fields that somebody writes. Undo deletes a new record only while these are as they were left. */
  readonly writtenFields: readonly FieldOf<RowOf<Name>>[];
  /** What the server says of fields that nobody has written. */
  readonly untouched: Partial<RowOf<Name>>;
  /** The fields that make a deleted leaf again; null where that is not for this person to do, or never done. */
  readonly again: (cairn: Cairn, was: SyncRecord<Name>) => Fields | null;
  /** What a step did, in short; `changes` has at least one. Null where the step did something else besides. */
  readonly summary: (cairn: Cairn, changes: readonly RecordChange<Name>[]) => UndoSummary | null;
  /** Whether goals that the same step changed were only touched for the first time. */
  readonly isBesideGoals: boolean;
}

/** What the shelf has to know of a table. */
export interface OnShelf<Name extends TableName> {
  /** Makes a record of an entry that has no record left to go into; otherwise what is missing. */
  readonly made: (cairn: Cairn, entry: ShelfEntry, typed: Typed) => SyncRecord<Name> | PutBackRefusal['code'];
  /** What an entry without a name is called; `filed` for what it names itself. */
  readonly called: 'goal' | 'comment' | 'tags' | 'spaceForMe' | 'settings' | 'filed';
  /** Fields that hold a rich text, which the shelf shows. */
  readonly textFields: readonly FieldOf<RowOf<Name>>[];
}

/** One replicated table on this device: everything but its records' life (`core/src/sync/tables`). */
export interface TableOnDevice<Name extends TableName> {
  /** Null for a table that nobody edits on a device. */
  readonly upload: Upload<Name> | null;
  readonly undo: Undo<Name>;
  readonly shelf: OnShelf<Name>;
}
