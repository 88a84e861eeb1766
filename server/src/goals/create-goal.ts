import type { GoalCreateBody, GoalWire } from '@cairn/contract/goals';
import type { GoalEdit, GoalRow } from '@cairn/core/goals/goal';
import { joiningChange } from '@cairn/core/notes/joining-change';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayEditGoal, type Standing } from '@cairn/core/spaces/roles';
import type { Person } from '../context/person.ts';
import type { Db, Tx } from '../db/database.ts';
import { tellMentions } from '../events/mention-events.ts';
import { applyRepeat } from '../recurrences/apply-repeat.ts';
import type { Refusal } from '../base/refusal.ts';
import { spaceForNew } from '../space-access/space-for-new.ts';
import { HasMoved, whereItIs } from '../writes/has-moved.ts';
import { accessRefusal } from '../writes/kind.ts';
import { standingIn, writingRefusal } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { type Decide, readAndWriteOnce } from '../writes/write-once.ts';
import { createdAct, followedByMaker } from './auto-follow.ts';
import { blankGoal } from './blank-goal.ts';
import { createAtOnce } from './create-at-once.ts';
import { decidedEdit } from './decided-edit.ts';
import { applyEdit } from './edit-goal.ts';
import { goalAnswer } from './goal-answer.ts';
import { goalRelations, noRelations } from './goal-relations.ts';
import { findGoal } from './find-goal.ts';
import { creationEvent } from './goal-events.ts';
import { goalKind } from './goal-kind.ts';
import { isBeyondPlan, limitRefusal } from './goal-limits.ts';
import { goalOfTempId, type StoredGoal, successorOf } from './goal-rows.ts';
import { type GoalWish, wishFrom } from './goal-wish.ts';
import { addGoal } from './goal-write-rows.ts';
import { goalNow } from './read-goal.ts';
import { type WriteFacts, writeFacts } from './write-facts.ts';

export interface AnsweredGoal {
  readonly status: number;
  readonly goal: GoalWire;
}

/**
 * Creates a goal, by default in the writer's own space: 201 if new, 200 if it exists.
 *
 * A repeated `tempId` returns the first goal. A repeated `recreatedFrom` edits the goal that first replaced the old
 * one.
 */
export async function createGoal(
  context: ServerContext,
  writer: Writer,
  body: GoalCreateBody,
): Promise<Outcome<AnsweredGoal, Refusal>> {
  const wish = wishFrom(body);
  if (!wish.ok) return wish;
  const spaceId = await spaceForNew(context, writer.person, body.space);
  if (!spaceId.ok) return spaceId;
  const newcomer = blankGoal(context, writer, spaceId.value, body);
  const expected = { status: 201, thingId: newcomer.id };
  const inSpace = { ...wish.value, edit: { ...wish.value.edit, space: spaceId.value } };
  const atOnce = await createAtOnce(context, writer, newcomer, inSpace);
  if (atOnce) return accepted({ status: 201, goal: atOnce });
  const read = (tx: Db) => creationFacts(tx, writer, newcomer, inSpace);
  const decide = creation(context, writer, newcomer, inSpace);
  const written = await whereItIs((found) =>
    readAndWriteOnce(context, writer, [...new Set([spaceId.value, ...found])], expected, read, decide),
  );
  if (!written.ok) return written;
  const { status, thingId, result } = written.value;
  if (result !== null) return accepted({ status, goal: result });
  // The author's device knows no text of other people, so send all note changes.
  const now = await goalNow(context, writer.person, thingId as string, 0);
  return now.ok ? accepted({ status, goal: now.value }) : now;
}

interface CreationFacts extends WriteFacts {
  readonly twin: StoredGoal | null;
  /** A goal that already replaced the same old goal, or this new goal. */
  readonly successor: StoredGoal | null;
}

async function creationFacts(
  tx: Db,
  { person }: Writer,
  newcomer: GoalRow,
  wish: GoalWish,
): Promise<CreationFacts> {
  const { id, tempId, recreatedFrom, space } = newcomer;
  const [facts, twin, successor] = await Promise.all([
    writeFacts(tx, space, person, wish.edit),
    tempId === null ? null : goalOfTempId(tx, tempId, person.code),
    tempId === null && recreatedFrom === null ? null : successorOf(tx, recreatedFrom, id),
  ]);
  return { ...facts, twin, successor };
}

