import { z } from 'zod';
import { id, idIn, instant } from './fields.ts';

/** The goal that a user looks at; null if the user closed it. */
export const presenceReport = z.object({ goal: idIn.nullable() });

/** A user's presence. Sent as `event: looking`, or as `event: left` without a goal. */
export const presence = z.object({ goal: id.nullable(), userId: id, at: instant });

export type Presence = z.infer<typeof presence>;
