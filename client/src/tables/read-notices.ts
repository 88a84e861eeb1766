import { addressOf } from '../wire/request-of.ts';
import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { asTyped, editsOnly } from './upload-parts.ts';

export const readNotices: TableOnDevice<'read_notices'> = {
  upload: { ...editsOnly, body: asTyped, edit: (id) => addressOf('readNotice', { id }) },
  undo: neverUndone,
  shelf: { ...staysOnShelf, fallbackName: 'settings' },
};
