import { followReasons, type GoalWatchRow, watches } from '@cairn/core/goals/watch';
import { z } from 'zod';
import { id, versioned } from './fields.ts';

/** The last choice of the reader. The row is in the reader's scope, and nobody else reads it. */
export const goalWatchRow = z.object({
  /** The id of the goal or the series. */
  id,
  isSeries: z.boolean(),
  watch: z.enum(watches),
  ...versioned,
}) satisfies z.ZodType<GoalWatchRow, unknown>;

export const goalWatchEdit = z.object({ watch: z.enum(watches) });

/** Members who follow a goal, the earliest first. `reason` is null where it is not known. */
export const followers = z.array(z.object({ userId: id, reason: z.enum(followReasons).nullable() }));

export type Followers = z.infer<typeof followers>;
