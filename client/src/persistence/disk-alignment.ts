import { isSame } from '@cairn/core/same';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { LocalChanges } from './local-change.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';
import type { Replica } from '../replica/replica.ts';

export class DiskAlignment {
  readonly #replica: Replica;
  readonly #changes: LocalChanges;
  readonly #unmet = new Map<string, SyncRecord>();

  /** @param known records that may differ on the disk, or be missing there */
  constructor(replica: Replica, changes: LocalChanges, known: Iterable<SyncRecord>) {
    this.#replica = replica;
    this.#changes = changes;
    for (const record of known) this.#unmet.set(refKey(record), record);
  }

  /** @returns records that differed in memory */
  take(portion: readonly SyncRecord[]): readonly RecordRef[] {
    const differing = portion.filter((record) => {
      const known = this.#unmet.get(refKey(record));
      this.#unmet.delete(refKey(record));
      // A record that changed in memory meanwhile is newer than the stored one.
      return (
        known === this.#replica.record(record) && !this.#changes.isUnderWay(record) && !isSame(known, record)
      );
    });
    if (differing.length > 0) this.#replica.apply(differing);
    return differing.map(({ table, key }) => ({ table, key }));
  }

  /**
   * Reads again the records that no portion contained, and drops records missing on the disk.
   *
   * @returns all records that were read again
   */
  async end(): Promise<readonly RecordRef[]> {
    const unmet = [...this.#unmet.values()].map(({ table, key }) => ({ table, key }));
    if (unmet.length > 0) await this.#changes.reread(unmet);
    return unmet;
  }
}
