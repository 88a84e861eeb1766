import { seenFields } from '@cairn/core/sync/view';
import { filedBy } from '../replica/filed.ts';
import { filedAgain } from '../folders/filed-again.ts';
import { waitsForRemoval } from '../outbox/waits-for-removal.ts';
import { folderSummary } from '../undo-summaries/folder-summary.ts';
import { addressOf } from '../wire/request-of.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { plainUpload, withIds } from './upload-parts.ts';

export const folderGoals: TableOnDevice<'folder_goals'> = {
  upload: {
    ...plainUpload,
    create: () => addressOf('addToFolder'),
    edit: (id) => addressOf('moveInFolder', { id }),
    remove: (id) => addressOf('takeFromFolder', { id }),
    restore: null,
    body: withIds('folder_goals'),
    recreatedFields: [],
    waits: waitsForRemoval,
  },
  undo: {
    removal: 'alone',
    writtenFields: [],
    untouched: {},
    fieldsToRecreate: (cairn, was) => {
      const fields = seenFields(was);
      const { of } = filedBy(cairn.replica, fields);
      return { folder: fields.folder, [of]: fields[of], sequenceNo: fields.sequenceNo };
    },
    summary: folderSummary,
    isBesideGoals: false,
  },
  shelf: {
    recreate: filedAgain('folder_goals'),
    fallbackName: 'filed',
    textFields: [],
  },
};
