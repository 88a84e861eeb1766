import { bmffWithoutMetadata, isBmffPicture } from './plain-bmff.ts';
import { gifWithoutMetadata } from './plain-gif.ts';
import { jpegWithoutMetadata } from './plain-jpeg.ts';
import { pngWithoutMetadata } from './plain-png.ts';
import { webpWithoutMetadata } from './plain-webp.ts';

type Plain = (bytes: Uint8Array) => readonly Uint8Array[] | null;

const formats: Readonly<Record<string, Plain>> = {
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
  'image/webp': webpWithoutMetadata,
  'image/gif': gifWithoutMetadata,
};

/** Number of bytes that {@link plainFormat} needs. */
export const plainFormatBytes = 12;

/**
 * Returns a function that removes location and camera data; null for other types.
 *
 * @param mediaType from `typeOfContent`
 * @param beginning the file's first {@link plainFormatBytes} bytes
 */
export function plainFormat(mediaType: string, beginning: Uint8Array): Plain | null {
  return formats[mediaType] ?? (isBmffPicture(beginning) ? bmffWithoutMetadata : null);
}
