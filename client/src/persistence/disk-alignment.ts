import { isSame } from '@cairn/core/same';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { LocalChanges } from './local-change.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';
import type { Replica } from '../replica/replica.ts';

export class DiskAlignment {
  readonly #replica: Replica;
  readonly #changes: LocalChanges;
  readonly #unmet = new Map<string, SyncRecord>();

  /**
   * Compares the memory with the disk.
   *
   * @param known records that may differ on the disk, or be missing there
   */
  constructor(replica: Replica, changes: LocalChanges, known: Iterable<SyncRecord>) {
    this.#replica = replica;
    this.#changes = changes;
    for (const record of known) this.#unmet.set(refKey(record), record);
  }

  /**
   * Applies records read from the disk.
   *
   * @returns the records that differed in memory
   */
  take(portion: readonly SyncRecord[]): readonly RecordRef[] {
    const differing = portion.filter((record) => {
      const known = this.#unmet.get(refKey(record));
      this.#unmet.delete(refKey(record));
      // A record that changed in memory after the read began is newer than the read one.
      return (
        known === this.#replica.record(record) && !this.#changes.isUnderWay(record) && !isSame(known, record)
      );
    });
    if (differing.length > 0) this.#replica.apply(differing);
    return differing.map(({ table, key }) => ({ table, key }));
  }

  /**
   * Reads the records that no portion held once more, and drops records that are missing.
   *
   * @returns all of these records
   */
  async end(): Promise<readonly RecordRef[]> {
    const unmet = [...this.#unmet.values()].map(({ table, key }) => ({ table, key }));
    if (unmet.length > 0) await this.#changes.reread(unmet);
    return unmet;
  }
}
