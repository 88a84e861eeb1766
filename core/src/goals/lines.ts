import { isBlankName } from '../names/blank-name.ts';
import { firstCharacters, maxNameLength } from './goal.ts';

export interface GoalLine {
  readonly name: string;
  /** The end of a line that is too long for a name; for the note. */
  readonly overflow: string;
}

export interface OutlineGoal extends GoalLine {
  readonly isDone: boolean;
  readonly subgoals: readonly OutlineGoal[];
}

/**
 * A bullet needs a space behind it, or a line of its own: `**Buy**`, `--dry-run` and `–5 °C` have no bullet.
 */
const bullet = /^[*–—•+-](?:\s+|$)/u;
export const listNumber = /^(\d{1,3})[.)](?:\s+|$)/u;
const box = /^(?:\[([ xX✓✔]?)\](?:\s+|$)|([☐☑☒])\s*)/u;
/** In columns. */
const tabWidth = 4;

interface ReadLine {
  readonly indent: number;
  readonly name: string;
  readonly isDone: boolean;
}

export const linesOf = (text: string): readonly string[] => text.split(/\r\n|[\n\r\u2028\u2029]/u);

/**
 * Returns one goal for each line with visible text, without bullets, list numbers and boxes. A line over 250
 * code points is cut at 249 with an ellipsis; the rest is `overflow`.
 */
export function goalLines(text: string): readonly GoalLine[] {
  return readLines(text).map(({ name }) => cutLine(name));
}

/** Returns the goals of {@link goalLines}, nested by indentation. */
export function goalOutline(text: string): readonly OutlineGoal[] {
  interface Open extends GoalLine {
    readonly isDone: boolean;
    readonly subgoals: Open[];
  }
  const top: Open[] = [];
  const above: { readonly indent: number; readonly goal: Open }[] = [];
  for (const { indent, name, isDone } of readLines(text)) {
    const goal: Open = { ...cutLine(name), isDone, subgoals: [] };
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    (above.at(-1)?.goal.subgoals ?? top).push(goal);
    above.push({ indent, goal });
  }
  return top;
}

function readLines(text: string): readonly ReadLine[] {
  const lines = linesOf(text);
  const isNumbered = isNumberedList(lines);
  return lines.flatMap((line) => {
    const { name, isDone } = withoutMarks(line, isNumbered);
    return isBlankName(name) ? [] : [{ indent: indentOf(line), name, isDone }];
  });
}

/** Whether the numbers count up from 0 or 1, or are all 1. A lone `3. December` is not a list. */
export function isNumberedList(lines: readonly string[]): boolean {
  const byIndent = Map.groupBy(
    lines.flatMap((line) => {
      const found = listNumber.exec(line.trim());
      return found ? [{ indent: indentOf(line), count: Number(found[1]) }] : [];
    }),
    ({ indent }) => indent,
  );
  return [...byIndent.values()].some(
    (counts) =>
      counts.length > 1 &&
      (counts[0]?.count ?? 2) < 2 &&
      counts.every(({ count }, at) => isNext(count, counts[at - 1]?.count)),
  );
}

const isNext = (count: number, before: number | undefined): boolean =>
  before === undefined || count === before + 1 || count < 2;

function indentOf(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === '\t') columns += tabWidth - (columns % tabWidth);
    else if (character.trim() === '') columns += 1;
    else break;
  }
  return columns;
}

export function withoutMarks(line: string, isNumbered: boolean): Omit<ReadLine, 'indent'> {
  const trimmed = line.trim();
  const bare = trimmed.replace(isNumbered && listNumber.test(trimmed) ? listNumber : bullet, '').trim();
  const found = box.exec(bare);
  if (!found) return { name: bare, isDone: false };
  const isDone = /^[xX✓✔☑☒]$/u.test(found[1] ?? found[2] ?? '');
  return { name: bare.slice(found[0].length).trim(), isDone };
}

export function cutLine(line: string): GoalLine {
  if (firstCharacters(line, maxNameLength) === line) return { name: line, overflow: '' };
  const kept = firstCharacters(line, maxNameLength - 1);
  return { name: `${kept}…`, overflow: line.slice(kept.length) };
}
