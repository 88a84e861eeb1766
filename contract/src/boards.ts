import type { BoardRow, ListRow } from '@cairn/core/boards/board';
import { maxSettledAtOnce } from '@cairn/core/boards/board-changes';
import { z } from 'zod';
import { background } from './background.ts';
import {
  commaList,
  durationMinutes,
  goalColor,
  id,
  idIn,
  instant,
  notes,
  notesIn,
  stamps,
  typedText,
  versioned,
} from './fields.ts';

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
  isCloned: z.boolean(),
}) satisfies z.ZodType<BoardRow, unknown>;

export const bucketRow = z.object({
  ...bookkeeping,
  board: id,
  name: z.string(),
  emoji: z.string().nullable(),
  showEmoji: z.boolean(),
  expanded: z.boolean(),
  sequenceNo: z.number().int(),
}) satisfies z.ZodType<ListRow, unknown>;

/** Counts of a board that is or was public. */
export const boardCounts = {
  likesCount: z.number().int(),
  followersCount: z.number().int(),
  clonesCount: z.number().int(),
};

/** `own`: the caller is a member of the board's space. */
export const board = boardRow.extend({ ...boardCounts, own: z.boolean(), buckets: z.array(bucketRow) });

/** A list or a goal of a cloned board. Lists and goals are named, because they may be new. */
const updateSide = z.object({
  name: z.string(),
  /** Only lists have one. */
  emoji: z.string().nullable(),
  color: goalColor.nullable(),
  /** Planned; null for a list. */
  durationMinutes: durationMinutes.nullable(),
  /** Plain text. */
  note: z.string(),
  /** Name of the goal's list, or null. */
  list: z.string().nullable(),
  /** Name of the goal above, or null. */
  parent: z.string().nullable(),
});

/** A change by the author of the board or template that a board was cloned from. */
export const boardChange = z.object({
  /** Names the change when it is taken or left. */
  item: z.string(),
  type: z.enum(['list', 'goal']),
  kind: z.enum(['added', 'changed', 'removed']),
  /** As it is on the clone. */
  before: updateSide.nullable(),
  after: updateSide.nullable(),
  /** How many goals are added or removed, with those on the list or below the goal. */
  goalsCount: z.number().int(),
  /** Names of the first of them, without the goal of the change itself. */
  goals: z.array(z.string()).max(100),
});

/** `source` is null if the board is no clone, or its source cannot be seen any more. */
export const boardUpdates = z.object({
  source: z.object({ name: z.string() }).nullable(),
  changes: z.array(boardChange),
});

const changeNames = z.array(typedText(100).min(1)).max(maxSettledAtOnce);

/** Values of `item`. Changes in neither list stay offered. */
export const boardSettlement = z.object({ take: changeNames.default([]), leave: changeNames.default([]) });

/** A deleted board or list that can be restored. A list that was deleted with its board is restored with the board. */
export const deletedBoard = z.object({
  kind: z.enum(['board', 'bucket']),
  id,
  space: id,
  name: z.string(),
  emoji: z.string().nullable(),
  /** Null for a board. */
  boardName: z.string().nullable(),
  deletedDatetime: instant,
  /** Code of the user; null if the account is deleted. */
  deletedBy: z.string().nullable(),
  /** How many goals were deleted too, and still are. */
  goalsCount: z.number().int(),
});

/** 64 UTF-16 units hold the longest emoji: families, flags, skin tones. */
const emoji = typedText(64).nullable();
const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/u);

/** Only fields that are sent change. */
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

/** Revision that the edit is based on. Default: the current one. */
const baseRev = z.number().int().min(0).optional();
const creation = {
  name: typedText(100_000),
  tempId: typedText(100).nullable().optional(),
  recreatedFrom: idIn.nullable().optional(),
};

export const boardCreate = boardWrite.extend({
  ...creation,
  space: idIn.optional(),
  /** Boards start private; `PATCH public-boards/{id}/` publishes them. */
  isPublic: z.literal(false).optional(),
});
export const boardEdit = boardWrite.extend({ baseRev });
export const bucketCreate = bucketWrite.extend({ ...creation, board: idIn });
/** `board` moves the list, with its goals, to another board of the space. */
export const bucketEdit = bucketWrite.extend({ board: idIn.optional(), baseRev });

/** Default: the active spaces. */
export const boardListQuery = z.object({ space: commaList.optional() });
export const bucketListQuery = z.object({ board: idIn.optional() });

/** Where the client expects the board; 404 if it is in another space. */
export const boardDelete = z.object({ space: idIn.optional() });

export const boardClone = z.object({
  /** Default: the board's space. */
  space: idIn.optional(),
  name: typedText(100_000).optional(),
  tempId: typedText(100).nullable().optional(),
});
export const bucketClone = boardClone.omit({ space: true });

export type BoardChangeWire = z.infer<typeof boardChange>;
export type BoardUpdates = z.infer<typeof boardUpdates>;
export type BoardSettlementBody = z.output<typeof boardSettlement>;
export type DeletedBoard = z.infer<typeof deletedBoard>;
export type BoardWire = z.infer<typeof board>;
export type BoardCreateBody = z.output<typeof boardCreate>;
export type BoardEditBody = z.output<typeof boardEdit>;
export type BoardCloneBody = z.output<typeof boardClone>;
export type BucketCreateBody = z.output<typeof bucketCreate>;
export type BucketEditBody = z.output<typeof bucketEdit>;
export type BucketCloneBody = z.output<typeof bucketClone>;
