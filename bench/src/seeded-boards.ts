import type pg from 'pg';
import type { Member } from './running-server.ts';

/** Half of the goals are on days from today on. */
export async function seedBoard(
  database: pg.Pool,
  { defaultSpaceId, code: creator }: Member,
  code: string,
  { lists, goals }: { readonly lists: number; readonly goals: number },
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `with scope as (update scopes set version = version + $4 + $5 + 1 where id = $1 returning version - $4 - $5 as first),
     board as (
       insert into boards (scope_id, id, version, created_at, modified_at, code, created_by, name, sequence_no, background, color)
       select $1, gen_random_uuid(), first, now(), now(), $3, $2, 'Board of ' || $5 || ' goals', 2000, 'sea', '#3670C9'
       from scope returning scope_id, id, version),
     list as (
       insert into buckets (scope_id, id, version, created_at, modified_at, code, created_by, board_id, name, emoji, sequence_no)
       select scope_id, gen_random_uuid(), version + n, now(), now(), $3 || '-list-' || n, $2, board.id, 'List ' || n, '📌', 2000 + n * 100
       from board, generate_series(1, $4::int) n returning id, sequence_no, version),
     goal as (
       insert into goals (scope_id, id, version, created_at, modified_at, code, created_by, name, bucket_id, bucket_sequence_no,
         column_id, due_date, horizon_sequence_no, color, search_text)
       select $1, gen_random_uuid(), board.version + $4 + n, now(), now(), $3 || '-goal-' || n, $2,
         'Goal ' || n || ', something that a person wants to do', list.id, 2000 + n * 100,
         case when n % 2 = 0 then 1 end, case when n % 2 = 0 then current_date + n % 20 end, 2000 + n * 100,
         (array[null, 'blue', 'green', null, 'purple'])[n % 5 + 1], 'goal ' || n
       from board, generate_series(1, $5::int) n join list on list.sequence_no = 2000 + (n % $4::int + 1) * 100)
     select id from board`,
    [defaultSpaceId, creator, code, lists, goals],
  );
  return (rows[0] as { id: string }).id;
}

export async function seedGallery(
  database: pg.Pool,
  { defaultSpaceId, code }: Member,
  count: number,
  categories: readonly string[],
): Promise<void> {
  await database.query(
    `insert into boards (scope_id, id, version, created_at, modified_at, code, created_by, name, sequence_no, color,
       is_public, is_listed, category, published_at, popularity, search_words)
     select $1, gen_random_uuid(), 1, now(), now(), 'gallery-' || n, $2, 'Board ' || n, 2000, '#3670C9',
       true, true, ($4::text[])[n % cardinality($4::text[]) + 1], now() - n * interval '1 minute', (n * 7919) % 1000,
       to_tsvector('simple', 'board word' || n || ' word' || n % 100)
     from generate_series(1, $3::int) n`,
    [defaultSpaceId, code, count, categories],
  );
  await database.query('vacuum analyze boards');
}
