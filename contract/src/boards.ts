import type { BoardRow, BucketRow } from '@cairn/core/boards/board';
import { z } from 'zod';
import { background } from './background.ts';
import { commaList, id, idIn, instant, notes, notesIn, stamps, typedText, versioned } from './fields.ts';

const bookkeeping = {
  id,
  code: z.string(),
  tempId: z.string().nullable(),
  recreatedFrom: z.string().nullable(),
  space: id,
  createdBy: z.string(),
  createdDatetime: instant,
  modifiedDatetime: instant,
  stamps,
  ...versioned,
};

/** A board as it is stored and fed. */
export const boardRow = z.object({
  ...bookkeeping,
  name: z.string(),
  emoji: z.string().nullable(),
  sequenceNo: z.number().int(),
  background: background.nullable(),
  cover: background.nullable(),
  color: z.string(),
  richDescription: notes.nullable(),
  isPublic: z.boolean(),
  isListed: z.boolean(),
  category: z.string().nullable(),
  allowCollaboration: z.boolean(),
}) satisfies z.ZodType<BoardRow, unknown>;

/** A list as it is stored and fed. */
export const bucketRow = z.object({
  ...bookkeeping,
  board: id,
  name: z.string(),
  emoji: z.string().nullable(),
  showEmoji: z.boolean(),
  expanded: z.boolean(),
  sequenceNo: z.number().int(),
}) satisfies z.ZodType<BucketRow, unknown>;

/** A board with its lists, in their order. */
export const board = boardRow.extend({ buckets: z.array(bucketRow) });

/** A board or a list that was deleted and can be restored. Lists that went with their board come back with it only. */
export const deletedBoard = z.object({
  kind: z.enum(['board', 'bucket']),
  id,
  space: id,
  name: z.string(),
  emoji: z.string().nullable(),
  /** What the board of a list is called; null for a board. */
  boardName: z.string().nullable(),
  deletedDatetime: instant,
  /** The code of who did it; null when that account is gone. */
  deletedBy: z.string().nullable(),
  /** How many goals went along and are still deleted. */
  goalsCount: z.number().int(),
});

/** Room for the longest emoji there are: families, flags, skins. */
const emoji = typedText(64).nullable();
const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/u);

/** What a write may carry. Only the fields that are there change. */
const boardWrite = z.object({
  name: typedText(100_000).optional(),
  emoji: emoji.optional(),
  sequenceNo: z.number().optional(),
  background: background.nullable().optional(),
  cover: background.nullable().optional(),
  color: color.optional(),
  richDescription: notesIn.optional(),
});

const bucketWrite = z.object({
  name: typedText(100_000).optional(),
  emoji: emoji.optional(),
  showEmoji: z.boolean().optional(),
  expanded: z.boolean().optional(),
  sequenceNo: z.number().optional(),
});

/** The revision that the edit was made on; left out, the one that is current. */
const baseRev = z.number().int().min(0).optional();
const creation = {
  name: typedText(100_000),
  tempId: typedText(100).nullable().optional(),
  recreatedFrom: idIn.nullable().optional(),
};

export const boardCreate = boardWrite.extend({
  ...creation,
  space: idIn.optional(),
  /** Every board begins private; who shall see it is said by `PATCH public-boards/{id}/`. */
  isPublic: z.literal(false).optional(),
});
export const boardEdit = boardWrite.extend({ baseRev });
export const bucketCreate = bucketWrite.extend({ ...creation, board: idIn });
/** With `board`, the list goes to another board of the same space, with its goals. */
export const bucketEdit = bucketWrite.extend({ board: idIn.optional(), baseRev });

/** Without a space, the boards of the active ones. */
export const boardListQuery = z.object({ space: commaList.optional() });
export const bucketListQuery = z.object({ board: idIn.optional() });

/** The space it is thought to be in; of another one it is not there. */
export const boardDelete = z.object({ space: idIn.optional() });

export const boardClone = z.object({
  /** Left out, the same. */
  space: idIn.optional(),
  name: typedText(100_000).optional(),
  tempId: typedText(100).nullable().optional(),
});
export const bucketClone = boardClone.omit({ space: true });

export type DeletedBoard = z.infer<typeof deletedBoard>;
export type BoardWire = z.infer<typeof board>;
export type BoardCreateBody = z.output<typeof boardCreate>;
export type BoardEditBody = z.output<typeof boardEdit>;
export type BoardCloneBody = z.output<typeof boardClone>;
export type BucketCreateBody = z.output<typeof bucketCreate>;
export type BucketEditBody = z.output<typeof bucketEdit>;
export type BucketCloneBody = z.output<typeof bucketClone>;
