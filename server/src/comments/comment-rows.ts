import type { CommentRow } from '@cairn/core/comments/comment';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { commentWords } from '../search/search-words.ts';
import { commentText } from './comment-text.ts';

export interface StoredComment {
  readonly row: CommentRow;
  readonly scopeId: string;
  readonly isDeleted: boolean;
}

const columns = `${commentText('c')}::json as row, c.scope_id as "scopeId", c.deleted_at is not null as "isDeleted"`;

const selectOfGoal = statement<StoredComment>(`
  select ${columns} from comments c where c.scope_id = $1 and c.goal_id = $2 and c.deleted_at is null
  order by c.created_at, c.id`);

/** Oldest first. */
export async function commentsOf(db: Db, scopeId: string, goalId: string): Promise<readonly CommentRow[]> {
  return (await db.rows(selectOfGoal, [scopeId, goalId])).map(({ row }) => row);
}

const selectNamed = statement<StoredComment>(`
  select ${columns} from (
    select * from comments where id = $1 and moved_to is null
    union all
    select * from comments where user_id = $2 and temp_id = $3 and moved_to is null
  ) c where $4::uuid is null or c.goal_id = $4 limit 1`);

/**
 * @param ref id, or the person's temporary id
 * @param goalId null for any goal
 */
export async function findComment(
  db: Db,
  ref: string,
  personId: string,
  goalId: string | null,
): Promise<StoredComment | null> {
  const [found] = await db.rows(selectNamed, [isId(ref) ? ref : null, personId, ref, goalId]);
  return found ?? null;
}

const insert = statement(`
  with added as (
    insert into comments (scope_id, id, version, created_at, modified_at, goal_id, user_id, temp_id, rich_text, search_words)
    values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9::tsvector)
  )
  update goals set comments_count = comments_count + 1 where scope_id = $1 and id = $5`);

export function addComment(tx: Tx, scopeId: string, comment: CommentRow): void {
  const { id, version, createdDatetime, goal, userId, tempId, richText } = comment;
  const values = [scopeId, id, version, createdDatetime, goal, userId, tempId, JSON.stringify(richText)];
  tx.send(insert, [...values, commentWords(scopeId, richText)]);
}

const update = statement(`
  update comments set rich_text = $3, modified_at = $4, version = $5, rev = $6, search_words = $7::tsvector,
    stamps = $8
  where scope_id = $1 and id = $2`);

export function writeComment(tx: Tx, scopeId: string, comment: CommentRow): void {
  const { id, richText, modifiedDatetime, version, rev, stamps } = comment;
  const values = [scopeId, id, JSON.stringify(richText), modifiedDatetime, version, rev];
  tx.send(update, [...values, commentWords(scopeId, richText), JSON.stringify(stamps)]);
}

const drop = statement(`
  with dropped as (
    update comments set deleted_at = $3, modified_at = $3, version = $4, rev = rev + 1, rich_text = null, search_words = null
    where scope_id = $1 and id = $2
  )
  update goals set comments_count = comments_count - 1 where scope_id = $1 and id = $5`);

export function dropComment(tx: Tx, { scopeId, row }: StoredComment, at: Date, version: number): void {
  tx.send(drop, [scopeId, row.id, at, version, row.goal]);
}
