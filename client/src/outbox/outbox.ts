import type { SyncRecord } from '@cairn/core/sync/record';
import { isPassing, retryDelayMs } from '@cairn/core/sync/retry';
import type { Environment, Stop } from '../environment/environment.ts';
import type { Replica } from '../replica/replica.ts';
import { type RecordRef, refKey, StorageRefused, type StoreChange } from '../store/account-store.ts';
import { NoAnswer, type WireAnswer } from '../wire/wire.ts';
import { answersOf, Batch, batchRequest, leastInBatch, maxInBatch } from './batch.ts';
import { Preparation } from './preparation.ts';
import { type IdOf, type Uploads, uploadOf } from './upload.ts';
import { isCutOffByDeletion, restoreRequest, uploadRequest } from './upload-request.ts';
import { type Settlement, settlementOf } from './settlement.ts';
import { entryAt } from '../entry-at.ts';

/** Requests at the same time, each of other records. */
const lanes = 4;
/** How many records are looked at for a batch, so that thousands of changes between new goals hold nothing up. */
const maxLooked = 2 * maxInBatch;

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

/** An upload with its answer. */
interface Answered {
  readonly prepared: SyncRecord;
  readonly answer: WireAnswer;
  /** Whether the goal was restored right before. */
  readonly isBroughtBack?: boolean;
}

/**
 * Sends what was typed in at most four requests at a time: one upload each, or many new goals in one batch.
 *
 * The procedure for one record: prepare it with a fresh key and store that; send; store what the answer makes of it.
 * A crash at any point is healed by sending the stored upload again with its key. Only the leading tab runs one.
 */
export class Outbox {
  readonly #environment: Environment;
  readonly #replica: Replica;
  readonly #uploads: Uploads;
  readonly #listener: OutboxListener;
  readonly #holdsScope: (scope: string) => boolean;
  readonly #preparation: Preparation;
  readonly #sending = new Set<string>();
  #requests = 0;
  /** How many goals the next batch takes; less than {@link leastInBatch} while batches get no answer. */
  #maxTogether = maxInBatch;
  #failures = 0;
  #mode: Mode = { is: 'stopped' };

  constructor(
    environment: Environment,
    replica: Replica,
    uploads: Uploads,
    holdsScope: (scope: string) => boolean,
    listener: OutboxListener,
  ) {
    this.#environment = environment;
    this.#replica = replica;
    this.#uploads = uploads;
    this.#holdsScope = holdsScope;
    this.#listener = listener;
    this.#preparation = new Preparation(environment, replica, uploads, (change) => listener.changed(change));
  }

