import { type CommentRow, commentText, mayComment } from '@cairn/core/comments/comment';
import { newlyMentioned } from '@cairn/core/comments/mentions';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { idName } from '@cairn/core/sync/id-name';
import { addEvents } from '../events/event-rows.ts';
import { mentionEvents } from '../events/mention-events.ts';
import { followByThemselves } from '../goals/auto-follow.ts';
import { findGoal } from '../goals/find-goal.ts';
import { goalStandingRefusal } from '../goals/goal-standing.ts';
import { touchedGoal } from '../goals/touched-goal.ts';
import { idUnder, newId } from '../base/ids.ts';
import { bytesOfText, textRoomRefusal } from '../files/text-room.ts';
import type { Refusal } from '../base/refusal.ts';
import { standingIn } from '../space-access/standing.ts';
import { HasMoved } from '../writes/has-moved.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';
import { addComment, findComment } from './comment-rows.ts';
import { textRefusal } from './comment-refusal.ts';

export interface AnsweredComment {
  readonly status: number;
  readonly comment: CommentRow;
}

/** A repeated `tempId` returns the first comment (200). An occurrence without a row gets a row. */
export async function createComment(
  context: ServerContext,
  writer: Writer,
  ref: string,
  body: { readonly richText: unknown; readonly tempId?: string | null | undefined },
): Promise<Outcome<AnsweredComment, Refusal>> {
  const { person } = writer;
  const text = commentText(body.richText);
  if (!text.ok) return refused(textRefusal);
  const located = await findGoal(context.db, ref, person);
  if (!located) return refused({ code: 'goal.unknown' });
  const now = context.now();
  const tempId = body.tempId ?? null;
  const id = tempId === null ? newId(now) : idUnder(person.id, idName('comments', tempId) as string);
  const decide: Decide<AnsweredComment> = async (tx, versions) => {
    const goal = await findGoal(tx, located.untouchedIn ? ref : located.id, person);
    if (!goal) return refused({ code: 'goal.unknown' });
    if (!versions.has(goal.scopeId)) throw new HasMoved(goal.scopeId);
    const standing = await standingIn(tx, goal.scopeId, person.id);
    const refusal = await goalStandingRefusal(context, tx, standing, goal, person.id);
    if (refusal) return refused(refusal);
    const twin = tempId === null ? null : await findComment(tx, tempId, person.id, null);
    if (twin?.isDeleted) return refused({ code: 'comment.deleted' });
    if (twin)
      return accepted({ status: 200, thingId: twin.row.id, result: { status: 200, comment: twin.row } });
    if (goal.isDeleted) return refused({ code: 'goal.deleted' });
    if (!mayComment(standing, goal.row)) return refused({ code: 'goal.readOnly' });
    const full = await textRoomRefusal(tx, person, bytesOfText(text.value));
    if (full) return refused(full);
    const version = versions.get(goal.scopeId) as number;
    const row = touchedGoal(tx, goal, version);
    const at = new Date(now).toISOString();
    const comment: CommentRow = {
      id,
      tempId,
      goal: row.id,
      richText: text.value,
      userId: person.id,
      createdDatetime: at,
      modifiedDatetime: at,
      stamps: {},
      version,
      rev: 1,
    };
    addComment(tx, goal.scopeId, comment);
    const place = { spaceId: goal.scopeId, personId: person.id, goalId: row.id, commentId: id };
    const mentions = await mentionEvents(tx, [{ place, before: null, after: comment.richText }]);
    addEvents(tx, [{ ...place, type: 'COMMENT_CREATED' }, ...mentions], now);
    const mentioned = newlyMentioned(null, comment.richText);
    const act = {
      space: goal.scopeId,
      goal: row.id,
      personId: person.id,
      act: 'commented',
      mentioned,
    } as const;
    followByThemselves(tx, [act], now);
    return accepted({ status: 201, thingId: id, result: { status: 201, comment } });
  };
  const written = await writeOnce(context, writer, [located.scopeId], { status: 201, thingId: id }, decide);
  if (!written.ok) return written;
  if (written.value.result) return accepted(written.value.result);
  const kept = await findComment(context.db, written.value.thingId as string, person.id, null);
  if (!kept || kept.isDeleted) return refused({ code: 'comment.deleted' });
  return accepted({ status: written.value.status, comment: kept.row });
}
