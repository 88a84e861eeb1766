import type { Shelved, SyncRecord } from '@cairn/core/sync/record';
import { replayedRecord } from '@cairn/core/sync/replayed-record';
import { clientBuild } from '../client-build.ts';
import type { Environment } from '../environment/environment.ts';
import { type RecordRef, refKey, type ShelfEntry, type StoreChange } from '../store/account-store.ts';
import type { JournalChange, JournalText } from './keep-journal.ts';

/**
 * Stores the unfinished changes of closed pages, oldest page first. A mark on the disk ensures that each
 * change is applied only one time, even if another page reads the same journal (`AccountStore.change`).
 *
 * @returns the changed records
 * @throws StorageRefused if the disk refuses a change; the journal stays for a retry
 */
export async function finishJournals(environment: Environment): Promise<readonly RecordRef[]> {
  const { journals } = environment;
  const changed: RecordRef[] = [];
  for (const [journal, text] of [...journals.read()].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { build, changes } = journalIn(text);
    // A journal of a newer build waits for a page of that build.
    if (build > clientBuild) continue;
    if (changes.length > 0) changed.push(...(await finish(environment, journal, changes)));
    // The page may be alive, and may have written a newer journal.
    if (journals.read().get(journal) === text) journals.write(journal, null);
  }
  return changed;
}

/** Empty if the text is invalid or from another build. */
function journalIn(text: string): JournalText {
  try {
    const { build, changes } = JSON.parse(text) as JournalText;
    return { build, changes: build === clientBuild && Array.isArray(changes) ? changes : [] };
  } catch {
    return { build: 0, changes: [] };
  }
}

async function finish(
  environment: Environment,
  journal: string,
  changes: readonly JournalChange[],
): Promise<readonly RecordRef[]> {
  const refs = new Map(changes.flatMap(({ records }) => records.map(({ ref }) => [refKey(ref), ref])));
  const mark = { journal, number: changes.at(-1)?.number ?? 0 };
  const stored = await environment.store.change(
    [...refs.values()],
    (records, made) =>
      replayed(
        environment,
        refs,
        records,
        changes.filter(({ number }) => number > made),
      ),
    'strict',
    { mark: () => mark, commits: () => undefined },
  );
  return [...stored.put, ...stored.remove].map(({ table, key }) => ({ table, key }));
}

function replayed(
  { newId, now }: Environment,
  refs: ReadonlyMap<string, RecordRef>,
  stored: ReadonlyMap<string, SyncRecord>,
  changes: readonly JournalChange[],
): StoreChange {
  const records = new Map<string, SyncRecord | null>();
  const shelved: Shelved[] = [];
  const shelve: ShelfEntry[] = [];
  const unshelve: string[] = [];
  for (const change of changes) {
    for (const { ref, before, after } of change.records) {
      const name = refKey(ref);
      const known = records.get(name);
      const at = known === undefined ? plain(stored.get(name) ?? null) : known;
      const step = replayedRecord(plain(before), plain(after), at);
      records.set(name, step.record);
      shelved.push(...step.shelved);
    }
    shelve.push(...change.shelve);
    unshelve.push(...change.unshelve);
  }
  const shelvedAt = new Date(now()).toISOString();
  return {
    put: [...records.values()].filter((record) => record !== null),
    remove: [...refs].flatMap(([name, ref]) => (records.get(name) === null && stored.has(name) ? [ref] : [])),
    unshelve,
    shelve: [...shelve, ...shelved.map((entry) => ({ ...entry, entryId: newId(), shelvedAt }))],
  };
}

/** Removes `at`, which only stored records have. */
function plain(record: SyncRecord | null): SyncRecord | null {
  if (!record || !('at' in record)) return record;
  const { at: _, ...rest } = record;
  return rest;
}
