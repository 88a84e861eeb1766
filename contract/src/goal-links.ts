import { linkActs, linkStates } from '@cairn/core/goals/link-acts';
import { z } from 'zod';
import { id, instant } from './fields.ts';

/** The act of a link in a mail, and its goal. */
export const goalLink = z.object({
  act: z.enum(linkActs),
  goalId: id,
  name: z.string(),
  /** Where an open goal would move, else where it is. Null without a time. */
  datetimeFr: instant.nullable(),
  datetimeTo: instant.nullable(),
  state: z.enum(linkStates),
  /** Of the person: an IANA name, and whether clocks have 12 hours; null for the habit of the locale. */
  timezone: z.string(),
  amPm: z.boolean().nullable(),
});

export type GoalLink = z.infer<typeof goalLink>;
