import type { ClimbStartBody, ClimbSubscriptionWire } from '@cairn/contract/climbs';
import { lifeOf } from '@cairn/core/accounts/settings';
import type { ClimbSubscriptionRow } from '@cairn/core/climbs/climb';
import { climbStepOfGoal } from '@cairn/core/climbs/climb-goal';
import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import { type PlannedGoal, plannedGoals } from '@cairn/core/climbs/planned-goals';
import type { ClimbMark } from '@cairn/core/goals/climb-step-of-goal';
import type { GoalRow } from '@cairn/core/goals/goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { hasRoom } from '@cairn/core/plans/limits';
import { newId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import type { Db, Tx } from '../db/database.ts';
import { addEvents } from '../events/event-rows.ts';
import { bytesOfText, textRoomRefusal } from '../files/text-room.ts';
import { blankGoal } from '../goals/blank-goal.ts';
import { createdAct, followByThemselves } from '../goals/auto-follow.ts';
import { addedGoalsRefusal } from '../goals/goal-limits.ts';
import { addGoals } from '../goals/goal-write-rows.ts';
import { spaceForNew } from '../space-access/space-for-new.ts';
import { standingIn, writingRefusal } from '../space-access/standing.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';
import { readSubscription } from './answered-subscription.ts';
import { beyondReach } from './climb-wish.ts';
import { findClimb } from './my-climb-rows.ts';
import { shownClimb } from './public-climb-rows.ts';
import { addSubscription, runningClimbs } from './subscription-rows.ts';

export interface StartedClimb {
  readonly status: number;
  readonly subscription: ClimbSubscriptionWire;
}

interface Startable {
  readonly id: string;
  readonly mark: ClimbMark;
  readonly inOrder: boolean;
  readonly version: number;
  readonly steps: readonly ClimbStep[];
}

/**
 * Starts a climb: its goals and its subscription are created in one transaction (201). A repeated request creates
 * nothing (200).
 */
export async function startClimb(
  context: ServerContext,
  writer: Writer,
  slug: string,
  { settings: { startDate }, space: named }: ClimbStartBody,
): Promise<Outcome<StartedClimb, Refusal>> {
  const { person } = writer;
  if (person.reach !== null) return beyondReach;
  const climb = await startableClimb(context.db, person, slug);
  if (!climb.ok) return climb;
  const space = await spaceForNew(context, person, named);
  if (!space.ok) return space;
  const { id: climbId, mark, inOrder, version: climbVersion, steps } = climb.value;
  const planned = plannedGoals(steps, startDate, lifeOf(person.settings));
  if (!planned.ok) return planned;
  const id = newId(context.now());
  const expected = { status: 201, thingId: id };
  const decide: Decide<null> = async (tx, versions) => {
    const standing = await standingIn(tx, space.value, person.id);
    const refusal = writingRefusal(context, standing, 'space.unknown');
    if (refusal) return refused(refusal);
    const running = await runningClimbs(tx, person.id);
    if (running.includes(climbId)) return refused({ code: 'climb.running' });
    const limit = person.level.climbsLimit;
    if (!hasRoom(limit, running.length))
      return refused({ code: 'limit.climbs', ...(limit === null ? {} : { limit }) });
    const goals = goalsOf(
      context,
      writer,
      { space: space.value, id, mark, inOrder },
      planned.value,
      versions,
    );
    const full = await climbGoalsRefusal(tx, person, goals);
    if (full) return refused(full);
    const at = new Date(context.now()).toISOString();
    const subscription: ClimbSubscriptionRow = {
      id,
      climb: mark,
      inOrder,
      space: space.value,
      settings: { startDate },
      restart: null,
      steps,
      settled: {},
      climbVersion,
      createdDatetime: at,
      modifiedDatetime: at,
      version: versions.get(person.id) as number,
      rev: 1,
    };
    addSubscription(tx, person.id, climbId, subscription);
    addClimbGoals(context, writer, tx, goals);
    const event = {
      type: 'CLIMB_SUBSCRIPTION_CREATED',
      spaceId: space.value,
      personId: person.id,
      climbId,
      climbName: mark.name,
    } as const;
    addEvents(tx, [event], context.now());
    return accepted({ ...expected, result: null });
  };
  const first = await writeOnce<null>(context, writer, [person.id, space.value], expected, decide);
  if (!first.ok) return first;
  const { thingId } = first.value;
  const subscription = await readSubscription(context, person, thingId as string);
  if (!subscription.ok) return subscription;
  return accepted({ status: thingId === id ? 201 : 200, subscription: subscription.value });
}

/** Returns why the plan has no room for the goals, or null. */
export async function climbGoalsRefusal(
  tx: Db,
  person: Person,
  goals: readonly GoalRow[],
): Promise<Refusal | null> {
  const text = bytesOfText(...goals.map((goal) => goal.richThoughts));
  return (await addedGoalsRefusal(tx, person, goals)) ?? (await textRoomRefusal(tx, person, text));
}

export function addClimbGoals(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  goals: readonly GoalRow[],
): void {
  addGoals(
    tx,
    goals.map((goal) => ({ goal, change: null })),
  );
  const now = context.now();
  addEvents(
    tx,
    goals.map(({ id, space }) => ({ type: 'GOAL_CREATED', spaceId: space, personId: person.id, goalId: id })),
    now,
  );
  followByThemselves(
    tx,
    goals.map((goal) => createdAct(goal, person.id)),
    now,
  );
}

/** Returns a public climb, or a climb of the person's own with its draft. */
async function startableClimb(db: Db, person: Person, ref: string): Promise<Outcome<Startable, Refusal>> {
  const shown = await shownClimb(db, ref, person.id);
  if (shown.ok) {
    const { id, climb } = shown.value;
    const { name, icon, color, code, slug, inOrder, version, steps } = climb;
    return accepted({ id, mark: { name, icon, color, code, slug }, inOrder, version, steps });
  }
  const own = await findClimb(db, person.id, ref);
  if (!own || own.isPurged || own.isDeleted) return shown;
  const { id, name, icon, color, code, slug, inOrder, publishedVersion, steps } = own.row;
  return accepted({
    id,
    mark: { name, icon, color, code, slug },
    inOrder,
    version: publishedVersion,
    steps,
  });
}

/** The goals of planned steps, ready to be added. */
export function goalsOf(
  context: ServerContext,
  writer: Writer,
  {
    space,
    id,
    mark,
    inOrder,
  }: {
    readonly space: string;
    readonly id: string;
    readonly mark: ClimbMark;
    readonly inOrder: boolean;
  },
  planned: readonly PlannedGoal[],
  versions: ReadonlyMap<string, number>,
): readonly GoalRow[] {
  return planned.map((each) => ({
    ...blankGoal(context, writer, space, {}),
    name: each.step.name,
    richThoughts: each.step.richThoughts,
    columnId: each.columnId,
    dueDate: each.dueDate,
    climbSubscription: id,
    climbStep: climbStepOfGoal(each, mark, inOrder),
    version: versions.get(space) as number,
    rev: 1,
  }));
}
