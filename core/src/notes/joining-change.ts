import Delta, { AttributeMap, type Op } from 'quill-delta';
import { commonWords, type CommonWord, embedMark, type Stretch } from './common-words.ts';
import type { NotesDelta, NotesOps } from './delta.ts';

/**
 * Adds another device's note to this note, for a goal that both re-created.
 *
 * Without a known common base nothing is deleted, and text in both appears one time. Text only in `theirs` is
 * inserted by whole words and lines, behind this note's text at the same place. Formats of both notes are
 * kept.
 */
export function joiningChange(notes: NotesDelta | null, theirs: NotesDelta | null): NotesOps {
  const texts = { here: writtenOf(notes), there: writtenOf(theirs) };
  const { here, there } = texts;
  const shared = commonWords(here.text, there.text, (side, at) => nameOf(texts[side], at));
  const steps = [
    ...stretchesBetween(shared, here, there).flatMap((gap) => placed(gap, here, there)),
    ...shared.flatMap((pair) => formatted(pair, here, there)),
  ].toSorted((one, other) => one.at - other.at);
  const change = new Delta();
  let reached = 0;
  for (const { at, delta, covers } of steps) {
    change.retain(at - reached);
    for (const op of delta.ops) change.push(op);
    reached = at + covers;
  }
  return change.chop().ops;
}

/** A picture counts as one character. */
interface Written {
  readonly text: string;
  readonly formats: readonly (AttributeMap | undefined)[];
  readonly embeds: ReadonlyMap<number, object>;
}

interface ChangeStep {
  readonly at: number;
  readonly delta: Delta;
  readonly covers: number;
}

function writtenOf(notes: NotesDelta | null): Written {
  let text = '';
  const formats: (AttributeMap | undefined)[] = [];
  const embeds = new Map<number, object>();
  for (const { insert, attributes } of notes?.ops ?? []) {
    if (insert === undefined) continue;
    if (typeof insert === 'object') embeds.set(text.length, insert);
    const added = typeof insert === 'string' ? insert : embedMark;
    text += added;
    for (let left = added.length; left > 0; left -= 1) formats.push(attributes);
  }
  return { text, formats, embeds };
}

function nameOf({ text, embeds }: Written, { from, to }: Stretch): string {
  const embed = embeds.get(from);
  return embed ? `${embedMark}${JSON.stringify(embed)}` : text.slice(from, to);
}

interface Gap {
  readonly here: Stretch;
  readonly there: Stretch;
  /** `hasBefore`: a shared word is right before this gap. `hasAfter`: right after it. */
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

function stretchesBetween(shared: readonly CommonWord[], here: Written, there: Written): readonly Gap[] {
  return Array.from({ length: shared.length + 1 }, (_, index) => {
    const [before, after] = [shared[index - 1], shared[index]];
    const between = (side: 'here' | 'there', end: number) => ({
      from: before?.[side].to ?? 0,
      to: after?.[side].from ?? end,
    });
    return {
      here: between('here', here.text.length),
      there: between('there', there.text.length),
      hasBefore: before !== undefined,
      hasAfter: after !== undefined,
    };
  });
}

/** Inserts lines, or text at the end or start of a line. */
function placed(gap: Gap, here: Written, there: Written): readonly ChangeStep[] {
  const theirs = there.text.slice(gap.there.from, gap.there.to);
  const first = theirs.search(/\S/u);
  if (first === -1) return [];
  const last = theirs.trimEnd().length;
  const beginsLine = !gap.hasBefore || theirs.slice(0, first).includes('\n');
  const endsLine = !gap.hasAfter || theirs.slice(last).includes('\n');
  const lineStart = theirs.lastIndexOf('\n', first - 1) + 1;
  const from = first === 0 ? 0 : lineStart;
  const part = (start: number, end: number) => sliceOf(there, gap.there.from + start, gap.there.from + end);
  const step = (at: number, delta: Delta) => [{ at, delta: apart(at, delta, here), covers: 0 }];
  if (!beginsLine) return step(endOfLine(gap, here), part(0, last));
  if (!endsLine) return step(gap.here.to, part(from, theirs.length));
  const at = lineIn(gap, here);
  if (at === null) return step(gap.here.to, new Delta().insert('\n').concat(part(from, last)));
  const lineEnd = theirs.indexOf('\n', last);
  return step(at, part(from, lineEnd === -1 ? last : lineEnd + 1));
}

function lineIn({ here: { from, to }, hasAfter }: Gap, { text }: Written): number | null {
  const isLineStart = (at: number) => at === 0 || text[at - 1] === '\n';
  if (!hasAfter) return isLineStart(to) ? to : null;
  for (let at = to; at >= from; at -= 1) if (isLineStart(at)) return at;
  return null;
}

function endOfLine({ here: { from, to } }: Gap, { text }: Written): number {
  const [line = ''] = text.slice(from, to).split('\n', 1);
  return from + line.trimEnd().length;
}

/** Adds blanks where two words would join. */
function apart(at: number, delta: Delta, { text }: Written): Delta {
  const put = delta.ops.map(({ insert }) => (typeof insert === 'string' ? insert : embedMark)).join('');
  const growTogether = (before: string, after: string) =>
    /[^\s\])}\uFFFC]$/u.test(before) && /^[^\s\uFFFC]/u.test(after);
  const before = new Delta(growTogether(text.slice(0, at).slice(-1), put) ? [{ insert: ' ' }] : []);
  return growTogether(put, text.slice(at, at + 1)) ? before.concat(delta).insert(' ') : before.concat(delta);
}

function sliceOf({ text, formats, embeds }: Written, from: number, to: number): Delta {
  const delta = new Delta();
  for (let at = from; at < to;) {
    const embed = embeds.get(at);
    let end = at + 1;
    while (!embed && end < to && formats[end] === formats[at] && !embeds.has(end)) end += 1;
    delta.insert((embed as Record<string, unknown> | undefined) ?? text.slice(at, end), formats[at]);
    at = end;
  }
  return delta;
}

/** Ticks are formats of the line end. */
function formatted({ here, there }: CommonWord, ours: Written, theirs: Written): readonly ChangeStep[] {
  const places = Array.from({ length: here.to - here.from }, (_, index) => [
    here.from + index,
    there.from + index,
  ]);
  const ends = [lineEndAfter(ours, here.to), lineEndAfter(theirs, there.to)];
  return [...places, ...(ends.includes(-1) ? [] : [ends])].flatMap(([at = 0, other = 0]) => {
    const added = addedFormats(ours.formats[at], theirs.formats[other]);
    return added
      ? [{ at, delta: new Delta([{ retain: 1, attributes: added } satisfies Op]), covers: 1 }]
      : [];
  });
}

function lineEndAfter({ text }: Written, word: number): number {
  let at = word;
  while (at < text.length && text[at] !== '\n' && text[at]?.trim() === '') at += 1;
  return text[at] === '\n' ? at : -1;
}

function addedFormats(ours: AttributeMap | undefined, theirs: AttributeMap | undefined): AttributeMap | null {
  if (!theirs || ours === theirs) return null;
  const changed = Object.entries(AttributeMap.diff(ours, theirs) ?? {}).filter(([, value]) => value !== null);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
