import { isBlankName } from '../names/blank-name.ts';
import type { Op } from 'quill-delta';
import type { NotesDelta } from '../notes/delta.ts';

/** A rich text as the text of a plain field. Mentions are @Name. */
export interface WrittenText {
  readonly text: string;
  /** Sorted by position, without overlaps. */
  readonly mentions: readonly PlacedMention[];
}

export interface PlacedMention {
  readonly at: number;
  readonly length: number;
  readonly mention: object;
}

/** Stands for content that a plain field cannot show. */
export const unshown = '\uFFFC';

export function plainlyWritten(text: string): WrittenText {
  return { text, mentions: [] };
}

export function writtenTextOf(richText: NotesDelta, nameOf: (mention: object) => string): WrittenText {
  let text = '';
  const mentions: PlacedMention[] = [];
  for (const { insert } of richText.ops) {
    const mention = mentionIn(insert);
    const shown = mention ? `@${nameOf(mention)}` : typeof insert === 'string' ? insert : unshown;
    if (mention) mentions.push({ at: text.length, length: shown.length, mention });
    text += shown;
  }
  return { text: text.trimEnd(), mentions };
}

/**
 * An edited mention becomes plain text.
 *
 * @param caret position after the edit
 */
export function retyped(before: WrittenText, text: string, caret: number): WrittenText {
  const { from, to } = changedStretch(before.text, text, caret);
  const added = text.length - before.text.length;
  const mentions = before.mentions.flatMap((placed) => {
    if (placed.at + placed.length <= from) return placed;
    return placed.at >= to ? { ...placed, at: placed.at + added } : [];
  });
  return { text, mentions };
}

/** Adds a space behind the mention. */
export function withMention(
  before: WrittenText,
  stretch: { readonly from: number; readonly to: number },
  name: string,
  mention: object,
): WrittenText {
  const shown = `@${name}`;
  const text = `${before.text.slice(0, stretch.from)}${shown} ${before.text.slice(stretch.to)}`;
  const moved = retyped(before, text, stretch.from + shown.length + 1).mentions;
  const placed = { at: stretch.from, length: shown.length, mention };
  return { text, mentions: [...moved, placed].toSorted((one, other) => one.at - other.at) };
}

/** Trims the text and adds a final line break; null for blank text. */
export function richTextOf({ text, mentions }: WrittenText): NotesDelta | null {
  if (isBlankName(text)) return null;
  const ops: Op[] = [];
  const say = (text: string) => text !== '' && ops.push({ insert: text });
  let reached = text.length - text.trimStart().length;
  for (const { at, length, mention } of mentions) {
    say(text.slice(reached, at));
    ops.push({ insert: { mention } });
    reached = at + length;
  }
  say(`${text.slice(reached).trimEnd()}\n`);
  return { ops };
}

export function mentionIn(insert: Op['insert']): object | null {
  const mention = typeof insert === 'object' ? insert['mention'] : null;
  return typeof mention === 'object' ? mention : null;
}

/** Returns the stretch closest to the caret. */
function changedStretch(before: string, after: string, caret: number): { from: number; to: number } {
  const shorter = Math.min(before.length, after.length);
  const behind = after.length - caret;
  let end = behind <= shorter && before.endsWith(after.slice(caret)) ? behind : 0;
  let from = 0;
  while (from < shorter - end && before[from] === after[from]) from += 1;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end };
}
