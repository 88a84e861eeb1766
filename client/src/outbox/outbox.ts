import { answeredRecord } from '@cairn/core/sync/answered-record';
import {
  afterTreeDeletion,
  isNextForSeveral,
  preparedRecord,
  type TreeDeletion,
} from '@cairn/core/sync/prepared-record';
import { joinedRecord } from '@cairn/core/sync/joined-record';
import { isOnServer, isParked, type SyncRecord } from '@cairn/core/sync/record';
import { isPassing, retryDelayMs, syncEngineVersion } from '@cairn/core/sync/retry';
import type { Environment, Stop } from '../environment.ts';
import type { Replica } from '../replica/replica.ts';
import { beginWishesOf } from '../replica/series-holders.ts';
import { type RecordRef, refKey, StorageRefused, type StoreChange } from '../store/account-store.ts';
import { NoAnswer, type WireAnswer } from '../wire/wire.ts';
import { fieldsToRecreate } from './fields-to-recreate.ts';
import { shelfEntries } from '../shelf/shelf-entries.ts';
import { seriesRefs, settledSeries } from './settled-series.ts';
import { aboveNext } from './above.ts';
import { type IdOf, uploadPlaceOf } from './upload-places.ts';
import { isCutOffByDeletion, restoreRequest, uploadAnswer, uploadRequest } from './upload-request.ts';
import { waitsForMove } from './waits-for-move.ts';
import { waitsForRemoval } from './waits-for-removal.ts';
import { waitsForSeries } from './waits-for-series.ts';
import { waitsForTree } from './waits-for-tree.ts';

/** Uploads at the same time, each of another record (`sync.md` §4.3). */
const lanes = 4;

/** What an upload of a table waits for, besides the goal above it. */
const ownWaits: Readonly<Record<string, (record: SyncRecord, replica: Replica) => boolean>> = {
  goals: (record, replica) => waitsForSeries(record, replica) || waitsForMove(record, replica),
  folder_goals: waitsForRemoval,
};

/** What an outbox does. */
type Mode =
  /** Another tab leads, or there is no network to try. */
  | { readonly is: 'stopped' }
  | { readonly is: 'sending' }
  /** The last try failed, and the next one waits. */
  | {
      readonly is: 'pausing';
      /** Whether it had no answer at all, where another one says that it does not go now. */
      readonly hadNoAnswer: boolean;
      readonly end: Stop;
    }
  /** The session has ended, and uploads rest until somebody signs in. */
  | { readonly is: 'signedOut' };

/** What the outbox tells those around it. */
export interface OutboxListener {
  /** Records and perhaps the shelf have been stored anew. */
  changed(change: StoreChange): void;
  /** The session has ended; uploads rest until somebody signs in. */
  signedOut(): void;
  /** Whether the server answered the last time it was asked. */
  reached(isReached: boolean): void;
  /** How many uploads are under way. */
  busy(uploads: number): void;
}

/**
 * Sends what was typed, at most four records at a time, one upload each (`sync.md` §4).
 *
 * The procedure for one record: prepare it with a fresh key and store that; send; store what the answer makes of it.
 * A crash at any point is healed by sending the stored upload again with its key. Only the leading tab runs one.
 */
export class Outbox {
  readonly #environment: Environment;
  readonly #replica: Replica;
  readonly #listener: OutboxListener;
  readonly #holdsScope: (scope: string) => boolean;
  readonly #sending = new Set<string>();
  #failures = 0;
  #mode: Mode = { is: 'stopped' };

  constructor(
    environment: Environment,
    replica: Replica,
    holdsScope: (scope: string) => boolean,
    listener: OutboxListener,
  ) {
    this.#environment = environment;
    this.#replica = replica;
    this.#holdsScope = holdsScope;
    this.#listener = listener;
  }

  /** Begins to send, as if it had never failed: the tab leads now, or the network is back. */
  start(): void {
    this.#failures = 0;
    this.#enter({ is: 'sending' });
    this.#fillLanes();
  }

