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

const lanes = 4;
const maxLooked = 2 * maxInBatch;

type Mode =
  /** Another tab leads, or there is no network. */
  | { readonly is: 'stopped' }
  | { readonly is: 'sending' }
  | {
      readonly is: 'pausing';
      /** True if the server did not answer; false if it asked for a later retry. */
      readonly hadNoAnswer: boolean;
      readonly end: Stop;
    }
  | { readonly is: 'signedOut' };

export interface OutboxListener {
  changed(change: StoreChange): void;
  signedOut(): void;
  reached(isReached: boolean): void;
  busy(uploads: number): void;
}

interface Answered {
  readonly prepared: SyncRecord;
  readonly answer: WireAnswer;
  readonly isBroughtBack?: boolean;
}

/**
 * Sends edits in at most four parallel requests, each one upload or one batch of new goals.
 *
 * An upload gets a fresh key and is stored, then sent, then its answer is stored. After a crash, it is sent
 * again with the same key. Only the leading tab runs an outbox.
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
  /** Maximum for the next batch. Falls below {@link leastInBatch} while batches get no answer. */
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

  /** Ignores earlier failures: this tab now leads, or the network is back. */
  start(): void {
    this.#failures = 0;
    this.#maxTogether = maxInBatch;
    this.#enter({ is: 'sending' });
    this.#fillLanes();
  }

  /** Call this when another request got an answer. Ends a pause after a missing answer. */
  heard(): void {
    if (this.#mode.is === 'pausing' && this.#mode.hadNoAnswer) this.wake();
  }

  /** The answer to an upload in flight still counts, if the record still has that upload. */
  stop(): void {
    this.#enter({ is: 'stopped' });
  }

  /** Ends any pause, and sends. */
  wake(): void {
    if (this.#mode.is === 'stopped' || this.#mode.is === 'signedOut') return;
    this.#enter({ is: 'sending' });
    this.#fillLanes();
  }

  /** Sends waiting edits, without ending a pause. */
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
    // Stop at a full batch, so that the upload of thousands of pasted goals starts quickly.
    for (const record of this.#replica.unsentRecords()) {
      if (this.#sending.has(refKey(record))) continue;
      looked += 1;
      // Refused and waiting records use no request, so continue the search.
      const isEnough = looked > maxLooked || batch.records.size === 0;
      if (batch.isFull || (isEnough && ready.length >= free)) break;
      if (!this.#preparation.isReady(record)) continue;
      if (this.#preparation.mayGoTogether(record)) batch.take(record);
      ready.push(record);
    }
    const together = batch.records.size < leastInBatch ? none : batch.records;
    // A second batch would wait for the first one's lock on the space.
    if (together.size > 0 && !this.#isBatchUnderWay) void this.#uploadTogether([...together]);
    for (const record of ready) {
      if (this.#requests >= lanes) return;
      if (!together.has(record)) void this.#upload({ table: record.table, key: record.key });
    }
  }

  /** Only a batch has more records than requests. */
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

  async #uploadTogether(records: readonly SyncRecord[]): Promise<void> {
    const refs = records.map(({ table, key }) => ({ table, key }));
    await this.#request(refs, async () => {
      const prepared = await this.#preparation.prepareTogether(refs);
      if (prepared.length === 0) return;
      // On a slow network, fewer goals may arrive in time.
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

  async #request(refs: readonly RecordRef[], send: () => Promise<void>): Promise<void> {
    for (const ref of refs) this.#sending.add(refKey(ref));
    this.#requests += 1;
    this.#listener.busy(this.#requests);
    try {
      await send();
    } catch (failure) {
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

  /** Stores answers in one transaction. If a crash loses the transaction, all uploads are sent again. */
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
      // A relaxed write is enough: after a crash, the same key gives the same answer.
      'relaxed',
    );
    this.#listener.changed(change);
  }

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
    // The deletion was undone while this upload was in flight. Keep the upload's key, so that the server does
    // not apply it twice after the restore.
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
    // Parallel requests fail together, which counts as one failure.
    if (this.#mode.is === 'pausing') this.#mode = { ...this.#mode, hadNoAnswer };
    if (this.#mode.is !== 'sending') return;
    this.#failures += 1;
    const delayMs = retryDelayMs(this.#failures, this.#environment.random());
    this.#enter({ is: 'pausing', hadNoAnswer, end: this.#environment.after(delayMs, () => this.wake()) });
  }
}

const none: ReadonlySet<SyncRecord> = new Set();
