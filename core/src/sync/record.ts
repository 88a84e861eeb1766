import type { NotesDelta, NotesOps } from '../notes/delta.ts';
import type { FieldStamp, Instant } from '../goals/goal.ts';
import type { EditScope } from '../recurrence/recurrence-edit.ts';
import type { SeriesEffect } from '../recurrence/series-effect.ts';
import type { InitialFieldOf, RowOf, TableName } from './tables/all-tables.ts';

/** Values by field name, as a write carries them. */
export type Fields = Readonly<Record<string, unknown>>;

/** A change of a note in the server's log, with the key of the write that made it. */
export interface LoggedNotesChange {
  readonly rev: number;
  readonly key: string | null;
  readonly ops: NotesOps;
}

/** What every replicated row has; goals have more of it than others. */
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

/** A row of a table as records keep it; of any table, what every row has. */
export type KnownRow<Name extends TableName> = [TableName] extends [Name]
  ? ServerRow
  : RowOf<Name> & ServerRow;

/**
 * The fields that a person sees of a record. A record that the server has not answered yet has only its table's initial
 * fields; of a record of any table no field is known.
 */
export type SeenFields<Name extends TableName> = [TableName] extends [Name]
  ? Fields
  : Pick<RowOf<Name>, InitialFieldOf<Name> & keyof RowOf<Name>> & Partial<RowOf<Name>>;

/** What somebody typed: values for fields, a change of the note. */
export interface Typed {
  readonly fields: Fields;
  readonly notes: NotesOps | null;
  /** What others had written into the note that was not on the screen, as it applies after what was typed. */
  readonly unseen?: readonly NotesOps[];
}

/** What was typed and is not yet part of an upload. */
export interface Pending extends Typed {
  /**
   * The revision of the row that the person saw when they began to type it. It stays when a newer row comes below,
   * so that the server can tell a collision from a later edit.
   */
  readonly baseRev: number;
}

/** For which occurrences of a goal that repeats something was done, and what it makes of their series meanwhile. */
export interface Scope {
  readonly mode: EditScope;
  readonly effects: readonly SeriesEffect[];
  /** Later ones compare greater. */
  readonly order: string;
}

/** Something typed for several occurrences. It travels alone, before what was typed for this one. */
export interface ScopedEdit extends Pending, Scope {}

/** One upload, prepared and stored before it leaves, so that after a crash the same key is sent again. */
export interface Inflight extends Pending {
  /** When it is meant for several occurrences of a goal that repeats. */
  readonly scope?: Scope | undefined;
  /** The `Idempotency-Key`. */
  readonly key: string;
  readonly kind: 'create' | 'update' | 'delete' | 'restore';
  /** The revision of the notes that the change was made on. */
  readonly notesBaseRev: number;
}

/** Why an upload was refused; it is not sent again by the same engine until the person changes something. */
export interface SyncFailure {
  readonly httpStatus: number;
  readonly errorMessage: string;
  readonly errorCode: string;
  readonly syncEngineVersion: number;
}

/** News from the feed about one record. */
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
      /** In place of `rev` where a full reading did not meet it: the scope's version then. */
      readonly unmetAt?: number;
    };

/** A value of one's own that the server took, and the row's revision then. */
export interface OwnValue {
  readonly value: unknown;
  readonly rev: number;
  readonly at: Instant;
}

/**
 * What the person wants of a thing: that it is there, that it is deleted, that it comes back.
 * `deleted` is a deletion the server has confirmed and the feed has not yet told.
 */
export type Wish = 'keep' | 'delete' | 'deleted' | 'restore';

/** What a thing on this device is, whatever becomes of it. */
interface Thing<Name extends TableName> {
  /** Local and for ever: the first temporary id, or the id of what came from the server. */
  readonly key: string;
  readonly table: Name;
  readonly scope: string;
  readonly pending: Pending | null;
  /** What was typed for several occurrences and is not yet part of an upload, in order; none where it is not there. */
  readonly scoped?: readonly ScopedEdit[] | undefined;
  readonly own: Readonly<Record<string, OwnValue>>;
  /**
   * What others did to the note last, since something was typed into it here; each as it applies to the note as it was
   * seen then. Two texts do not tell whose of two equal letters is new: an open note takes it from here.
   */
  readonly woven?: readonly NotesOps[] | undefined;
  readonly createdAt: Instant;
}

/** The server has given it an id, or its series has. */
interface Named<Name extends TableName> {
  readonly id: string;
  readonly tempId: string | null;
  /** Null when all that is left of it is that it shall come back. */
  readonly base: KnownRow<Name> | null;
  readonly recreatedFrom: null;
}

/** Made here, and no answer yet tells its id. */
interface Nameless {
  readonly id: null;
  readonly tempId: string;
  readonly base: null;
  readonly recreatedFrom: null;
}

/** Made anew, since the server does not know any more what it is made from. Under another id it may be there already. */
interface MadeAnew extends Omit<Nameless, 'recreatedFrom'> {
  readonly recreatedFrom: string;
}

/** Nothing of it is on its way. */
interface Resting {
  readonly inflight: null;
  readonly syncFailed: null;
}