function creation(
  context: ServerContext,
  writer: Writer,
  newcomer: GoalRow,
  wish: GoalWish,
): Decide<GoalWire, CreationFacts> {
  const { person, key } = writer;
  return async (tx, versions, facts) => {
    const { twin, successor } = facts;
    const refusal = writingRefusal(context, facts.standing, 'space.unknown');
    if (refusal) return refused(refusal);
    if (twin) return twinAnswer(tx, twin, person.id);
    if (successor) return joined(context, writer, tx, versions, successor, wish);
    const full = newcomer.recreatedFrom === null ? wish : await filledFromOld(tx, newcomer, wish, person);
    const version = versions.get(newcomer.space) as number;
    const basis = {
      facts,
      noteLog: [],
      zone: person.settings.timezone,
      now: context.now(),
      version,
      key,
      rules: context.rules,
    };
    const decided = decidedEdit(newcomer, full, basis);
    if (!decided.ok) return decided;
    const { goal: plain, change } = decided.value;
    const limit = await limitRefusal(tx, person, null, plain);
    if (limit && !(await isBeyondPlan(tx, person, plain, limit, context.now()))) return refused(limit);
    const repeat = await applyRepeat(context, writer, tx, {
      before: newcomer,
      after: plain,
      wish: full,
      scope: null,
      versions,
    });
    if (!repeat.ok) return repeat;
    const goal = repeat.value;
    addGoal(tx, goal, change, creationEvent(goal, person, context.now()));
    await tellMentions(tx, person.id, null, goal, context.now());
    const isFollowing =
      facts.isShared &&
      (await followedByMaker(tx, [createdAct(goal, person.id)], context.now())).has(goal.id);
    const parents = goal.parent === null ? [] : (facts.parent?.chain ?? []);
    const log = change === null ? undefined : [change];
    return accepted({
      status: 201,
      thingId: goal.id,
      result: goalAnswer(goal, { ...noRelations, parents, isFollowing }, log),
    });
  };
}

/** For a person, a goal in a foreign space counts as deleted. */
async function isAway(tx: Db, { scopeId }: StoredGoal, personId: string): Promise<boolean> {
  return (await standingIn(tx, scopeId, personId)).kind !== 'member';
}

async function twinAnswer(tx: Db, twin: StoredGoal, personId: string) {
  if (twin.isDeleted || (await isAway(tx, twin, personId))) return refused<Refusal>({ code: 'goal.deleted' });
  const { row } = twin;
  return accepted({
    status: 200,
    thingId: row.id,
    result: goalAnswer(row, await goalRelations(tx, twin.scopeId, row.id, personId)),
  });
}

async function filledFromOld(tx: Db, newcomer: GoalRow, wish: GoalWish, person: Person): Promise<GoalWish> {
  const old = await findGoal(tx, newcomer.recreatedFrom as string, person);
  if (!old || old.isPurged || old.scopeId !== newcomer.space) return wish;
  const { columnId, dueDate, doneDate, datetimeFr, datetimeTo, durationMinutes } = old.row;
  const { color, tags, type, richThoughts } = old.row;
  const place =
    'columnId' in wish.edit || 'dueDate' in wish.edit ? {} : { columnId, dueDate, datetimeFr, datetimeTo };
  const notes =
    wish.notes ?? (richThoughts === null ? null : ({ kind: 'whole', notes: richThoughts } as const));
  return { ...wish, notes, edit: { doneDate, durationMinutes, color, tags, type, ...place, ...wish.edit } };
}

function withoutSpace(edit: GoalEdit): GoalEdit {
  const { space: _space, parent: _parent, bucketId: _bucketId, ...otherFields } = edit;
  return otherFields;
}

/** Another device re-created the old goal first. Edits the re-created goal, and keeps its whole note. */
async function joined(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  versions: ReadonlyMap<string, number>,
  successor: StoredGoal,
  wish: GoalWish,
): ReturnType<Decide<GoalWire>> {
  if (successor.isDeleted) return refused({ code: 'goal.deleted' });
  if (!versions.has(successor.scopeId)) throw new HasMoved(successor.scopeId);
  if (await isAway(tx, successor, writer.person.id)) return refused({ code: 'goal.deleted' });
  const { row } = successor;
  const theirs = wish.notes?.kind === 'change' ? { ops: wish.notes.ops } : (wish.notes?.notes ?? null);
  const ops = wish.notes ? joiningChange(row.richThoughts, theirs) : [];
  const notes = ops.length === 0 ? null : ({ kind: 'change', baseRev: row.notesRev, ops } as const);
  const isElsewhere = successor.scopeId !== wish.edit.space;
  const edit = isElsewhere ? withoutSpace(wish.edit) : wish.edit;
  const found = { stored: successor, standing: await standingIn(tx, successor.scopeId, writer.person.id) };
  const may = (standing: Standing) => mayEditGoal(standing, row);
  const refusal = await accessRefusal(context, tx, writer.person, goalKind, found, { may });
  if (refusal) return refused(refusal);
  const sent = { ...wish, edit, notes, baseRev: 0 };
  const edited = await applyEdit(context, writer, tx, versions, successor, sent);
  return edited.ok ? accepted({ status: 200, thingId: row.id, result: edited.value }) : edited;
}
