export const floors: Readonly<Record<string, readonly string[]>>;
