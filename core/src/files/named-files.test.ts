import { expect, test } from 'vitest';
import { filesNamedIn, withLinkInFiles, withOtherFiles } from './named-files.ts';

const [hut, map, other] = ['57', '58', '59'].map((end) => `01890a5d-ac96-774b-bcce-b302099a80${end}`) as [
  string,
  string,
  string,
];
const note = {
  ops: [
    { insert: { image: `/files/${hut}/hut.png` } },
    { insert: 'Map', attributes: { link: `/files/${map}/map.pdf` } },
    { insert: `\n/files/${hut}/hut.png?size=small\n` },
  ],
};

test('a note names files by their addresses, each once', () => {
  expect(filesNamedIn(note)).toEqual([hut, map]);
  expect(filesNamedIn([null, 'moss', `/files/${hut}/x`])).toEqual([hut]);
  expect(filesNamedIn(null)).toEqual([]);
  expect(filesNamedIn(undefined)).toEqual([]);
});

test('other files take their places, and what has no other stays', () => {
  const renamed = withOtherFiles(note, new Map([[hut, other]]));
  expect(filesNamedIn(renamed)).toEqual([other, map]);
  expect(JSON.stringify(renamed)).toBe(JSON.stringify(note).replaceAll(hut, other));
  expect(withOtherFiles(null, new Map([[hut, other]]))).toBeNull();
  expect(withOtherFiles(note, new Map())).toBe(note);
});

test('a link stands in the address of each file, once', () => {
  const linked = withLinkInFiles(note, 'abcdefghij_-1234');
  expect(JSON.stringify(linked)).toContain(`/files/${hut}/abcdefghij_-1234/hut.png?size=small`);
  expect(filesNamedIn(linked)).toEqual([hut, map]);
  expect(withLinkInFiles(linked, 'ABCDEFGHIJ_-1234')).toEqual(withLinkInFiles(note, 'ABCDEFGHIJ_-1234'));
  expect(withLinkInFiles(null, 'abcdefghij_-1234')).toBeNull();
});
