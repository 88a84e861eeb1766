import { addressOf } from '../wire/request-of.ts';
import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { asTyped, editsOnly } from './upload-parts.ts';

export const climbSubscriptions: TableOnDevice<'climb_subscriptions'> = {
  upload: {
    ...editsOnly,
    body: asTyped,
    edit: (id) => addressOf('editClimbSubscription', { id }),
    remove: (id) => addressOf('deleteClimbSubscription', { id }),
    restore: (id) => addressOf('restoreClimbSubscription', { id }),
  },
  undo: neverUndone,
  shelf: { ...staysOnShelf, fallbackName: 'goal' },
};
