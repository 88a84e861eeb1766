import type { NotesOps } from '@cairn/core/notes/delta';

const isText = (value: unknown): boolean => typeof value === 'string';
const isAnything = () => true;

/** What the editor has a drawing for, within a line and as a line of its own, and of which values. */
const drawnInLine = new Map([
  ['image', isText],
  ['mention', isAnything],
]);
const drawnAsLine = new Map([
  ['attachment', isAnything],
  ['embed', isAnything],
]);

type Embed = Readonly<Record<string, unknown>>;

/**
 * A note's operations as the editor takes them, letter for letter: what it has no drawing for is wrapped in one that it
 * has (`NoteOther`), so is what should have a line of its own and stands in another. The editor would break over the
 * former, and put a line break before the latter that the note does not have.
 */
export function drawableOps(ops: NotesOps): NotesOps {
  let isLineStart = true;
  return ops.map((op) => {
    const { insert } = op;
    if (typeof insert === 'string') {
      const text = insert.includes('\r') ? insert.replaceAll('\r\n', ' \n').replaceAll('\r', '\n') : insert;
      isLineStart = text.endsWith('\n');
      return text === insert ? op : { ...op, insert: text };
    }
    if (insert === undefined) return op;
    if (isDrawn(insert, drawnInLine)) isLineStart = false;
    else if (!isLineStart || !isDrawn(insert, drawnAsLine)) {
      isLineStart = false;
      return { ...op, insert: { other: insert } };
    }
    return op;
  });
}

/** What the editor changed, as a change of the note. */
export function storedOps(ops: NotesOps): NotesOps {
  return ops.map((op) => {
    const other = typeof op.insert === 'object' ? op.insert['other'] : undefined;
    return other === undefined ? op : { ...op, insert: other as Embed };
  });
}

function isDrawn(embed: Embed, drawn: ReadonlyMap<string, (value: unknown) => boolean>): boolean {
  const [name = '', ...others] = Object.keys(embed);
  return others.length === 0 && drawn.get(name)?.(embed[name]) === true;
}
