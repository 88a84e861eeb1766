import { boardCategories } from '@cairn/core/boards/categories';
import type {
  PublicBoard,
  PublicBoardCard,
  PublicBoardGoal,
  PublicBucket,
} from '@cairn/core/boards/public-board';
import { shownSubgoals } from '@cairn/core/goals/public-goal';
import { z } from 'zod';
import { background } from './background.ts';
import { boardRow } from './boards.ts';
import { goalColor, goalType, id, idIn, instant, notes, typedText } from './fields.ts';
import { publicSubgoal } from './publications.ts';

/** A goal on a public board for anyone: this and nothing else (docs/product.md 5.24). */
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
}) satisfies z.ZodType<PublicBucket, unknown>;

/** A public board among others. */
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
  likesCount: z.number().int(),
  followersCount: z.number().int(),
  clonesCount: z.number().int(),
  bucketsCount: z.number().int(),
  goalsCount: z.number().int(),
  lists: z.array(z.strictObject(listFields)).readonly(),
  liked: z.boolean(),
  followed: z.boolean(),
  cloned: z.boolean(),
  own: z.boolean(),
  editing: z.boolean(),
}) satisfies z.ZodType<PublicBoardCard, unknown>;

/** A public board with its lists and the first goals of each. */
export const publicBoard = publicBoardCard.extend({
  richDescription: notes.nullable(),
  buckets: z.array(publicBucket).readonly(),
}) satisfies z.ZodType<PublicBoard, unknown>;

/** How a board is shown. What is left out stays as it is. */
export const boardPublicationEdit = z.object({
  isPublic: z.boolean().optional(),
  isListed: z.boolean().optional(),
  category: z.enum(boardCategories).nullable().optional(),
  allowCollaboration: z.boolean().optional(),
  /** Which goals below those on its lists visitors see: those that are public themselves, or all. */
  subgoals: z.enum(shownSubgoals).optional(),
  /** Gives the board another address; the one before leads nowhere from then on. */
  newLink: z.boolean().optional(),
  baseRev: z.number().int().min(0).optional(),
});

/** The board, its page, and which subgoals are shown there. */
export const boardPublication = boardRow.extend({
  url: z.string().nullable(),
  subgoals: z.enum(shownSubgoals),
});

/** What is made of a public board, and how often, after the call. */
export const boardLike = z.object({ liked: z.boolean(), likesCount: z.number().int() });

/** A followed board; `isUpdated` when something on it changed since it was seen. */
export const followedBoard = publicBoardCard.extend({ sequenceNo: z.number().int(), isUpdated: z.boolean() });

const followedGoal = publicBoardGoal.extend({ isUpdated: z.boolean() });

/** A followed board with its lists and what is new on them. */
export const wholeFollowedBoard = publicBoard.extend({
  sequenceNo: z.number().int(),
  isUpdated: z.boolean(),
  buckets: z.array(publicBucket.extend({ goals: z.array(followedGoal).readonly() })).readonly(),
});

export const followedBoardEdit = z.object({ sequenceNo: z.number() });

/** Without a space, the writer's own. */
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
