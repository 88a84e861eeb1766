import type { NotesDelta, NotesOps } from '../notes/delta.ts';
import type { FieldStamp, Instant } from '../goals/goal.ts';
import type { EditScope } from '../recurrence/recurrence-edit.ts';
import type { SeriesEffect } from '../recurrence/series-effect.ts';
import type { InitialFieldOf, RowOf, TableName } from './tables/all-tables.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface LoggedNotesChange {
  readonly rev: number;
  readonly key: string | null;
  readonly ops: NotesOps;
}

export interface ServerRow {
  readonly id: string;
  readonly rev: number;
  readonly version: number;
  readonly tempId?: string | null;
  readonly createdBy?: string;
  readonly richThoughts?: NotesDelta | null;
  readonly notesRev?: number;
  readonly stamps?: Readonly<Record<string, FieldStamp>>;
  readonly [field: string]: unknown;
}

export type KnownRow<Name extends TableName> = [TableName] extends [Name]
  ? ServerRow
  : RowOf<Name> & ServerRow;

/**
 * The fields on the screen. Before the server's first answer, a record has only the initial fields of its
 * table.
 */
export type SeenFields<Name extends TableName> = [TableName] extends [Name]
  ? Fields
  : Pick<RowOf<Name>, InitialFieldOf<Name> & keyof RowOf<Name>> & Partial<RowOf<Name>>;

export interface Typed {
  readonly fields: Fields;
  readonly notes: NotesOps | null;
  /** Note changes of others that were not on the screen yet, as they apply after this edit. */
  readonly unseen?: readonly NotesOps[];
}

/** An edit that no upload contains yet. */
export interface Pending extends Typed {
  /**
   * The revision that the user saw when the edit began, even if a newer row has arrived since. The server
   * compares it to detect conflicts.
   */
  readonly baseRev: number;
}

/** The occurrences that an action concerns, and its effects on their series. */
export interface Scope {
  readonly mode: EditScope;
  readonly effects: readonly SeriesEffect[];
  /** Sorts edits by time: a later edit has a greater string. */
  readonly order: string;
}

/** An edit of several occurrences. Sent alone, before edits of the single occurrence. */
export interface ScopedEdit extends Pending, Scope {}

/** An upload, stored before it is sent so that its key survives a crash. */
export interface Inflight extends Pending {
  readonly scope?: Scope | undefined;
  readonly key: string;
  readonly kind: 'create' | 'update' | 'delete' | 'restore';
  readonly notesBaseRev: number;
}

export interface SyncFailure {
  readonly httpStatus: number;
  readonly errorMessage: string;
  readonly errorCode: string;
  readonly syncEngineVersion: number;
}

export type Arrival =
  | {
      readonly kind: 'row';
      readonly scope: string;
      readonly row: ServerRow;
      readonly noteChanges: readonly LoggedNotesChange[] | null;
    }
  | {
      readonly kind: 'gone';
      readonly scope: string;
      readonly rev: number;
      readonly movedTo: string | null;
      /** Replaces `rev` if a full reading lacked the record: the version of the scope at that reading. */
      readonly unmetAt?: number;
    };

/** A value that the server accepted from this device, and the row's revision at that time. */
export interface OwnValue {
  readonly value: unknown;
  readonly rev: number;
  readonly at: Instant;
}

/**
 * The requested state of a record. `deleted`: the server has confirmed, but the tombstone has not arrived.
 */
export type Wish = 'keep' | 'delete' | 'deleted' | 'restore';

interface RecordContent<Name extends TableName> {
  /** The record's permanent local name: its first temporary id, or the server's id if it never had one. */
  readonly key: string;
  readonly table: Name;
  readonly scope: string;
  readonly pending: Pending | null;
  /** Unsent edits of several occurrences, oldest first. */
  readonly scoped?: readonly ScopedEdit[] | undefined;
  readonly own: Readonly<Record<string, OwnValue>>;
  /**
   * Recent note changes of others, as applied to the note on the screen. A difference of two texts could not
   * tell which of two equal letters is new.
   */
  readonly woven?: readonly NotesOps[] | undefined;
  readonly createdAt: Instant;
}

/** A record with a known id, from the server or from the series. */
interface Named<Name extends TableName> {
  readonly id: string;
  readonly tempId: string | null;
  /** Null if the row is no longer known here and only the request to restore it is left. */
  readonly base: KnownRow<Name> | null;
  readonly recreatedFrom: null;
}

interface Nameless {
  readonly id: null;
  readonly tempId: string;
  readonly base: null;
  readonly recreatedFrom: null;
}

/** A record that is being re-created. The server may already have it under another id. */
interface MadeAnew extends Omit<Nameless, 'recreatedFrom'> {
  readonly recreatedFrom: string;
}

