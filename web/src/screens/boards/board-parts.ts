import { lazy } from 'react';

/** Drawing a board does not need this code, which is loaded later. */
export const loadDeeds = () => import('./board-actions.ts');

const loadBoardMenu = () => import('./board-menu.tsx').then((part) => ({ default: part.BoardMenu }));
const loadListMenu = () => import('./list-menu.tsx').then((part) => ({ default: part.ListMenu }));

export const BoardMenu = lazy(loadBoardMenu);
export const ListMenu = lazy(loadListMenu);

export function preloadBoardParts(): void {
  for (const load of [loadDeeds, loadBoardMenu, loadListMenu]) void load().catch(() => undefined);
}
