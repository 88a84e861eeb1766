import type { ClimbSubscriptionRow } from '@cairn/core/climbs/climb';
import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import { recordOfRow, type ServerRow, type SyncRecord } from '@cairn/core/sync/record';
import { goalsOf, mark } from '@cairn/core/testing/climbs';

const at = '2026-11-21T10:00:00.000Z';
export const climbKey = 'climb';

export const subscriptionRow = (more: Partial<ClimbSubscriptionRow> = {}): ClimbSubscriptionRow => ({
  id: climbKey,
  climb: mark,
  inOrder: false,
  space: 'space',
  settings: { startDate: '2026-11-21' },
  restart: null,
  steps: [],
  settled: {},
  climbVersion: 1,
  createdDatetime: at,
  modifiedDatetime: at,
  version: 1,
  rev: 1,
  ...more,
});

/** Returns the subscription and its goals, as the feed brings them. The key of a goal is "{repeat} {step}". */
export function startedClimbRecords(
  steps: readonly ClimbStep[],
  startDate = '2026-11-21',
  inOrder = false,
): readonly SyncRecord[] {
  const goals = goalsOf(steps, startDate, inOrder).map((goal, index) => ({
    ...goal,
    space: 'space',
    sequenceNo: index,
    climbSubscription: climbKey,
    rev: 1,
    version: 1,
  }));
  const row = subscriptionRow({ steps, settings: { startDate }, inOrder });
  return [
    recordOfRow('climb_subscriptions', 'ida', row, at),
    ...goals.map((goal) => recordOfRow('goals', 'space', goal as unknown as ServerRow, at)),
  ];
}
