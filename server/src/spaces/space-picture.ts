import { backgroundTypes, fileOfBackground, type Background } from '@cairn/core/accounts/background';
import { type SpaceFields, spacePictureTypes } from '@cairn/core/spaces/space';
import type { EpochMs } from '@cairn/core/time/zones';
import { m } from '@cairn/words/messages';
import type { Person } from '../context/person.ts';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { readableFile } from '../file-access/readable-file.ts';
import type { Refusal } from '../base/refusal.ts';

/** Backgrounds are large, so fewer file types are allowed. */
const pictures = {
  image: (mediaType: string) => spacePictureTypes.includes(mediaType),
  background: (mediaType: string) => backgroundTypes.includes(mediaType),
} as const;

type Pictures = Partial<Pick<SpaceFields, keyof typeof pictures>>;

/**
 * Allows Cairn's own pictures, pictures of the space, and uploads of the writer.
 *
 * @param spaceId null for a new space
 * @param before current pictures, always allowed
 */
export async function pictureRefusal(
  at: { readonly db: Db; readonly now: () => EpochMs },
  person: Person,
  spaceId: string | null,
  wish: Pictures,
  before: Pictures,
): Promise<Refusal | null> {
  for (const [field, isOfKind] of Object.entries(pictures) as [keyof Pictures, (type: string) => boolean][]) {
    const picture = wish[field];
    const id = picture && picture !== before[field] ? fileOfBackground(picture) : null;
    // oxlint-disable-next-line no-await-in-loop -- two at most
    const file = id === null ? null : await readableFile(at, person.id, id);
    if (id === null) continue;
    const isGiven = file !== null && file.goalId === null && isOfKind(file.mediaType);
    if (isGiven && (file.scopeId === spaceId || file.userId === person.id)) continue;
    return { code: 'space.image', errors: { [field]: () => m.field_own_picture() } };
  }
  return null;
}

const adopt = statement(`
  update files set scope_id = $2 where id = any($1::uuid[]) and user_id = $3 and goal_id is null and scope_id <> $2`);

/** Moves the writer's uploads into the space, so all members can see them. */
export function adoptPictures(tx: Tx, spaceId: string, personId: string, wish: Pictures): void {
  const given: readonly (Background | null | undefined)[] = [wish.image, wish.background];
  const ids = given.flatMap((picture) => (picture ? (fileOfBackground(picture) ?? []) : []));
  if (ids.length > 0) tx.send(adopt, [ids, spaceId, personId]);
}
