/** The version in the root's package.json, put in by the build. */
declare const __CAIRN_VERSION__: string;
