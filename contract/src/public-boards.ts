import { boardCategories } from '@cairn/core/boards/categories';
import type {
  PublicBoard,
  PublicBoardCard,
  PublicBoardGoal,
  PublicBoardList,
} from '@cairn/core/boards/public-board';
import { shownSubgoals } from '@cairn/core/goals/public-goal';
import { z } from 'zod';
import { background } from './background.ts';
import { boardCounts, boardRow } from './boards.ts';
import { goalColor, goalType, id, idIn, instant, notes, typedText } from './fields.ts';
import { publicSubgoal } from './publications.ts';

/** Visitors see only these fields (docs/product.md, "A public goal"). */
export const publicBoardGoal = z.strictObject({
  code: z.string(),
  name: z.string(),
  richThoughts: notes.nullable(),
  done: z.boolean(),
  color: goalColor.nullable(),
  type: goalType,
  bucketSequenceNo: z.number().int(),
  subgoals: z.array(publicSubgoal).readonly(),
}) satisfies z.ZodType<PublicBoardGoal, unknown>;

const listFields = { name: z.string(), emoji: z.string().nullable(), showEmoji: z.boolean() };

const publicBucket = z.strictObject({
  id,
  ...listFields,
  goalsCount: z.number().int(),
  goals: z.array(publicBoardGoal).readonly(),
}) satisfies z.ZodType<PublicBoardList, unknown>;

export const publicBoardCard = z.strictObject({
  code: z.string(),
  name: z.string(),
  emoji: z.string().nullable(),
  background: background.nullable(),
  cover: background.nullable(),
  color: z.string(),
  category: z.string().nullable(),
  spaceName: z.string(),
  publishedDatetime: instant,
  isListed: z.boolean(),
  allowCollaboration: z.boolean(),
  ...boardCounts,
  bucketsCount: z.number().int(),
  goalsCount: z.number().int(),
  lists: z.array(z.strictObject(listFields)).readonly(),
  liked: z.boolean(),
  followed: z.boolean(),
  cloned: z.boolean(),
  own: z.boolean(),
  editing: z.boolean(),
}) satisfies z.ZodType<PublicBoardCard, unknown>;

/** A public board, with the first goals of each list. */
export const publicBoard = publicBoardCard.extend({
  richDescription: notes.nullable(),
  buckets: z.array(publicBucket).readonly(),
}) satisfies z.ZodType<PublicBoard, unknown>;

/** Omitted fields stay unchanged. */
export const boardPublicationEdit = z.object({
  isPublic: z.boolean().optional(),
  isListed: z.boolean().optional(),
  category: z.enum(boardCategories).nullable().optional(),
  allowCollaboration: z.boolean().optional(),
  /** Which subgoals visitors see. */
  subgoals: z.enum(shownSubgoals).optional(),
  /** Replaces the address. The former one stops working. */
  newLink: z.boolean().optional(),
  baseRev: z.number().int().min(0).optional(),
});

export const boardPublication = boardRow.extend({
  ...boardCounts,
  url: z.string().nullable(),
  subgoals: z.enum(shownSubgoals),
});

/** State after the call. */
export const boardLike = z.object({ liked: z.boolean(), likesCount: z.number().int() });

/** `isUpdated`: something changed since the user last looked. */
export const followedBoard = publicBoardCard.extend({ sequenceNo: z.number().int(), isUpdated: z.boolean() });

const followedGoal = publicBoardGoal.extend({ isUpdated: z.boolean() });

export const wholeFollowedBoard = publicBoard.extend({
  sequenceNo: z.number().int(),
  isUpdated: z.boolean(),
  buckets: z.array(publicBucket.extend({ goals: z.array(followedGoal).readonly() })).readonly(),
});

export const followedBoardEdit = z.object({ sequenceNo: z.number() });

/** `space`: by default the user's own. */
export const publicBoardClone = z.object({
  space: idIn.optional(),
  name: typedText(100_000).optional(),
  tempId: typedText(100).nullable().optional(),
});

export const boardReport = z.object({ reason: typedText(2_000).min(1) });

export type BoardPublication = z.infer<typeof boardPublication>;
export type BoardPublicationEdit = z.output<typeof boardPublicationEdit>;
export type FollowedBoard = z.infer<typeof followedBoard>;
export type WholeFollowedBoard = z.infer<typeof wholeFollowedBoard>;
export type PublicBoardCloneBody = z.output<typeof publicBoardClone>;
