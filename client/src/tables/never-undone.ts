import type { UndoSummary } from '../undo-summaries/undo-summary.ts';

export const neverUndone = {
  takenAway: 'alone',
  writtenFields: [],
  untouched: {},
  again: () => null,
  summary: (): UndoSummary => ({ action: 'changed', key: '', name: '', count: 1 }),
  isBesideGoals: true,
} as const;

export const staysOnShelf = { made: () => 'space.unknown' as const, textFields: [] } as const;
