import { type PublicGoal, type PublicSubgoal, shownSubgoals } from '@cairn/core/goals/public-goal';
import { z } from 'zod';
import { dateOnly, notes } from './fields.ts';

/** A goal below a public one, with those below it. */
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

/** All that people outside of its space see of a public goal (docs/product.md 5.24). */
export const publicGoal = z.strictObject({
  code: z.string(),
  name: z.string(),
  richThoughts: notes.nullable(),
  done: z.boolean(),
  subgoals: z.array(publicSubgoal),
  board: z.string().nullable(),
  list: z.string().nullable(),
  canBeEdited: z.literal(false),
}) satisfies z.ZodType<PublicGoal, unknown>;

/** How a goal is shown to visitors. */
export const publication = z.object({
  isPublic: z.boolean(),
  /** The page that visitors open; null while the goal is not public. */
  url: z.string().nullable(),
  /** Which subgoals they see: those that are public themselves, or all. */
  subgoals: z.enum(shownSubgoals),
  /** The last day on which they see it, in the zone of who said so. */
  endDate: dateOnly.nullable(),
});

/** What is left out is as nobody said: public subgoals only, without end, by the link that there is. */
export const publicationEdit = z.object({
  subgoals: z.enum(shownSubgoals).default('public'),
  endDate: dateOnly.nullable().default(null),
  /** Gives the goal another link; the one before leads nowhere from then on. */
  newLink: z.boolean().default(false),
});

export type Publication = z.infer<typeof publication>;
export type PublicationEdit = z.output<typeof publicationEdit>;
