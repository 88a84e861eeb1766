import { type EventRow, eventTypes } from '@cairn/core/events/event';
import { z } from 'zod';
import { columnId, commaList, dateOnly, goalColor, id, idIn, instant, typedText } from './fields.ts';

export const event = z.object({
  code: z.string(),
  type: z.enum(eventTypes),
  datetime: instant,
  userId: id,
  /** Null for a user who has left the space and edits no board of it. */
  userName: z.string().nullable(),
  otherUserId: id.nullable(),
  otherUserName: z.string().nullable(),
  spaceId: id,
  spaceName: z.string().nullable(),
  goalId: id.nullable(),
  goalName: z.string().nullable(),
  goalColor: goalColor.nullable(),
  commentId: id.nullable(),
  boardId: id.nullable(),
  boardName: z.string().nullable(),
  bucketId: id.nullable(),
  bucketName: z.string().nullable(),
  climbId: id.nullable(),
  climbName: z.string().nullable(),
  /** The goal's period at the time of the event. */
  columnId: columnId.nullable(),
  dueDate: dateOnly.nullable(),
  /** Values before and after; of notes, only the revisions. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).nullable(),
}) satisfies z.ZodType<EventRow, unknown>;

export const eventListQuery = z.object({
  spaces: commaList.optional(),
  users: commaList.optional(),
  /** First and last day in the reader's zone, inclusive. */
  from: dateOnly.optional(),
  to: dateOnly.optional(),
  goal: idIn.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  cursor: typedText(200).optional(),
});

export type EventListQuery = z.output<typeof eventListQuery>;
