import { isSame } from '@cairn/core/same';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { LocalChanges } from './local-change.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';
import type { Replica } from '../replica/replica.ts';

/** Brings the memory in line with the disk, portion by portion, while people go on typing. */
export class DiskAlignment {
  readonly #replica: Replica;
  readonly #changes: LocalChanges;
  readonly #unmet = new Map<string, SyncRecord>();

  /** @param known what is in memory and may be otherwise on the disk, or not there any more */
  constructor(replica: Replica, changes: LocalChanges, known: Iterable<SyncRecord>) {
    this.#replica = replica;
    this.#changes = changes;
    for (const record of known) this.#unmet.set(refKey(record), record);
  }

  /**
   * Takes over what the disk holds.
   *
   * @returns what was otherwise in memory
   */
  take(portion: readonly SyncRecord[]): readonly RecordRef[] {
    const differing = portion.filter((record) => {
      const known = this.#unmet.get(refKey(record));
      this.#unmet.delete(refKey(record));
      // What changed in memory since the portion was asked for is newer than it.
      return (
        known === this.#replica.record(record) && !this.#changes.isUnderWay(record) && !isSame(known, record)
      );
    });
    if (differing.length > 0) this.#replica.apply(differing);
    return differing.map(({ table, key }) => ({ table, key }));
  }

  /**
   * Looks once more for what no portion held, and drops what is not there.
   *
   * @returns what that was
   */
  async end(): Promise<readonly RecordRef[]> {
    const unmet = [...this.#unmet.values()].map(({ table, key }) => ({ table, key }));
    if (unmet.length > 0) await this.#changes.reread(unmet);
    return unmet;
  }
}
