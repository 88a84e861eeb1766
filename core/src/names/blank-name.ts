/**
 * Blanks, controls, and empty glyphs such as the Braille blank. Also characters that Unicode lets programs
 * ignore: soft hyphens, joiners, fillers, variation selectors, tags.
 */
const drawsNothing =
  /[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]|\u{16FE4}/gu;
export function isBlankName(name: string): boolean {
  return name.replaceAll(drawsNothing, '') === '';
}

/**
 * A record may keep an invisible name that it already has.
 *
 * @param before the current name; null for a new record
 */
export function isRefusedName(name: string, before: string | null): boolean {
  return name === before ? name.trim() === '' : isBlankName(name);
}
