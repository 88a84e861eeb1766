import type { NotesDelta } from '@cairn/core/notes/delta';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { commentWords, goalWords } from './search-words.ts';

const atOnce = 500;

const selectGoals = statement<Unread & { name: string; text: string }>(`
  select g.scope_id as "scopeId", g.id, g.name, g.rich_thoughts as notes, g.search_text as text
  from goal_words w join goals g on g.scope_id = w.scope_id and g.id = w.id
  where w.words is null and ($1::uuid[] is null or w.id = any($1)) limit $2`);

/** Writes words only if the text has not changed since it was read. */
const writeGoals = statement(`
  update goal_words w set words = n.words
  from unnest($1::uuid[], $2::uuid[], $3::tsvector[], $4::text[]) as n (scope_id, id, words, text)
  join goals g on g.scope_id = n.scope_id and g.id = n.id and g.search_text = n.text
  where w.scope_id = n.scope_id and w.id = n.id and w.words is null`);

const selectComments = statement<Unread>(`
  select scope_id as "scopeId", id, rich_text as notes from comments
  where search_words is null and rich_text is not null limit ${atOnce}`);

const writeComments = statement(`
  update comments c set search_words = n.words
  from unnest($1::uuid[], $2::uuid[], $3::tsvector[]) as n (scope_id, id, words)
  where c.scope_id = n.scope_id and c.id = n.id and c.search_words is null and c.rich_text is not null`);

interface Unread {
  readonly scopeId: string;
  readonly id: string;
  readonly notes: NotesDelta | null;
}

/** Fills in missing search words. Versions do not change. */
export async function fillWords(db: Db): Promise<void> {
  while ((await fillGoals(db, null, atOnce)) === atOnce);
  for (;;) {
    const comments = await db.rows(selectComments);
    const words = comments.map(({ scopeId, notes }) => (notes === null ? '' : commentWords(scopeId, notes)));
    await db.rows(writeComments, [...idsOf(comments), words]);
    if (comments.length < atOnce) return;
  }
}

export async function fillWordsOf(db: Db, ids: readonly string[]): Promise<void> {
  await fillGoals(db, ids, ids.length);
}

async function fillGoals(db: Db, ids: readonly string[] | null, limit: number): Promise<number> {
  const goals = await db.rows(selectGoals, [ids, limit]);
  const words = goals.map(({ scopeId, name, notes }) => goalWords(scopeId, name, notes));
  await db.rows(writeGoals, [...idsOf(goals), words, goals.map(({ text }) => text)]);
  return goals.length;
}

const idsOf = (rows: readonly Unread[]) => [rows.map(({ scopeId }) => scopeId), rows.map(({ id }) => id)];
