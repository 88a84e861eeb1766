import { addressOf } from '../wire/request-of.ts';
import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { asTyped, editsOnly } from './upload-parts.ts';

export const memberSettings: TableOnDevice<'member_settings'> = {
  upload: {
    ...editsOnly,
    body: asTyped,
    edit: (_, { key }) => addressOf('editMemberSettings', { id: key }),
  },
  undo: neverUndone,
  shelf: { ...staysOnShelf, fallbackName: 'spaceForMe' },
};
