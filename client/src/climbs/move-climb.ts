import { lifeOf } from '@cairn/core/accounts/settings';
import { movedStart, restartedClimb } from '@cairn/core/climbs/moved-start';
import type { PlanRefusal } from '@cairn/core/climbs/planned-goals';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isSame } from '@cairn/core/same';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { type Fields, isOf, isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Cairn } from '../cairn/cairn.ts';
import { type ClimbEdit, editsIn, typedFields } from '../replica/climb-effect.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { todayOf } from '../replica/today.ts';
import type { Saved } from '../saved.ts';
import { refKey, refOf } from '../store/account-store.ts';
import { asClimbGoal, startedClimb } from '../replica/started-climbs.ts';

export type MoveRefusal = PlanRefusal | { readonly code: 'subscription.unknown' | 'climb.unknownStep' };

/** The goals that an action changes, for a sentence before it. */
export interface ClimbMove {
  /** Keys of goals whose date or state changes. */
  readonly goals: readonly string[];
  readonly startDate: DateOnly;
}

/** Returns the effect of {@link moveClimbStart} without doing it. */
export function climbStartMove(
  cairn: Cairn,
  id: string,
  startDate: DateOnly,
): Outcome<ClimbMove, MoveRefusal> {
  const climb = startedClimb(cairn, id);
  if (!climb) return refused({ code: 'subscription.unknown' });
  const life = lifeOf(settingsOf(cairn));
  const moved = movedStart(climb.steps, climb.goals.map(asClimbGoal), startDate, life);
  return moved.ok ? accepted({ goals: moved.value.map((goal) => goal.id), startDate }) : moved;
}

/** Returns the effect of {@link restartClimb} without doing it. */
export function climbRestart(cairn: Cairn, id: string, step: string): Outcome<ClimbMove, MoveRefusal> {
  const climb = startedClimb(cairn, id);
  if (!climb) return refused({ code: 'subscription.unknown' });
  const from = { stepId: step, today: todayOf(cairn), startDate: climb.startDate };
  const life = lifeOf(settingsOf(cairn));
  const restarted = restartedClimb(climb.steps, climb.goals.map(asClimbGoal), from, life);
  if (!restarted.ok) return restarted;
  const { moved, startDate } = restarted.value;
  return accepted({ goals: moved.map((goal) => goal.id), startDate });
}

/** Moves the goals that are not done. Works offline. */
export function moveClimbStart(cairn: Cairn, id: string, startDate: DateOnly): Outcome<Saved, MoveRefusal> {
  const move = climbStartMove(cairn, id, startDate);
  return move.ok ? accepted(edited(cairn, id, { settings: { startDate } }, [])) : move;
}

/** Begins again from a step today: its done goals and later ones are open again. Works offline. */
export function restartClimb(cairn: Cairn, id: string, step: string): Outcome<Saved, MoveRefusal> {
  const move = climbRestart(cairn, id, step);
  if (!move.ok) return move;
  const reopened = move.value.goals.filter((key) => cairn.replica.goal(key)?.doneDate != null);
  return accepted(edited(cairn, id, { restart: { step, date: todayOf(cairn) } }, reopened));
}

type Wish = Omit<ClimbEdit, 'before'>;

/**
 * Unsent edits keep their order, because each may need the one before.
 *
 * @param reopened keys of goals whose unsent tick is taken back
 */
function edited(cairn: Cairn, id: string, wish: Wish, reopened: readonly string[]): Saved {
  const { replica } = cairn;
  const ref = refOf('climb_subscriptions', replica.keyOf(id));
  const goals = [...replica.climbs.keysOf(ref.key)]
    .map((key) => refOf('goals', key))
    .filter((goal) => isUnsent(replica.record(goal) as SyncRecord));
  const saved = cairn.undoStack.aside(() =>
    cairn.change([ref, ...goals], (records) => {
      const record = records.get(refKey(ref));
      if (!record) return { put: [] };
      const found = goals.flatMap((goal) => records.get(refKey(goal)) ?? []).filter(isUnsent);
      const next = found.map((goal) => (reopened.includes(goal.key) ? withoutTick(goal) : goal));
      const before = Object.fromEntries(
        next.flatMap((goal) =>
          isOf(goal, 'goals') && isUnsent(goal) ? [[goal.key, typedFields(goal)]] : [],
        ),
      );
      const fields = { edits: withEdit(editsIn(record.pending), { ...wish, before }) };
      return {
        put: [editedRecord(record, { fields, notes: null }), ...next.filter((goal) => !found.includes(goal))],
      };
    }),
  );
  return { saved };
}

/** Replaces the last edit if the new one makes it meaningless and no goal was edited in between. */
function withEdit(edits: readonly ClimbEdit[], edit: ClimbEdit): readonly ClimbEdit[] {
  const last = edits.at(-1);
  const isEdited = ([key, typed]: [string, Fields]) => !isSame(typed, last?.before[key]);
  if (!last || Object.entries(edit.before).some(isEdited)) return [...edits, edit];
  const isReplaced = edit.settings ? last.settings !== undefined : isSame(edit.restart, last.restart);
  return isReplaced ? [...edits.slice(0, -1), { ...edit, before: last.before }] : [...edits, edit];
}

function withoutTick(goal: SyncRecord): SyncRecord {
  if (!goal.pending || !('doneDate' in goal.pending.fields)) return goal;
  const { doneDate: _, ...fields } = goal.pending.fields;
  const isEmpty = goal.pending.notes === null && Object.keys(fields).length === 0;
  return { ...goal, pending: isEmpty ? null : { ...goal.pending, fields } };
}
