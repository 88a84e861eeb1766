import { maxTags } from '@cairn/core/imports/fit-board';
import type { GoalRow } from '@cairn/core/goals/goal';
import { z } from 'zod';
import { climbStepOfGoal } from './climb-marks.ts';
import { errorBody } from './errors.ts';
import { tagIn } from './tags.ts';
import { recurrenceIn } from './recurrences.ts';
import {
  columnId,
  columnIdIn,
  commaList,
  dateOnly,
  deltaOp,
  durationMinutes,
  goalColor,
  goalType,
  id,
  idIn,
  instant,
  instantIn,
  notes,
  notesIn,
  stamps,
  typedText,
  versioned,
} from './fields.ts';

/** Has no fields that depend on the reader. */
export const goalRow = z.object({
  id,
  code: z.string(),
  tempId: z.string().nullable(),
  space: id,
  name: z.string(),
  parent: id.nullable(),
  columnId: columnId.nullable(),
  bucketId: id.nullable(),
  dueDate: dateOnly.nullable(),
  doneDate: dateOnly.nullable(),
  datetimeFr: instant.nullable(),
  datetimeTo: instant.nullable(),
  createdDatetime: instant,
  modifiedDatetime: instant,
  lockedTillDatetime: instant.nullable(),
  locked: z.boolean(),
  richThoughts: notes.nullable(),
  notesRev: z.number().int(),
  type: goalType,
  assignee: z.string().nullable(),
  color: goalColor.nullable(),
  durationMinutes: durationMinutes.nullable(),
  tags: z.array(z.string()).readonly(),
  public: z.boolean(),
  sequenceNo: z.number().int(),
  horizonSequenceNo: z.number().int(),
  bucketSequenceNo: z.number().int(),
  subgoalSequenceNo: z.number().int(),
  recurrence: z.object({ id, originalDate: dateOnly }).nullable(),
  /** In the feed `locked` is false: a reader computes it (`core/src/climbs/climb-locks.ts`). */
  climbSubscription: id.nullable(),
  climbStep: climbStepOfGoal.nullable(),
  createdBy: z.string(),
  recreatedFrom: z.string().nullable(),
  carriedCount: z.number().int(),
  stamps,
  ...versioned,
}) satisfies z.ZodType<GoalRow, unknown>;

export const noteChange = z.object({
  /** The note's revision after this change. */
  rev: z.number().int(),
  /** Idempotency key of the write, by which a client recognizes its own changes. */
  key: z.string().nullable(),
  ops: z.array(deltaOp),
});

/** Note changes since the client's revision; missing if the log does not reach back so far. */
const noteChanges = z.array(noteChange).optional();

export const goalFeedRow = goalRow.extend({ noteChanges });

/** A goal's row, with fields that depend on the reader and on related goals. */
export const goal = goalFeedRow.extend({
  parents: z.array(id),
  subgoals: z.array(id),
  canBeEdited: z.boolean(),
  canBeRecurrent: z.boolean(),
  canHaveSubgoals: z.boolean(),
  canBeSubgoal: z.boolean(),
  isFollowing: z.boolean(),
  /** The reader has muted the goal or its series. Nobody else learns of that. */
  isMuted: z.boolean(),
  commentsCount: z.number().int(),
  insight: z.string().nullable(),
});

/** `baseRev`: the revision that the change was made on. */
const richThoughtsChange = z.object({
  baseRev: z.number().int().min(0),
  ops: z.array(z.unknown()).max(100_000),
});

