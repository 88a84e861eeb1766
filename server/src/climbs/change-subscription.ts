import type {
  ClimbSettlementBody,
  ClimbSubscriptionEditBody,
  ClimbSubscriptionWire,
} from '@cairn/contract/climbs';
import { lifeOf } from '@cairn/core/accounts/settings';
import type { ClimbRestart, ClimbSubscriptionRow } from '@cairn/core/climbs/climb';
import {
  type ClimbChange,
  offeredChanges,
  stepPrint,
  stepsWithChanges,
} from '@cairn/core/climbs/climb-changes';
import { revisionsOfTemplate } from '@cairn/core/climbs/climb-goal';
import { leftClimb } from '@cairn/core/climbs/left-climb';
import { type MovedClimbGoal, movedStart, restartedClimb } from '@cairn/core/climbs/moved-start';
import { type ChangedClimbGoal, takenChanges } from '@cairn/core/climbs/taken-changes';
import { editedGoal } from '@cairn/core/goals/edited-goal';
import type { GoalEdit, GoalRow } from '@cairn/core/goals/goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { hasRoom } from '@cairn/core/plans/limits';
import { stampedBy } from '@cairn/core/sync/stamps';
import { todayIn } from '@cairn/core/time/zones';
import type { Refusal } from '../base/refusal.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import type { Tx } from '../db/database.ts';
import { addEvents } from '../events/event-rows.ts';
import { standingIn, writingRefusal } from '../space-access/standing.ts';
import { writeOnce } from '../writes/write-once.ts';
import { livingSubscription, readSubscription } from './answered-subscription.ts';
import { deleteClimbGoals, markGoalsLeft, rejoinGoals, writeClimbGoals } from './climb-goal-rows.ts';
import { shownClimb } from './public-climb-rows.ts';
import { addClimbGoals, climbGoalsRefusal, goalsOf } from './start-climb.ts';
import {
  climbGoals,
  dropSubscription,
  findSubscription,
  runningClimbs,
  spacesOfClimb,
  type StoredClimbGoal,
  type StoredSubscription,
  writeSubscription,
} from './subscription-rows.ts';

interface Locked {
  readonly stored: StoredSubscription;
  /** Goals of the climb where the person may write. */
  readonly goals: readonly StoredClimbGoal[];
  readonly versions: ReadonlyMap<string, number>;
}

type Change = (tx: Tx, locked: Locked) => Promise<Outcome<null, Refusal>> | Outcome<null, Refusal>;

/** Moves the start of what is not done, or begins again from a step. */
export async function editSubscription(
  context: ServerContext,
  writer: Writer,
  id: string,
  { settings, restart }: ClimbSubscriptionEditBody,
): Promise<Outcome<ClimbSubscriptionWire, Refusal>> {
  if (restart !== undefined) return restartClimb(context, writer, id, restart);
  const { person } = writer;
  const changed = await changeSubscription(
    context,
    writer,
    id,
    200,
    (tx, { stored: { row }, goals, versions }) => {
      if (settings === undefined) return accepted(null);
      const moved = movedStart(row.steps, goals, settings.startDate, lifeOf(person.settings));
      if (!moved.ok) return moved;
      writeMoved(context, person, tx, goals, moved.value, versions);
      writeNext(context, person, tx, { ...row, settings }, versions);
      return accepted(null);
    },
  );
  return changed.ok ? readSubscription(context, person, id) : changed;
}

/** Default: today in the person's zone. */
export async function restartClimb(
  context: ServerContext,
  writer: Writer,
  id: string,
  { step, date }: { readonly step: string; readonly date?: string | undefined },
): Promise<Outcome<ClimbSubscriptionWire, Refusal>> {
  const { person } = writer;
  const { timezone, dayEndsAtHour } = person.settings;
  const today = date ?? todayIn(timezone, context.now(), dayEndsAtHour);
  const changed = await changeSubscription(
    context,
    writer,
    id,
    200,
    (tx, { stored: { row }, goals, versions }) => {
      const from = { stepId: step, today, startDate: row.settings.startDate };
      const restarted = restartedClimb(row.steps, goals, from, lifeOf(person.settings));
      if (!restarted.ok) return restarted;
      const { moved, startDate } = restarted.value;
      writeMoved(context, person, tx, goals, moved, versions);
      const restart: ClimbRestart = { step, date: today };
      writeNext(context, person, tx, { ...row, settings: { startDate }, restart }, versions);
      return accepted(null);
    },
  );
  return changed.ok ? readSubscription(context, person, id) : changed;
}

