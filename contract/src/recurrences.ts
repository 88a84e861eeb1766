import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { z } from 'zod';
import {
  columnId,
  dateOnly,
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

/** A series as it is stored and fed (`core/recurrence`). */
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
  tags: z.array(z.string()).readonly(),
  assignee: z.string().nullable(),
  datetimeFr: instant.nullable(),
  datetimeTo: instant.nullable(),
  horizonSequenceNo: z.number().int(),
  createdBy: z.string(),
  createdDatetime: instant,
  modifiedDatetime: instant,
  ...versioned,
}) satisfies z.ZodType<RecurrenceRow, unknown>;

/**
 * How a goal shall repeat; what is left out stays as it is. Null, where this stands in a goal, ends the repeating.
 *
 * `richThoughts` becomes the template's notes ("Save as template"), its boxes cleared.
 */
export const recurrenceIn = z.object({
  rule: typedText(500).optional(),
  anchor: anchor.optional(),
  dateTo: dateOnly.nullable().optional(),
  richThoughts: notesIn.optional(),
  /**
   * The day of a series that a goal stood for before it left it, and shall stand for again; without `rule`, and only for
   * a goal that is in no series.
   */
  id: idIn.optional(),
  originalDate: dateOnly.optional(),
  /** Names a new series until the answer is there, once for ever for each person. */
  tempId: typedText(100).optional(),
});

export type RecurrenceIn = z.output<typeof recurrenceIn>;