  /** Begins to send, as if it had never failed: the tab leads now, or the network is back. */
  start(): void {
    this.#failures = 0;
    this.#maxTogether = maxInBatch;
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
    if (this.#requests >= lanes) return;
    const free = lanes - this.#requests;
    const batch = new Batch(Math.floor(this.#maxTogether));
    const ready: SyncRecord[] = [];
    let looked = 0;
    // In the order in which they were typed; no further than there is room, so that a paste of thousands goes out fast.
    for (const record of this.#replica.unsentRecords()) {
      if (this.#sending.has(refKey(record))) continue;
      looked += 1;
      // Refused and waiting records take no lane, so they do not end the search.
      const isEnough = looked > maxLooked || batch.records.size === 0;
      if (batch.isFull || (isEnough && ready.length >= free)) break;
      if (!this.#preparation.isReady(record)) continue;
      if (this.#preparation.mayGoTogether(record)) batch.take(record);
      ready.push(record);
    }
    const together = batch.records.size < leastInBatch ? none : batch.records;
    // One batch at a time: the next one waits for the lock of its space anyway.
    if (together.size > 0 && !this.#isBatchUnderWay) void this.#uploadTogether([...together]);
    for (const record of ready) {
      if (this.#requests >= lanes) return;
      if (!together.has(record)) void this.#upload({ table: record.table, key: record.key });
    }
  }

  /** Every other request is about one record. */
  get #isBatchUnderWay(): boolean {
    return this.#sending.size > this.#requests;
  }

  async #upload(ref: RecordRef): Promise<void> {
    await this.#request([ref], async () => {
      const prepared = await this.#preparation.prepare(ref);
      if (!prepared?.inflight) return;
      const { wire } = this.#environment;
      const upload = uploadOf(this.#uploads, prepared);
      const request = uploadRequest(upload, prepared, prepared.inflight, this.#idOf);
      const isBroughtBack = isCutOffByDeletion(prepared);
      const back = isBroughtBack ? await wire.send(restoreRequest(upload, prepared)) : null;
      const answer = back && back.httpStatus >= 300 ? back : await wire.send(request);
      if (answer.httpStatus < 300) this.#maxTogether = Math.min(maxInBatch, this.#maxTogether + 1 / 4);
      await this.#settle([{ prepared, answer, isBroughtBack }]);
    });
  }

  /** Sends new goals in one request, each of them prepared as if it went by itself. */
  async #uploadTogether(records: readonly SyncRecord[]): Promise<void> {
    const refs = records.map(({ table, key }) => ({ table, key }));
    await this.#request(refs, async () => {
      const prepared = await this.#preparation.prepareTogether(refs);
      if (prepared.length === 0) return;
      // Until it is answered, the next one is smaller: on a slow network fewer goals arrive in time.
      this.#maxTogether /= 2;
      const upload = uploadOf(this.#uploads, entryAt(prepared, 0));
      const answer = await this.#environment.wire.send(batchRequest(upload, prepared, this.#idOf));
      const answers = answersOf(answer, prepared.length);
      if (answers) this.#maxTogether = Math.min(maxInBatch, this.#maxTogether * 4);
      const isLeftOpen = answer.httpStatus === 401 || isPassing(answer.httpStatus);
      if (answers)
        await this.#settle(prepared.map((one, at) => ({ prepared: one, answer: answers[at] ?? answer })));
      else if (isLeftOpen) await this.#settle(prepared.slice(0, 1).map((one) => ({ prepared: one, answer })));
      else for (const record of prepared) this.#preparation.sendAlone(record);
    });
  }

  /** Takes a lane for one request about some records. */
  async #request(refs: readonly RecordRef[], send: () => Promise<void>): Promise<void> {
    for (const ref of refs) this.#sending.add(refKey(ref));
    this.#requests += 1;
    this.#listener.busy(this.#requests);
    try {
      await send();
    } catch (failure) {
      // Whatever went wrong, the upload stands as it was stored, and is sent again with its key.
      this.#pause(failure instanceof NoAnswer);
      if (!(failure instanceof NoAnswer || failure instanceof StorageRefused)) throw failure;
    } finally {
      for (const ref of refs) this.#sending.delete(refKey(ref));
      this.#requests -= 1;
      this.#listener.busy(this.#requests);
    }
    this.nudge();
  }

  readonly #idOf: IdOf = (table, key) => this.#replica.recordById(table, key)?.id ?? this.#replica.keyOf(key);

  /** Stores what the answers make of their records, in one transaction: lost in a crash, all are sent again. */
  async #settle(uploads: readonly Answered[]): Promise<void> {
    const settlements = uploads.flatMap((upload) => this.#settlementOf(upload) ?? []);
    if (settlements.length === 0) return;
    const change = await this.#environment.store.change(
      settlements.flatMap(({ refs }) => refs),
      (records) => {
        const parts = settlements.map(({ decide }) => decide(records));
        return {
          put: parts.flatMap(({ put }) => put),
          remove: parts.flatMap(({ remove }) => remove),
          shelve: parts.flatMap(({ shelve }) => shelve),
        };
      },
      // Lost in a crash, it is sent again with the same key and comes out the same.
      'relaxed',
    );
    this.#listener.changed(change);
  }

  /** What an answer changes; null where it leaves open what became of the upload. */
  #settlementOf({ prepared, answer, isBroughtBack = false }: Answered): Settlement | null {
    if (answer.httpStatus === 401) {
      if (this.#mode.is !== 'stopped') this.#enter({ is: 'signedOut' });
      this.#listener.signedOut();
      return null;
    }
    if (isPassing(answer.httpStatus)) {
      this.#pause(false);
      return null;
    }
    this.#failures = 0;
    this.#listener.reached(true);
    // Taken back while this was on its way: only when it is there again does its key tell whether it was heard before.
    const now = this.#replica.record(prepared);
    if (answer.httpStatus === 410 && !isBroughtBack && now && isCutOffByDeletion(now)) return null;
    return settlementOf(
      {
        environment: this.#environment,
        replica: this.#replica,
        uploads: this.#uploads,
        holdsScope: this.#holdsScope,
      },
      prepared,
      answer,
    );
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

const none: ReadonlySet<SyncRecord> = new Set();