/** An upload of it is on its way, or will be sent again. */
interface Uploading {
  readonly inflight: Inflight;
  readonly syncFailed: null;
}

/** Its last upload was refused. */
interface Refused {
  readonly inflight: null;
  readonly syncFailed: SyncFailure;
}

interface UpToDate {
  readonly ahead: null;
}

interface Waiting {
  /** The newest news that came while it could not be taken in. */
  readonly ahead: Arrival | null;
}

/** News waits for the answer to an upload, and for what a thing made anew has become one with. */
type Progress<Name extends TableName> =
  | ((Named<Name> | Nameless) & (((Resting | Refused) & UpToDate) | (Uploading & Waiting)))
  | (MadeAnew & (Resting | Refused | Uploading) & Waiting);

/** What the person wants of it. */
export type Wished =
  | {
      readonly wish: 'keep';
      /** The key of the goal it was deleted together with, here and not yet everywhere. */
      readonly deletedWith: string | null;
      readonly deletion?: undefined;
    }
  | { readonly wish: 'restore'; readonly deletedWith: null; readonly deletion?: undefined }
  | {
      readonly wish: 'delete' | 'deleted';
      readonly deletedWith: null;
      /** For which occurrences it is meant; this one where it is not there. */
      readonly deletion?: Scope | undefined;
    };

/** One replicated thing on this device: what the server last said, what is on its way, what was typed since. */
export type SyncRecord<Name extends TableName = TableName> = Thing<Name> & Progress<Name> & Wished;

/** Whether a record is of a table. */
export function isOf<Name extends TableName>(record: SyncRecord, table: Name): record is SyncRecord<Name> {
  return record.table === table;
}

/** A value, an edit or an upload that found no place, kept until the person decides. */
export interface Shelved {
  readonly reason: 'overwritten' | 'deletedElsewhere' | 'spaceLeft' | 'partRefused';
  readonly table: TableName;
  readonly key: string;
  readonly id: string | null;
  readonly scope: string;
  /** What the thing was called when this happened. */
  readonly name: string;
  readonly fields: Fields;
  readonly notes: NotesOps | null;
  readonly notesText: string;
}

/** A record's next state, null when it is no more, and what goes to the shelf on the way. */
export interface Step {
  readonly record: SyncRecord | null;
  readonly shelved: readonly Shelved[];
}

/**
 * The revision that something is told to be made on: none where nobody knows, as before the first word of a server that
 * was restored from a backup, whose revisions are others.
 */
export function knownRev(rev: number | undefined): number {
  return Math.max(rev ?? 0, 0);
}

/** To be spread over a record: nothing of it is on its way, nothing was refused. What news waited is dropped with it. */
export const atRest = { inflight: null, ahead: null, syncFailed: null } as const;

/** To be spread over a record: it shall be there. */
export const wanted = { wish: 'keep', deletedWith: null, deletion: undefined } as const;

/** To be spread over a record: it was deleted, and shall come back. */
export const wantedBack = { ...wanted, wish: 'restore' } as const;

/** To be spread over a record: nothing was typed into it that the server does not have. */
export const untyped = { pending: null, scoped: undefined } as const;

const noEdits: readonly ScopedEdit[] = [];

/** What was typed for several occurrences and is not yet part of an upload. */
export function scopedEdits({ scoped }: SyncRecord): readonly ScopedEdit[] {
  return scoped ?? noEdits;
}

/**
 * Whether the server has a thing. It has not what was made here and not yet answered; nor, under its own id, an occurrence
 * of a repeating goal that nobody has touched there.
 */
export function isOnServer({ id, base }: SyncRecord): boolean {
  return id !== null && base?.rev !== 0;
}

/** Whether something typed here has not reached the server yet. */
export function isUnsent(record: SyncRecord): boolean {
  // Deleted on the server, or about to be with its parent: nothing of it is wanted there any more.
  if (record.deletedWith !== null || record.wish === 'deleted') return false;
  return (
    record.inflight !== null ||
    record.pending !== null ||
    scopedEdits(record).length > 0 ||
    record.wish === 'delete' ||
    record.wish === 'restore'
  );
}

/** Whether the server refused what was typed, so that nothing is sent until the person changes something. */
export function isParked(record: SyncRecord, engineVersion: number): boolean {
  return record.syncFailed !== null && record.syncFailed.syncEngineVersion >= engineVersion;
}

/** A record with something else in the row below what was typed, where there is one. */
export function onRow(record: SyncRecord, fields: Fields): SyncRecord {
  return record.base === null ? record : { ...record, base: { ...record.base, ...fields } };
}

/** What every record begins as. */
export const begun = { ...atRest, ...wanted, recreatedFrom: null, own: {} } as const;

/** A record for a row that this device had not heard of. */
export function recordOfRow<Name extends TableName>(
  table: Name,
  scope: string,
  row: RowOf<Name> | ServerRow,
  at: Instant,
): SyncRecord<Name> {
  // A row is JSON that the server wrote for this table.
  const base = row as KnownRow<Name>;
  const tempId = base.tempId ?? null;
  return { ...begun, key: row.id, table, scope, id: row.id, tempId, base, pending: null, createdAt: at };
}

/** A record for something made here; `tempId` stays its key for ever. */
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
