import type { SyncRecord } from '@cairn/core/sync/record';
import { clientBuild } from '../client-build.ts';
import type { Environment, Stop } from '../environment/environment.ts';
import { type RecordRef, refKey, type ShelfEntry } from '../store/account-store.ts';
import type { LocalChanges, UnderWay } from './local-change.ts';

/** What a page had under way when it was left, as text: changes that its screen showed and the disk may not have. */
export interface JournalText {
  readonly build: number;
  /** In the order in which they were made. */
  readonly changes: readonly JournalChange[];
}

/** One of these changes. */
export interface JournalChange {
  /** Counts the changes of its page. */
  readonly number: number;
  readonly records: readonly {
    readonly ref: RecordRef;
    /** As the change found it; null where there was none. */
    readonly before: SyncRecord | null;
    /** As it left it; null where it took it away. */
    readonly after: SyncRecord | null;
  }[];
  readonly shelve: readonly ShelfEntry[];
  readonly unshelve: readonly string[];
}

/**
 * Writes down what this page has under way when it is left.
 *
 * The disk is read before it is written, and whoever leaves a page within these few milliseconds ends the transaction. What
 * the screen had shown by then is brought to the disk at the next opening (`finish-journals.ts`). Nothing is written while
 * a page is used.
 */
export function keepJournal({ journals, newId, rules, whenLeft }: Environment, changes: LocalChanges): Stop {
  // Made when it is first needed; whoever is left later has a greater one.
  let name = '';
  let isLeft = false;
  let isWritten = false;
  const leave = () => {
    isLeft = true;
    // What is being committed is in the hands of the browser.
    const open = [...changes.underWay].filter(({ isCommitted }) => !isCommitted);
    if (open.length === 0 || !rules.journalWhenLeft) return;
    name ||= newId();
    isWritten = true;
    for (const change of open) change.mark = { journal: name, number: change.number };
    const text: JournalText = { build: clientBuild, changes: open.map(told) };
    journals.write(name, JSON.stringify(text));
  };
  changes.moved = () => {
    // Said while the page is being left, by whoever saves a text at the last moment.
    if (changes.underWay.size > 0) return isLeft ? leave() : undefined;
    isLeft = false;
    if (isWritten) journals.write(name, null);
    isWritten = false;
  };
  const stop = whenLeft(leave);
  return () => {
    stop();
    // Whoever is signed out meanwhile leaves nothing on this device.
    delete changes.moved;
  };
}

function told({
  number,
  before,
  shown: { put, remove = [], shelve = [], unshelve = [] },
}: UnderWay): JournalChange {
  const at = (ref: RecordRef) => before.get(refKey(ref)) ?? null;
  return {
    number,
    records: [
      ...put.map((after) => ({ ref: { table: after.table, key: after.key }, before: at(after), after })),
      ...remove.map((ref) => ({ ref: { table: ref.table, key: ref.key }, before: at(ref), after: null })),
    ],
    shelve,
    unshelve,
  };
}
