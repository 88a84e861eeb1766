import { type Watch, watchedIds, watchThatHolds } from '@cairn/core/goals/watch';
import { isDivider } from '@cairn/core/goals/goal';
import { isUnsent, recordOfRow, type SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { Followers } from '@cairn/contract/watches';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { changeFields } from '../cairn/change-record.ts';
import type { GoalView } from '../replica/goal-view.ts';
import type { Saved } from '../saved.ts';
import { membersOf } from '../spaces/standing.ts';
import { refOf } from '../store/account-store.ts';
import { call } from '../wire/call.ts';

type Watchable = Pick<GoalView, 'id' | 'recurrence' | 'space' | 'type'>;

/** Returns the id of the goal's series or of the goal. Null where following means nothing, or before the first sync. */
export function watchIdOf(cairn: Pick<Cairn, 'replica' | 'account'>, goal: Watchable): string | null {
  if (isDivider(goal) || membersOf(cairn, goal.space).length < 2) return null;
  return goal.recurrence?.id ?? goal.id;
}

/** Returns the user's last choice, including an unsent one; null for none. */
export function watchOf(
  { replica }: Pick<Cairn, 'replica'>,
  goal: Pick<Watchable, 'id' | 'recurrence'>,
): Watch | null {
  const before = (series: string) => {
    const record = replica.recordById('recurrences', series);
    return record ? (seenFields(record).continues ?? null) : null;
  };
  const choiceOf = (id: string) => {
    const record = replica.record(refOf('goal_watches', id));
    return record ? seenFields(record).watch : null;
  };
  return watchThatHolds(watchedIds(goal.id ?? '', goal.recurrence?.id ?? null, before), choiceOf);
}

/** Whether a choice for the goal waits on this device. */
export function isWatchUnsent({ replica }: Pick<Cairn, 'replica'>, id: string): boolean {
  const record = replica.record(refOf('goal_watches', id));
  return record !== undefined && isUnsent(record);
}

/** Follows, unfollows or mutes goals, each with its whole series. Leaves out those without a {@link watchIdOf}. */
export function changeWatch(cairn: Cairn, goals: readonly Watchable[], watch: Watch): Saved {
  const series = new Map<string, boolean>();
  for (const goal of goals) {
    const id = watchIdOf(cairn, goal);
    if (id !== null) series.set(id, goal.recurrence !== null);
  }
  const records = [...series].map(([id, isSeries]) => watchRecord(cairn, id, isSeries));
  return { saved: changeFields(cairn, records, () => ({ watch })) };
}

/** Creates the record if the server has none. */
function watchRecord(
  { replica, environment, account }: Cairn,
  id: string,
  isSeries: boolean,
): SyncRecord<'goal_watches'> {
  const known = replica.record(refOf('goal_watches', id));
  if (known) return known;
  const row = { id, isSeries, watch: 'notFollowing', version: 0, rev: 0 } as const;
  return recordOfRow('goal_watches', account.id, row, new Date(environment.now()).toISOString());
}

/** Needs the network. */
export async function readFollowers(cairn: Cairn, id: string): Promise<Outcome<Followers, AskRefusal>> {
  return call(cairn.environment.wire, 'listFollowers', { params: { id } });
}
