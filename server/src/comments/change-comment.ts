import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Standing } from '@cairn/core/spaces/roles';
import type { Tx } from '../db/database.ts';
import { visibleGoal } from '../goals/read-goal.ts';
import type { Refusal } from '../refusal.ts';
import { standingIn, standingRefusal } from '../spaces/standing.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { commentBehind, type StoredComment } from './comment-rows.ts';

/** Which comment of which goal, as a request names them. */
export interface NamedComment {
  readonly goal: string;
  readonly comment: string;
}

/** What is done to a comment, once its space is locked and it is found to be there. */
export interface CommentChange<Result> {
  readonly status: number;
  readonly may: (standing: Standing, comment: { readonly isOwn: boolean }) => boolean;
  /** Why it may not be done although the writer may change the comment; null when it may. */
  readonly refusal?: (tx: Tx, comment: StoredComment) => Promise<Refusal | null>;
  readonly change: (tx: Tx, comment: StoredComment, version: number) => Promise<Result> | Result;
}

/** Changes a comment that the writer may change; answers null in place of the result when the key comes again. */
export async function changeComment<Result>(
  house: House,
  writer: Writer,
  named: NamedComment,
  { status, may, refusal: ownRefusal, change }: CommentChange<Result>,
): Promise<Outcome<{ readonly id: string; readonly result: Result | null }, Refusal>> {
  const { person } = writer;
  const goal = await visibleGoal(house, person, named.goal);
  if (!goal.ok) return goal;
  const located = await commentBehind(house.db, named.comment, person.id, goal.value.id);
  if (!located) return refused({ code: 'comment.unknown' });
  const { id } = located.row;
  const expected = { status, thingId: id };
  const written = await writeOnce<Result>(
    house,
    writer,
    [located.scopeId],
    expected,
    async (tx, versions) => {
      const comment = await commentBehind(tx, id, person.id, goal.value.id);
      const version = comment && versions.get(comment.scopeId);
      if (!comment || version === undefined || version === null) return refused({ code: 'comment.unknown' });
      const standing = await standingIn(tx, comment.scopeId, person.id);
      const refusal = standingRefusal(house, standing, 'goal.unknown');
      if (refusal) return refused(refusal);
      if (comment.isDeleted) return refused({ code: 'comment.deleted' });
      if (!may(standing, { isOwn: comment.row.userId === person.id }))
        return refused({ code: 'comment.readOnly' });
      const own = await ownRefusal?.(tx, comment);
      if (own) return refused(own);
      return accepted({ ...expected, result: await change(tx, comment, version) });
    },
  );
  return written.ok ? accepted({ id, result: written.value.result }) : written;
}
