import { asciiAt, bytesOf32, bytesOfAscii, uint32 } from './byte-reading.ts';
import { orientationIn, orientationOnly } from './plain-exif.ts';

/** Optional chunks that affect the picture. */
const drawnWith = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV mDCv cLLI cLLi bKGD pHYs sPLT hIST acTL fcTL fdAT'.split(' '),
);
/** An upper-case first letter marks a required chunk. */
const isCritical = (type: string) => /^[A-Z][A-Za-z]{3}$/u.test(type);

/** Removes texts, times, EXIF, foreign chunks and data after the end. The orientation stays. */
export function pngWithoutMetadata(bytes: Uint8Array): readonly Uint8Array[] {
  const kept: Uint8Array[] = [];
  let turned: Uint8Array | null = null;
  for (let at = 8; at + 12 <= bytes.length;) {
    const size = uint32(bytes, at) as number;
    const type = asciiAt(bytes, at + 4, 4);
    const end = Math.min(at + 12 + size, bytes.length);
    if (isCritical(type) || drawnWith.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'eXIf') turned ??= orientationOnly(orientationIn(bytes.subarray(at + 8, end - 4)));
    if (type === 'IEND') break;
    at = end;
  }
  const [head, ...rest] = kept;
  const orientation = turned === null ? [] : [chunkOf('eXIf', turned)];
  return [bytes.subarray(0, 8), ...(head ? [head, ...orientation] : []), ...rest];
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const named = Uint8Array.from([...bytesOfAscii(type), ...data]);
  return Uint8Array.from([...bytesOf32(data.length), ...named, ...bytesOf32(crc32(named))]);
}

/** See the PNG specification, annex D. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}
