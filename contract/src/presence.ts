import { z } from 'zod';
import { id, idIn, instant } from './fields.ts';

/** Which goal one is looking at; null when one looks at none any more. */
export const presenceTold = z.object({ goal: idIn.nullable() });

/** What the stream tells as `event: looking`, and with no goal as `event: left`. */
export const presence = z.object({ goal: id.nullable(), userId: id, at: instant });

export type Presence = z.infer<typeof presence>;
