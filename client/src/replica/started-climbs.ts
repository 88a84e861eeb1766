import type { ClimbSubscriptionRow } from '@cairn/core/climbs/climb';
import { type ClimbGoal, compareClimbGoals } from '@cairn/core/climbs/climb-goal';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { isSeen } from '@cairn/core/sync/view';
import type { ClimbStepOfGoal } from '@cairn/core/goals/climb-step-of-goal';
import { type GoalView, type SyncState, syncStateOf } from './goal-view.ts';
import type { Replica } from './replica.ts';
import type { ReplicaHolder } from './replica-holder.ts';

export type GoalOfClimb = GoalView & { readonly climbStep: ClimbStepOfGoal };

/** A climb that the user has started, also a finished one. */
export interface StartedClimb extends Pick<
  ClimbSubscriptionRow,
  'climb' | 'space' | 'steps' | 'inOrder' | 'settled' | 'climbVersion' | 'createdDatetime'
> {
  readonly key: string;
  /** With unsent moves and restarts. */
  readonly startDate: string;
  /** By step and repeat. */
  readonly goals: readonly GoalOfClimb[];
  readonly doneCount: number;
  /** The first open goal that is not done. Where all are locked, the one that opens first; null if all are done. */
  readonly next: GoalOfClimb | null;
  readonly sync: SyncState;
}

/** @returns null if the climb is unknown or left */
export function startedClimb(holder: ReplicaHolder, id: string): StartedClimb | null {
  const record = holder.replica.recordById('climb_subscriptions', id);
  return record && isSeen(record) ? viewOf(holder, record) : null;
}

/** Returns started climbs, the latest first. */
export function startedClimbs(
  holder: ReplicaHolder,
  isWanted: (row: ClimbSubscriptionRow) => boolean = () => true,
): readonly StartedClimb[] {
  return holder.replica
    .recordsOf('climb_subscriptions')
    .filter((record) => isSeen(record) && record.base !== null && isWanted(record.base))
    .flatMap((record) => viewOf(holder, record) ?? [])
    .toSorted((one, other) => (one.createdDatetime < other.createdDatetime ? 1 : -1));
}

/** @param code also the slug of the climb */
export function startedClimbOf(holder: ReplicaHolder, code: string): StartedClimb | null {
  const all = startedClimbs(holder, ({ climb }) => climb.code === code || climb.slug === code);
  return all.find(({ next }) => next !== null) ?? all[0] ?? null;
}

interface Views {
  readonly version: number;
  readonly byKey: Map<string, StartedClimb | null>;
}

const viewsOf = new WeakMap<Replica, Views>();

/** A view stays the same object until the replica changes, so that all readers of a change share one. */
function viewOf(holder: ReplicaHolder, record: SyncRecord<'climb_subscriptions'>): StartedClimb | null {
  const { replica } = holder;
  let views = viewsOf.get(replica);
  if (views?.version !== replica.version) {
    views = { version: replica.version, byKey: new Map() };
    viewsOf.set(replica, views);
  }
  let view = views.byKey.get(record.key);
  if (view === undefined) {
    view = newView(holder, record);
    views.byKey.set(record.key, view);
  }
  return view;
}

function newView({ replica }: ReplicaHolder, record: SyncRecord<'climb_subscriptions'>): StartedClimb | null {
  const { base } = record;
  if (!base || !isOnServer(record)) return null;
  const goals = [...replica.climbs.keysOf(record.key)]
    .flatMap((key) => {
      const goal = replica.goal(key);
      return goal && hasStep(goal) ? [goal] : [];
    })
    .toSorted((one, other) => compareClimbGoals(asClimbGoal(one), asClimbGoal(other)));
  const { climb, space, steps, inOrder, settled, climbVersion, createdDatetime, settings } = base;
  return {
    key: record.key,
    climb,
    space,
    steps,
    inOrder,
    settled,
    climbVersion,
    createdDatetime,
    startDate: replica.climbs.settled?.startDateOf(record.key) ?? settings.startDate,
    goals,
    doneCount: goals.filter(({ doneDate }) => doneDate !== null).length,
    next: nextOf(goals),
    sync: syncStateOf(record),
  };
}

export function hasStep(goal: GoalView): goal is GoalOfClimb {
  return goal.climbStep !== null;
}

/** The revision of the note is left out of views, and not needed for the order. */
export function asClimbGoal(goal: GoalOfClimb): ClimbGoal {
  return { ...goal, id: goal.key, notesRev: 0 };
}

function nextOf(goals: readonly GoalOfClimb[]): GoalOfClimb | null {
  const undone = goals.filter(({ doneDate }) => doneDate === null);
  const open = undone.find(({ locked, isViewed }) => !locked || isViewed);
  if (open) return open;
  const [first] = undone.toSorted((one, other) => (opening(one) < opening(other) ? -1 : 1));
  return first ?? null;
}

const opening = ({ lockedTillDatetime }: GoalView) => lockedTillDatetime ?? '';
