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

/** The path of an uploaded file, as in `StoredFile.url`. */
export type BackgroundFile = `/files/${string}`;

export type Background = BackgroundName | BackgroundFile;

export const backgroundFilePattern =
  /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?:[\w-]{16}\/)?[^/?#]{1,400}$/u;

export const backgroundTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

export function isBackgroundFile(background: Background): background is BackgroundFile {
  return background.startsWith('/files/');
}

export function fileOfBackground(background: Background): string | null {
  return backgroundFilePattern.exec(background)?.[1] ?? null;
}
