import { type TableName, tableNames } from '@cairn/core/sync/tables/all-tables';
import type { FeedAnswer, ScopeRows } from '@cairn/contract/feed';
import { arrivedRecord, shelvedUnsent } from '@cairn/core/sync/arrived-record';
import {
  type Arrival,
  isUnsent,
  type LoggedNotesChange,
  recordOfRow,
  type ServerRow,
  type Shelved,
  type SyncRecord,
} from '@cairn/core/sync/record';
import { idName } from '@cairn/core/sync/id-name';
import { idUnder } from '@cairn/core/id-under';
import { treeTables } from '../outbox/tables-by-life.ts';
import type { Replica } from '../replica/replica.ts';
import {
  type FeedPosition,
  type FullReading,
  type HeldRef,
  type RecordRef,
  refKey,
} from '../store/account-store.ts';
import { heldRefs, metIn, readOn } from './full-reading.ts';

export interface Owner {
  readonly id: string;
  readonly code: string;
}

/**
 * Maximum of records that a page looks up on the disk. Unknown rows are looked up, because another tab may
 * have created a record with the same id, such as an edited occurrence. Pages with more unknown rows belong
 * to a first reading, before any edit.
 */
const maxLookedUp = 500;

interface AddressedArrival {
  readonly ref: RecordRef;
  readonly arrival: Arrival;
}

interface UnmetRef extends HeldRef {
  readonly scope: string;
}

export interface AddressedPage {
  /** Records to read from the disk, since this device may hold them. */
  readonly refs: readonly RecordRef[];
  readonly arrivals: readonly AddressedArrival[];
  readonly revokedScopes: readonly string[];
  readonly position: FeedPosition;
  /** Records missing in the full readings that end with this page. */
  readonly unmet: readonly UnmetRef[];
  readonly readUpTo: ReadonlyMap<string, number>;
  readonly forced: ReadonlySet<string>;
}

interface AddressedScope {
  readonly scope: string;
  readonly rows: ScopeRows;
  readonly addressed: readonly AddressedArrival[];
}

type ScopeNews = Pick<AddressedPage, 'revokedScopes' | 'unmet' | 'readUpTo' | 'forced'> &
  Pick<FeedPosition, 'scopes' | 'fullScopes'>;

/**
 * Matches rows with this device's records.
 *
 * @param matchesTempId whether rows may match local records by `tempId`, after the answer to a creation was
 *   lost
 */
export function addressedPage(
  page: FeedAnswer,
  replica: Replica,
  before: FeedPosition,
  own: Owner,
  matchesTempId: boolean,
): AddressedPage {
  const sent = addressedScopes(page, replica, own, matchesTempId);
  const { scopes, fullScopes, ...news } = scopeNewsOf(page, sent, replica, before);
  const arrivals = sent
    .flatMap(({ addressed }) => addressed)
    .filter((one) => news.forced.has(refKey(one.ref)) || !isKnown(replica, one));
  const isWhole = Object.keys(fullScopes).length === 0;
  return {
    ...news,
    arrivals,
    refs: refsToLookUp(replica, arrivals, news),
    position: {
      cursor: page.cursor,
      epoch: page.epoch,
      scopes,
      fullScopes,
      expected: isWhole ? null : (expectedGoals(page) ?? before.expected ?? null),
    },
  };
}

function addressedScopes(
  page: FeedAnswer,
  replica: Replica,
  own: Owner,
  matchesTempId: boolean,
): readonly AddressedScope[] {
  let made: ReadonlyMap<string, SyncRecord> | null = null;
  const refOf = (table: TableName, row: ServerRow): RecordRef => {
    const known = replica.recordById(table, row.id);
    if (known) return { table, key: known.key };
    const named = matchesTempId && row.tempId != null ? replica.recordById(table, row.tempId) : undefined;
    const isOwn =
      named && (row.createdBy === own.code || row.id === idOfMade(own, table, row.tempId ?? null));
    return { table, key: isOwn ? named.key : row.id };
  };
  const recordOf = (table: TableName, id: string) => {
    made ??= madeHere(replica, own);
    return replica.recordById(table, id) ?? made.get(id);
  };
  return Object.entries(page.scopes).flatMap(([scope, rows]) =>
    'revoked' in rows ? [] : [{ scope, rows, addressed: addressedScope(scope, rows, refOf, recordOf) }],
  );
}

