import { climbFieldNames, untouchedClimb } from '@cairn/core/climbs/climb';
import { newRecord } from '../cairn/new-record.ts';
import { ownClimbSummary } from '../undo-summaries/own-climb-summary.ts';
import { addressOf } from '../wire/request-of.ts';
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
  undo: {
    removal: 'alone',
    writtenFields: climbFieldNames,
    untouched: untouchedClimb,
    fieldsToRecreate: () => null,
    summary: (_, changes) => ownClimbSummary(changes),
    isBesideGoals: false,
  },
  shelf: {
    recreate: (cairn, { fields }) => newRecord(cairn, 'climbs', cairn.account.id, { fields, notes: null }),
    fallbackName: 'climb',
    textFields: ['richDescription'],
  },
};
