import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';

export const recurrences: TableOnDevice<'recurrences'> = {
  upload: null,
  undo: neverUndone,
  shelf: { ...staysOnShelf, fallbackName: 'goal' },
};
