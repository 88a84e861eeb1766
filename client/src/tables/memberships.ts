import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';

/** Devices never edit members. */
export const memberships: TableOnDevice<'memberships'> = {
  upload: null,
  undo: neverUndone,
  shelf: { ...staysOnShelf, fallbackName: 'goal' },
};
