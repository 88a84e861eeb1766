import type { Op } from 'quill-delta';
import { storableText } from '../storable.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** Signs around formatted text, longest first. */
const stretches = [
  ['**', { bold: true }],
  ['__', { bold: true }],
  ['~~', { strike: true }],
  ['*', { italic: true }],
  ['_', { italic: true }],
] as const;

const heading = /^#{1,6}\s+(?=\S)/u;
const quote = /^>\s?/u;
const ticked = /^[-*+]\s+\[[xX]\]\s+/u;
const unticked = /^[-*+]\s+\[ ?\]\s+/u;
const bullet = /^[-*+]\s+(?=\S)/u;
const ordered = /^\d{1,9}[.)]\s+(?=\S)/u;
const fence = /^(?:```|~~~)/u;
/** Maximum indentation of a list. */
const deepest = 8;
const maxNesting = 8;

/**
 * Converts headings, lists, boxes, quotes, code, links, bold, italic and struck text. Everything else stays
 * as written.
 *
 * @returns no operations for blank text; a formatted last line includes its line end
 */
export function markdownPassage(text: string): readonly Op[] {
  const written = storableText(text).replaceAll(/\r\n?/gu, '\n');
  const lines = written.split('\n');
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
  while (lines.length > 0 && lines[0]?.trim() === '') lines.shift();
  const ops: Op[] = [];
  let isCode = false;
  lines.forEach((line, at) => {
    const trimmed = line.trim();
    if (fence.test(trimmed)) {
      isCode = !isCode;
      return;
    }
    const { rest, kind } = isCode ? { rest: line, kind: { 'code-block': true } } : kindOf(line);
    if (rest !== '') ops.push(...(isCode ? [{ insert: rest }] : inlineOps(rest)));
    if (kind) ops.push({ insert: '\n', attributes: kind });
    else if (at < lines.length - 1) ops.push({ insert: '\n' });
  });
  return joined(ops);
}

function kindOf(line: string): { readonly rest: string; readonly kind: Attributes | null } {
  const trimmed = line.trim();
  const kinds: readonly (readonly [RegExp, Attributes])[] = [
    [heading, { header: 3 }],
    [quote, { blockquote: true }],
    [ticked, { list: 'checked' }],
    [unticked, { list: 'unchecked' }],
    [bullet, { list: 'bullet' }],
    [ordered, { list: 'ordered' }],
  ];
  const found = kinds.find(([pattern]) => pattern.test(trimmed));
  if (!found) return { rest: line.trimEnd(), kind: null };
  const [pattern, kind] = found;
  const columns = line.replaceAll('\t', '    ');
  const indent = Math.min(deepest, Math.floor((columns.length - columns.trimStart().length) / 2));
  const isIndented = 'list' in kind && indent > 0;
  return { rest: trimmed.replace(pattern, ''), kind: isIndented ? { ...kind, indent } : kind };
}

function inlineOps(line: string, attributes: Attributes = {}, depth = 0): readonly Op[] {
  const ops: Op[] = [];
  /** Signs missing in the rest of the line, so that each is searched only one time. */
  const unended = new Set<string>();
  let plain = '';
  const push = (insert: string, own: Attributes) => {
    if (insert !== '') ops.push(Object.keys(own).length > 0 ? { insert, attributes: own } : { insert });
  };
  const flush = () => {
    push(plain, attributes);
    plain = '';
  };
  for (let at = 0; at < line.length;) {
    const character = line[at] as string;
    if (character === '\\' && /[!-/:-@[-`{-~]/u.test(line[at + 1] ?? '')) {
      plain += line[at + 1];
      at += 2;
      continue;
    }
    const link = character === '[' || character === '!' ? linkAt(line, at, unended) : null;
    if (link) {
      flush();
      ops.push(...inlineOps(link.label, { ...attributes, link: link.address }, maxNesting));
      at = link.end;
      continue;
    }
    const stretch = depth < maxNesting ? stretchAt(line, at, unended) : null;
    if (stretch) {
      flush();
      ops.push(...inlineOps(stretch.within, { ...attributes, ...stretch.attributes }, depth + 1));
      at = stretch.end;
      continue;
    }
    plain += character;
    at += 1;
  }
  flush();
  return ops;
}

/** Reads a link, or an image as a link. Null unless the address is `http:`, `https:` or `mailto:`. */
function linkAt(line: string, at: number, unended: Set<string>) {
  const begin = line[at] === '!' ? at + 1 : at;
  if (line[begin] !== '[') return null;
  const middle = indexOf(line, '](', begin, unended);
  const last = middle === -1 ? -1 : indexOf(line, ')', middle, unended);
  if (last === -1) return null;
  const label = line.slice(begin + 1, middle);
  const address =
    line
      .slice(middle + 2, last)
      .trim()
      .split(/\s/u)[0]
      ?.replace(/^<|>$/gu, '') ?? '';
  if (label.includes('[') || !/^(?:https?:\/\/|mailto:)\S/iu.test(address)) return null;
  return { label: label.trim() === '' ? address : label, address, end: last + 1 };
}

function stretchAt(line: string, at: number, unended: Set<string>) {
  for (const [mark, attributes] of stretches) {
    if (!line.startsWith(mark, at)) continue;
    const begin = at + mark.length;
    const isWithinWord = mark.startsWith('_') && /[\p{L}\p{N}]/u.test(line[at - 1] ?? '');
    if (isWithinWord || /^(?:\s|$)/u.test(line.slice(begin, begin + 1))) return null;
    const end = indexOf(line, mark, begin + 1, unended);
    if (end === -1) continue;
    if (/\s/u.test(line[end - 1] as string)) return null;
    if (mark.startsWith('_') && /[\p{L}\p{N}]/u.test(line[end + mark.length] ?? '')) return null;
    return { within: line.slice(begin, end), attributes, end: end + mark.length };
  }
  return null;
}

function indexOf(line: string, wanted: string, from: number, unended: Set<string>): number {
  if (unended.has(wanted)) return -1;
  const found = line.indexOf(wanted, from);
  if (found === -1) unended.add(wanted);
  return found;
}

function joined(ops: readonly Op[]): readonly Op[] {
  const kept: Op[] = [];
  for (const op of ops) {
    const last = kept.at(-1);
    if (last && !last.attributes && !op.attributes)
      kept[kept.length - 1] = { insert: `${String(last.insert)}${String(op.insert)}` };
    else kept.push(op);
  }
  return kept;
}
