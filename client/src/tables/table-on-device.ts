import type { Fields, SyncRecord, Typed } from '@cairn/core/sync/record';
import type { RowOf, TableName } from '@cairn/core/sync/tables/all-tables';
import type { FieldOf } from '@cairn/core/sync/tables/table-definition';
import type { Cairn } from '../cairn/cairn.ts';
import type { Upload } from '../outbox/upload.ts';
import type { PutBackRefusal } from './put-back-refusal.ts';
import type { ShelfEntry } from '../store/account-store.ts';
import type { RecordChange } from '../undo-stack/undo-entry.ts';
import type { UndoSummary } from '../undo-summaries/undo-summary.ts';

export interface Undo<Name extends TableName> {
  /** How undo deletes a new record: with its goals, with its lists, or alone. */
  readonly removal: 'withGoals' | 'withLists' | 'alone';
  /** Undo deletes a new record only while these fields are unchanged. */
  readonly writtenFields: readonly FieldOf<RowOf<Name>>[];
  /** The server's defaults for fields that are not set. */
  readonly untouched: Partial<RowOf<Name>>;
  /** Returns the fields to re-create a deleted leaf. Null if this user may not, or the table never does. */
  readonly fieldsToRecreate: (cairn: Cairn, was: SyncRecord<Name>) => Fields | null;
  /**
   * Returns the summary of an undo entry; null if the entry mainly changed another table.
   *
   * @param changes at least one
   */
  readonly summary: (cairn: Cairn, changes: readonly RecordChange<Name>[]) => UndoSummary | null;
  /** Whether goals of the same entry were only touched for the first time. */
  readonly isBesideGoals: boolean;
}

export interface OnShelf<Name extends TableName> {
  /** Makes a record for an entry whose record is gone. Returns the reason if that is impossible. */
  readonly recreate: (
    cairn: Cairn,
    entry: ShelfEntry,
    typed: Typed,
  ) => SyncRecord<Name> | PutBackRefusal['code'];
  /** The name of a nameless entry; `filed` for the name of its goal or board. */
  readonly fallbackName: 'goal' | 'comment' | 'tags' | 'spaceForMe' | 'settings' | 'filed';
  readonly textFields: readonly FieldOf<RowOf<Name>>[];
}

/** A replicated table on a device. The life of its records is in `core/src/sync/tables`. */
export interface TableOnDevice<Name extends TableName> {
  readonly upload: Upload<Name> | null;
  readonly undo: Undo<Name>;
  readonly shelf: OnShelf<Name>;
}
