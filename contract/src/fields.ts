import { isStorable } from '@cairn/core/storable';
import { isGoalColor, type GoalColor } from '@cairn/core/goals/colors';
import type { GoalType } from '@cairn/core/goals/goal';
import type { NotesOps } from '@cairn/core/notes/delta';
import { type DateOnly, isDateOnly } from '@cairn/core/time/date-only';
import { plannedMinutes } from '@cairn/core/time/planned-length';
import type { ColumnId } from '@cairn/core/time/horizons';
import { z } from 'zod';

/** `maxLength` is in UTF-16 units, a first limit only. PostgreSQL cannot hold NUL. */
export const typedText = (maxLength: number) =>
  z.string().max(maxLength).refine(isStorable, { error: 'Text cannot hold a NUL character.' });

export const id = z.string().min(1).max(100);

/** An id in a request: text or number, converted to text. */
export const idIn = z
  .union([z.string().min(1).max(100).refine(isStorable), z.number().int()])
  .transform((value) => String(value));

/** An existing day, `YYYY-MM-DD`. */
export const dateOnly = z
  .string()
  .refine(isDateOnly, { error: 'Write a day as YYYY-MM-DD.' })
  .meta({ format: 'date' }) as z.ZodType<DateOnly, string>;

/** RFC 3339 in UTC with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 });

/** Any RFC 3339 time, converted to UTC with milliseconds. */
export const instantIn = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

export const columnId = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]) satisfies z.ZodType<ColumnId>;

export const columnIdIn = z
  .union([z.number(), z.string().regex(/^[1-7]$/u)], {
    error: ({ input }) =>
      typeof input === 'object' && input !== null
        ? 'You must pass column number id as columnId, not column itself'
        : undefined,
  })
  .transform((value) => Number(value))
  .pipe(columnId);

export const goalColor = z
  .string()
  .refine(isGoalColor, { error: 'Choose one of the sixteen colours.' }) as unknown as z.ZodType<
  GoalColor,
  string
>;

export const durationMinutes = z.number().int().min(plannedMinutes.shortest).max(plannedMinutes.longest);

export const goalType = z.enum(['space', 'divider']).nullable() satisfies z.ZodType<GoalType>;

export const deltaOp = z.looseObject({
  insert: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  retain: z.union([z.number(), z.record(z.string(), z.unknown())]).optional(),
  delete: z.number().optional(),
  attributes: z.record(z.string(), z.unknown()).optional(),
}) as unknown as z.ZodType<NotesOps[number]>;

export const notes = z.object({ ops: z.array(deltaOp).readonly() });

/** A rich text in a request: operations, their JSON text, or "". `notesFrom` in core validates it. */
export const notesIn = z.union([
  z.string().max(2_000_000),
  z.object({ ops: z.array(z.unknown()) }),
  z.null(),
]);

/** Such as `space=1,2`. */
export const commaList = z
  .string()
  .max(10_000)
  .refine(isStorable)
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

export const versioned = { version: z.number().int(), rev: z.number().int() };

/** By field: the last change, and the last conflict (`core/src/sync/stamps.ts`). */
export const stamps = z.record(z.string(), z.tuple([z.number().int(), z.number().int(), z.number().int()]));
