import type { CommentRow } from '@cairn/core/comments/comment';
import { z } from 'zod';
import { id, instant, notes, notesIn, stamps, typedText, versioned } from './fields.ts';

export const commentRow = z.object({
  id,
  tempId: z.string().nullable(),
  goal: id,
  richText: notes,
  userId: id,
  createdDatetime: instant,
  modifiedDatetime: instant,
  stamps,
  ...versioned,
}) satisfies z.ZodType<CommentRow, unknown>;

export const commentCreate = z.object({ richText: notesIn, tempId: typedText(100).nullable().optional() });
export const commentEdit = z.object({ richText: notesIn, baseRev: z.number().int().min(0).optional() });
