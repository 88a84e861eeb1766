import { commonWords } from './common-words.ts';

export interface TextStretch {
  /** Index of the first letter. */
  readonly from: number;
  readonly text: string;
  readonly isChanged: boolean;
}

/** Returns the text cut where it begins or ends to differ from another text, by words. */
export function changedStretches(text: string, other: string): readonly TextStretch[] {
  const pairs = commonWords(text, other, (side, { from, to }) =>
    (side === 'here' ? text : other).slice(from, to),
  );
  const stretches: TextStretch[] = [];
  const add = (from: number, to: number, isChanged: boolean) => {
    const part = text.slice(from, to);
    if (part === '') return;
    const last = stretches.at(-1);
    if (last?.isChanged === isChanged) stretches[stretches.length - 1] = { ...last, text: last.text + part };
    else stretches.push({ from, text: part, isChanged });
  };
  /** Blanks at the ends of a changed stretch stay unmarked. */
  const addBetween = (from: number, to: number) => {
    const part = text.slice(from, to);
    const [start, end] = [part.length - part.trimStart().length, part.trimEnd().length];
    if (end <= start) return add(from, to, false);
    add(from, from + start, false);
    add(from + start, from + end, true);
    add(from + end, to, false);
  };
  let at = 0;
  for (const { here } of pairs) {
    addBetween(at, here.from);
    add(here.from, here.to, false);
    at = here.to;
  }
  addBetween(at, text.length);
  return stretches;
}
