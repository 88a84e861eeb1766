import Delta, { type Op } from 'quill-delta';
import type { NotesDelta, NotesOps } from './delta.ts';

/** Letters of two units: most emoji, and scripts of late. */
const pairs = /[\u{10000}-\u{10FFFF}]/gu;
/** The first unit that Unicode leaves to everybody. */
const firstFreeUnit = 0xe000;

/**
 * The change that turns one document into another, by whole letters.
 *
 * Many emoji share the first of their two units. A change between the two halves of a letter would leave halves behind
 * where somebody else writes at the same place; so both documents are compared with each such letter as one unit.
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
  const shown = before.map(({ insert }) => (typeof insert === 'string' ? insert : '\0')).join('');
  let at = 0;
  const lengthOf = (count: number) => inLetters(shown.slice(at, (at += count))).length;
  return withTexts(new Delta(before).diff(new Delta(inUnits(to))).ops, inLetters).map((op) => {
    if (typeof op.retain === 'number') return { ...op, retain: lengthOf(op.retain) };
    return op.delete === undefined ? op : { ...op, delete: lengthOf(op.delete) };
  });
}

const withTexts = (ops: NotesOps, change: (text: string) => string): Op[] =>
  ops.map((op) => (typeof op.insert === 'string' ? { ...op, insert: change(op.insert) } : op));
