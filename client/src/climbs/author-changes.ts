import { lifeOf } from '@cairn/core/accounts/settings';
import { type ChangeEffect, changeEffect } from '@cairn/core/climbs/change-effect';
import { type ClimbChange, changesToDone, offeredChanges } from '@cairn/core/climbs/climb-changes';
import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import type { PlanRefusal } from '@cairn/core/climbs/planned-goals';
import type { Outcome } from '@cairn/core/outcome';
import type { Cairn } from '../cairn/cairn.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { asClimbGoal, type StartedClimb } from '../replica/started-climbs.ts';

export interface AuthorChanges {
  /** Neither taken nor left. */
  readonly offered: readonly ClimbChange[];
  /** Left earlier. They can still be taken. */
  readonly left: readonly ClimbChange[];
  /** To steps whose goals are all done. They cannot be taken. */
  readonly done: readonly ClimbChange[];
}

/** @param published the author's steps */
export function authorChanges(
  { steps, goals, settled }: StartedClimb,
  published: readonly ClimbStep[],
): AuthorChanges {
  const offered = offeredChanges(steps, published, goals, settled);
  const isOffered = new Set(offered.map(({ step }) => step));
  const all = offeredChanges(steps, published, goals, {});
  return {
    offered,
    left: all.filter(({ step }) => !isOffered.has(step)),
    done: changesToDone(steps, published, goals),
  };
}

/** Returns the effect of taking changes without taking them. */
export function takingEffect(
  cairn: Cairn,
  { climb, steps, goals, inOrder, startDate }: StartedClimb,
  published: readonly ClimbStep[],
  taken: readonly ClimbChange[],
): Outcome<ChangeEffect, PlanRefusal> {
  const walked = {
    steps,
    mark: climb,
    inOrder,
    startDate,
    goals: goals.map((goal) => {
      const { base } = cairn.replica.record({ table: 'goals', key: goal.key }) ?? {};
      return { ...asClimbGoal(goal), notesRev: base && 'notesRev' in base ? Number(base.notesRev) : 0 };
    }),
  };
  return changeEffect(walked, published, taken, lifeOf(settingsOf(cairn)));
}
