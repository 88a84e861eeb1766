import type { ClimbMark, ClimbStepOfGoal } from '@cairn/core/goals/climb-step-of-goal';
import { z } from 'zod';
import { columnId, dateOnly } from './fields.ts';

export const climbMark = z.object({
  /** Blank is shown as “Untitled climb”. */
  name: z.string(),
  icon: z.string(),
  color: z.string(),
  code: z.string(),
  slug: z.string(),
}) satisfies z.ZodType<ClimbMark, unknown>;

/** The step that a goal belongs to, for every reader of the goal. */
export const climbStepOfGoal = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  description: z.string(),
  repeatCount: z.number().int(),
  enabled: z.boolean(),
  column: columnId,
  periodIndex: z.number().int(),
  /** Place among the steps of the climb, from 1. */
  number: z.number().int(),
  /** Which goal of the step this is, from 1. */
  repeat: z.number().int(),
  inOrder: z.boolean(),
  /** First day of the planned period. The goal is locked before it. */
  opensOn: dateOnly,
  climb: climbMark,
}) satisfies z.ZodType<ClimbStepOfGoal, unknown>;
