/** From the root's package.json. */
declare const __CAIRN_VERSION__: string;
/** The license as an SPDX name. */
declare const __CAIRN_LICENSE__: string;
/** From the root's package.json; null if missing there. */
declare const __CAIRN_SOURCE__: string | null;

/** All emoji with their names in a language (`build/emoji-names.ts`). */
declare module 'virtual:emoji-names/*' {
  /** Emoji, category, Unicode version, name, further words and skin tones; `|` separates the last two. */
  export const emojiRows: readonly (readonly [string, number, number, string, string, string])[];
}
