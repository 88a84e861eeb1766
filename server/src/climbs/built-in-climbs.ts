import type { ClimbFields } from '@cairn/core/climbs/climb';
import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import { isSame } from '@cairn/core/same';
import { type Language, languageNames } from '@cairn/words/language';
import { idUnder } from '../base/ids.ts';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { templateNote } from '../templates/template-note.ts';
import { allClimbs } from './content/all-climbs.ts';
import type { ClimbStepText, ClimbText } from './content/climb-text.ts';
import { freeSlug, publish } from './publication-rows.ts';

interface StoredBuiltIn {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly isListed: boolean;
  readonly content: ClimbFields;
}

const selectBuiltIn = statement<StoredBuiltIn>(`
  select id, slug, version, is_listed as "isListed",
    json_build_object('name', name, 'description', description, 'richDescription', rich_description, 'icon', icon,
      'color', color, 'category', category, 'inOrder', in_order, 'suggestedStart', suggested_start, 'steps', steps) as content
  from public_climbs where user_id is null`);

const unlist = statement(
  'update public_climbs set is_listed = false where user_id is null and is_listed and id <> all($1::uuid[])',
);

/**
 * Publishes the climbs of `content/` in each language, without an author. Writes only changed ones, so it may run at
 * every start and on several servers. A climb that is not there any more keeps its address, but is not listed.
 *
 * @param climbsIn default: the climbs that come with the server
 */
export async function publishBuiltInClimbs(
  db: Database,
  at: Date,
  climbsIn: (language: Language) => readonly ClimbText[] = allClimbs,
): Promise<void> {
  const climbs = languageNames.flatMap(([language]) => climbsIn(language));
  const known = new Map((await db.rows(selectBuiltIn)).map((each) => [each.id, each]));
  const wanted = climbs.map((climb) => ({
    id: idUnder('cairn', `climb ${climb.code} ${climb.language}`),
    code: `${climb.code}-${climb.language}`,
    language: climb.language,
    content: contentOf(climb),
  }));
  const changed = wanted.filter(({ id, content }) => {
    const now = known.get(id);
    return !now?.isListed || !isSame(now.content, content);
  });
  const ids = wanted.map(({ id }) => id);
  await db.transact(async (tx) => {
    const slugs = await Promise.all(
      changed.map(async ({ id, content: { name } }) => known.get(id)?.slug ?? freeSlug(tx, { id, name })),
    );
    for (const [index, { id, code, language, content }] of changed.entries()) {
      const slug = slugs[index] as string;
      const version = (known.get(id)?.version ?? 0) + 1;
      const comesWithServer = { userId: null, isListed: true, changeNote: null };
      publish(tx, { ...content, ...comesWithServer, id, code, slug, language, version }, at);
    }
    await tx.rows(unlist, [ids]);
  });
}

function contentOf(climb: ClimbText): ClimbFields {
  const { name, icon, color, category, inOrder, suggestedStart = null, steps } = climb;
  // The first sentence, about the people it is for, stands in the picture, the others below it.
  const [, description = climb.description, about] = /^(.+?\.) (.+)$/su.exec(climb.description) ?? [];
  return {
    name,
    description,
    richDescription: templateNote(about),
    icon,
    color,
    category,
    inOrder,
    suggestedStart,
    steps: steps.map(stepOf),
  };
}

/** A step is named by its place, so texts may change without becoming another step. */
function stepOf(step: ClimbStepText, index: number): ClimbStep {
  const { name, description, notes, label = '', column, periodIndex, repeatCount = 1 } = step;
  return {
    id: `${index + 1}`,
    name,
    label,
    richDescription: templateNote(description),
    richThoughts: templateNote(notes),
    repeatCount,
    enabled: true,
    column,
    periodIndex,
  };
}
