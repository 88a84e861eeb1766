import Delta, { type Op } from 'quill-delta';
import { commonEnds, commonIndexes } from './common-words.ts';
import type { NotesDelta, NotesOps } from './delta.ts';

/** Letters of two UTF-16 units: most emoji and rare scripts. */
const pairs = /[\u{10000}-\u{10FFFF}]/gu;
/** Start of the private use area. */
const firstFreeUnit = 0xe000;

/**
 * Many emoji share their first UTF-16 unit. A change between the halves would leave broken halves if someone
 * else types there, so a letter of two units is compared as one letter.
 */
export function notesDifference(from: NotesDelta | null, to: NotesDelta | null): NotesOps {
  const taken = JSON.stringify([from, to]);
  const units = new Map<string, string>();
  const letters = new Map<string, string>();
  let code = firstFreeUnit;
  const unitOf = (letter: string) => {
    const known = units.get(letter);
    if (known !== undefined) return known;
    let unit: string;
    do unit = String.fromCharCode(code++);
    while (taken.includes(unit));
    units.set(letter, unit);
    letters.set(unit, letter);
    return unit;
  };
  const inUnits = (notes: NotesDelta | null) =>
    withTexts(notes?.ops ?? [], (text) => text.replaceAll(pairs, unitOf));
  const inLetters = (text: string) =>
    text.replaceAll(/[\uE000-\uFFFF]/gu, (unit) => letters.get(unit) ?? unit);
  const before = inUnits(from);
  const shown = textOf(before);
  let at = 0;
  const lengthOf = (count: number) => inLetters(shown.slice(at, (at += count))).length;
  return withTexts(boundedDifference(before, inUnits(to)), inLetters).map((op) => {
    if (typeof op.retain === 'number') return { ...op, retain: lengthOf(op.retain) };
    return op.delete === undefined ? op : { ...op, delete: lengthOf(op.delete) };
  });
}

/** Limits the comparison to some hundredths of a second. */
const maxPairs = 4_000_000;

/**
 * Compares very different documents by line: a comparison by letters takes time proportional to the product
 * of both lengths.
 */
function boundedDifference(from: readonly Op[], to: readonly Op[]): readonly Op[] {
  if (pairsToCompare(textOf(from), textOf(to)) <= maxPairs)
    return new Delta([...from]).diff(new Delta([...to])).ops;
  const before = linesOf(from);
  const after = linesOf(to);
  const { indexes } = commonIndexes(
    before.map((line) => JSON.stringify(line)),
    after.map((line) => JSON.stringify(line)),
  );
  const change = new Delta();
  let left = maxPairs;
  let [one, other] = [0, 0];
  const stretch = (till: readonly [number, number]) => {
    if (one === till[0] && other === till[1]) return;
    const gone = before.slice(one, till[0]).flat();
    const come = after.slice(other, till[1]).flat();
    const pairs = pairsToCompare(textOf(gone), textOf(come));
    const isCompared = pairs <= left;
    if (isCompared) left -= pairs;
    const ops = isCompared
      ? new Delta(gone).diff(new Delta(come)).ops
      : [...come, ...new Delta().delete(textOf(gone).length).ops];
    for (const op of ops) change.push(op);
    // Equal text at the end is not part of the difference.
    const read = ops.reduce(
      (length, op) => length + (op.delete ?? (op.retain as number | undefined) ?? 0),
      0,
    );
    change.retain(textOf(gone).length - read);
    [one, other] = till;
  };
  for (const index of indexes) {
    stretch(index);
    change.retain(textOf(before[one] ?? []).length);
    one += 1;
    other += 1;
  }
  stretch([before.length, after.length]);
  return change.chop().ops;
}

function pairsToCompare(one: string, other: string): number {
  const { start, end } = commonEnds(one, other);
  return (one.length - start - end) * (other.length - start - end);
}

/** An embed counts as one character. */
const textOf = (ops: readonly Op[]) =>
  ops.map(({ insert }) => (typeof insert === 'string' ? insert : '\0')).join('');

/** A line ends with its break, which carries the line's formats. */
function linesOf(ops: readonly Op[]): readonly (readonly Op[])[] {
  const lines: Op[][] = [[]];
  for (const op of ops) {
    const pieces = typeof op.insert === 'string' ? op.insert.split(/(?<=\n)/u) : [op.insert];
    for (const insert of pieces) {
      lines.at(-1)?.push({ ...op, insert: insert as string });
      if (typeof insert === 'string' && insert.endsWith('\n')) lines.push([]);
    }
  }
  return lines.filter((line) => line.length > 0);
}

const withTexts = (ops: NotesOps, change: (text: string) => string): Op[] =>
  ops.map((op) => (typeof op.insert === 'string' ? { ...op, insert: change(op.insert) } : op));
