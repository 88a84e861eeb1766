import { asciiAt, bytesOf32, bytesOfAscii, uint32 } from './byte-reading.ts';
import { orientationIn, orientationOnly } from './plain-exif.ts';

const drawnWith = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const [exifBit, xmpBit] = [0x08, 0x04];

/** Removes EXIF, XMP and foreign chunks. The orientation stays. */
export function webpWithoutMetadata(bytes: Uint8Array): readonly Uint8Array[] {
  const kept: Uint8Array[] = [];
  let turned: Uint8Array | null = null;
  const whole = Math.min(bytes.length, 8 + (uint32(bytes, 4, true) ?? 0));
  for (let at = 12; at + 8 <= whole;) {
    const type = asciiAt(bytes, at, 4);
    const size = uint32(bytes, at + 4, true) as number;
    const end = Math.min(at + 8 + size + (size % 2), whole);
    if (drawnWith.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'EXIF') turned ??= orientationOnly(orientationIn(tiffIn(bytes.subarray(at + 8, end))));
    at = end;
  }
  const chunks = kept.map((chunk) =>
    asciiAt(chunk, 0, 4) === 'VP8X' ? headOf(chunk, turned !== null) : chunk,
  );
  if (turned)
    chunks.push(Uint8Array.from([...bytesOfAscii('EXIF'), ...bytesOf32(turned.length, true), ...turned]));
  const size = chunks.reduce((sum, { length }) => sum + length, 4);
  return [bytesOfAscii('RIFF'), bytesOf32(size, true), bytesOfAscii('WEBP'), ...chunks];
}

/** Some programs put the EXIF header of JPEG before the TIFF header. */
const tiffIn = (data: Uint8Array) => (asciiAt(data, 0, 6) === 'Exif\0\0' ? data.subarray(6) : data);

function headOf(chunk: Uint8Array, hasExif: boolean): Uint8Array {
  const head = chunk.slice();
  head[8] = ((head[8] ?? 0) & ~(exifBit | xmpBit)) | (hasExif ? exifBit : 0);
  return head;
}