/** Only fields that are sent change. `columnId` and `bucketId` are aliases of `column` and `bucket`. */
const goalWrite = z.object({
  space: idIn.optional(),
  name: typedText(100_000).optional(),
  parent: idIn.nullable().optional(),
  column: columnIdIn.nullable().optional(),
  columnId: columnIdIn.nullable().optional(),
  bucket: idIn.nullable().optional(),
  bucketId: idIn.nullable().optional(),
  dueDate: dateOnly.nullable().optional(),
  doneDate: dateOnly.nullable().optional(),
  datetimeFr: instantIn.nullable().optional(),
  datetimeTo: instantIn.nullable().optional(),
  type: goalType.optional(),
  assignee: z.string().max(100).nullable().optional(),
  color: goalColor.nullable().optional(),
  /** The planned length without times of day. Kept beside times. A divider has none. */
  durationMinutes: durationMinutes.nullable().optional(),
  tags: z.array(tagIn).max(maxTags).optional(),
  public: z.boolean().optional(),
  sequenceNo: z.number().optional(),
  horizonSequenceNo: z.number().optional(),
  bucketSequenceNo: z.number().optional(),
  subgoalSequenceNo: z.number().optional(),
  recurrence: recurrenceIn.nullable().optional(),
  richThoughts: notesIn.optional(),
  richThoughtsChange: richThoughtsChange.optional(),
  /** Revision that the edit is based on. Default: the current one. */
  baseRev: z.number().int().min(0).optional(),
  /** Revision of the sender's note. The answer has the changes since that revision. */
  notesBaseRev: z.number().int().min(0).optional(),
});

export const goalEdit = goalWrite;

export const goalCreate = goalWrite.extend({
  name: typedText(100_000),
  tempId: typedText(100).nullable().optional(),
  recreatedFrom: idIn.nullable().optional(),
});

export const goalListQuery = z.object({
  column: columnIdIn.optional(),
  from: dateOnly.optional(),
  to: dateOnly.optional(),
  space: commaList.optional(),
  bucket: commaList.optional(),
  parent: commaList.optional(),
  climb_subscription: commaList.optional(),
  assignee: commaList.optional(),
  color: commaList.optional(),
  tag: commaList.optional(),
  board: commaList.optional(),
  status: z.enum(['done', 'undone']).optional(),
  q: typedText(500).optional(),
  limit: z.coerce.number().int().min(1).max(5000).default(1000),
  cursor: typedText(500).optional(),
  /** `-richThoughts` omits the notes. */
  fields: z.literal('-richThoughts').optional(),
});

export const goalOrder = z.object({
  list: z.union([
    z.object({ bucket: idIn }),
    z.object({ parent: idIn }),
    z.object({ column: columnIdIn, dueDate: dateOnly }),
  ]),
  goals: z
    .array(z.object({ id: idIn, sequenceNo: z.number() }))
    .min(1)
    .max(5000),
});

export const goalOrderAnswer = z.object({ goals: z.array(z.object({ id, sequenceNo: z.number().int() })) });

export const maxBatchGoals = 500;

/** Temporary ids make a retry safe. A goal may refer to its parent by temporary id. */
export const goalBatch = z.object({
  goals: z
    .array(
      goalCreate
        .omit({ recreatedFrom: true, richThoughtsChange: true })
        .extend({ tempId: typedText(100).min(1) }),
    )
    .min(1)
    .max(maxBatchGoals),
});

/** In the order of the request. */
export const goalBatchAnswer = z.object({
  results: z.array(
    z.union([
      z.object({ status: z.union([z.literal(200), z.literal(201)]), goal }),
      z.object({ status: z.number().int().min(400), error: errorBody }),
    ]),
  ),
});

/** Represents all goals that were deleted together. */
export const deletedGoal = goal.extend({ deletedDatetime: instant, deletedCount: z.number().int() });

export const restoredGoal = goal.extend({ restoredInPlace: z.boolean() });

export type DeletedGoal = z.infer<typeof deletedGoal>;
export type RestoredGoal = z.infer<typeof restoredGoal>;
export type GoalWire = z.infer<typeof goal>;
export type GoalFeedRow = z.infer<typeof goalFeedRow>;
export type GoalEditBody = z.output<typeof goalEdit>;
export type GoalCreateBody = z.output<typeof goalCreate>;
export type GoalListQuery = z.output<typeof goalListQuery>;
export type GoalBatchBody = z.output<typeof goalBatch>;
export type NoteChange = z.infer<typeof noteChange>;
