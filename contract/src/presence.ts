import { z } from 'zod';
import { id, idIn, instant } from './fields.ts';

/** The goal that the user looks at; null for none. */
export const presenceReport = z.object({ goal: idIn.nullable() });

/** Sent as `event: looking`, or without a goal as `event: left`. */
export const presence = z.object({ goal: id.nullable(), userId: id, at: instant });

export type Presence = z.infer<typeof presence>;
