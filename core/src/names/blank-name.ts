/**
 * Characters that draw nothing: blanks, controls, what Unicode lets programs ignore (soft hyphens, joiners, Hangul fillers,
 * variation selectors, tags), and signs whose picture is empty, such as the Braille blank.
 */
const drawsNothing =
  /[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]|\u{16FE4}/gu;
/** Returns whether nobody can see a name: it is empty, or all of its characters draw nothing. */
export function isBlankName(name: string): boolean {
  return name.replaceAll(drawsNothing, '') === '';
}

/**
 * Returns whether a name is refused. One from before this rule may stay.
 *
 * @param before the name that the thing has; null for a new thing
 */
export function isRefusedName(name: string, before: string | null): boolean {
  return name === before ? name.trim() === '' : isBlankName(name);
}
