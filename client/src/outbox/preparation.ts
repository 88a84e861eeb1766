import { isNextForSeveral, preparedRecord } from '@cairn/core/sync/prepared-record';
import { isOnServer, isParked, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { entryAt } from '../entry-at.ts';
import type { Environment } from '../environment/environment.ts';
import type { Replica } from '../replica/replica.ts';
import { beginWishesOf } from '../replica/series-holders.ts';
import { type RecordRef, refKey, type StoreChange } from '../store/account-store.ts';
import { aboveNext } from './above.ts';
import { isForBatch } from './batch.ts';
import type { Uploads } from './upload.ts';
import { waitsForTree } from './waits-for-tree.ts';

export class Preparation {
  readonly #environment: Environment;
  readonly #replica: Replica;
  readonly #uploads: Uploads;
  readonly #changed: (change: StoreChange) => void;
  /** Sending each goal of a refused batch alone reveals the faulty one. */
  readonly #alone = new Set<string>();

  constructor(
    environment: Environment,
    replica: Replica,
    uploads: Uploads,
    changed: (change: StoreChange) => void,
  ) {
    this.#environment = environment;
    this.#replica = replica;
    this.#uploads = uploads;
    this.#changed = changed;
  }

  sendAlone(ref: RecordRef): void {
    this.#alone.add(refKey(ref));
  }

  mayGoTogether(record: SyncRecord): boolean {
    return (
      isForBatch(record) &&
      !this.#alone.has(refKey(record)) &&
      unknownAbove(record, this.#replica).length === 0
    );
  }

  isReady(record: SyncRecord): boolean {
    if (preparedRecord(record, '', syncEngineVersion) === null) return false;
    if (this.#uploads(record.table)?.waits(record, this.#replica)) return false;
    if (waitsForTree(record, this.#replica)) return false;
    if (isNextForSeveral(record)) return true;
    // A record waits until its parent has an id. Subgoals also wait while their parent starts to repeat,
    // because a goal with subgoals cannot repeat. If the parent is not on this device, the server decides.
    return aboveNext(record).every(({ table, id }) => {
      const above = this.#replica.recordById(table, id);
      if (above === undefined) return true;
      return isOnServer(above) && (beginWishesOf(above).length === 0 || isParked(above, syncEngineVersion));
    });
  }

  prepare(ref: RecordRef): Promise<SyncRecord | undefined> {
    return this.#prepare(ref, false);
  }

  /** @param isAboveSought whether the parents were already looked up on the disk */
  async #prepare(ref: RecordRef, isAboveSought: boolean): Promise<SyncRecord | undefined> {
    const { store, newId } = this.#environment;
    const key = newId();
    let stored: SyncRecord | undefined;
    let above: readonly RecordRef[] = [];
    const change = await store.change(
      [ref],
      (records) => {
        const record = records.get(refKey(ref));
        stored = record;
        above = record && !isAboveSought ? unknownAbove(record, this.#replica) : [];
        // Another tab may have stored a newer edit, which may have to wait.
        const isReady = record !== undefined && above.length === 0 && this.isReady(record);
        const prepared = isReady ? this.#withKey(record, key) : null;
        return { put: prepared ? [prepared] : [], remove: [], shelve: [] };
      },
      'strict',
    );
    if (above.length > 0) {
      const put = await store.read(above);
      if (put.length > 0) this.#changed({ ...change, put });
      return this.#prepare(ref, true);
    }
    if (change.put.length > 0) this.#changed(change);
    // Another tab sent the edit already, so the disk has nothing to send.
    else if (stored) this.#changed({ ...change, put: [stored] });
    else this.#changed({ ...change, remove: [ref] });
    return change.put[0];
  }

  /** Records that no longer fit the batch are left out, and sent later. */
  async prepareTogether(refs: readonly RecordRef[]): Promise<readonly SyncRecord[]> {
    const { store, newId } = this.#environment;
    const keys = refs.map(() => newId());
    const change = await store.change(
      refs,
      (records) => {
        const put = refs.flatMap((ref, at) => {
          const record = records.get(refKey(ref));
          const isReady = record !== undefined && this.mayGoTogether(record) && this.isReady(record);
          return (isReady && this.#withKey(record, entryAt(keys, at))) || [];
        });
        return { put, remove: [], shelve: [] };
      },
      'strict',
    );
    const unprepared = refs.filter((ref) => !change.put.some((one) => one.key === ref.key));
    const found = unprepared.length === 0 ? [] : await store.read(unprepared);
    const missing = unprepared.filter((ref) => !found.some((one) => refKey(one) === refKey(ref)));
    this.#changed({ ...change, put: [...change.put, ...found], remove: missing });
    return change.put;
  }

  #withKey(record: SyncRecord, key: string): SyncRecord | null {
    const prepared = this.#inParts(record, preparedRecord(record, key, syncEngineVersion));
    // With the rule `keyBeforeSend` off, each try gets a new key.
    return prepared?.inflight && !this.#environment.rules.keyBeforeSend
      ? { ...prepared, inflight: { ...prepared.inflight, key } }
      : prepared;
  }

  #inParts(before: SyncRecord, prepared: SyncRecord | null): SyncRecord | null {
    if (before.inflight !== null || !prepared?.inflight) return prepared;
    const { inflight } = prepared;
    const parts = this.#uploads(prepared.table)?.nextPart(inflight.fields, before, this.#replica);
    if (!parts) return prepared;
    const [fields, later] = parts;
    const pending = { fields: later, notes: null, baseRev: inflight.baseRev };
    return { ...prepared, inflight: { ...inflight, fields }, pending };
  }
}

function unknownAbove(record: SyncRecord, replica: Replica): readonly RecordRef[] {
  return aboveNext(record).flatMap(({ table, id }) =>
    replica.recordById(table, id) ? [] : [{ table, key: id }],
  );
}
