import type { NotesDelta } from '@cairn/core/notes/delta';
import { type Database, statement } from '../db/database.ts';
import { commentWords, goalWords } from './search-words.ts';

/** How many texts are read at once. */
const atOnce = 500;

const selectGoals = statement(`
  select scope_id as "scopeId", id, name, rich_thoughts as notes, search_text as text from goals
  where search_words is null and purged_at is null and moved_to is null limit ${atOnce}`);

/** Only where the text is still the one that was read. */
const writeGoals = statement(`
  update goals g set search_words = n.words
  from unnest($1::uuid[], $2::uuid[], $3::tsvector[], $4::text[]) as n (scope_id, id, words, text)
  where g.scope_id = n.scope_id and g.id = n.id and g.search_words is null and g.search_text = n.text`);

const selectComments = statement(`
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

/**
 * Reads the words of goals and comments that nobody has read yet: those from before there was search, and those that were
 * changed by a way that does not know of it. The rows themselves do not change, so no version does.
 */
export async function fillWords(db: Database): Promise<void> {
  for (;;) {
    const goals = await db.rows<Unread & { name: string; text: string }>(selectGoals);
    const words = goals.map(({ scopeId, name, notes }) => goalWords(scopeId, name, notes));
    await db.rows(writeGoals, [...idsOf(goals), words, goals.map(({ text }) => text)]);
    if (goals.length < atOnce) break;
  }
  for (;;) {
    const comments = await db.rows<Unread>(selectComments);
    const words = comments.map(({ scopeId, notes }) => (notes === null ? '' : commentWords(scopeId, notes)));
    await db.rows(writeComments, [...idsOf(comments), words]);
    if (comments.length < atOnce) break;
  }
}

const idsOf = (rows: readonly Unread[]) => [rows.map(({ scopeId }) => scopeId), rows.map(({ id }) => id)];
