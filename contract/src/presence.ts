import { z } from 'zod';
import { id, idIn, instant } from './fields.ts';

/** Null if the user closed the goal. */
export const presenceReport = z.object({ goal: idIn.nullable() });

/** Sent as `event: looking`, or as `event: left` without a goal. */
export const presence = z.object({ goal: id.nullable(), userId: id, at: instant });

export type Presence = z.infer<typeof presence>;
