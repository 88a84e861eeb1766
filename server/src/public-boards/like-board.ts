import { accepted, type Outcome } from '@cairn/core/outcome';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { markBoard } from './board-mark.ts';

const insert = statement(`
  insert into board_likes (board_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing returning 1`);
const drop = statement('delete from board_likes where board_id = $1 and user_id = $2 returning 1');
const count = statement<{ likesCount: number }>(
  'select likes_count as "likesCount" from boards where id = $1',
);

/** 409 if nothing would change, which clients treat as success. */
export async function likeBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
  likes: boolean,
): Promise<Outcome<{ readonly liked: boolean; readonly likesCount: number }, Refusal>> {
  const { id: personId } = writer.person;
  const marked = await markBoard(context, writer, code, likes ? 201 : 200, async (tx, { id }) => {
    const done = likes
      ? await tx.rows(insert, [id, personId, new Date(context.now())])
      : await tx.rows(drop, [id, personId]);
    if (done.length > 0) return null;
    return { code: likes ? 'board.liked' : 'board.notLiked' };
  });
  if (!marked.ok) return marked;
  const [counted] = await context.db.rows(count, [marked.value.id]);
  return accepted({ liked: likes, likesCount: counted?.likesCount ?? 0 });
}
