import type { BoardEditBody } from '@cairn/contract/boards';
import { type Background, backgroundTypes, fileOfBackground } from '@cairn/core/accounts/background';
import { aboutFrom } from '@cairn/core/boards/edited-board';
import type { BoardFields } from '@cairn/core/boards/board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { m } from '@cairn/words/messages';
import type { Person } from '../context/person.ts';
import { readableFile } from '../file-access/readable-file.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';

const sameFields = [
  'name',
  'emoji',
  'sequenceNo',
  'background',
  'cover',
  'color',
] as const satisfies readonly (keyof BoardFields & keyof BoardEditBody)[];

/**
 * Refuses an invalid text, and pictures that do not belong to the space.
 *
 * @param before the board's current pictures, always accepted
 */
export async function boardWishFrom(
  context: ServerContext,
  person: Person,
  space: string,
  body: BoardEditBody,
  before: Pick<BoardFields, 'background' | 'cover'> | null,
): Promise<Outcome<Partial<BoardFields>, Refusal>> {
  const edit: Record<string, unknown> = {};
  for (const field of sameFields) if (body[field] !== undefined) edit[field] = body[field];
  if (body.richDescription !== undefined) {
    const about = aboutFrom(body.richDescription);
    if (!about.ok)
      return refused({ code: 'board.about', errors: { richDescription: () => m.field_text_invalid() } });
    edit['richDescription'] = about.value;
  }
  for (const field of ['background', 'cover'] as const) {
    const picture = body[field];
    if (!picture || picture === before?.[field] || (await isPictureOf(context, person, space, picture)))
      continue;
    const errors = { [field]: () => m.field_board_picture() };
    return refused({ code: 'board.background', errors });
  }
  return accepted(edit);
}

/** A goal's file would be deleted with the goal, so a picture must belong to the space itself. */
async function isPictureOf(
  context: ServerContext,
  person: Person,
  space: string,
  picture: Background,
): Promise<boolean> {
  const id = fileOfBackground(picture);
  if (id === null) return true;
  const file = await readableFile(context, person.id, id);
  return (
    file !== null &&
    file.scopeId === space &&
    file.goalId === null &&
    backgroundTypes.includes(file.mediaType)
  );
}
