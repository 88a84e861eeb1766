import { isBlankName } from '../names/blank-name.ts';
import type { Op } from 'quill-delta';
import type { NotesDelta } from '../notes/delta.ts';

/** A rich text as it stands in a plain field: whoever is mentioned stands there as @Name. */
export interface WrittenText {
  readonly text: string;
  /** In the order of the text, none over another. */
  readonly mentions: readonly PlacedMention[];
}

/** The stretch of a text that names somebody. */
export interface PlacedMention {
  readonly at: number;
  readonly length: number;
  /** What the rich text holds for it. */
  readonly mention: object;
}

/** What stands in a plain field for something that it cannot show. */
export const unshown = '\uFFFC';

/** A text that mentions nobody. */
export function plainlyWritten(text: string): WrittenText {
  return { text, mentions: [] };
}

/**
 * A rich text to be changed in a plain field.
 *
 * @param nameOf what somebody who is mentioned is called
 */
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
 * What was written after a change of the field: mentions that the change left whole move along with their words, others
 * are plain text from now on.
 *
 * @param caret where the caret stands after the change
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

/** What was written with somebody mentioned in place of a stretch, and a space behind. */
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

/** The rich text that was written, without blanks around it and with a line break at its end. */
export function richTextOf({ text, mentions }: WrittenText): NotesDelta | null {
  if (isBlankName(text)) return null;
  const ops: Op[] = [];
  const say = (said: string) => said !== '' && ops.push({ insert: said });
  let reached = text.length - text.trimStart().length;
  for (const { at, length, mention } of mentions) {
    say(text.slice(reached, at));
    ops.push({ insert: { mention } });
    reached = at + length;
  }
  say(`${text.slice(reached).trimEnd()}\n`);
  return { ops };
}

/** Who is mentioned in an insertion; null where it is none. */
export function mentionIn(insert: Op['insert']): object | null {
  const mention = typeof insert === 'object' ? insert['mention'] : null;
  return typeof mention === 'object' ? mention : null;
}

/** The part of a text that another stands for, as near to the caret as it can be. */
function changedStretch(before: string, after: string, caret: number): { from: number; to: number } {
  const shorter = Math.min(before.length, after.length);
  const behind = after.length - caret;
  let end = behind <= shorter && before.endsWith(after.slice(caret)) ? behind : 0;
  let from = 0;
  while (from < shorter - end && before[from] === after[from]) from += 1;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end };
}
