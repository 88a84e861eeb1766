import { isBlankName } from '../names/blank-name.ts';
import { firstCharacters } from '../goals/goal.ts';
import { withoutEnds } from '../without-ends.ts';

/** Longest name of a file that is kept, in Unicode code points. */
export const maxFileNameLength = 120;
/** Longest ending that counts as one. */
const maxExtensionLength = 12;

/** Names that Windows keeps for devices, whatever their ending. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/**
 * A file's name as it is kept and given back: no folder, nothing that a file system, a header or a reader could be fooled
 * with, an ending short enough to be one.
 */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const clean = last
    // Control characters, and those that turn the direction of writing so that "exe.jpg" reads as "gpj.exe".
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*%#;]/gu, '_')
    .replaceAll(/\s+/gu, ' ');
  const whole = withoutEnds(clean, ' .');
  const extension = extensionOf(whole);
  const stem = extension === '' ? whole : whole.slice(0, -extension.length - 1);
  const kept = firstCharacters(stem, maxFileNameLength - extension.length - 1).trim();
  const plain = isBlankName(kept) ? 'file' : deviceName.test(kept) ? `${kept}_` : kept;
  return extension === '' ? plain : `${plain}.${extension}`;
}

/** What stands behind a name's last dot, without it; nothing when that is no ending. */
export function extensionOf(name: string): string {
  const ending = /[^.]\.([\p{L}\p{N}]+)$/u.exec(name)?.[1] ?? '';
  return ending.length <= maxExtensionLength ? ending : '';
}

/** A name whose ending tells what is in the file: one that claims something else gets the true one behind it. */
export function nameWithExtension(name: string, extension: string, alike: readonly string[] = []): string {
  const own = extensionOf(name).toLowerCase();
  return own === extension || alike.includes(own) ? name : `${name}.${extension}`;
}
