import type { NotesDelta } from '@cairn/core/notes/delta';

const boxMark = '[ ] ';

/** The note of a template's goal, or its text about itself; null for none. */
export function templateNote(text: string | undefined): NotesDelta | null {
  if (text === undefined || text === '') return null;
  const ops = text
    .split('\n')
    .flatMap((line) =>
      line.startsWith(boxMark)
        ? [{ insert: line.slice(boxMark.length) }, { insert: '\n', attributes: { list: 'unchecked' } }]
        : [{ insert: `${line}\n` }],
    );
  return { ops };
}