/** Leaves a climb: open goals are deleted, done ones become plain goals. */
export async function leaveClimb(
  context: ServerContext,
  writer: Writer,
  id: string,
): Promise<Outcome<null, Refusal>> {
  const { id: personId } = writer.person;
  return changeSubscription(context, writer, id, 204, (tx, { stored: { row, climbId }, goals, versions }) => {
    const at = new Date(context.now());
    const deletion = { subscription: row.id, versions, at, personId };
    deleteClimbGoals(tx, leftClimb(goals).deleted, deletion);
    markGoalsLeft(tx, deletion);
    dropSubscription(tx, personId, row.id, at, versions.get(personId) as number);
    const place = { spaceId: row.space, personId, climbId, climbName: row.climb.name };
    addEvents(tx, [{ ...place, type: 'CLIMB_SUBSCRIPTION_DELETED' }], context.now());
    return accepted(null);
  });
}

/** Reverses {@link leaveClimb}, unless the climb runs again. */
export async function returnToClimb(
  context: ServerContext,
  writer: Writer,
  id: string,
): Promise<Outcome<ClimbSubscriptionWire, Refusal>> {
  const { person } = writer;
  const back: Change = async (tx, { stored: { row, climbId, deletedAt }, versions }) => {
    if (deletedAt === null) return accepted(null);
    const running = await runningClimbs(tx, person.id);
    if (running.includes(climbId)) return refused({ code: 'climb.running' });
    const limit = person.level.climbsLimit;
    if (!hasRoom(limit, running.length))
      return refused({ code: 'limit.climbs', ...(limit === null ? {} : { limit }) });
    rejoinGoals(tx, { subscription: row.id, versions, at: new Date(context.now()) }, deletedAt);
    writeNext(context, person, tx, row, versions);
    const place = { spaceId: row.space, personId: person.id, climbId, climbName: row.climb.name };
    addEvents(tx, [{ ...place, type: 'CLIMB_SUBSCRIPTION_CREATED' }], context.now());
    return accepted(null);
  };
  const changed = await changeSubscription(context, writer, id, 200, back, true);
  return changed.ok ? readSubscription(context, person, id) : changed;
}

/** Empty if the climb is not public any more. */
export async function listUpdates(
  context: ServerContext,
  person: Person,
  id: string,
): Promise<Outcome<readonly ClimbChange[], Refusal>> {
  const found = await livingSubscription(context, person, id);
  if (!found.ok) return found;
  const { row } = found.value;
  const shown = await shownClimb(context.db, row.climb.code, person.id);
  if (!shown.ok) return accepted([]);
  const goals = await climbGoals(context.db, person.id, [row.id]);
  return accepted(offeredChanges(row.steps, shown.value.climb.steps, goals, row.settled));
}

/** Also takes what was left earlier. Ignores steps that do not differ, so a repeated request changes nothing. */
export async function settleUpdates(
  context: ServerContext,
  writer: Writer,
  id: string,
  { take, leave }: ClimbSettlementBody,
): Promise<Outcome<ClimbSubscriptionWire, Refusal>> {
  const { person } = writer;
  const settle: Change = async (tx, { stored: { row }, goals, versions }) => {
    const shown = await shownClimb(tx, row.climb.code, person.id);
    if (!shown.ok) return accepted(null);
    const { climb } = shown.value;
    const offered = offeredChanges(row.steps, climb.steps, goals, {});
    const taken = offered.filter(({ step }) => take.includes(step));
    const left = offered.filter(({ step }) => leave.includes(step) && !take.includes(step));
    const steps = stepsWithChanges(row.steps, climb.steps, taken);
    const mark = { ...row.climb, name: climb.name, icon: climb.icon, color: climb.color };
    const { startDate } = row.settings;
    if (taken.length > 0) {
      const effect = takenChanges(
        row.steps,
        steps,
        goals,
        { mark, inOrder: row.inOrder, startDate },
        lifeOf(person.settings),
      );
      if (!effect.ok) return effect;
      const { added, changed, deleted } = effect.value;
      const made = goalsOf(
        context,
        writer,
        { space: row.space, id: row.id, mark, inOrder: row.inOrder },
        added,
        versions,
      );
      const full = await climbGoalsRefusal(tx, person, made);
      if (full) return refused(full);
      addClimbGoals(context, writer, tx, made);
      writeTaken(context, person, tx, goals, changed, versions);
      const at = new Date(context.now());
      deleteClimbGoals(tx, deleted, { subscription: row.id, versions, at, personId: person.id });
    }
    const settled = Object.fromEntries([
      ...Object.entries(row.settled).filter(([step]) => !take.includes(step)),
      ...left.map(({ step, after }) => [step, stepPrint(after)]),
    ]) as Record<string, string>;
    writeNext(
      context,
      person,
      tx,
      { ...row, climb: mark, steps, settled, climbVersion: climb.version },
      versions,
    );
    return accepted(null);
  };
  const changed = await changeSubscription(context, writer, id, 200, settle);
  return changed.ok ? readSubscription(context, person, id) : changed;
}

