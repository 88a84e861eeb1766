import type { NotesOps } from '@cairn/core/notes/delta';

const isText = (value: unknown): boolean => typeof value === 'string';
const isAnything = () => true;

/** Embeds that the editor can draw, each with a check of its value. */
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
 * Returns operations of the same length. Unknown embeds, and block embeds inside a line, become `NoteOther`:
 * the editor would fail on unknown embeds, and add a line break before block embeds.
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

/** Undoes {@link drawableOps} in a change. */
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
