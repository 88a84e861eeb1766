import type { FolderKind } from '@cairn/core/folders/folder';

export function folderAround(element: Element): FolderKind | null {
  const kind = element.closest<HTMLElement>('[data-folder]')?.dataset.folder;
  return kind === 'pinned' || kind === 'favourites' ? kind : null;
}

function linksAround(entry: Element): readonly HTMLElement[] {
  return Array.from(
    entry.closest('[data-folders]')?.querySelectorAll<HTMLElement>('[data-folder-entry] > a') ?? [],
  );
}

export function neighbourLink(element: Element, steps: 1 | -1): HTMLElement | null {
  const links = linksAround(element);
  const at = links.findIndex((link) => link.parentElement?.contains(element));
  return links[at + steps] ?? null;
}

export function linkBeside(element: Element): HTMLElement | null {
  return neighbourLink(element, 1) ?? neighbourLink(element, -1);
}
