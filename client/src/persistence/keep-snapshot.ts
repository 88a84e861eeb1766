import type { SyncRecord } from '@cairn/core/sync/record';
import { plusDays } from '@cairn/core/time/date-only';
import { periodOf } from '@cairn/core/time/periods';
import { intlTexts } from '@cairn/core/time/intl-texts';
import { boardKeyOf, listRecordsOn } from '../replica/lists-on.ts';
import { clientBuild } from '../client-build.ts';
import type { Environment, Stop } from '../environment/environment.ts';
import { type ColumnRange, refOf } from '../store/account-store.ts';
import { tablesReadFirst } from '../store/stored-tables.ts';
import type { Replica } from '../replica/replica.ts';
import { listsInSnapshot, type SnapshotBody, type SnapshotHead } from './snapshot.ts';

/** How long nothing may have changed until a snapshot is taken, in milliseconds: quick typing is not held up. */
const quietMs = 2000;

/** Most characters of a snapshot, about 340 goals: reading more would take longer than the database does. */
const maxCharacters = 300_000;

const listTopic = 'list/';

/** What a window shows of a board: so many of its lists, and so many goals of each. */
const maxLists = 8;
const maxOnList = 24;

/** Tomorrow and the days after it begin with a snapshot too. */
const daysAhead = 7;

/**
 * Keeps a snapshot of what would be shown first, taken after a change as soon as all is quiet, and when the page is left.
 * With it goes the board that was looked at last: who opens that by its address has mostly left another page.
 *
 * @param lookNow the stretch that this address shows first
 */
export function keepSnapshot(environment: Environment, replica: Replica, lookNow: () => ColumnRange): Stop {
  let waiting: Stop | null = null;
  let taken = '';
  let lists = listsInSnapshot(environment.snapshot.read());
  const take = () => {
    waiting?.();
    waiting = null;
    const look = lookNow();
    const shown = listsShown(replica);
    if (shown.length > 0) lists = shown;
    // Whoever only looks at other windows leaves the page as it was: then nothing is written anew.
    const asOf = JSON.stringify([replica.version, look, lists]);
    if (asOf === taken) return;
    taken = asOf;
    environment.snapshot.write(snapshotOf(replica, look, lists));
  };
  const takeSoon = () => {
    waiting?.();
    waiting = environment.after(quietMs, take);
  };
  takeSoon();
  const stops = [replica.watch('unsent', takeSoon), environment.whenLeft(take)];
  return () => {
    waiting?.();
    for (const stop of stops) stop();
  };
}

/** The lists of a board that is on the screen. */
function listsShown({ watchers }: Replica): readonly string[] {
  return watchers
    .topicsFrom(listTopic)
    .slice(0, maxLists)
    .map((topic) => topic.slice(listTopic.length));
}

/** What fits of the stretch: all of it, or its first period, which is what is now, and the day after; with the board. */
function snapshotOf(replica: Replica, look: ColumnRange, lists: readonly string[]): string | null {
  const { lastDate } = periodOf(look.columnId, look.from);
  const all = { ...look, to: plusDays(look.to, daysAhead) };
  const first = { ...all, to: plusDays(lastDate, 1) };
  for (const [range, shown] of [
    [all, lists],
    [first, lists],
    [first, []],
  ] as const) {
    const text = textOf(replica, range, shown);
    if (text !== null) return text;
  }
  return null;
}

/** Boards of some lists with all of their lists, and the first goals of those that were named. */
function boardRecords(replica: Replica, lists: readonly string[]): readonly SyncRecord[] {
  const boards = new Set(
    lists.flatMap((key) => {
      const list = replica.record(refOf('buckets', key));
      return list ? boardKeyOf({ replica }, list) : [];
    }),
  );
  return [
    ...[...boards].flatMap((key) => [
      replica.record(refOf('boards', key)) ?? [],
      listRecordsOn({ replica }, key),
    ]),
    ...lists
      .map((list) => replica.goalsOnList(list).slice(0, maxOnList))
      .map((goals) => goals.flatMap(({ key }) => replica.record(refOf('goals', key)) ?? [])),
  ].flat();
}

function textOf(replica: Replica, range: ColumnRange, lists: readonly string[]): string | null {
  const records = new Set([
    ...tablesReadFirst.flatMap((table) => replica.recordsOf(table)),
    ...replica.goalsInRange(range),
    ...boardRecords(replica, lists),
  ]);
  const head: SnapshotHead = { build: clientBuild, range, lists };
  const body: SnapshotBody = { records: [...records], texts: intlTexts() };
  const text = `${JSON.stringify(head)}\n${JSON.stringify(body)}`;
  return text.length <= maxCharacters ? text : null;
}
