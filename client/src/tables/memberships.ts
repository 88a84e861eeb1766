import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';

/** Memberships on this device. Nobody edits one here. */
export const memberships: TableOnDevice<'memberships'> = {
  upload: null,
  undo: neverUndone,
  shelf: { ...staysOnShelf, called: 'goal' },
};
