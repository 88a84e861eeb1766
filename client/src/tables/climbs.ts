import { climbFieldNames, untouchedClimb } from '@cairn/core/climbs/climb';
import { addressOf } from '../wire/request-of.ts';
import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { asTyped, plainUpload } from './upload-parts.ts';

export const climbs: TableOnDevice<'climbs'> = {
  upload: {
    ...plainUpload,
    create: () => addressOf('createClimb'),
    edit: (code) => addressOf('editClimb', { code }),
    remove: (code) => addressOf('deleteClimb', { code }),
    restore: (code) => addressOf('restoreClimb', { code }),
    body: asTyped,
    recreatedFields: climbFieldNames,
    tellsBase: true,
  },
  undo: { ...neverUndone, writtenFields: climbFieldNames, untouched: untouchedClimb },
  shelf: { ...staysOnShelf, fallbackName: 'goal' },
};
