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
import { type RunningClimb, runningClimbs } from '../replica/running-climbs.ts';
import { listsInSnapshot, type SnapshotBody, type SnapshotHead } from './snapshot.ts';

/** Milliseconds without changes before writing, so that quick typing is not delayed. */
const quietMs = 2000;

/** About 340 goals; reading more would take longer than the database. */
const maxCharacters = 300_000;

const listTopic = 'list/';

/** As many lists as a window shows of a board. */
const maxLists = 8;
const maxOnList = 24;

/** Days after the screen's range, for visits on the next days. */
const daysAhead = 7;

/**
 * Writes when changes pause, and when the page is hidden. Includes the last shown board, which users often
 * open by its address.
 *
 * @param lookNow the time range that this address shows first
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
    // The snapshot would be the same.
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

function listsShown({ watchers }: Replica): readonly string[] {
  return watchers
    .topicsFrom(listTopic)
    .slice(0, maxLists)
    .map((topic) => topic.slice(listTopic.length));
}

/** If the whole range does not fit, the snapshot has only the first period and the day after. */
function snapshotOf(replica: Replica, look: ColumnRange, lists: readonly string[]): string | null {
  const { lastDate } = periodOf(look.columnId, look.from);
  const all = { ...look, to: plusDays(look.to, daysAhead) };
  const first = { ...all, to: plusDays(lastDate, 1) };
  const climbs = runningClimbs({ replica });
  for (const [range, shown, running] of [
    [all, lists, climbs],
    [first, lists, climbs],
    [first, [], climbs],
    [first, [], null],
  ] as const) {
    const text = textOf(replica, range, shown, running);
    if (text !== null) return text;
  }
  return null;
}

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

function textOf(
  replica: Replica,
  range: ColumnRange,
  lists: readonly string[],
  climbs: readonly RunningClimb[] | null,
): string | null {
  const records = new Set([
    ...tablesReadFirst.flatMap((table) => replica.recordsOf(table)),
    ...replica.goalsInRange(range),
    ...boardRecords(replica, lists),
    ...(climbs ?? []).flatMap(({ next }) => replica.record(refOf('goals', next.key)) ?? []),
  ]);
  const head: SnapshotHead = { build: clientBuild, range, lists };
  const body: SnapshotBody = { records: [...records], texts: intlTexts(), climbs };
  const text = `${JSON.stringify(head)}\n${JSON.stringify(body)}`;
  return text.length <= maxCharacters ? text : null;
}
