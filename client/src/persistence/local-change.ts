import { isSame } from '@cairn/core/same';
import { typedSeeing } from '@cairn/core/sync/edited-record';
import { atRest, isOnServer, type SyncRecord, untyped } from '@cairn/core/sync/record';
import type { Replica } from '../replica/replica.ts';
import type { Environment } from '../environment/environment.ts';
import {
  type JournalMark,
  type RecordRef,
  refKey,
  type ShelfEntry,
  type StoreChange,
} from '../store/account-store.ts';
import type { LocalChange } from '../undo-stack/undo-entry.ts';

/** What becomes of some records. */
export interface RecordsChange {
  readonly put: readonly SyncRecord[];
  readonly remove?: readonly RecordRef[];
  readonly shelve?: readonly ShelfEntry[];
  /** Entries of the shelf that go with it. */
  readonly unshelve?: readonly string[];
}

/** Says what becomes of the named records; called twice, on what is in memory and on what is on the disk. */
export type DecideChange = (records: ReadonlyMap<string, SyncRecord>) => RecordsChange;

/** A change that is not made yet: which records it may touch, and what becomes of them. */
export interface Decision {
  readonly refs: readonly RecordRef[];
  readonly decide: DecideChange;
}

/** What those around it are told of the changes of this tab. */
export interface LocalChangeListener {
  /** Records are about to be stored. */
  changing(refs: readonly RecordRef[]): void;
  /** They are stored, and perhaps something on the shelf. */
  changed(refs: readonly RecordRef[], hasShelved: boolean): void;
}

/** A change on its way to the disk. */
export interface UnderWay {
  /** Counts the changes of this page. */
  readonly number: number;
  /** The records that it was decided on, and what became of them. */
  readonly before: ReadonlyMap<string, SyncRecord>;
  readonly shown: RecordsChange;
  /** What it has to leave on the disk when it stands in a journal (`keep-journal.ts`). */
  mark: JournalMark | null;
  isCommitted: boolean;
  /** As a field showed the record that was opened a while ago and has been written in now; null where there is none. */
  readonly opened: SyncRecord | null;
}

/** Tells what goes to the shelf with some records that are put, by what the disk holds. */
type Shelving = (
  put: readonly SyncRecord[],
  stored: ReadonlyMap<string, SyncRecord>,
) => readonly ShelfEntry[];

/**
 * Changes records on the screen at once and on the disk right after.
 *
 * The disk decides: another tab may have typed into the same record a moment ago, so there the change is made again on
 * what is stored, in one transaction, and the memory follows. When the disk refuses, the memory goes back to it.
 */
export class LocalChanges {
  readonly #replica: Replica;
  readonly #store: Environment['store'];
  readonly #rules: Environment['rules'];
  readonly #environment: Environment;
  readonly #listener: LocalChangeListener;
  /** Changes on their way to the disk, by record: only the last one may overwrite what the screen shows. */
  readonly #counts = new Map<string, number>();
  /** Everything that is on its way to the disk, in the order in which it was done. */
  readonly underWay = new Set<UnderWay>();
  /** Called when something sets out for the disk, and when something has come to its end. */
  moved?: () => void;
  #count = 0;
  /** What changes wait for; null for nothing. */
  waiting: Promise<void> | null = null;

  constructor(environment: Environment, replica: Replica, listener: LocalChangeListener) {
    this.#replica = replica;
    this.#store = environment.store;
    this.#rules = environment.rules;
    this.#environment = environment;
    this.#listener = listener;
  }

  /** Lets nothing to the disk before something else has come to its end, good or bad. */
  waitFor(work: Promise<void>): void {
    const waiting = Promise.allSettled([this.waiting, work]).then(() => {
      if (this.waiting === waiting) this.waiting = null;
    });
    this.waiting = waiting;
  }

