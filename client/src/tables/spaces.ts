import { successIn } from '../wire/outcome-of.ts';
import { addressOf } from '../wire/request-of.ts';
import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { asTyped, editsOnly, knownFieldsIn } from './upload-parts.ts';

export const spaces: TableOnDevice<'spaces'> = {
  upload: {
    ...editsOnly,
    body: asTyped,
    edit: (id) => addressOf('editSpace', { id }),
    rowIn: (record, answer) => knownFieldsIn(record, successIn('editSpace', answer)),
  },
  undo: neverUndone,
  shelf: { ...staysOnShelf, fallbackName: 'goal' },
};
