import type { FolderGoalRow } from '@cairn/core/folders/folder';
import { z } from 'zod';
import { id, idIn, typedText, versioned } from './fields.ts';

/** A goal in a folder, as it is stored and fed. */
export const folderGoalRow = z.object({
  id,
  tempId: z.string().nullable(),
  folder: id,
  space: id,
  isPrivate: z.boolean(),
  goal: id,
  sequenceNo: z.number().int(),
  ...versioned,
}) satisfies z.ZodType<FolderGoalRow, unknown>;

/** Each space has a folder that is pinned for everyone, and one of favourites for each member. */
export const folder = z.object({
  id,
  space: id,
  isPrivate: z.boolean(),
  folderGoals: z.array(folderGoalRow),
});

export const folderGoalQuery = z.object({ goal: idIn.optional() });

export const folderGoalCreate = z.object({
  goal: idIn,
  folder: idIn,
  /** Left out, the highest of the folder and a hundred. */
  sequenceNo: z.number().optional(),
  tempId: typedText(100).nullable().optional(),
});

export const folderGoalEdit = z.object({ sequenceNo: z.number() });

export type Folder = z.infer<typeof folder>;
export type FolderGoalCreateBody = z.output<typeof folderGoalCreate>;
export type FolderGoalEditBody = z.output<typeof folderGoalEdit>;
