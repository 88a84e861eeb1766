import { z } from 'zod';
import { id, typedText } from './fields.ts';
import { goalListQuery, goalRow } from './goals.ts';

/** Filters have the same meaning as in lists of goals (docs/product.md, "Search"). */
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
    /** Whether to include deleted goals that can be restored. */
    deleted: z.stringbool().default(false),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  });

/** In order of relevance. */
export const foundIn = z.enum(['title', 'notes', 'comments']);

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
  /** One line of text around the match; null for a title. */
  excerpt: z.string().nullable(),
  /** The newest matching comment; null for a match in title or note. */
  commentId: id.nullable(),
});

export type SearchQuery = z.output<typeof searchQuery>;
export type FoundGoal = z.infer<typeof foundGoal>;