function scopeNewsOf(
  page: FeedAnswer,
  sent: readonly AddressedScope[],
  replica: Replica,
  before: FeedPosition,
): ScopeNews {
  const isNewEpoch = before.epoch !== null && before.epoch !== page.epoch;
  const fullScopes: Record<string, FullReading> = { ...before.fullScopes };
  // Only this page shows the new epoch, so mark all held scopes now.
  if (isNewEpoch)
    for (const scope of before.scopes) fullScopes[scope] = { unmet: heldRefs(replica, scope), isNewEpoch };
  const revokedScopes = Object.keys(page.scopes).filter((scope) => !sent.some((one) => one.scope === scope));
  for (const scope of revokedScopes) delete fullScopes[scope];
  const revoked = new Set(revokedScopes);
  const scopes = [...new Set([...before.scopes, ...sent.map(({ scope }) => scope)])];
  const forced = readFullScopes(fullScopes, sent, replica, isNewEpoch);
  const unmet: UnmetRef[] = [];
  const readUpTo = new Map<string, number>();
  // A record missing in one scope may be on a later page of another scope, so all full readings end together.
  if (Object.values(fullScopes).every(({ readTo }) => readTo !== undefined)) {
    for (const [scope, { unmet: unmetHere, readTo = 0 }] of Object.entries(fullScopes)) {
      unmet.push(...unmetHere.map((ref) => ({ ...ref, scope })));
      readUpTo.set(scope, readTo);
      delete fullScopes[scope];
    }
  }
  return {
    scopes: scopes.filter((scope) => !revoked.has(scope)),
    fullScopes,
    revokedScopes,
    unmet,
    readUpTo,
    forced,
  };
}

/** Returns the records whose rows are applied even if they seem known. */
function readFullScopes(
  fullScopes: Record<string, FullReading>,
  sent: readonly AddressedScope[],
  replica: Replica,
  isNewEpoch: boolean,
): ReadonlySet<string> {
  const forced = new Set<string>();
  // A record that moved between two spaces is on a page of the new space, which may be read first.
  const there = sent.flatMap(({ addressed }) => addressed.filter(({ arrival }) => arrival.kind === 'row'));
  const readHere = sent.filter(({ rows }) => rows.full);
  for (const { scope, rows, addressed } of readHere) {
    const met = [...addressed, ...there].map(({ ref }) => ref);
    const coming = sent.flatMap((one) => comingTo(scope, one.addressed, replica));
    const read = readOn(replica, scope, rows, fullScopes[scope], { met, coming }, isNewEpoch);
    fullScopes[scope] = read.reading;
    for (const ref of read.forced) forced.add(refKey(ref));
  }
  for (const [scope, reading] of Object.entries(fullScopes)) {
    if (readHere.some((one) => one.scope === scope)) continue;
    const read = metIn(
      reading,
      there.map(({ ref }) => ref),
    );
    fullScopes[scope] = read.reading;
    for (const ref of read.forced) forced.add(refKey(ref));
  }
  return forced;
}

