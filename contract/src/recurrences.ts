import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { z } from 'zod';
import {
  columnId,
  dateOnly,
  durationMinutes,
  goalColor,
  id,
  idIn,
  instant,
  notes,
  notesIn,
  typedText,
  versioned,
} from './fields.ts';

const anchor = z.enum(['date', 'completion']);

export const recurrenceRow = z.object({
  id,
  tempId: z.string().nullable(),
  space: id,
  columnId,
  rule: z.string(),
  anchor,
  dateFr: dateOnly,
  countedFrom: dateOnly,
  dateTo: dateOnly.nullable(),
  zone: z.string().nullable(),
  skippedDates: z.array(dateOnly).readonly(),
  name: z.string(),
  richThoughts: notes.nullable(),
  color: goalColor.nullable(),
  durationMinutes: durationMinutes.nullable(),
  tags: z.array(z.string()).readonly(),
  assignee: z.string().nullable(),
  datetimeFr: instant.nullable(),
  datetimeTo: instant.nullable(),
  horizonSequenceNo: z.number().int(),
  /** The series that this one continues, if somebody changed the rest of that. */
  continues: id.nullable().optional(),
  createdBy: z.string(),
  createdDatetime: instant,
  modifiedDatetime: instant,
  ...versioned,
}) satisfies z.ZodType<RecurrenceRow, unknown>;

/**
 * Omitted parts stay unchanged. `richThoughts` becomes the template's note, with boxes cleared ("Save as template").
 */
export const recurrenceIn = z.object({
  rule: typedText(500).optional(),
  anchor: anchor.optional(),
  dateTo: dateOnly.nullable().optional(),
  richThoughts: notesIn.optional(),
  /** Series to which a goal without a series returns, on `originalDate`. Only without `rule`. */
  id: idIn.optional(),
  originalDate: dateOnly.optional(),
  /** Identifies a new series until the server answers. Unique for each user. */
  tempId: typedText(100).optional(),
});

export type RecurrenceIn = z.output<typeof recurrenceIn>;
