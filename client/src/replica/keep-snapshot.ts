import { plusDays } from '@cairn/core/time/date-only';
import { periodOf } from '@cairn/core/time/periods';
import { intlTexts } from '@cairn/core/time/intl-texts';
import { clientBuild } from '../client-build.ts';
import type { Environment, Stop } from '../environment.ts';
import type { ColumnRange } from '../store/account-store.ts';
import { tablesReadFirst } from '../store/stored-tables.ts';
import type { Replica } from './replica.ts';
import type { SnapshotBody, SnapshotHead } from './snapshot.ts';

/** How long nothing may have changed until a snapshot is taken, in milliseconds: quick typing is not held up. */
const quietMs = 2000;

/** Most characters of a snapshot, about 340 goals: reading more would take longer than the database does. */
const mostCharacters = 300_000;

/** Tomorrow and the days after it begin with a snapshot too. */
const daysAhead = 7;

/**
 * Keeps a snapshot of what would be shown first, taken after a change as soon as all is quiet, and when the page is left.
 *
 * @param lookNow the stretch that this address shows first
 */
export function keepSnapshot(environment: Environment, replica: Replica, lookNow: () => ColumnRange): Stop {
  let waiting: Stop | null = null;
  let taken = '';
  const take = () => {
    waiting?.();
    waiting = null;
    const look = lookNow();
    // Whoever only looks at other windows leaves the page as it was: then nothing is written anew.
    const asOf = JSON.stringify([replica.version, look]);
    if (asOf === taken) return;
    taken = asOf;
    environment.snapshot.write(snapshotOf(replica, look));
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

/** What fits of the stretch: all of it, or its first period, which is what is now, and the day after. */
function snapshotOf(replica: Replica, look: ColumnRange): string | null {
  const { lastDate } = periodOf(look.columnId, look.from);
  const range = { ...look, to: plusDays(look.to, daysAhead) };
  return textOf(replica, range) ?? textOf(replica, { ...range, to: plusDays(lastDate, 1) });
}

function textOf(replica: Replica, range: ColumnRange): string | null {
  const records = [
    ...tablesReadFirst.flatMap((table) => replica.recordsOf(table)),
    ...replica.goalsInRange(range),
  ];
  const head: SnapshotHead = { build: clientBuild, range };
  const body: SnapshotBody = { records, texts: intlTexts() };
  const text = `${JSON.stringify(head)}\n${JSON.stringify(body)}`;
  return text.length <= mostCharacters ? text : null;
}
