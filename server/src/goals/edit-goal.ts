import type { GoalEditBody, GoalWire } from '@cairn/contract/goals';
import type { GoalRow } from '@cairn/core/goals/goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayEditGoal } from '@cairn/core/spaces/roles';
import type { Tx } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';
import { namedSpace, standingRefusal } from '../spaces/standing.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { type Decide, writeOnce, type Written } from '../writes/write-once.ts';
import { decidedEdit, type DecidedEdit } from './decided-edit.ts';
import { goalAnswer } from './goal-answer.ts';
import { goalAround } from './goal-around.ts';
import { editEvent } from './goal-events.ts';
import { limitRefusal } from './goal-limits.ts';
import { goalBehind, noteChangesAfter, type StoredGoal, writeGoal } from './goal-rows.ts';
import { type GoalWish, wishFrom } from './goal-wish.ts';
import { moveTree } from './move-tree.ts';
import { goalNow } from './read-goal.ts';
import { type NamedInRequest, writeFacts } from './write-facts.ts';

/** Changes the fields that are sent, and only those (`sync.md` §2). */
export async function editGoal(
  house: House,
  writer: Writer,
  ref: string,
  body: GoalEditBody,
): Promise<Outcome<GoalWire, Refusal>> {
  const wish = wishFrom(body);
  if (!wish.ok) return wish;
  const located = await goalBehind(house.db, ref, writer.person.code);
  if (!located) return refused({ code: 'goal.unknown' });
  const { id } = located.row;
  const scopeIds = await writtenScopes(house, writer, located.scopeId, wish.value);
  if (!scopeIds.ok) return scopeIds;
  const decide: Decide<GoalWire> = async (tx, versions) => {
    const goal = await goalBehind(tx, id, writer.person.code);
    // Moved to another space while this write waited for the lock.
    if (!goal || !versions.has(goal.scopeId)) return refused({ code: 'goal.unknown' });
    return applyEdit(house, writer, tx, versions, goal, wish.value);
  };
  const written = await writeOnce(house, writer, scopeIds.value, { status: 200, thingId: id }, decide);
  if (!written.ok) return written;
  if (written.value.result) return accepted(written.value.result);
  return goalNow(house, writer.person, id, body.richThoughtsChange?.baseRev ?? null);
}

async function writtenScopes(
  house: House,
  { person }: Writer,
  scopeId: string,
  { edit }: GoalWish,
): Promise<Outcome<readonly string[], Refusal>> {
  if (edit.space === undefined || edit.space === scopeId) return accepted([scopeId]);
  const target = await namedSpace(house, edit.space, person.id);
  return target.ok ? accepted([scopeId, target.value]) : target;
}

/** Decides an edit of a goal whose scope is locked, and writes it. */
export async function applyEdit(
  house: House,
  writer: Writer,
  tx: Tx,
  versions: ReadonlyMap<string, number>,
  stored: StoredGoal,
  wish: GoalWish,
): Promise<Outcome<Written<GoalWire>, Refusal>> {
  const { person } = writer;
  const before = stored.row;
  const space = wish.edit.space ?? stored.scopeId;
  const facts = await writeFacts(tx, stored.scopeId, person, space === stored.scopeId ? wish.edit : noOne);
  const standing = standingRefusal(house, facts.standing, 'goal.unknown');
  if (standing) return refused(standing);
  if (stored.isDeleted) return refused({ code: 'goal.deleted' });
  if (!mayEditGoal(facts.standing, before)) return refused({ code: 'goal.readOnly' });
  const isMove = space !== stored.scopeId;
  const factsThere = isMove ? await writeFacts(tx, space, person, wish.edit) : facts;
  const notesBaseRev = wish.notes?.kind === 'change' ? wish.notes.baseRev : before.notesRev;
  const noteLog = notesBaseRev < before.notesRev ? await noteChangesAfter(tx, before.id, notesBaseRev) : [];
  const decided = decidedEdit(before, isMove ? leavingWish(before, wish) : wish, {
    facts: factsThere,
    noteLog,
    zone: person.settings.timezone,
    now: house.now(),
    version: versions.get(space) as number,
    key: writer.key,
    rules: house.rules,
  });
  if (!decided.ok) return decided;
  const limit = await limitRefusal(tx, person, before, decided.value.goal);
  if (limit) return refused(limit);
  if (isMove) await moveTree(tx, before, decided.value.goal, versions);
  if (changesAnything(wish)) write(house, writer, tx, before, decided.value);
  const goal = changesAnything(wish) ? decided.value.goal : before;
  const around = await goalAround(tx, space, goal.id);
  const log =
    wish.notes?.kind === 'change'
      ? [...noteLog, ...(decided.value.change ? [decided.value.change] : [])]
      : undefined;
  return accepted({ status: 200, thingId: goal.id, result: goalAnswer(goal, around, log) });
}

/** What is looked up in the old space when everything that the request names is in the new one. */
const noOne: NamedInRequest = {};

const changesAnything = ({ edit, notes }: GoalWish) => Object.keys(edit).length > 0 || notes !== null;

/** A goal that goes to another space leaves its parent and its list there, unless the request names others. */
function leavingWish(goal: GoalRow, wish: GoalWish): GoalWish {
  const { parent = null, assignee = null, bucketId = null } = wish.edit;
  const leftAssignee = goal.assignee === null ? {} : { assignee };
  return { ...wish, edit: { ...wish.edit, ...leftAssignee, parent, bucketId } };
}

function write(house: House, { person }: Writer, tx: Tx, before: GoalRow, decided: DecidedEdit): void {
  const { goal, change } = decided;
  writeGoal(tx, goal, change, editEvent(before, goal, person, house.now()));
}
