import { asciiAt } from './byte-reading.ts';

const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const [graphicControl, plainText, application] = [0xf9, 0x01, 0xff];
/** These extensions affect the picture: repetition and colours. */
const drawnWith = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Removes comments, XMP, foreign data and everything after the end. */
export function gifWithoutMetadata(bytes: Uint8Array): readonly Uint8Array[] {
  let at = Math.min(13 + tableBytes(bytes[10] ?? 0), bytes.length);
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const from = at;
    const kind = bytes[at];
    if (kind === image) {
      at = endOfBlocks(bytes, at + 11 + tableBytes(bytes[at + 9] ?? 0));
      kept.push(bytes.subarray(from, at));
    } else if (kind === extension) {
      const label = bytes[at + 1] ?? 0;
      at = endOfBlocks(bytes, at + 2);
      const isKept =
        label === graphicControl ||
        label === plainText ||
        (label === application && drawnWith.has(asciiAt(bytes, from + 3, 11)));
      if (isKept) kept.push(bytes.subarray(from, at));
    } else break;
  }
  return [...kept, Uint8Array.of(trailer)];
}

/** Skips length-prefixed blocks, including the empty last one. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let size = bytes[at]; size !== undefined && size !== 0; size = bytes[at]) at += 1 + size;
  return Math.min(at + 1, bytes.length);
}
