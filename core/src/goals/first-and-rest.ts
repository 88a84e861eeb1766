import { goalLines, isNumberedList, linesOf, listNumber, withoutMarks } from './lines.ts';

/** Returns null if there are fewer than two goals. */
export function firstAndRest(text: string): { readonly first: string; readonly rest: string } | null {
  const begun = text.replace(/^(?:[^\S\n\r\u2028\u2029]*[\n\r\u2028\u2029])+/u, '');
  const end = begun.search(/[\n\r\u2028\u2029]/u);
  const rest = end === -1 ? '' : begun.slice(end);
  if (goalLines(rest).length === 0) return null;
  const isNumbered = isNumberedList(linesOf(text));
  const { name } = withoutMarks(begun.slice(0, end), isNumbered);
  // The rest of a numbered list starts with 2, so it would not be read as a list.
  return { first: name, rest: isNumbered ? bulleted(rest) : rest };
}

function bulleted(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const text = line.trimStart();
      const found = listNumber.exec(text);
      return found ? `${line.slice(0, -text.length)}- ${text.slice(found[0].length)}` : line;
    })
    .join('\n');
}
