import { type PublicGoal, type PublicSubgoal, shownSubgoals } from '@cairn/core/goals/public-goal';
import { z } from 'zod';
import { dateOnly, notes } from './fields.ts';

export const publicSubgoal = z
  .strictObject({
    name: z.string(),
    richThoughts: notes.nullable(),
    done: z.boolean(),
    get subgoals() {
      return z.array(publicSubgoal);
    },
  })
  .meta({ id: 'PublicSubgoal' }) as unknown as z.ZodType<PublicSubgoal>;

/** All that outsiders see of a public goal (docs/product.md, "A public goal"). */
export const publicGoal = z.strictObject({
  code: z.string(),
  name: z.string(),
  richThoughts: notes.nullable(),
  done: z.boolean(),
  subgoals: z.array(publicSubgoal),
  /** Name of the person who published the goal; null if they did not want it shown. */
  author: z.string().nullable(),
  board: z.string().nullable(),
  list: z.string().nullable(),
  canBeEdited: z.literal(false),
}) satisfies z.ZodType<PublicGoal, unknown>;

export const publication = z.object({
  isPublic: z.boolean(),
  /** Address of the public page; null for a private goal. */
  url: z.string().nullable(),
  /** Which subgoals visitors see. */
  subgoals: z.enum(shownSubgoals),
  /** The last public day, in the publisher's zone. */
  endDate: dateOnly.nullable(),
  /** The name on the public page; null for none. */
  author: z.string().nullable(),
});

export const publicationEdit = z.object({
  subgoals: z.enum(shownSubgoals).default('public'),
  endDate: dateOnly.nullable().default(null),
  /** Shows who published the goal: the first who wanted that, as long as they are a member. */
  showsAuthor: z.boolean().default(false),
  /** Replaces the link. The former one stops working. */
  newLink: z.boolean().default(false),
});

export type Publication = z.infer<typeof publication>;
export type PublicationEdit = z.output<typeof publicationEdit>;
