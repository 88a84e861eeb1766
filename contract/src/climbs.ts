import { climbCategories } from '@cairn/core/climbs/categories';
import { maxChangeNoteLength } from '@cairn/core/climbs/change-note';
import type { ClimbRow, ClimbSubscriptionRow, PublicClimb, PublicClimbCard } from '@cairn/core/climbs/climb';
import type { ClimbChange } from '@cairn/core/climbs/climb-changes';
import type { ClimbProgressEntry } from '@cairn/core/climbs/climb-progress';
import type { StepsDescriptor } from '@cairn/core/climbs/climb-shape';
import {
  type ClimbStep,
  maxPeriodIndex,
  maxRepeatCount,
  maxStepIdLength,
  maxSteps,
} from '@cairn/core/climbs/climb-step';
import { climbIcons } from '@cairn/core/climbs/icons';
import { z } from 'zod';
import { climbMark } from './climb-marks.ts';
import {
  columnId,
  columnIdIn,
  dateOnly,
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

export const climbStep = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  richDescription: notes.nullable(),
  richThoughts: notes.nullable(),
  repeatCount: z.number().int(),
  enabled: z.boolean(),
  column: columnId,
  periodIndex: z.number().int(),
}) satisfies z.ZodType<ClimbStep, unknown>;

const icon = z.enum(climbIcons, { error: 'Choose one of the icons of my-climbs/icons/.' });
const category = z.enum(climbCategories);
const weekday = z.number().int().min(1).max(7);

const climbFields = {
  name: z.string(),
  description: z.string(),
  icon,
  color: goalColor,
  category: category.nullable(),
  inOrder: z.boolean(),
  suggestedStart: weekday.nullable(),
};

/** A climb of the reader's own, with its draft. */
export const climbRow = z.object({
  id,
  code: z.string(),
  slug: z.string(),
  tempId: z.string().nullable(),
  recreatedFrom: z.string().nullable(),
  ...climbFields,
  richDescription: notes.nullable(),
  steps: z.array(climbStep).readonly(),
  public: z.boolean(),
  isListed: z.boolean(),
  publishedVersion: z.number().int(),
  isChanged: z.boolean(),
  createdDatetime: instant,
  modifiedDatetime: instant,
  stamps,
  ...versioned,
}) satisfies z.ZodType<ClimbRow, unknown>;

const climbCounts = {
  likesCount: z.number().int(),
  subscribersCount: z.number().int(),
  finishedCount: z.number().int(),
};

/**
 * `places`: people at each step, by step, the first with an open goal. `medianDays`: from the day when the step can be
 * done until it is done; null until five people have done it. Null while fewer than five people are on the way.
 *
 * `starts`: how many people started in each of the last twelve weeks, which begin on Monday in UTC, the current one
 * last. Null for fewer than five.
 */
export const myClimb = climbRow.extend({
  ...climbCounts,
  url: z.string().nullable(),
  places: z
    .array(z.object({ step: z.string(), people: z.number().int(), medianDays: z.number().int().nullable() }))
    .nullable(),
  starts: z.array(z.number().int()).nullable(),
});

export const deletedClimb = z.object({
  id,
  name: z.string(),
  icon: z.string(),
  color: goalColor,
  deletedDatetime: instant,
});

export const climbSubscriptionRow = z.object({
  id,
  climb: climbMark,
  inOrder: z.boolean(),
  space: id,
  settings: z.object({ startDate: dateOnly }),
  restart: z.object({ step: z.string(), date: dateOnly }).nullable(),
  steps: z.array(climbStep).readonly(),
  settled: z.record(z.string(), z.string()),
  climbVersion: z.number().int(),
  createdDatetime: instant,
  modifiedDatetime: instant,
  ...versioned,
}) satisfies z.ZodType<ClimbSubscriptionRow, unknown>;

const progressEntry = z.object({
  goalId: id,
  doneDate: dateOnly.nullable(),
  locked: z.boolean(),
  lockedTillDatetime: instant.nullable(),
}) satisfies z.ZodType<ClimbProgressEntry, unknown>;

/** `progress` is by step and repeat. A device computes it from its goals (`core/src/climbs/climb-progress.ts`). */
export const climbSubscription = climbSubscriptionRow.extend({ progress: z.array(progressEntry).readonly() });

const stepsDescriptor = z.object({
  goalsCount: z.number().int(),
  column: columnId.nullable(),
  periodsCount: z.number().int(),
}) satisfies z.ZodType<StepsDescriptor, unknown>;

/** A public climb for everybody with the link, without its steps. */
export const publicClimbCard = z.object({
  code: z.string(),
  slug: z.string(),
  ...climbFields,
  public: z.boolean(),
  isListed: z.boolean(),
  author: z.object({ name: z.string(), image: z.string().nullable() }).nullable(),
  language: z.string(),
  ...climbCounts,
  stepsCount: z.number().int(),
  stepsDescriptor,
  /** By step: column, first period, repeats, enabled. */
  places: z.array(z.tuple([columnId, z.number().int(), z.number().int(), z.boolean()])).readonly(),
  publishedDatetime: instant,
  version: z.number().int(),
  liked: z.boolean(),
  own: z.boolean(),
  subscription: id.nullable(),
}) satisfies z.ZodType<PublicClimbCard, unknown>;

