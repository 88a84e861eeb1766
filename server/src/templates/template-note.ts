import type { NotesDelta } from '@cairn/core/notes/delta';

const boxMark = '[ ] ';

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
