import { notesText, type NotesDelta } from './delta.ts';

/** Appends open boxes, for example for the subgoals of a goal that starts to repeat. */
export function withChecklist(notes: NotesDelta | null, lines: readonly string[]): NotesDelta | null {
  if (lines.length === 0) return notes;
  const begun = notes === null || notesText(notes).endsWith('\n') ? [] : [{ insert: '\n' }];
  const boxes = lines.flatMap((line) => [
    { insert: line.replaceAll(/\s+/gu, ' ').trim() || '–' },
    { insert: '\n', attributes: { list: 'unchecked' } },
  ]);
  return { ops: [...(notes?.ops ?? []), ...begun, ...boxes] };
}
