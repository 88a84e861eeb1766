import { z } from 'zod';
import { id, typedText } from './fields.ts';
import { goalListQuery, goalRow } from './goals.ts';

/** The words to search for, and filters that mean the same as in a list of goals (docs/product.md 5.26). */
export const searchQuery = goalListQuery
  .pick({
    column: true,
    from: true,
    to: true,
    space: true,
    bucket: true,
    assignee: true,
    color: true,
    tag: true,
    board: true,
    status: true,
    cursor: true,
  })
  .extend({
    q: typedText(500),
    /** Whether deleted goals are found too, those that can still be restored. */
    deleted: z.stringbool().default(false),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  });

/** Where the words stand: what a person looks for first comes first. */
export const foundIn = z.enum(['title', 'notes', 'comments']);

/** A goal that was found: enough to show it in a list. */
export const foundGoal = z.object({
  goal: goalRow
    .pick({
      id: true,
      code: true,
      space: true,
      name: true,
      columnId: true,
      dueDate: true,
      doneDate: true,
      bucketId: true,
      parent: true,
      color: true,
      tags: true,
      assignee: true,
      public: true,
      recurrence: true,
    })
    .extend({ deleted: z.boolean() }),
  foundIn,
  /** What stands around the words, on one line; null for a title. */
  excerpt: z.string().nullable(),
  /** The newest comment that holds the words; null where a title or note does. */
  commentId: id.nullable(),
});

export type SearchQuery = z.output<typeof searchQuery>;
export type FoundGoal = z.infer<typeof foundGoal>;
