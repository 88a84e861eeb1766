import type { EventRow, EventType, FieldChanges } from './event.ts';
import { goalEventType } from './goal-event-type.ts';
import { isSame } from '../same.ts';

/** Events of one user on one goal within this time are merged (docs/product.md, "Progress"). */
export const foldWithinMs = 10 * 60_000;

/** Comments and mentions stay separate. */
const foldable: readonly EventType[] = [
  'GOAL_CREATED',
  'GOAL_DELETED',
  'GOAL_DONE',
  'GOAL_MODIFIED',
  'GOAL_RESCHEDULED',
  'GOAL_ASSIGNED',
];

/**
 * Merges successive events of one user on one goal. Changes that were undone disappear, and so do entries
 * without changes. A goal that was added and completed gives two events.
 *
 * @param events newest first, as is the result
 */
export function foldedEvents(events: readonly EventRow[]): readonly EventRow[] {
  const groups: EventRow[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group && belongs(group.at(-1) as EventRow, event)) group.push(event);
    else groups.push([event]);
  }
  return groups.flatMap(foldedGroup);
}

function belongs(later: EventRow, earlier: EventRow): boolean {
  return (
    later.goalId !== null &&
    later.goalId === earlier.goalId &&
    later.userId === earlier.userId &&
    foldable.includes(later.type) &&
    foldable.includes(earlier.type) &&
    isAutomatic(later) === isAutomatic(earlier) &&
    Date.parse(later.datetime) - Date.parse(earlier.datetime) <= foldWithinMs
  );
}

const isAutomatic = ({ changes }: EventRow) => 'automatic' in (changes ?? {});

function foldedGroup(group: readonly EventRow[]): readonly EventRow[] {
  const [newest] = group as [EventRow, ...EventRow[]];
  if (group.length === 1) return group;
  const changes = group.map((event) => event.changes ?? {}).reduceRight(changesTogether, {});
  const types = group.map(({ type }) => type);
  if (types.includes('GOAL_DELETED'))
    return types.includes('GOAL_CREATED')
      ? []
      : [{ ...newest, ...givenToNobody, type: 'GOAL_DELETED', changes: null }];
  // The newest event may not concern the assignee, so take the last event that does.
  const { otherUserId, otherUserName } = group.find(isAboutAssignee) ?? givenToNobody;
  const given = { otherUserId, otherUserName };
  const created = group.find(({ type }) => type === 'GOAL_CREATED');
  if (created) {
    const { doneDate } = changes;
    const { code, datetime } = doneDate?.[1] ? created : newest;
    const added = { ...newest, ...given, code, datetime, type: 'GOAL_CREATED', changes: null } as const;
    if (!doneDate?.[1]) return [added];
    return [{ ...newest, ...givenToNobody, type: 'GOAL_DONE', changes: { doneDate } }, added];
  }
  if (Object.keys(changes).length === 0) return [];
  const stillGiven = 'assignee' in changes ? given : givenToNobody;
  return [{ ...newest, ...stillGiven, type: goalEventType(changes), changes }];
}

const givenToNobody = { otherUserId: null, otherUserName: null };

const isAboutAssignee = ({ type, changes }: EventRow) =>
  type === 'GOAL_CREATED' || 'assignee' in (changes ?? {});

function changesTogether(earlier: FieldChanges, later: FieldChanges): FieldChanges {
  const together: Record<string, readonly [unknown, unknown]> = { ...earlier };
  for (const [field, [before, after]] of Object.entries(later)) {
    const first = field in together ? together[field]?.[0] : before;
    if (isSame(first, after)) delete together[field];
    else together[field] = [first, after];
  }
  return together;
}
