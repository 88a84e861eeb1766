/** The backgrounds that Cairn brings along; they are drawn, not loaded. */
export const backgroundNames = [
  'dawn',
  'moss',
  'sea',
  'dusk',
  'sand',
  'bloom',
  'night',
  'aurora',
  'contours',
  'stones',
] as const;

export type BackgroundName = (typeof backgroundNames)[number];

/** The address of an uploaded picture, as `StoredFile.url` has it. */
export type BackgroundFile = `/files/${string}`;

/** What lies behind the planner: one of ours, or a picture of the person's own. */
export type Background = BackgroundName | BackgroundFile;

export const backgroundFilePattern =
  /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?:[\w-]{16}\/)?[^/?#]{1,400}$/u;

/** The pictures that can be a background. */
export const backgroundTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** Whether a background is a picture of the person's own. */
export function isBackgroundFile(background: Background): background is BackgroundFile {
  return background.startsWith('/files/');
}

/** The id of the file that a background is; null for one of ours. */
export function fileOfBackground(background: Background): string | null {
  return backgroundFilePattern.exec(background)?.[1] ?? null;
}
