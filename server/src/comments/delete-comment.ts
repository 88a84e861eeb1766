import { mayDeleteComment } from '@cairn/core/comments/comment';
import { accepted, type Outcome } from '@cairn/core/outcome';
import { addEvents } from '../events/event-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { visibleGoal } from '../goals/read-goal.ts';
import { changeOne } from '../writes/change-one.ts';
import { commentKind, type NamedComment } from './comment-kind.ts';
import { dropComment } from './comment-rows.ts';

/** Allowed for the author, owners and admins. */
export async function deleteComment(
  context: ServerContext,
  writer: Writer,
  named: NamedComment,
): Promise<Outcome<null, Refusal>> {
  const { person } = writer;
  const goal = await visibleGoal(context, person, named.goal);
  if (!goal.ok) return goal;
  const deleted = await changeOne(context, writer, commentKind(goal.value.id), named.comment, {
    status: 204,
    may: (standing, { row }) => mayDeleteComment(standing, { isOwn: row.userId === person.id }),
    change: (tx, { stored: comment, version }) => {
      const now = context.now();
      dropComment(tx, comment, new Date(now), version);
      const { scopeId: spaceId, row } = comment;
      const event = { spaceId, personId: person.id, goalId: row.goal, commentId: row.id };
      addEvents(tx, [{ ...event, type: 'COMMENT_DELETED' }], now);
      return accepted(null);
    },
  });
  return deleted.ok ? accepted(null) : deleted;
}
