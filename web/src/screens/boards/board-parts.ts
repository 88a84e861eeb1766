import { lazy } from 'react';

/** What is done with boards and lists from a menu or by a drag: no picture of them needs it. */
export const loadDeeds = () => import('./board-deeds.ts');

const loadBoardMenu = () => import('./board-menu.tsx').then((part) => ({ default: part.BoardMenu }));
const loadListMenu = () => import('./list-menu.tsx').then((part) => ({ default: part.ListMenu }));

export const BoardMenu = lazy(loadBoardMenu);
export const ListMenu = lazy(loadListMenu);

/** Fetches what opens over a board on a first intent. */
export function preloadBoardParts(): void {
  for (const load of [loadDeeds, loadBoardMenu, loadListMenu]) void load().catch(() => undefined);
}
