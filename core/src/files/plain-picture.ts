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

/** How many bytes of a file's beginning {@link plainFormat} asks for. */
export const plainFormatBytes = 12;

/**
 * Returns what takes place and camera data out of a picture; null for a file that is no picture with such data.
 *
 * @param mediaType as `typeOfContent` judged it
 * @param beginning the first bytes of the file
 */
export function plainFormat(mediaType: string, beginning: Uint8Array): Plain | null {
  return formats[mediaType] ?? (isBmffPicture(beginning) ? bmffWithoutMetadata : null);
}
