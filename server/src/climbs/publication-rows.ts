import type { ClimbFields, ClimbRow } from '@cairn/core/climbs/climb';
import { stepPlaces, stepsDescriptor } from '@cairn/core/climbs/climb-shape';
import { slugOf } from '@cairn/core/climbs/slug';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { climbWords } from './climb-words.ts';

const selectContent = statement<{ content: ClimbFields; wasPublic: boolean }>(`
  select json_build_object('name', name, 'description', description, 'richDescription', rich_description, 'icon', icon,
    'color', color, 'category', category, 'inOrder', in_order, 'suggestedStart', suggested_start, 'steps', steps) as content,
    is_public as "wasPublic"
  from public_climbs where id = $1`);

/** Returns the climb as it was published last, or null. */
export async function publishedContent(db: Db, id: string): Promise<ClimbFields | null> {
  const [found] = await db.rows(selectContent, [id]);
  return found?.content ?? null;
}

const selectTaken = statement<{ slug: string }>(
  'select slug from public_climbs where slug = $1 and id <> $2',
);

/** Returns a slug that no other public climb has. */
export async function freeSlug(db: Db, { id, name }: Pick<ClimbRow, 'id' | 'name'>): Promise<string> {
  const slug = slugOf(name);
  const [taken] = await db.rows(selectTaken, [slug, id]);
  return taken ? `${slug}-${id.replaceAll('-', '').slice(-8)}` : slug;
}

export interface Publication extends ClimbFields {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  /** Null for a climb that comes with the server. */
  readonly userId: string | null;
  readonly language: string;
  readonly isListed: boolean;
  readonly version: number;
  /** Null for a first publication. */
  readonly changeNote: string | null;
}

const upsert = statement(`
  insert into public_climbs (id, user_id, code, slug, language, is_public, is_listed, version, published_at, changed_at,
    name, description, rich_description, icon, color, category, in_order, suggested_start, steps, shape, search_words,
    change_note)
  select n.id, n."userId", n.code, n.slug, n.language, true, n."isListed", n.version, $2, $2, n.name, n.description,
    nullif(n."richDescription"::text, 'null')::json, n.icon, n.color, n.category, n."inOrder", n."suggestedStart",
    n.steps, n.shape, n.words, n."changeNote"
  from json_to_record($1::json) as n (id uuid, "userId" uuid, code text, slug text, language text, "isListed" boolean,
    version integer, name text, description text, "richDescription" json, icon text, color text, category text,
    "inOrder" boolean, "suggestedStart" smallint, steps json, shape json, words tsvector,
    "changeNote" text)
  on conflict (id) do update set is_public = true, is_listed = excluded.is_listed, deleted_at = null,
    version = excluded.version, changed_at = $2, name = excluded.name, description = excluded.description,
    rich_description = excluded.rich_description, icon = excluded.icon, color = excluded.color,
    category = excluded.category, in_order = excluded.in_order, suggested_start = excluded.suggested_start,
    steps = excluded.steps, shape = excluded.shape, search_words = excluded.search_words, language = excluded.language,
    change_note = excluded.change_note`);

/** Publishes a climb, or its changes. Counts stay. */
export function publish(tx: Tx, publication: Publication, at: Date): void {
  const { steps } = publication;
  const shape = {
    stepsCount: steps.filter(({ enabled }) => enabled).length,
    stepsDescriptor: stepsDescriptor(steps),
    places: stepPlaces(steps),
  };
  tx.send(upsert, [JSON.stringify({ ...publication, shape, words: climbWords(publication) }), at]);
}

const setWays = statement(
  'update public_climbs set is_public = $2, is_listed = $3, deleted_at = $4 where id = $1',
);

export function writeWays(
  tx: Tx,
  id: string,
  {
    isPublic,
    isListed,
    deletedAt,
  }: {
    readonly isPublic: boolean;
    readonly isListed: boolean;
    readonly deletedAt: Date | null;
  },
): void {
  tx.send(setWays, [id, isPublic, isListed, deletedAt]);
}

const setChangeNote = statement('update public_climbs set change_note = $2 where id = $1');

/** Replaces the sentence about the last publication's changes. */
export function writeChangeNote(tx: Tx, id: string, note: string): void {
  tx.send(setChangeNote, [id, note]);
}