  /** The server has answered something else: what had no answer need not wait for the end of its pause. */
  heard(): void {
    if (this.#mode.is === 'pausing' && this.#mode.hadNoAnswer) this.wake();
  }

  /** Sends nothing more; what is on its way is settled when its answer comes, if the upload is still the record's own. */
  stop(): void {
    this.#enter({ is: 'stopped' });
  }

  /** Sends what can be sent now, without waiting for a pause to end: the network is back, or something was typed. */
  wake(): void {
    if (this.#mode.is === 'stopped' || this.#mode.is === 'signedOut') return;
    this.#enter({ is: 'sending' });
    this.#fillLanes();
  }

  /** Sends after the pause, if there is one: something was typed while the server does not answer. */
  nudge(): void {
    if (this.#mode.is === 'sending') this.#fillLanes();
  }

  #enter(mode: Mode): void {
    if (this.#mode.is === 'pausing') this.#mode.end();
    this.#mode = mode;
  }

  #fillLanes(): void {
    if (this.#sending.size >= lanes) return;
    // In the order in which they were typed; no further than there are lanes, so that a paste of thousands goes out fast.
    for (const record of this.#replica.unsentRecords()) {
      if (this.#sending.size >= lanes) return;
      if (this.#sending.has(refKey(record)) || !this.#isReady(record)) continue;
      void this.#upload({ table: record.table, key: record.key });
    }
  }

  #isReady(record: SyncRecord): boolean {
    if (preparedRecord(record, '', syncEngineVersion) === null) return false;
    if (ownWaits[record.table]?.(record, this.#replica)) return false;
    if (waitsForTree(record, this.#replica)) return false;
    if (isNextForSeveral(record)) return true;
    // What is below something waits until that has an id, and until it repeats where it shall, which with subgoals it may not.
    // What is not here at all is for the server to judge.
    return aboveNext(record).every(({ table, id }) => {
      const above = this.#replica.recordById(table, id);
      if (above === undefined) return true;
      return isOnServer(above) && (beginWishesOf(above).length === 0 || isParked(above, syncEngineVersion));
    });
  }

  async #upload(ref: RecordRef): Promise<void> {
    this.#sending.add(refKey(ref));
    this.#listener.busy(this.#sending.size);
    try {
      const prepared = await this.#prepare(ref);
      if (prepared?.inflight) {
        const { wire } = this.#environment;
        const idOf: IdOf = (table, key) =>
          this.#replica.recordById(table, key)?.id ?? this.#replica.keyOf(key);
        const upload = uploadRequest(prepared, prepared.inflight, idOf);
        const isBroughtBack = isCutOffByDeletion(prepared);
        const back = isBroughtBack ? await wire.send(restoreRequest(prepared)) : null;
        const answer = back && back.httpStatus >= 300 ? back : await wire.send(upload);
        await this.#settle(prepared, answer, isBroughtBack);
      }
    } catch (failure) {
      // Whatever went wrong, the upload stands as it was stored, and is sent again with its key.
      this.#pause(failure instanceof NoAnswer);
      if (!(failure instanceof NoAnswer || failure instanceof StorageRefused)) throw failure;
    } finally {
      this.#sending.delete(refKey(ref));
      this.#listener.busy(this.#sending.size);
    }
    this.nudge();
  }

  /** @param isAboveSought whether what it is below of was looked for on the disk already */
  async #prepare(ref: RecordRef, isAboveSought = false): Promise<SyncRecord | undefined> {
    const { store, newId, rules } = this.#environment;
    const key = newId();
    let stored: SyncRecord | undefined;
    let above: readonly RecordRef[] = [];
    const change = await store.change(
      [ref],
      (records) => {
        const record = records.get(refKey(ref));
        stored = record;
        above = record && !isAboveSought ? unknownAbove(record, this.#replica) : [];
        // Another tab may have typed what has to wait for something, and its word has not come.
        const isReady = record !== undefined && above.length === 0 && this.#isReady(record);
        const prepared = isReady ? preparedRecord(record, key, syncEngineVersion) : null;
        // Without the rule an upload that is sent again is as good as a new one.
        const sent =
          prepared?.inflight && !rules.keyBeforeSend
            ? { ...prepared, inflight: { ...prepared.inflight, key } }
            : prepared;
        return { put: sent ? [sent] : [], remove: [], shelve: [] };
      },
      'strict',
    );
    if (above.length > 0) {
      const put = await store.read(above);
      if (put.length > 0) this.#listener.changed({ ...change, put });
      return this.#prepare(ref, true);
    }
    if (change.put.length > 0) this.#listener.changed(change);
    // Another tab was quicker, and its word has not come: the disk says that there is nothing to send.
    else if (stored) this.#listener.changed({ ...change, put: [stored] });
    else this.#listener.changed({ ...change, remove: [ref] });
    return change.put[0];
  }

  async #settle(prepared: SyncRecord, answer: WireAnswer, isBroughtBack: boolean): Promise<void> {
    const key = prepared.inflight?.key ?? '';
    if (answer.httpStatus === 401) {
      if (this.#mode.is !== 'stopped') this.#enter({ is: 'signedOut' });
      this.#listener.signedOut();
      return;
    }
    if (isPassing(answer.httpStatus)) {
      this.#pause(false);
      return;
    }
    this.#failures = 0;
    this.#listener.reached(true);
    // Taken back while this was on its way: only when it is there again does its key tell whether it was heard before.
    const now = this.#replica.record(prepared);
    if (answer.httpStatus === 410 && !isBroughtBack && now && isCutOffByDeletion(now)) return;
    const { store, rules } = this.#environment;
    // It may have been deleted here while this upload of it was under way.
    const isBeingDeleted =
      prepared.inflight?.kind === 'delete' || this.#replica.record(prepared)?.wish === 'delete';
    const below = isBeingDeleted ? this.#deletedWith(prepared.key) : [];
    const answered = uploadAnswer(prepared, answer);
    const twins = this.#twinsOf(prepared, answered.row?.id);
    const series = answered.row ? seriesRefs(prepared, this.#replica) : [];
    const change = await store.change(
      [prepared, ...below, ...twins, ...series],
      (records) => {
        const record = records.get(refKey(prepared));
        if (!record) return { put: [], remove: [], shelve: [] };
        const at = new Date(this.#environment.now()).toISOString();
        const step = answeredRecord(record, key, answered, {
          at,
          scopeOf: (row) => uploadPlaceOf(prepared).scopeOf?.(row) ?? prepared.scope,
          newTempId: () => `offline-${this.#environment.newId()}`,
          holdsScope: this.#holdsScope,
          fieldsToRecreate: (fields) => fieldsToRecreate(prepared.table, fields),
          editStaysOnTop: rules.editOnTop,
        });
        // An answer to what is no longer under way changes nothing, here neither.
        const isOwn = series.length > 0 && record.inflight?.key === key;
        const settled = isOwn ? settledSeries(prepared, answered.row, records, this.#replica, at) : null;
        let after = step.record;
        const shelved = [...step.shelved];
        const remove: RecordRef[] = [];
        for (const ref of twins) {
          const twin = records.get(refKey(ref));
          if (!twin || after?.id !== twin.id) continue;
          const joined = joinedRecord(after, twin);
          after = joined.record;
          shelved.push(...joined.shelved);
          remove.push(ref);
        }
        const put = after ? [after] : [];
        if (!after) remove.push({ table: prepared.table, key: prepared.key });
        const deletion = treeDeletionOf(step.record, answer.httpStatus);
        for (const ref of below) {
          const child = records.get(refKey(ref));
          if (deletion === null || child?.deletedWith !== prepared.key) continue;
          const after = afterTreeDeletion(child, deletion);
          if (after) put.push(after);
          else remove.push(ref);
        }
        put.push(...(settled?.put ?? []));
        remove.push(...(settled?.remove ?? []));
        return { put, remove, shelve: shelfEntries(shelved, this.#environment) };
      },
      // Lost in a crash, it is sent again with the same key and comes out the same.
      'relaxed',
    );
    this.#listener.changed(change);
  }

  /** Where a record may be of the same thing that was just made: another device has made it before (`sync.md` §2 "Recreating"). */
  #twinsOf({ table, key, id }: SyncRecord, givenId: string | undefined): readonly RecordRef[] {
    if (givenId === undefined || givenId === id) return [];
    const keys = new Set([givenId, this.#replica.recordById(table, givenId)?.key ?? givenId]);
    return [...keys].filter((other) => other !== key).map((other) => ({ table, key: other }));
  }

  #deletedWith(root: string): readonly RecordRef[] {
    const refs: RecordRef[] = [];
    for (const { table, key, deletedWith } of this.#replica.treeRecords()) {
      if (deletedWith === root) refs.push({ table, key });
    }
    return refs;
  }

  #pause(hadNoAnswer: boolean): void {
    this.#listener.reached(false);
    // Those that were under way together fail together; that is one failed try.
    if (this.#mode.is === 'pausing') this.#mode = { ...this.#mode, hadNoAnswer };
    if (this.#mode.is !== 'sending') return;
    this.#failures += 1;
    const delayMs = retryDelayMs(this.#failures, this.#environment.random());
    this.#enter({ is: 'pausing', hadNoAnswer, end: this.#environment.after(delayMs, () => this.wake()) });
  }
}

/** What the next upload is below of, as far as this tab has not heard of it; the disk may know it. */
function unknownAbove(record: SyncRecord, replica: Replica): readonly RecordRef[] {
  return aboveNext(record).flatMap(({ table, id }) =>
    replica.recordById(table, id) ? [] : [{ table, key: id }],
  );
}

function treeDeletionOf(after: SyncRecord | null, httpStatus: number): TreeDeletion | null {
  if (httpStatus === 404) return 'unknown';
  // Gone already, or refused because the space was left: what was hidden with it and is there is shown again.
  if (after === null || after.wish === 'keep') return 'told';
  return after.wish === 'deleted' ? 'done' : null;
}