/** Locks the person's scope and every space with goals of the climb. */
async function changeSubscription(
  context: ServerContext,
  writer: Writer,
  id: string,
  status: number,
  change: Change,
  alsoLeft = false,
): Promise<Outcome<null, Refusal>> {
  const { person } = writer;
  const located = person.reach === null ? await findSubscription(context.db, person.id, id) : null;
  if (!located) return refused({ code: 'subscription.unknown' });
  const { space } = located.row;
  const spaces = await spacesOfClimb(context.db, person.id, located.row.id);
  const scopes = [...new Set([person.id, space, ...spaces])];
  const expected = { status, thingId: located.row.id };
  const written = await writeOnce<null>(context, writer, scopes, expected, async (tx, versions) => {
    const stored = await findSubscription(tx, person.id, located.row.id);
    if (!stored) return refused({ code: 'subscription.unknown' });
    if (stored.deletedAt !== null && !alsoLeft) return refused({ code: 'subscription.deleted' });
    const refusal = writingRefusal(context, await standingIn(tx, space, person.id), 'subscription.unknown');
    if (refusal) return refused(refusal);
    const all = await climbGoals(tx, person.id, [stored.row.id]);
    const goals = all.filter((goal) => versions.has(goal.space));
    const changed = await change(tx, { stored, goals, versions });
    return changed.ok ? accepted({ ...expected, result: null }) : changed;
  });
  return written.ok ? accepted(null) : written;
}

function writeNext(
  context: ServerContext,
  person: Person,
  tx: Tx,
  row: ClimbSubscriptionRow,
  versions: ReadonlyMap<string, number>,
): void {
  writeSubscription(tx, person.id, {
    ...row,
    modifiedDatetime: new Date(context.now()).toISOString(),
    version: versions.get(person.id) as number,
    rev: row.rev + 1,
  });
}

function writeMoved(
  context: ServerContext,
  person: Person,
  tx: Tx,
  goals: readonly StoredClimbGoal[],
  moved: readonly MovedClimbGoal[],
  versions: ReadonlyMap<string, number>,
): void {
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  writeClimbGoals(
    tx,
    moved.flatMap(({ id, columnId, dueDate, doneDate, opensOn }) => {
      const goal = byId.get(id);
      if (!goal) return [];
      const climbStep = { ...goal.climbStep, opensOn };
      return nextGoal(context, person, { ...goal, climbStep }, { columnId, dueDate, doneDate }, versions);
    }),
  );
}

function writeTaken(
  context: ServerContext,
  person: Person,
  tx: Tx,
  goals: readonly StoredClimbGoal[],
  changed: readonly ChangedClimbGoal[],
  versions: ReadonlyMap<string, number>,
): void {
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  writeClimbGoals(
    tx,
    changed.flatMap(({ id, climbStep, richThoughts, ...edit }) => {
      const goal = byId.get(id);
      if (!goal) return [];
      const notes =
        richThoughts === undefined ? {} : { richThoughts, notesRev: goal.notesRev + revisionsOfTemplate };
      return nextGoal(context, person, { ...goal, ...notes, climbStep }, edit, versions);
    }),
  );
}

/** Times of day move along with the day. */
function nextGoal(
  context: ServerContext,
  person: Person,
  goal: GoalRow,
  edit: GoalEdit,
  versions: ReadonlyMap<string, number>,
): readonly GoalRow[] {
  const edited = editedGoal(goal, edit, person.settings.timezone);
  if (!edited.ok) return [];
  const rev = goal.rev + 1;
  return [
    {
      ...edited.value,
      stamps: stampedBy(goal.stamps, edit, goal.rev, rev),
      modifiedDatetime: new Date(context.now()).toISOString(),
      version: versions.get(goal.space) as number,
      rev,
    },
  ];
}
