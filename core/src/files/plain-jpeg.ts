import { asciiAt, bytesOfAscii, uint16 } from './byte-reading.ts';
import { orientationIn, orientationOnly } from './plain-exif.ts';

const [endOfImage, startOfScan] = [0xd9, 0xda];
const [app0, app1, app2, app14] = [0xe0, 0xe1, 0xe2, 0xee];
const [exif, iccProfile] = ['Exif\0\0', 'ICC_PROFILE\0'];

/** TEM and restart markers have no payload. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Keeps frames, tables, scans, colour profile and Adobe's colours. */
function isDrawnWith(marker: number, payload: Uint8Array): boolean {
  if (marker === app0) return asciiAt(payload, 0, 5) === 'JFIF\0';
  if (marker === app2) return asciiAt(payload, 0, iccProfile.length) === iccProfile;
  if (marker === app14) return asciiAt(payload, 0, 5) === 'Adobe';
  return marker >= 0xc0 && marker <= 0xdf;
}

/**
 * Removes EXIF, XMP, IPTC, comments, thumbnails and data after the end, such as a phone's video. Orientation,
 * colour profile and pixels stay. A broken picture is cut where it becomes unreadable.
 */
export function jpegWithoutMetadata(bytes: Uint8Array): readonly Uint8Array[] {
  const kept: Uint8Array[] = [];
  let orientation = 1;
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const size = marker === endOfImage || standsAlone(marker) ? 0 : uint16(bytes, at + 2);
    if (size === null || size === 1) break;
    const end = Math.min(at + 2 + size, bytes.length);
    const payload = bytes.subarray(at + 4, end);
    if (marker === app1 && asciiAt(payload, 0, exif.length) === exif && orientation === 1)
      orientation = orientationIn(payload.subarray(exif.length));
    if (marker === app0 && isDrawnWith(marker, payload)) kept.push(withoutThumbnail(payload));
    else if (size === 0 || isDrawnWith(marker, payload)) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker === endOfImage) break;
    if (marker === startOfScan) {
      at = endOfScan(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
  const turned = orientationOnly(orientation);
  const isJfif = kept[0]?.[1] === app0;
  const head = isJfif ? kept.slice(0, 1) : [];
  const segment = turned === null ? [] : segmentOf(app1, [bytesOfAscii(exif), turned]);
  return [bytes.subarray(0, 2), ...head, ...segment, ...kept.slice(head.length)];
}

/** Keeps version and density. */
function withoutThumbnail(payload: Uint8Array): Uint8Array {
  const fields = [...payload.subarray(0, 12)];
  while (fields.length < 12) fields.push(0);
  return Uint8Array.from([0xff, app0, 0, 16, ...fields, 0, 0]);
}

function segmentOf(marker: number, parts: readonly Uint8Array[]): readonly Uint8Array[] {
  const size = parts.reduce((sum, { length }) => sum + length, 2);
  return [Uint8Array.of(0xff, marker, size >> 8, size & 0xff), ...parts];
}

/** Inside a scan, `FF` is followed by `00` or a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !standsAlone(next)) return at;
  }
  return bytes.length;
}
