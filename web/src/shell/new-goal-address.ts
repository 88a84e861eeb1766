import { isEmptyNotes, type NotesDelta, notesWithTextBefore } from '@cairn/core/notes/delta';
import { notesFrom } from '@cairn/core/notes/notes-from';
import { isDateOnly } from '@cairn/core/time/date-only';
import { columnOfSlug, dayColumn } from '@cairn/core/time/horizons';
import type { NewGoalStart } from '../base/overlays.ts';

/**
 * Reads `date`, `name` or `title`, `notes` or `richThoughts`. The goal is added only when the user confirms,
 * because anyone can make an address.
 */
export function newGoalStart(search: Readonly<Record<string, unknown>>, slug: string): NewGoalStart {
  const name = textOf(search['name']) ?? textOf(search['title']);
  const notes = notesOf(search['notes']) ?? richNotesOf(search['richThoughts']);
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

const notesOf = (value: unknown) => notesWithTextBefore(textOf(value) ?? '', null);

const formats = new Set(['blockquote', 'bold', 'code-block', 'header', 'italic', 'link', 'list', 'strike']);

/** Keeps text and its formats; a stranger's address brings no files, mentions and linked pages. */
function richNotesOf(value: unknown): NotesDelta | null {
  const read = notesFrom(Array.isArray(value) ? { ops: value } : value);
  if (!read.ok) return notesOf(value);
  const ops = (read.value?.ops ?? []).map(({ insert, attributes = {} }) => {
    const kept = Object.entries(attributes).filter(([format]) => formats.has(format));
    const text = typeof insert === 'string' ? insert : ' ';
    return kept.length === 0 ? { insert: text } : { insert: text, attributes: Object.fromEntries(kept) };
  });
  return isEmptyNotes({ ops }) ? null : { ops };
}
