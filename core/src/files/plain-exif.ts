import { asciiAt, uint16, uint32 } from './byte-reading.ts';

const orientationTag = 0x0112;
/** Limit for entries; no camera writes more. */
const maxEntries = 1_000;

/**
 * 1 (not turned) to 8; 1 if unknown.
 *
 * @param tiff EXIF data from its TIFF header on
 */
export function orientationIn(tiff: Uint8Array): number {
  const order = asciiAt(tiff, 0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const isLittle = order === 'II';
  const directory = uint32(tiff, 4, isLittle);
  if (directory === null) return 1;
  const count = Math.min(uint16(tiff, directory, isLittle) ?? 0, maxEntries);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (uint16(tiff, at, isLittle) !== orientationTag) continue;
    const orientation = uint16(tiff, at + 8, isLittle) ?? 1;
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** Returns EXIF data from the TIFF header on; null for orientation 1. */
export function orientationOnly(orientation: number): Uint8Array | null {
  if (orientation === 1) return null;
  const entry = [orientationTag >> 8, orientationTag & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]);
}
