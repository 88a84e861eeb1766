import type { GoalEditBody, GoalWire } from '@cairn/contract/goals';
import type { GoalRow } from '@cairn/core/goals/goal';
import { withParentCleared } from '@cairn/core/goals/set-parent';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';
import { mayEditGoal } from '@cairn/core/spaces/roles';
import type { Tx } from '../db/database.ts';
import { tellMentions } from '../events/mention-events.ts';
import { newCode } from '../base/ids.ts';
import { applyRepeat } from '../recurrences/apply-repeat.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne } from '../writes/change-one.ts';
import { writableSpace } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { ancestorPlaces } from './ancestor-rows.ts';
import { editedAct, followByThemselves } from './auto-follow.ts';
import { decidedEdit, type DecidedEdit } from './decided-edit.ts';
import { goalAnswer } from './goal-answer.ts';
import { goalRelations } from './goal-relations.ts';
import { editEvent } from './goal-events.ts';
import { goalKind } from './goal-kind.ts';
import { limitRefusal } from './goal-limits.ts';
import { climbLocksOf, withLocks } from './climb-locks-of.ts';
import { type StoredGoal } from './goal-rows.ts';
import { type GoalWish, wishFrom } from './goal-wish.ts';
import { addGoal, writeGoal } from './goal-write-rows.ts';
import { moveTree } from './move-tree.ts';
import { noteChangesAfter } from './note-change-rows.ts';
import { goalNow } from './read-goal.ts';
import { type NamedInRequest, writeFacts } from './write-facts.ts';

/** @param mode which occurrences to edit; a series as `ref` means all */
export async function editGoal(
  context: ServerContext,
  writer: Writer,
  ref: string,
  body: GoalEditBody,
  mode: EditScope | null = null,
): Promise<Outcome<GoalWire, Refusal>> {
  const wish = wishFrom(body);
  if (!wish.ok) return wish;
  const scope = mode ?? (isSeries(ref) ? 'ALL' : null);
  const edited = await changeOne(context, writer, goalKind, ref, {
    status: 200,
    alsoIn: (located) => spacesMovedTo(context, writer, located.scopeId, wish.value),
    may: (standing, { row }) => mayEditGoal(standing, row),
    change: (tx, { stored, versions }) => applyEdit(context, writer, tx, versions, stored, wish.value, scope),
  });
  if (!edited.ok) return edited;
  const { id, result } = edited.value;
  return result ? accepted(result) : goalNow(context, writer.person, id, wish.value.notesBaseRev);
}

async function spacesMovedTo(
  context: ServerContext,
  { person }: Writer,
  scopeId: string,
  { edit }: GoalWish,
): Promise<Outcome<readonly string[], Refusal>> {
  if (edit.space === undefined || edit.space === scopeId) return accepted([]);
  const target = await writableSpace(context, edit.space, person.id);
  return target.ok ? accepted([target.value]) : target;
}

/** The caller has checked rights and locked the scope. */
export async function applyEdit(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  versions: ReadonlyMap<string, number>,
  stored: StoredGoal,
  sent: GoalWish,
  scope: EditScope | null = null,
): Promise<Outcome<GoalWire, Refusal>> {
  const { person } = writer;
  const before = touchedRow(stored);
  const locks = await climbLocksOf(tx, [before], context.now());
  if (locks.get(before.id)?.locked) return refused({ code: 'goal.locked' });
  const space = sent.edit.space ?? stored.scopeId;
  const isMove = space !== stored.scopeId;
  const wish = await detachedWish(tx, before, isMove ? leavingWish(before, sent) : sent);
  const named = { ...wish.edit, standsOn: before.bucketId };
  const facts = await writeFacts(tx, stored.scopeId, person, space === stored.scopeId ? named : noOne);
  const factsThere = isMove ? await writeFacts(tx, space, person, wish.edit) : facts;
  const notesBaseRev = wish.notesBaseRev ?? before.notesRev;
  const noteLog = notesBaseRev < before.notesRev ? await noteChangesAfter(tx, before.id, notesBaseRev) : [];
  const decided = decidedEdit(before, wish, {
    facts: factsThere,
    noteLog,
    zone: person.settings.timezone,
    now: context.now(),
    version: versions.get(space) as number,
    key: writer.key,
    rules: context.rules,
  });
  if (!decided.ok) return decided;
  const limit = await limitRefusal(tx, person, before, decided.value.goal);
  if (limit) return refused(limit);
  const after = decided.value.goal;
  const repeat = await applyRepeat(context, writer, tx, { before, after, wish, scope, versions });
  if (!repeat.ok) return repeat;
  const isWritten = changesAnything(wish) || stored.untouchedIn !== null;
  const goal = isWritten ? repeat.value : before;
  if (isMove && stored.untouchedIn === null) await moveTree(tx, before, goal, versions);
  if (isWritten) write(context, writer, tx, stored, { ...decided.value, goal });
  if (wish.notes) await tellMentions(tx, person.id, before.richThoughts, goal, context.now());
  followByThemselves(tx, [editedAct(before, goal, person.id)], context.now());
  const relations = await goalRelations(tx, space, goal.id, person.id);
  const log =
    wish.notesBaseRev !== null
      ? [...noteLog, ...(decided.value.change ? [decided.value.change] : [])]
      : undefined;
  const [answer] = await withLocks(tx, [goalAnswer(goal, relations, log)], context.now());
  return accepted(answer as GoalWire);
}

const noOne: NamedInRequest = {};

const changesAnything = ({ edit, notes, recurrence }: GoalWish) =>
  Object.keys(edit).length > 0 || notes !== null || recurrence !== undefined;

const isSeries = (ref: string) => recurrenceRefFrom(ref)?.kind === 'series';

function touchedRow({ row, id, untouchedIn }: StoredGoal): GoalRow {
  return untouchedIn === null ? row : { ...row, id, code: newCode(), rev: 0 };
}

function leavingWish(goal: GoalRow, wish: GoalWish): GoalWish {
  const { parent = null, assignee = null, bucketId = null } = wish.edit;
  const leftAssignee = goal.assignee === null ? {} : { assignee };
  return { ...wish, edit: { ...wish.edit, ...leftAssignee, parent, bucketId } };
}

async function detachedWish(tx: Tx, goal: GoalRow, wish: GoalWish): Promise<GoalWish> {
  if (wish.edit.parent !== null || goal.parent === null) return wish;
  const ancestors = await ancestorPlaces(tx, goal.space, goal.parent);
  return { ...wish, edit: withParentCleared(goal, wish.edit, ancestors) };
}

function write(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  { row: before, untouchedIn }: StoredGoal,
  { goal, change }: DecidedEdit,
): void {
  const event = editEvent(before, goal, person, context.now());
  if (untouchedIn === null) writeGoal(tx, goal, change, event);
  else addGoal(tx, goal, change, event);
}
