import { mayDeleteComment } from '@cairn/core/comments/comment';
import { accepted, type Outcome } from '@cairn/core/outcome';
import { tellEvents } from '../events/event-rows.ts';
import type { Refusal } from '../refusal.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { changeComment, type NamedComment } from './change-comment.ts';
import { dropComment } from './comment-rows.ts';

/** Deletes a comment for good, as its author, an OWNER or an ADMIN may. */
export async function deleteComment(
  house: House,
  writer: Writer,
  named: NamedComment,
): Promise<Outcome<null, Refusal>> {
  const deleted = await changeComment(house, writer, named, {
    status: 204,
    may: mayDeleteComment,
    change: (tx, comment, version) => {
      const now = house.now();
      dropComment(tx, comment, new Date(now), version);
      const { scopeId: spaceId, row } = comment;
      const told = { spaceId, personId: writer.person.id, goalId: row.goal, commentId: row.id };
      tellEvents(tx, [{ ...told, type: 'COMMENT_DELETED' }], now);
      return null;
    },
  });
  return deleted.ok ? accepted(null) : deleted;
}