  /**
   * Changes the named records. The screen follows before this returns.
   *
   * @param opened the record as a field showed it that was opened a while ago; null where nothing was written in one
   */
  change(refs: readonly RecordRef[], decide: DecideChange, opened: SyncRecord | null): LocalChange {
    const inMemory = new Map<string, SyncRecord>();
    for (const ref of refs) {
      const record = this.#replica.recordToChange(ref);
      if (record) inMemory.set(refKey(ref), record);
    }
    const shown = decide(inMemory);
    this.#replica.apply(shown.put, shown.remove);
    const changes = [...shown.put, ...(shown.remove ?? [])].map(({ table, key }) => ({
      ref: { table, key },
      before: inMemory.get(refKey({ table, key })),
      // An occurrence that was taken away is there again as its series says.
      after: this.#replica.recordToChange({ table, key }),
    }));
    const number = (this.#count += 1);
    const underWay: UnderWay = { number, before: inMemory, shown, mark: null, isCommitted: false, opened };
    this.underWay.add(underWay);
    this.moved?.();
    return { changes, saved: this.#write(refs, decide, underWay) };
  }

  async #write(refs: readonly RecordRef[], decide: DecideChange, underWay: UnderWay): Promise<void> {
    for (const ref of refs) this.#counts.set(refKey(ref), (this.#counts.get(refKey(ref)) ?? 0) + 1);
    try {
      if (this.waiting) await this.waiting;
      const shelve = underWay.opened ? await this.#shelving(underWay.opened) : null;
      this.#listener.changing(refs);
      let found: ReadonlyMap<string, SyncRecord> = new Map();
      const stored = await this.#store.change(
        refs,
        (stored, made): StoreChange => {
          found = stored;
          const nothing = { put: [], remove: [], shelve: [] };
          // Another page has found it in the journal and was quicker.
          if (made >= underWay.number) return nothing;
          // A record that another tab has removed from the disk is written again with this change; its upload learns what
          // happened to it. Edits that were unsent when it was removed are on the shelf already.
          const before = [...underWay.before].map(([name, record]) => [name, withoutUnsent(record)] as const);
          const change = decide(new Map([...before, ...stored]));
          return {
            ...nothing,
            ...change,
            put: change.put.map((record) => this.#asTyped(record, stored, underWay)),
            shelve: [...(change.shelve ?? []), ...(shelve?.(change.put, stored) ?? [])],
          };
        },
        'strict',
        {
          mark: () => underWay.mark,
          commits: () => {
            underWay.isCommitted = true;
          },
        },
      );
      const settled = this.#settledRefs(refs);
      const changed = new Set([...stored.put, ...stored.remove].map(refKey));
      // What it has left as it was may be otherwise there than on the screen, which has not followed the disk meanwhile.
      const left = refs.filter((ref) => !changed.has(refKey(ref)));
      const leftThere = left.flatMap((ref) => found.get(refKey(ref)) ?? []);
      const leftNowhere = left.filter((ref) => !found.has(refKey(ref)) && this.#replica.record(ref));
      this.#replica.apply(
        // Mostly the disk agrees with what the screen shows already, and nothing has to be drawn again.
        [...stored.put, ...leftThere].filter(
          (record) => settled.has(refKey(record)) && !isSame(this.#replica.record(record), record),
        ),
        [...stored.remove, ...leftNowhere].filter((ref) => settled.has(refKey(ref))),
      );
      this.#listener.changed(refs, stored.shelve.length > 0);
    } catch (refusal) {
      this.#settledRefs(refs);
      await this.reread(refs);
      throw refusal;
    } finally {
      // Not sooner: what the disk has refused is on the screen until now.
      this.underWay.delete(underWay);
      this.moved?.();
    }
  }

  /** Whether a change of this record has not reached the disk yet. */
  isUnderWay(ref: RecordRef): boolean {
    return this.#counts.size > 0 && this.#counts.has(refKey(ref));
  }

  /** Takes over what the disk holds, as after another tab's change. */
  async reread(refs: readonly RecordRef[]): Promise<void> {
    const records = await this.#store.read(refs);
    const found = new Set(records.map(refKey));
    const isFree = (ref: RecordRef) => !this.isUnderWay(ref);
    this.#replica.apply(
      records.filter((record) => isFree(record) && !isSame(this.#replica.record(record), record)),
      refs.filter((ref) => !found.has(refKey(ref)) && isFree(ref)),
    );
  }

  /** A record that was changed on the disk, as changed by somebody who saw what was in memory, or in a field. */
  #asTyped(
    record: SyncRecord,
    stored: ReadonlyMap<string, SyncRecord>,
    { before, opened }: UnderWay,
  ): SyncRecord {
    const name = refKey(record);
    const [found, shown] = [stored.get(name), before.get(name)];
    const seen = opened && refKey(opened) === name ? opened : shown;
    return found && seen && this.#rules.seenRevision ? typedSeeing(record, found, seen) : record;
  }

  /** What a change overwrites that nobody would hear of, for the shelf. */
  async #shelving(opened: SyncRecord): Promise<Shelving | null> {
    try {
      const { overwrittenEntries } = await import('./overwritten-entries.ts');
      return (put, stored) => overwrittenEntries(this.#environment, put, stored, opened);
    } catch {
      // Not on this device yet, and no network: what was typed is not kept waiting for it.
      return null;
    }
  }

  #settledRefs(refs: readonly RecordRef[]): ReadonlySet<string> {
    const settled = new Set<string>();
    for (const ref of refs) {
      const left = (this.#counts.get(refKey(ref)) ?? 1) - 1;
      if (left > 0) this.#counts.set(refKey(ref), left);
      else {
        this.#counts.delete(refKey(ref));
        settled.add(refKey(ref));
      }
    }
    return settled;
  }
}

function withoutUnsent(record: SyncRecord): SyncRecord {
  return isOnServer(record) ? { ...record, ...atRest, ...untyped } : record;
}
