import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';

/** Devices never edit reminders. */
export const reminders: TableOnDevice<'reminders'> = {
  upload: null,
  undo: neverUndone,
  shelf: { ...staysOnShelf, fallbackName: 'goal' },
};