function refsToLookUp(
  replica: Replica,
  arrivals: readonly AddressedArrival[],
  { unmet, revokedScopes }: Pick<ScopeNews, 'unmet' | 'revokedScopes'>,
): readonly RecordRef[] {
  const refs = new Map<string, RecordRef>();
  const unknown = arrivals.filter(({ ref }) => !replica.record(ref));
  const isLookedUp = unknown.length < maxLookedUp ? () => true : (ref: RecordRef) => replica.record(ref);
  for (const { ref } of arrivals) if (isLookedUp(ref)) refs.set(refKey(ref), ref);
  const goneKeys = new Set(unmet.map((ref) => ref.key));
  for (const { ref, arrival } of arrivals) if (arrival.kind === 'gone') goneKeys.add(ref.key);
  const hidden = goneKeys.size === 0 ? [] : hiddenWith(replica, goneKeys);
  for (const ref of [...unmet, ...hidden]) refs.set(refKey(ref), ref);
  for (const scope of revokedScopes)
    for (const ref of heldRefs(replica, scope, true)) refs.set(refKey(ref), ref);
  return [...refs.values()];
}

function expectedGoals({ scopes }: FeedAnswer): number | null {
  let all: number | null = null;
  for (const page of Object.values(scopes))
    if ('goals' in page && page.goals !== undefined) all = (all ?? 0) + page.goals;
  return all;
}

/**
 * Returns records that this page moves to a scope. If the scope's full reading has no row for such a record,
 * the record has left again. Records already in the scope are excluded, since an earlier page may have
 * brought them.
 */
function comingTo(scope: string, addressed: readonly AddressedArrival[], replica: Replica): HeldRef[] {
  return addressed.flatMap(({ ref, arrival }) => {
    const record = replica.record(ref);
    const isNews = arrival.kind === 'gone' && arrival.movedTo === scope;
    return isNews && record && scopeOnServer(record) !== scope ? [{ ...ref, id: record.id }] : [];
  });
}

/** A known row needs no lookup: pages after a prelude repeat the prelude's rows. */
function isKnown(replica: Replica, { ref, arrival }: AddressedArrival): boolean {
  if (arrival.kind !== 'row') return false;
  const record = replica.record(ref);
  const isSame = record?.base?.rev === arrival.row.rev && record.base.version === arrival.row.version;
  return isSame && record.scope === arrival.scope && record.wish === 'keep' && !isUnsent(record);
}

/** Rows of other tables are for newer builds. */
const kept = new Set<string>(tableNames);

function addressedScope(
  scope: string,
  page: ScopeRows,
  refOf: (table: TableName, row: ServerRow) => RecordRef,
  recordOf: (table: TableName, id: string) => SyncRecord | undefined,
): readonly AddressedArrival[] {
  const arrivals: AddressedArrival[] = [];
  for (const { table, row } of page.rows) {
    if (!kept.has(table)) continue;
    const [plain, noteChanges] = withoutNoteChanges(row);
    arrivals.push({ ref: refOf(table, plain), arrival: { kind: 'row', scope, row: plain, noteChanges } });
  }
  for (const { table, id, rev, movedTo } of page.gone) {
    const known = recordOf(table, id);
    if (known)
      arrivals.push({ ref: { table, key: known.key }, arrival: { kind: 'gone', scope, rev, movedTo } });
  }
  return arrivals;
}

/** Most rows have no note changes and are not copied. */
function withoutNoteChanges(
  row: ServerRow & { readonly noteChanges?: readonly LoggedNotesChange[] },
): readonly [ServerRow, readonly LoggedNotesChange[] | null] {
  if (row.noteChanges === undefined) return [row, null];
  const { noteChanges, ...plain } = row;
  return [plain, noteChanges];
}

/**
 * Maps the future id to each record whose creation is in flight. Someone else may delete such a record before
 * its answer arrives, and the feed sends the tombstone only one time.
 */
function madeHere(replica: Replica, own: Owner): ReadonlyMap<string, SyncRecord> {
  const made = new Map<string, SyncRecord>();
  for (const record of replica.unsentRecords()) {
    const id =
      record.id === null && record.inflight !== null ? idOfMade(own, record.table, record.tempId) : null;
    if (id !== null) made.set(id, record);
  }
  return made;
}

/** The server derives the id from the temporary id; null without a usable one. */
function idOfMade(own: Owner, table: TableName, tempId: string | null): string | null {
  const name = tempId === null ? null : idName(table, tempId);
  return name === null ? null : idUnder(own.id, name);
}