interface Resting {
  readonly inflight: null;
  readonly syncFailed: null;
}

interface Uploading {
  readonly inflight: Inflight;
  readonly syncFailed: null;
}

interface Refused {
  readonly inflight: null;
  readonly syncFailed: SyncFailure;
}

interface UpToDate {
  readonly ahead: null;
}

interface Waiting {
  /** The newest change from the feed, which waits for the answer to the upload. */
  readonly ahead: Arrival | null;
}

type Progress<Name extends TableName> =
  | ((Named<Name> | Nameless) & (((Resting | Refused) & UpToDate) | (Uploading & Waiting)))
  | (MadeAnew & (Resting | Refused | Uploading) & Waiting);

export type Wished =
  | {
      readonly wish: 'keep';
      /** The key of the ancestor whose deletion hides this record; null otherwise. */
      readonly deletedWith: string | null;
      readonly deletion?: undefined;
    }
  | { readonly wish: 'restore'; readonly deletedWith: null; readonly deletion?: undefined }
  | {
      readonly wish: 'delete' | 'deleted';
      readonly deletedWith: null;
      readonly deletion?: Scope | undefined;
    };

/** A replicated record on this device (docs/sync.md, "A record on a device"). */
export type SyncRecord<Name extends TableName = TableName> = RecordContent<Name> & Progress<Name> & Wished;

export function isOf<Name extends TableName>(record: SyncRecord, table: Name): record is SyncRecord<Name> {
  return record.table === table;
}

/** An edit that could not be applied. The user finds it on the shelf. */
export interface Shelved {
  readonly reason: 'overwritten' | 'deletedElsewhere' | 'spaceLeft' | 'partRefused';
  readonly table: TableName;
  readonly key: string;
  readonly id: string | null;
  readonly scope: string;
  readonly name: string;
  readonly fields: Fields;
  readonly notes: NotesOps | null;
  readonly notesText: string;
}

/** The result of a change. A null `record` removes the record. */
export interface NextState {
  readonly record: SyncRecord | null;
  readonly shelved: readonly Shelved[];
}

/** Returns the base revision of an edit; 0 if unknown, as after the server was restored from a backup. */
export function knownRev(rev: number | undefined): number {
  return Math.max(rev ?? 0, 0);
}

/** No upload, no failure, no waiting feed change. */
export const atRest = { inflight: null, ahead: null, syncFailed: null } as const;

export const wanted = { wish: 'keep', deletedWith: null, deletion: undefined } as const;

export const wantedBack = { ...wanted, wish: 'restore' } as const;

export const untyped = { pending: null, scoped: undefined } as const;

const noEdits: readonly ScopedEdit[] = [];

export function scopedEdits({ scoped }: SyncRecord): readonly ScopedEdit[] {
  return scoped ?? noEdits;
}

/**
 * Whether the server has a row. False before its first answer, and for an untouched occurrence (revision 0).
 */
export function isOnServer({ id, base }: SyncRecord): boolean {
  return id !== null && base?.rev !== 0;
}

/** Whether the record has changes that the server lacks. */
export function isUnsent(record: SyncRecord): boolean {
  // The server has deleted the record, or deletes it with its parent, so nothing is sent.
  if (record.deletedWith !== null || record.wish === 'deleted') return false;
  return (
    record.inflight !== null ||
    record.pending !== null ||
    scopedEdits(record).length > 0 ||
    record.wish === 'delete' ||
    record.wish === 'restore'
  );
}

/** Whether uploads of this record stop until another edit or a newer build. */
export function isParked(record: SyncRecord, engineVersion: number): boolean {
  return record.syncFailed !== null && record.syncFailed.syncEngineVersion >= engineVersion;
}

export function onRow(record: SyncRecord, fields: Fields): SyncRecord {
  return record.base === null ? record : { ...record, base: { ...record.base, ...fields } };
}

export const begun = { ...atRest, ...wanted, recreatedFrom: null, own: {} } as const;

export function recordOfRow<Name extends TableName>(
  table: Name,
  scope: string,
  row: RowOf<Name> | ServerRow,
  at: Instant,
): SyncRecord<Name> {
  // The server wrote this JSON for this table, so the cast is safe.
  const base = row as KnownRow<Name>;
  const tempId = base.tempId ?? null;
  return { ...begun, key: row.id, table, scope, id: row.id, tempId, base, pending: null, createdAt: at };
}

/** `tempId` stays the record's key. */
export function recordOfNew<Name extends TableName>(
  table: Name,
  scope: string,
  tempId: string,
  typed: Typed,
  at: Instant,
): SyncRecord<Name> {
  const pending = { ...typed, baseRev: 0 };
  return { ...begun, key: tempId, table, scope, id: null, tempId, base: null, pending, createdAt: at };
}
