import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';

/** Members of spaces are never edited on a device. */
export const memberships: TableOnDevice<'memberships'> = {
  upload: null,
  undo: neverUndone,
  shelf: { ...staysOnShelf, fallbackName: 'goal' },
};