/** `changedDatetime`: the last publication; `publishedDatetime` is the first. `changeNote`: the sentence sent with it. */
export const publicClimb = publicClimbCard.extend({
  changedDatetime: instant,
  changeNote: z.string().nullable(),
  richDescription: notes.nullable(),
  steps: z.array(climbStep).readonly(),
}) satisfies z.ZodType<PublicClimb, unknown>;

export const climbsQuery = z.object({
  /** Each word matches the beginning of a word of the name or the texts. */
  q: typedText(500).optional(),
  category: category.optional(),
  /** Language of the climbs, such as `en`. Default: every language. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/u)
    .optional(),
  /** `popular` orders by likes plus twice the starts, both of the last 90 days. */
  sort: z.enum(['popular', 'new']).default('popular'),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: typedText(500).optional(),
});

/** `name` is in the request's language. */
export const climbCategory = z.object({ code: category, name: z.string(), climbsCount: z.number().int() });

/** State after the call. */
export const climbLike = z.object({ liked: z.boolean(), likesCount: z.number().int() });

export const climbReport = z.object({ reason: typedText(2_000).min(1) });

const stepIn = z.object({
  id: typedText(maxStepIdLength).min(1),
  name: typedText(100_000).default(''),
  label: typedText(10_000).default(''),
  richDescription: notesIn.optional(),
  richThoughts: notesIn.optional(),
  repeatCount: z
    .number()
    .int()
    .min(1)
    .max(maxRepeatCount, { error: `A step repeats at most ${maxRepeatCount} times.` })
    .default(1),
  enabled: z.boolean().default(true),
  column: columnIdIn,
  periodIndex: z
    .number()
    .int()
    .min(1, { error: 'Count periods from 1, the one that holds the start.' })
    .max(maxPeriodIndex, { error: `A step begins at most ${maxPeriodIndex} periods after the start.` }),
});

/** Only fields that are sent change. */
const climbWrite = z.object({
  name: typedText(100_000).optional(),
  description: typedText(100_000).optional(),
  richDescription: notesIn.optional(),
  icon: icon.optional(),
  color: goalColor.optional(),
  category: category.nullable().optional(),
  inOrder: z.boolean().optional(),
  suggestedStart: weekday.nullable().optional(),
  steps: z
    .array(stepIn)
    .max(maxSteps, { error: `A climb has at most ${maxSteps} steps.` })
    .optional(),
});

export const climbCreate = climbWrite.extend({
  tempId: typedText(100).nullable().optional(),
  recreatedFrom: idIn.nullable().optional(),
});

/**
 * `public: true` publishes the climb as it is after this edit, also again. Other edits of a public climb change only its
 * draft.
 *
 * `changeNote` is the author's sentence about published changes, one paragraph of at most 280 characters. Changes that
 * are published without one remove the sentence before.
 */
export const climbEdit = climbWrite.extend({
  public: z.boolean().optional(),
  isListed: z.boolean().optional(),
  changeNote: typedText(10 * maxChangeNoteLength)
    .nullable()
    .optional(),
  /** Revision that the edit is based on. Default: the current one. */
  baseRev: z.number().int().min(0).optional(),
});

/** `space`: by default the user's own. */
export const climbStart = z.object({
  settings: z.object({ startDate: dateOnly }),
  space: idIn.optional(),
});

/** `date`: the user's day; by default today. */
const restart = z.object({ step: typedText(100).min(1), date: dateOnly.optional() });

/** `settings` moves what is not done. `restart` begins again from a step. Send one of them. */
export const climbSubscriptionEdit = z.object({
  settings: z.object({ startDate: dateOnly }).optional(),
  restart: restart.optional(),
  baseRev: z.number().int().min(0).optional(),
});

export const climbRestart = restart;

export const climbChange = z.object({
  /** Id of the step. */
  step: z.string(),
  kind: z.enum(['added', 'changed', 'removed']),
  before: climbStep.nullable(),
  after: climbStep.nullable(),
}) satisfies z.ZodType<ClimbChange, unknown>;

const stepIds = z.array(typedText(100).min(1)).max(2 * maxSteps);

/** Ids of steps. Changes in neither list stay offered. */
export const climbSettlement = z.object({ take: stepIds.default([]), leave: stepIds.default([]) });

export const climbColor = z.object({ color: goalColor, url: z.string() });
export const climbIconAnswer = z.object({ icon, url: z.string() });

export type ClimbCategoryCode = z.infer<typeof category>;
export type DeletedClimb = z.infer<typeof deletedClimb>;
export type MyClimb = z.infer<typeof myClimb>;
export type ClimbsQuery = z.output<typeof climbsQuery>;
export type ClimbCreateBody = z.output<typeof climbCreate>;
export type ClimbEditBody = z.output<typeof climbEdit>;
export type ClimbStartBody = z.output<typeof climbStart>;
export type ClimbSubscriptionEditBody = z.output<typeof climbSubscriptionEdit>;
export type ClimbSubscriptionWire = z.infer<typeof climbSubscription>;
export type ClimbSettlementBody = z.output<typeof climbSettlement>;
