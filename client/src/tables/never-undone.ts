import type { UndoSummary } from '../undo-summaries/undo-summary.ts';

export const neverUndone = {
  removal: 'alone',
  writtenFields: [],
  untouched: {},
  fieldsToRecreate: () => null,
  summary: (): UndoSummary => ({ action: 'changed', key: '', name: '', count: 1 }),
  isBesideGoals: true,
} as const;

export const staysOnShelf = { recreate: () => 'space.unknown' as const, textFields: [] } as const;
