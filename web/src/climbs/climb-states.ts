import type { GoalOfClimb, StartedClimb } from '@cairn/client/replica/started-climbs';
import { isClosed } from '../goals/locked-goal.ts';

/** Returns a goal each of the steps that a picture names: the last done one, the next, one ahead, the last. */
export function landmarks({ goals, next }: StartedClimb): readonly GoalOfClimb[] {
  const done = goals.findLast(({ doneDate }) => doneDate !== null);
  const last = goals.at(-1);
  const nextAt = goals.findIndex(({ key }) => key === next?.key);
  const ahead = nextAt < 0 ? undefined : goals[Math.round((nextAt + goals.length - 1) / 2)];
  const named = [done, next, ahead, last].filter((goal) => goal != null);
  return [...new Map(named.map((goal) => [goal.climbStep.id, goal])).values()];
}

export interface ClimbDot {
  /** Of the step, from 1. */
  readonly number: number;
  /** Keys of the step's goals. */
  readonly keys: readonly string[];
  /** The goal that the dot opens: the first that is not done, otherwise the last. */
  readonly goal: GoalOfClimb;
  readonly state: 'done' | 'next' | 'open' | 'locked';
}

/** Returns a dot for each step with goals. */
export function climbDots({ goals, next }: StartedClimb): readonly ClimbDot[] {
  const byStep = Map.groupBy(goals, ({ climbStep }) => climbStep.number);
  return [...byStep].flatMap(([number, own]) => {
    const open = own.find(({ doneDate }) => doneDate === null);
    const goal = open ?? own.at(-1);
    if (!goal) return [];
    const state = !open ? 'done' : isClosed(open) ? 'locked' : open.key === next?.key ? 'next' : 'open';
    return [{ number, keys: own.map(({ key }) => key), goal, state } as const];
  });
}
