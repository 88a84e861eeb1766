import type { FolderKind } from '@cairn/core/folders/folder';

/** The folder that an element stands in; null outside of one. */
export function folderAround(element: Element): FolderKind | null {
  const kind = element.closest<HTMLElement>('[data-folder]')?.dataset.folder;
  return kind === 'pinned' || kind === 'favourites' ? kind : null;
}

/** The links of all entries that stand together, in the order of the screen. */
function linksAround(entry: Element): readonly HTMLElement[] {
  return Array.from(
    entry.closest('[data-folders]')?.querySelectorAll<HTMLElement>('[data-folder-entry] > a') ?? [],
  );
}

/** The link of the entry `steps` before or after the one that an element is in; null at the end. */
export function neighbourLink(element: Element, steps: 1 | -1): HTMLElement | null {
  const links = linksAround(element);
  const at = links.findIndex((link) => link.parentElement?.contains(element));
  return links[at + steps] ?? null;
}

/** Where the focus goes when the entry that an element is in goes. */
export function linkBeside(element: Element): HTMLElement | null {
  return neighbourLink(element, 1) ?? neighbourLink(element, -1);
}
