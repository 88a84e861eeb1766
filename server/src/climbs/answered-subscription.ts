import type { ClimbSubscriptionWire } from '@cairn/contract/climbs';
import { climbProgress } from '@cairn/core/climbs/climb-progress';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import {
  climbGoals,
  findSubscription,
  type StoredClimbGoal,
  type StoredSubscription,
  subscriptionsOf,
} from './subscription-rows.ts';

function answeredSubscription(
  context: ServerContext,
  { settings }: Person,
  { row }: Pick<StoredSubscription, 'row'>,
  goals: readonly StoredClimbGoal[],
): ClimbSubscriptionWire {
  return {
    ...row,
    progress: climbProgress(goals, settings.timezone, context.now()),
  } as ClimbSubscriptionWire;
}

/** Empty for a token that is limited to some spaces. */
export async function listSubscriptions(
  context: ServerContext,
  person: Person,
): Promise<readonly ClimbSubscriptionWire[]> {
  if (person.reach !== null) return [];
  const all = await subscriptionsOf(context.db, person.id);
  const ids = all.map(({ row }) => row.id);
  const byClimb = Map.groupBy(
    await climbGoals(context.db, person.id, ids),
    ({ climbSubscription }) => climbSubscription,
  );
  return all.map((each) => answeredSubscription(context, person, each, byClimb.get(each.row.id) ?? []));
}

export async function livingSubscription(
  context: ServerContext,
  person: Person,
  id: string,
): Promise<Outcome<StoredSubscription, Refusal>> {
  const found = person.reach === null ? await findSubscription(context.db, person.id, id) : null;
  if (!found) return refused({ code: 'subscription.unknown' });
  return found.deletedAt === null ? accepted(found) : refused({ code: 'subscription.deleted' });
}

export async function readSubscription(
  context: ServerContext,
  person: Person,
  id: string,
): Promise<Outcome<ClimbSubscriptionWire, Refusal>> {
  const found = await livingSubscription(context, person, id);
  if (!found.ok) return found;
  const goals = await climbGoals(context.db, person.id, [found.value.row.id]);
  return accepted(answeredSubscription(context, person, found.value, goals));
}
