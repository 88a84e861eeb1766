import { whenQuiet } from '../base/when-quiet.ts';
import { setLift } from '../drag/keyboard-drag.ts';

const loaders = {
  add: () => import('./quick-add.tsx'),
  said: () => import('../commands/said-moments.ts'),
  search: () => import('./command-box.tsx'),
  shortcuts: () => import('./shortcuts-sheet.tsx'),
  goal: () => import('../goal-view/goal-modal.tsx'),
  // Drawn inside of the goal: whoever loses the network on a first visit can still open one.
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

/** Where each lazy part comes from; the same promise for every asker. */
export const loadOverlay: {
  readonly [Name in keyof typeof loaders]: () => ReturnType<(typeof loaders)[Name]>;
} = loaders;

/** Fetches the parts that open on a first intent, once the page is quiet. */
export function preloadOverlays(): () => void {
  return whenQuiet(() => {
    for (const load of Object.values(loaders)) void load().catch(() => undefined);
  });
}
