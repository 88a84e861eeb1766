import type { FolderGoalRow } from '@cairn/core/folders/folder';
import { z } from 'zod';
import { id, idIn, typedText, versioned } from './fields.ts';

/** Has either `goal` or `board`. */
export const folderGoalRow = z.object({
  id,
  tempId: z.string().nullable(),
  folder: id,
  space: id,
  isPrivate: z.boolean(),
  goal: id.nullable(),
  board: id.nullable(),
  sequenceNo: z.number().int(),
  ...versioned,
}) satisfies z.ZodType<FolderGoalRow, unknown>;

/** A space has a folder of pinned entries for all members, and one of favourites for each member. */
export const folder = z.object({
  id,
  space: id,
  isPrivate: z.boolean(),
  folderGoals: z.array(folderGoalRow),
});

export const folderGoalQuery = z.object({ goal: idIn.optional(), board: idIn.optional() });

export const folderGoalCreate = z
  .object({
    goal: idIn.nullish(),
    board: idIn.nullish(),
    folder: idIn,
    /** Default: 100 after the last entry. */
    sequenceNo: z.number().optional(),
    tempId: typedText(100).nullable().optional(),
  })
  .refine(({ goal, board }) => (goal == null) !== (board == null), {
    path: ['goal'],
    error: 'Name either a goal or a board.',
  });

export const folderGoalEdit = z.object({ sequenceNo: z.number() });

export type Folder = z.infer<typeof folder>;
export type FolderGoalCreateBody = z.output<typeof folderGoalCreate>;
export type FolderGoalEditBody = z.output<typeof folderGoalEdit>;
