import type { GoalWire } from '@cairn/contract/goals';
import { mentionedIn } from '@cairn/core/comments/mentions';
import type { GoalRow } from '@cairn/core/goals/goal';
import { sqlStateOf } from '../db/database.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { decidedEdit } from './decided-edit.ts';
import { noRelations } from './goal-relations.ts';
import { goalAnswer } from './goal-answer.ts';
import { creationEvent } from './goal-events.ts';
import { addGoalAtOnce } from './goal-write-rows.ts';
import type { GoalWish } from './goal-wish.ts';
import type { WriteFacts } from './write-facts.ts';

/** A plain goal has no assignee, parent or list. The SQL checks membership. */
const plainFacts: WriteFacts = {
  standing: { kind: 'member', role: 'EDITOR' },
  isShared: false,
  isAssigneeMember: false,
  parent: null,
  list: null,
};

/**
 * Decides before the lock, because a plain goal depends on nothing that could change. Null if the ordinary write must
 * handle the request.
 */
export async function createAtOnce(
  context: ServerContext,
  { person, key, requestHash }: Writer,
  newcomer: GoalRow,
  wish: GoalWish,
): Promise<GoalWire | null> {
  if (!isPlain(context, person.level, newcomer, wish)) return null;
  const now = context.now();
  const decided = decidedEdit(newcomer, wish, {
    facts: plainFacts,
    noteLog: [],
    zone: person.settings.timezone,
    now,
    version: 0,
    key,
    rules: context.rules,
  });
  if (!decided.ok) return null;
  const { goal, change } = decided.value;
  const by = { personId: person.id, key, requestHash };
  const written = await addGoalAtOnce(context.db, goal, change, creationEvent(goal, person, now), by).catch(
    nullForTwin,
  );
  if (written === null) return null;
  const { version, isFollowing } = written;
  context.publish(goal.space, version);
  const relations = { ...noRelations, isFollowing };
  return goalAnswer({ ...goal, version }, relations, change === null ? undefined : [change]);
}

function isPlain(
  { rules }: ServerContext,
  level: Writer['person']['level'],
  { recreatedFrom }: GoalRow,
  { edit, notes, recurrence }: GoalWish,
): boolean {
  const namesNobody =
    !edit.parent &&
    !edit.bucketId &&
    !edit.assignee &&
    !recurrence &&
    !namesPeople(notes) &&
    recreatedFrom === null;
  const isTextUnlimited = notes === null || level.storageLimit === null;
  const isUnlimited =
    level.goalsLimit === null && level.bucketGoalsLimit === null && level.canUseColors && isTextUnlimited;
  return namesNobody && isUnlimited && rules.scopeLock && rules.idempotency;
}

const namesPeople = (notes: GoalWish['notes']) =>
  notes?.kind === 'whole' && mentionedIn(notes.notes).length > 0;

function nullForTwin(error: unknown): null {
  if (sqlStateOf(error) === '23505') return null;
  throw error;
}
