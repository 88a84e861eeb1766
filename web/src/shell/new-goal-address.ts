import { notesText, type NotesDelta } from '@cairn/core/notes/delta';
import { isDateOnly } from '@cairn/core/time/date-only';
import { columnOfSlug, dayColumn } from '@cairn/core/time/horizons';
import type { NewGoalStart } from '../base/overlays.ts';

/**
 * Reads `date`, `name` or `title`, `notes` or `richThoughts`. The goal is added only when the user confirms,
 * because anyone can make an address.
 */
export function newGoalStart(search: Readonly<Record<string, unknown>>, slug: string): NewGoalStart {
  const name = textOf(search['name']) ?? textOf(search['title']);
  const notes = textOf(search['notes']) ?? richText(search['richThoughts']);
  const { date } = search;
  return {
    columnId: columnOfSlug(slug) ?? dayColumn,
    ...(name === null ? {} : { text: name }),
    ...(notes === null ? {} : { notes }),
    ...(isDateOnly(date) ? { date } : {}),
  };
}

/** The router parses digits as a number. */
function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function richText(value: unknown): string | null {
  const isOp = (op: unknown): op is NotesDelta['ops'][number] =>
    typeof op === 'object' && op !== null && 'insert' in op;
  const ops = Array.isArray(value) ? value : (value as { readonly ops?: unknown } | null | undefined)?.ops;
  if (!Array.isArray(ops)) return textOf(value);
  return textOf(notesText({ ops: ops.filter(isOp) }).trimEnd());
}
