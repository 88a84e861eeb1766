import type { CairnExport } from './cairn-export.ts';

/** Records in one piece; few enough not to delay typing. */
const portion = 400;

export function* exportText({ spaces, climbs, startedClimbs, ...head }: CairnExport): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"climbs":`;
  yield* listText(climbs ?? [], 1);
  yield ',"startedClimbs":';
  yield* listText(startedClimbs ?? [], 1);
  yield ',"spaces":[';
  for (const [index, space] of spaces.entries()) {
    yield index === 0 ? '\n{' : ',\n{';
    for (const [at, [name, value]] of Object.entries(space).entries()) {
      yield `${at === 0 ? '' : ','}${JSON.stringify(name)}:`;
      if (Array.isArray(value)) yield* listText(value);
      else yield JSON.stringify(value);
    }
    yield '}';
  }
  yield ']}\n';
}

/** @param length records in one piece; a climb may have a million characters */
function* listText(list: readonly unknown[], length = portion): Generator<string> {
  yield '[';
  for (let from = 0; from < list.length; from += length) {
    const written = list.slice(from, from + length).map((each) => JSON.stringify(each));
    yield `${from === 0 ? '' : ','}\n${written.join(',\n')}`;
  }
  yield ']';
}
