import { loadReader } from '../composer/load-reader.ts';
import { setRowComposer } from '../goals/row-composer.ts';
import { whenQuiet } from '../base/when-quiet.ts';
import { setLift } from '../drag/keyboard-drag.ts';

const loaders = {
  add: () => import('./quick-add.tsx'),
  reader: loadReader,
  rows: () => import('../composer/row-composer.tsx'),
  search: () => import('./command-box.tsx'),
  shortcuts: () => import('./shortcuts-sheet.tsx'),
  goal: () => import('../goal-view/goal-modal.tsx'),
  // Preloaded, so that a goal's note opens even if the network is lost on a first visit.
  note: () => import('../notes/notes-editor.tsx'),
  lift: () => import('../drop/keyboard-lift.ts'),
  folders: () => import('../folders/folder-lists.tsx'),
  undone: () => import('../goals/undone.ts'),
  menu: () => import('../periods/goal-menu.tsx'),
  celebration: () => import('../periods/celebration.tsx'),
  chosen: () => import('../periods/selection-bar.tsx'),
  repeat: () => import('../periods/repeat-surface.tsx'),
  question: () => import('../periods/series-question.tsx'),
} as const;

setLift(loaders.lift);
setRowComposer(loaders.rows);

/** Repeated calls return the same promise. */
export const loadOverlay: {
  readonly [Name in keyof typeof loaders]: () => ReturnType<(typeof loaders)[Name]>;
} = loaders;

export function preloadOverlays(): () => void {
  return whenQuiet(() => {
    for (const load of Object.values(loaders)) void load().catch(() => undefined);
  });
}