function hiddenWith(replica: Replica, roots: ReadonlySet<string>): readonly RecordRef[] {
  const refs: RecordRef[] = [];
  for (const { table, key, deletedWith } of replica.treeRecords()) {
    if (deletedWith !== null && roots.has(deletedWith)) refs.push({ table, key });
  }
  return refs;
}

/** The scope by the latest news, even if the news waits for an upload's answer. */
function scopeOnServer({ scope, ahead }: SyncRecord): string {
  if (ahead?.kind === 'row') return ahead.scope;
  return ahead?.movedTo ?? scope;
}

export interface AppliedPage {
  readonly put: readonly SyncRecord[];
  readonly remove: readonly RecordRef[];
  readonly shelved: readonly Shelved[];
}

/**
 * @param at the current time, RFC 3339
 * @param waits see {@link arrivedRecord}
 */
export function appliedPage(
  page: AddressedPage,
  stored: ReadonlyMap<string, SyncRecord>,
  at: string,
  waits: boolean,
): AppliedPage {
  const current = new Map<string, SyncRecord | null>(stored);
  const shelved: Shelved[] = [];
  const touched = new Map<string, RecordRef>();
  const scopes = new Set(page.position.scopes);
  for (const { ref, arrival } of page.arrivals) {
    const name = refKey(ref);
    const record = current.get(name);
    if (!record) {
      if (arrival.kind === 'gone') continue;
      current.set(name, recordOfRow(ref.table, arrival.scope, arrival.row, at));
    } else {
      const step = arrivedRecord(record, arrival, (scope) => scopes.has(scope), page.forced.has(name), waits);
      if (step.record === record) continue;
      current.set(name, step.record);
      shelved.push(...step.shelved);
    }
    touched.set(name, ref);
  }
  const drop = (ref: RecordRef, record: SyncRecord) => {
    current.set(refKey(ref), null);
    touched.set(refKey(ref), ref);
    shelved.push(...shelvedUnsent(record, 'spaceLeft'));
  };
  for (const ref of page.unmet) {
    const record = current.get(refKey(ref));
    // The record moved to another scope after the reading began.
    if (record && scopeOnServer(record) !== ref.scope) continue;
    // The record has another id now: it was re-created or merged after the reading began.
    if (record && ref.id !== undefined && record.id !== ref.id) continue;
    // Unsent edits stay until their upload is answered.
    if (record && !isUnsent(record)) drop(ref, record);
    const unmetAt = page.readUpTo.get(ref.scope);
    if (!record?.inflight || unmetAt === undefined) continue;
    // If the server answered this upload before the reading, no tombstone follows.
    const ahead = { kind: 'gone', scope: record.scope, rev: 0, movedTo: null, unmetAt } as const;
    current.set(refKey(ref), { ...record, ahead });
    touched.set(refKey(ref), ref);
  }
  const isRevoked = new Set(page.revokedScopes);
  for (const name of stored.keys()) {
    const record = current.get(name);
    if (!record) continue;
    const scope = scopeOnServer(record);
    if (isRevoked.has(scope)) drop(record, record);
    else if (isRevoked.has(record.scope)) {
      current.set(name, { ...record, scope });
      touched.set(name, record);
    }
  }
  const isGone = (key: string) => treeTables.some((table) => current.get(refKey({ table, key })) === null);
  for (const [name, record] of stored) {
    // The root is deleted, but this record was moved out of its tree: show the record again.
    const isLeft = record.deletedWith !== null && isGone(record.deletedWith);
    const hidden = current.get(name);
    if (!isLeft || !hidden) continue;
    current.set(name, { ...hidden, deletedWith: null });
    touched.set(name, record);
  }
  const put: SyncRecord[] = [];
  const remove: RecordRef[] = [];
  for (const [name, ref] of touched) {
    const record = current.get(name);
    if (record) put.push(record);
    else remove.push(ref);
  }
  return { put, remove, shelved };
}
