import { type CommentRow, commentText, mayEditComment } from '@cairn/core/comments/comment';
import { newlyMentioned } from '@cairn/core/comments/mentions';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { stampedBy } from '@cairn/core/sync/stamps';
import { addEvents } from '../events/event-rows.ts';
import { mentionEvents } from '../events/mention-events.ts';
import { followByThemselves } from '../goals/auto-follow.ts';
import { bytesOfText, textRoomRefusal } from '../files/text-room.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { visibleGoal } from '../goals/read-goal.ts';
import { changeOne } from '../writes/change-one.ts';
import { commentKind, type NamedComment } from './comment-kind.ts';
import { textRefusal } from './comment-refusal.ts';
import { findComment, writeComment } from './comment-rows.ts';

/** `baseRev`: default is the latest revision. */
export async function editComment(
  context: ServerContext,
  writer: Writer,
  named: NamedComment,
  { richText, baseRev }: { readonly richText: unknown; readonly baseRev?: number | undefined },
): Promise<Outcome<CommentRow, Refusal>> {
  const text = commentText(richText);
  if (!text.ok) return refused(textRefusal);
  const { person } = writer;
  const goal = await visibleGoal(context, person, named.goal);
  if (!goal.ok) return goal;
  const edited = await changeOne(context, writer, commentKind(goal.value.id), named.comment, {
    status: 200,
    may: (standing, { row }) => mayEditComment(standing, { isOwn: row.userId === person.id }),
    change: async (tx, { stored: { row, scopeId }, version }) => {
      const addedBytes = bytesOfText(text.value) - bytesOfText(row.richText);
      const full = await textRoomRefusal(tx, person, addedBytes);
      if (full) return refused(full);
      const now = context.now();
      const modifiedDatetime = new Date(now).toISOString();
      const rev = row.rev + 1;
      const edit = { richText: text.value };
      const stamps = stampedBy(row.stamps, edit, baseRev ?? row.rev, rev);
      const after = { ...row, ...edit, modifiedDatetime, stamps, version, rev };
      writeComment(tx, scopeId, after);
      const place = { spaceId: scopeId, personId: person.id, goalId: row.goal, commentId: row.id };
      const mentions = await mentionEvents(tx, [{ place, before: row.richText, after: after.richText }]);
      addEvents(tx, [{ ...place, type: 'COMMENT_MODIFIED' }, ...mentions], now);
      const mentioned = newlyMentioned(row.richText, after.richText);
      const act = { space: scopeId, goal: row.goal, personId: person.id, act: 'edited', mentioned } as const;
      followByThemselves(tx, [act], now);
      return accepted(after);
    },
  });
  if (!edited.ok) return edited;
  if (edited.value.result) return accepted(edited.value.result);
  const kept = await findComment(context.db, edited.value.id, person.id, null);
  return kept && !kept.isDeleted ? accepted(kept.row) : refused({ code: 'comment.deleted' });
}
