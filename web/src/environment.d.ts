/** The version from the root's package.json. */
declare const __CAIRN_VERSION__: string;
/** The license as an SPDX name. */
declare const __CAIRN_LICENSE__: string;
/** The address of the source from the root's package.json. Null if the file has none. */
declare const __CAIRN_SOURCE__: string | null;

/** All emoji with names in a language (`build/emoji-names.ts`). */
declare module 'virtual:emoji-names/*' {
  /** Emoji, category, Unicode version, name, further words and skin tones. The last two are separated by `|`. */
  export const emojiRows: readonly (readonly [string, number, number, string, string, string])[];
}
