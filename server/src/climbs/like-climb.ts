import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { markOnce } from '../writes/mark-once.ts';
import { type ShownClimb, shownClimb } from './public-climb-rows.ts';

const insertLike = statement(`
  insert into climb_likes (climb_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing returning 1`);
const dropLike = statement('delete from climb_likes where climb_id = $1 and user_id = $2 returning 1');
const count = statement<{ likesCount: number }>(
  'select likes_count as "likesCount" from public_climbs where id = $1',
);
const insertReport = statement(`
  insert into climb_reports (climb_id, user_id, reason, created_at) values ($1, $2, $3, $4) on conflict do nothing`);

/** 409 if nothing would change, which clients treat as success. */
export async function likeClimb(
  context: ServerContext,
  writer: Writer,
  code: string,
  likes: boolean,
): Promise<Outcome<{ readonly liked: boolean; readonly likesCount: number }, Refusal>> {
  const { id: personId } = writer.person;
  const marked = await markClimb(context, writer, code, likes ? 201 : 200, async (tx, { id }) => {
    const done = likes
      ? await tx.rows(insertLike, [id, personId, new Date(context.now())])
      : await tx.rows(dropLike, [id, personId]);
    if (done.length > 0) return null;
    return { code: likes ? 'climb.liked' : 'climb.notLiked' };
  });
  if (!marked.ok) return marked;
  const [counted] = await context.db.rows(count, [marked.value.id]);
  return accepted({ liked: likes, likesCount: counted?.likesCount ?? 0 });
}

/** Stores one report for each person; `npx cairn climbs reported` shows reports. */
export async function reportClimb(
  context: ServerContext,
  writer: Writer,
  code: string,
  reason: string,
): Promise<Outcome<null, Refusal>> {
  const marked = await markClimb(context, writer, code, 204, async (tx, { id }) => {
    tx.send(insertReport, [id, writer.person.id, reason, new Date(context.now())]);
    return null;
  });
  return marked.ok ? accepted(null) : marked;
}

async function markClimb(
  context: ServerContext,
  writer: Writer,
  code: string,
  status: number,
  mark: (tx: Tx, climb: ShownClimb) => Promise<Refusal | null>,
): Promise<Outcome<ShownClimb, Refusal>> {
  return markOnce(context, writer, await shownClimb(context.db, code, writer.person.id), status, mark);
}
