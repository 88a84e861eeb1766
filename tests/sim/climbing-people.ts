import { leaveClimb } from '@cairn/client/climbs/leave-climb';
import { moveClimbStart, restartClimb } from '@cairn/client/climbs/move-climb';
import { type OwnClimb, ownClimbsOf } from '@cairn/client/climbs/own-climbs';
import { createClimb, deleteClimb, editClimb } from '@cairn/client/climbs/own-climbs-edit';
import { publishClimb } from '@cairn/client/climbs/own-climbs-publish';
import { addStep, editStep, moveStep, removeStep } from '@cairn/client/climbs/own-climbs-steps';
import { settleClimbChanges } from '@cairn/client/climbs/public-climbs';
import { type StartedClimb, startedClimbs } from '@cairn/client/replica/started-climbs';
import { type ClimbStart, startClimb } from '@cairn/client/climbs/start-climb';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { renameGoal, tickGoal } from '@cairn/client/goals/change-goal';
import { deleteGoal } from '@cairn/client/goals/delete-goal';
import { scheduleGoal } from '@cairn/client/goals/schedule-goal';
import { todayOf } from '@cairn/client/replica/today';
import { reverseStep } from '@cairn/client/undo/reverse-step';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import { isOnServer } from '@cairn/core/sync/record';
import { plusDays } from '@cairn/core/time/date-only';
import type { Chance } from './chance.ts';
import type { ClimbOracle } from './climb-oracle.ts';

/** One tab in which a person acts. */
export interface Hand {
  readonly cairn: Cairn;
  readonly chance: Chance;
  readonly oracle: ClimbOracle;
  /** Resolves when the edit is on the disk; never if the tab ends before. */
  readonly kept: (saved: Promise<void>) => Promise<void>;
}

const authorDeeds = { create: 2, addStep: 6, editStep: 8, moveStep: 3, removeStep: 2, rename: 3, publish: 8 };

/** Writes the person’s own climbs. */
export function write({ cairn, chance, oracle, kept }: Hand): string {
  const climbs = ownClimbsOf(cairn).toSorted(byCreation);
  const deed = climbs.length === 0 ? 'create' : chance.weighed({ ...authorDeeds, delete: 0.3 });
  if (deed === 'create') {
    const { key, saved } = createClimb(cairn);
    ignore(saved);
    const steps = 2 + chance.below(4);
    for (let at = 0; at < steps; at += 1) add(key);
    return `creates a climb of ${steps} steps`;
  }
  const climb = chance.pick(climbs);
  const ids = climb.steps.map(({ id }) => id);
  switch (deed) {
    case 'addStep':
      return add(climb.key);
    case 'editStep': {
      if (ids.length === 0) return 'has no step';
      const id = chance.pick(ids);
      ignoreOutcome(editStep(cairn, climb.key, id, stepEdit(chance, oracle)));
      return `edits step ${id}`;
    }
    case 'moveStep':
      if (ids.length === 0) return 'has no step';
      ignoreOutcome(
        moveStep(cairn, climb.key, chance.pick(ids), chance.happens(0.3) ? null : chance.pick(ids)),
      );
      return 'moves a step';
    case 'removeStep': {
      if (ids.length < 2) return 'keeps the last step';
      const id = chance.pick(ids);
      oracle.stepRemoved(id);
      ignoreOutcome(removeStep(cairn, climb.key, id));
      return `removes step ${id}`;
    }
    case 'rename':
      ignoreOutcome(editClimb(cairn, climb.key, { name: `c${oracle.next()}`, inOrder: chance.happens(0.5) }));
      return 'renames a climb';
    case 'publish': {
      const isPublic = chance.happens(0.9);
      publishClimb(cairn, climb.key, { public: isPublic }).catch(() => undefined);
      return isPublic ? 'publishes' : 'unpublishes';
    }
    case 'delete':
      oracle.climbDeleted(climb.steps.map(({ id }) => id));
      ignore(deleteClimb(cairn, climb.key).saved);
      return 'deletes a climb';
  }

  function add(key: string): string {
    const added = addStep(cairn, key);
    if (!added.ok) return added.refusal.code;
    const { id, saved } = added.value;
    ignore(saved);
    oracle.stepAdded(id, kept(saved));
    const edited = editStep(cairn, key, id, stepEdit(chance, oracle));
    ignoreOutcome(edited);
    return `adds step ${id}`;
  }
}

function stepEdit(chance: Chance, oracle: ClimbOracle) {
  return {
    name: `s${oracle.next()}`,
    column: chance.pick([1, 1, 1, 1, 2, 3] as const),
    periodIndex: 1 + chance.below(4),
    repeatCount: 1 + chance.below(3),
    enabled: chance.happens(0.9),
  };
}

const climberDeeds = {
  start: 5,
  tick: 24,
  untick: 3,
  rename: 4,
  schedule: 4,
  deleteGoal: 1,
  move: 7,
  restart: 6,
  moveAndRestart: 3,
  leave: 3,
  undoLeave: 3,
  settle: 5,
  write: 3,
};

/** A start that may be tried again with its key. */
export interface StartTry extends ClimbStart {
  readonly key: string;
}

export interface ClimberAround {
  /** Climbs that the person has found. */
  readonly codes: readonly string[];
  readonly tries: StartTry[];
  /** Leaves that can be undone in this tab. */
  readonly left: UndoEntry[];
}

