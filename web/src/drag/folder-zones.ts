import { type FolderKind, folderKinds } from '@cairn/core/folders/folder';

const start = 'folder-';

/** The drop zone of the folders of a kind. */
export function zoneOfFolder(kind: FolderKind): string {
  return start + kind;
}

/** The kind of folder that a drop zone stands for; null where it stands for something else. */
export function folderOfZone(zone: string): FolderKind | null {
  return folderKinds.find((kind) => zone === zoneOfFolder(kind)) ?? null;
}
