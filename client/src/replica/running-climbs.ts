import { type StepPlace, stepPlaces } from '@cairn/core/climbs/climb-shape';
import { columnsWideToNarrow, lifeColumn } from '@cairn/core/time/horizons';
import type { Replica } from './replica.ts';
import type { ReplicaHolder } from './replica-holder.ts';
import { type GoalOfClimb, type StartedClimb, startedClimbs } from './started-climbs.ts';

export type StepState = 'done' | 'next' | 'ahead' | 'off';

/** A running climb as lists show it, without its other goals. The snapshot of the first screen holds it. */
export interface RunningClimb extends Pick<StartedClimb, 'key' | 'climb' | 'doneCount'> {
  readonly next: GoalOfClimb;
  /** By step. */
  readonly places: readonly StepPlace[];
  /** By step. */
  readonly states: readonly StepState[];
  readonly goalCount: number;
}

/**
 * Returns running climbs: open today first, then this week, then longer ones, then locked ones. Until the disk is
 * read they are as the snapshot holds them; null without one.
 */
export function runningClimbs({ replica }: ReplicaHolder): readonly RunningClimb[] | null {
  if (replica.loadState !== 'whole')
    return replica.climbs.remembered?.map((climb) => withTick(replica, climb)) ?? null;
  return startedClimbs({ replica })
    .flatMap((climb) => (climb.next ? [inShort(climb, climb.next)] : []))
    .toSorted((one, other) => rankOf(one.next) - rankOf(other.next));
}

/** Returns the state of each step of a started climb. */
export function stepStates({ steps, goals, next }: StartedClimb): readonly StepState[] {
  const byStep = Map.groupBy(goals, ({ climbStep }) => climbStep.id);
  const nextStep = next?.climbStep.id;
  return steps.map(({ id, enabled }) => {
    const own = byStep.get(id);
    if (!enabled) return 'off';
    if (own?.every(({ doneDate }) => doneDate !== null)) return 'done';
    return id === nextStep && !next?.locked ? 'next' : 'ahead';
  });
}

function inShort(climb: StartedClimb, next: GoalOfClimb): RunningClimb {
  return {
    key: climb.key,
    climb: climb.climb,
    doneCount: climb.doneCount,
    next,
    places: stepPlaces(climb.steps),
    states: stepStates(climb),
    goalCount: climb.goals.length,
  };
}

/** The next goal may be ticked before the disk is read. */
function withTick(replica: Replica, climb: RunningClimb): RunningClimb {
  const doneDate = replica.goal(climb.next.key)?.doneDate ?? climb.next.doneDate;
  return { ...climb, next: { ...climb.next, doneDate } };
}

function rankOf(next: GoalOfClimb): number {
  const count = columnsWideToNarrow.length;
  return next.locked ? count : count - 1 - columnsWideToNarrow.indexOf(next.columnId ?? lifeColumn);
}