/** Goes climbs. */
export function climb(hand: Hand, { codes, tries, left }: ClimberAround): string {
  const { cairn, chance, oracle, kept } = hand;
  const started = startedClimbs(cairn).toSorted(byCreation);
  const deed = started.length === 0 ? chance.pick(['start', 'write', 'undoLeave'] as const) : undefined;
  const chosen = deed ?? chance.weighed(climberDeeds);
  if (chosen === 'write') return write(hand);
  if (chosen === 'start') {
    const own = ownClimbsOf(cairn).flatMap((own) => (isOnServerNow(cairn, own) ? own.id : []));
    const all = [...codes, ...own];
    const again = tries.length > 0 && chance.happens(0.5) ? chance.pick(tries) : null;
    if (!again && all.length === 0) return 'finds no climb';
    const wish = again ?? {
      slug: chance.pick(all),
      startDate: plusDays(todayOf(cairn), chance.below(6) - 2),
      key: cairn.environment.newId(),
    };
    if (!again) tries.push(wish);
    startClimb(wish, wish.key, cairn.environment.wire).catch(() => undefined);
    return `starts ${wish.slug} on ${wish.startDate} ${again ? 'again' : ''}`;
  }
  if (chosen === 'undoLeave') {
    const step = left.pop();
    if (!step) return 'has left nothing';
    ignore(reverseStep(cairn, step).saved);
    return 'goes on with a climb';
  }
  const mine = chance.pick(started);
  const { key, goals } = mine;
  const open = goals.filter(({ locked, doneDate }) => !locked && doneDate === null);
  switch (chosen) {
    case 'tick': {
      if (open.length === 0) return 'has nothing open';
      const goal = chance.pick(open);
      const { saved } = tickGoal(cairn, goal.key, true);
      ignore(saved);
      oracle.ticked(tickOf(mine, goal), kept(saved));
      return `ticks ${said(goal)}`;
    }
    case 'untick': {
      const done = goals.filter(({ doneDate }) => doneDate !== null);
      if (done.length === 0) return 'has nothing done';
      const goal = chance.pick(done);
      oracle.reopened(tickOf(mine, goal));
      ignore(tickGoal(cairn, goal.key, false).saved);
      return `unticks ${said(goal)}`;
    }
    case 'rename': {
      if (open.length === 0) return 'has nothing open';
      const goal = chance.pick(open);
      ignore(renameGoal(cairn, goal.key, `mine ${oracle.next()}`).saved);
      return `renames ${said(goal)}`;
    }
    case 'schedule': {
      if (open.length === 0) return 'has nothing open';
      const goal = chance.pick(open);
      const dueDate = plusDays(todayOf(cairn), chance.below(4));
      ignore(scheduleGoal(cairn, goal.key, { columnId: 1, dueDate }).saved);
      return `schedules ${said(goal)} on ${dueDate}`;
    }
    case 'deleteGoal': {
      if (goals.length < 2) return 'keeps the last goal';
      const goal = chance.pick(goals);
      oracle.reopened(tickOf(mine, goal));
      ignore(deleteGoal(cairn, goal.key).saved);
      return `deletes ${said(goal)}`;
    }
    case 'move':
      return move(hand, mine);
    case 'restart':
      return restart(hand, mine);
    case 'moveAndRestart':
      return chance.happens(0.5)
        ? `${move(hand, mine)} and ${restart(hand, mine)}`
        : `${restart(hand, mine)} and ${move(hand, mine)}`;
    case 'leave': {
      const { saved, step } = leaveClimb(cairn, key);
      ignore(saved);
      if (step) left.push(step);
      return `leaves ${key.slice(-4)}`;
    }
    case 'settle': {
      const choice = { take: [] as string[], leave: [] as string[] };
      for (const id of oracle.stepIds())
        if (chance.happens(0.5)) choice[chance.pick(['take', 'take', 'leave'] as const)].push(id);
      settleClimbChanges(cairn, key, choice).catch(() => undefined);
      return `takes ${choice.take.join()} and leaves ${choice.leave.join()}`;
    }
  }
}

function move({ cairn, chance }: Hand, { key }: StartedClimb): string {
  const startDate = plusDays(todayOf(cairn), chance.below(9) - 5);
  ignoreOutcome(moveClimbStart(cairn, key, startDate));
  return `moves ${key.slice(-4)} to ${startDate}`;
}

function restart({ cairn, chance, oracle }: Hand, { key, steps }: StartedClimb): string {
  const step = chance.pick(steps);
  oracle.restarted(key, steps.indexOf(step) + 1);
  ignoreOutcome(restartClimb(cairn, key, step.id));
  return `restarts ${key.slice(-4)} from ${step.id}`;
}

function isOnServerNow(cairn: Cairn, { key }: OwnClimb): boolean {
  const record = cairn.replica.record({ table: 'climbs', key });
  return record !== undefined && isOnServer(record);
}

function tickOf({ key }: StartedClimb, { id, key: goal, climbStep }: StartedClimb['goals'][number]) {
  return { id: id ?? goal, subscription: key, number: climbStep.number };
}

const said = ({ key, climbStep }: StartedClimb['goals'][number]) =>
  `${key.slice(-4)} (${climbStep.repeat} ${climbStep.id})`;

function byCreation(one: { readonly createdDatetime: string }, other: { readonly createdDatetime: string }) {
  return one.createdDatetime < other.createdDatetime ? -1 : 1;
}

function ignoreOutcome(outcome: {
  readonly ok: boolean;
  readonly value?: { readonly saved: Promise<void> };
}): void {
  if (outcome.value) ignore(outcome.value.saved);
}

/** For edits that the oracle does not expect, because the person sees the error. */
function ignore(saved: Promise<void>): void {
  saved.catch(() => undefined);
}
