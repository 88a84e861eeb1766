import { climbCategories } from '@cairn/core/climbs/categories';
import type pg from 'pg';
import type { Member } from './running-server.ts';

/** Publishes climbs by SQL, a ninth of them in German, with twelve steps each. */
export async function seedPublicClimbs(database: pg.Pool, { uuid }: Member, count: number): Promise<void> {
  await database.query(
    `insert into public_climbs (id, user_id, code, slug, language, is_public, is_listed, version, published_at, changed_at,
       name, description, icon, color, category, in_order, steps, shape, popularity, search_words)
     select gen_random_uuid(), $1, 'climb-' || n, 'climb-' || n, case when n % 9 = 0 then 'de' else 'en' end,
       true, true, 1, now() - n * interval '1 minute', now(), 'Climb ' || n, 'A way up in twelve steps', 'flag', 'blue',
       ($3::text[])[n % cardinality($3::text[]) + 1], false, $4::json, $5::json, (n * 7919) % 1000,
       to_tsvector('simple', 'climb word' || n || ' word' || n % 100)
     from generate_series(1, $2::int) n`,
    [uuid, count, climbCategories, JSON.stringify(stepsOn(12)), JSON.stringify(shape)],
  );
  await database.query('vacuum analyze public_climbs');
}

const shape = {
  stepsCount: 12,
  stepsDescriptor: { goalsCount: 12, column: 1, periodsCount: 12 },
  places: stepsOn(12).map(({ column, periodIndex, repeatCount, enabled }) => [
    column,
    periodIndex,
    repeatCount,
    enabled,
  ]),
};

/** One step a day, each with a description and a template for its note. */
export function stepsOn(days: number) {
  return Array.from({ length: days }, (_, day) => ({
    id: `s${day}`,
    name: `Step ${day + 1}`,
    label: `Day ${day + 1}`,
    richDescription: { ops: [{ insert: 'Do a little of it, and note how it went.\n' }] },
    richThoughts: { ops: [{ insert: 'How did it go?\n' }] },
    repeatCount: 1,
    enabled: true,
    column: 1,
    periodIndex: day + 1,
  }));
}
