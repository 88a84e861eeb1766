import type { UndoSummary } from '../undo-summaries/undo-summary.ts';

/** For a table whose edits no undo takes back. */
export const neverUndone = {
  takenAway: 'alone',
  writtenFields: [],
  untouched: {},
  again: () => null,
  summary: (): UndoSummary => ({ action: 'changed', key: '', name: '', count: 1 }),
  isBesideGoals: true,
} as const;

/** For a table whose entries stay on the shelf until their space is here. */
export const staysOnShelf = { made: () => 'space.unknown' as const, textFields: [] } as const;
