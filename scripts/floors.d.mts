export const floors: Readonly<Record<string, readonly string[]>>;
export const filesOnTop: readonly string[];
