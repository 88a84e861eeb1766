/** The version in the root's package.json, put in by the build. */
declare const __CAIRN_VERSION__: string;
/** Its licence, as an SPDX name. */
declare const __CAIRN_LICENSE__: string;
/** The address of its source in the root's package.json; null where that names none. */
declare const __CAIRN_SOURCE__: string | null;

/** Every emoji with its name in a language, made by the build (`build/emoji-names.ts`). */
declare module 'virtual:emoji-names/*' {
  /** Itself, its category, Unicode's version, its name, further words and skin tones, both with `|` between them. */
  export const emojiRows: readonly (readonly [string, number, number, string, string, string])[];
}
