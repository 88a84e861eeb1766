import { isBlankName } from '../names/blank-name.ts';
import { firstCharacters } from '../goals/goal.ts';
import { withoutEnds } from '../without-ends.ts';

/** In Unicode code points. */
export const maxFileNameLength = 120;
/** A longer ending belongs to the name. */
const maxExtensionLength = 12;

/** Windows reserves these names, whatever the extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/** Removes folders and characters that could mislead a file system, a header or a reader. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const clean = last
    // Some control characters reverse the writing direction, so that "exe.jpg" looks like "gpj.exe".
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

export function extensionOf(name: string): string {
  const ending = /[^.]\.([\p{L}\p{N}]+)$/u.exec(name)?.[1] ?? '';
  return ending.length <= maxExtensionLength ? ending : '';
}

export function nameWithExtension(name: string, extension: string, alike: readonly string[] = []): string {
  const own = extensionOf(name).toLowerCase();
  return own === extension || alike.includes(own) ? name : `${name}.${extension}`;
}
