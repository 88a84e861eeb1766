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
  /**
   * Returns the fields to re-create a deleted comment or folder entry. Null for other tables, or without the
   * right to re-create it.
   */
  readonly fieldsToRecreate: (cairn: Cairn, was: SyncRecord<Name>) => Fields | null;
  /**
   * Returns null if the undo entry mainly changed another table.
   *
   * @param changes at least one
   */
  readonly summary: (cairn: Cairn, changes: readonly RecordChange<Name>[]) => UndoSummary | null;
  /** Whether goals in the same entry may only have got their first record. */
  readonly isBesideGoals: boolean;
}

export interface OnShelf<Name extends TableName> {
  /** Returns the reason if the record cannot be created. */
  readonly recreate: (
    cairn: Cairn,
    entry: ShelfEntry,
    typed: Typed,
  ) => SyncRecord<Name> | PutBackRefusal['code'];
  /** The kind of name for a nameless entry; `filed` is the name of its goal or board. */
  readonly fallbackName: 'goal' | 'climb' | 'comment' | 'tags' | 'spaceForMe' | 'settings' | 'filed';
  readonly textFields: readonly FieldOf<RowOf<Name>>[];
}

/** The rules of the table's records are in `core/src/sync/tables`. */
export interface TableOnDevice<Name extends TableName> {
  readonly upload: Upload<Name> | null;
  readonly undo: Undo<Name>;
  readonly shelf: OnShelf<Name>;
}
