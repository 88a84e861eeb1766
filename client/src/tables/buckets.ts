import { listFieldNames, untouchedList } from '@cairn/core/boards/board';
import { numberedAt } from '@cairn/core/order/sequence';
import { boardOf } from '../boards/boards-of.ts';
import { listsOf } from '../boards/lists-of.ts';
import { newRecord } from '../cairn/new-record.ts';
import { boardSummary } from '../undo-summaries/board-summary.ts';
import { addressOf } from '../wire/request-of.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { plainUpload, withIds } from './upload-parts.ts';

export const buckets: TableOnDevice<'buckets'> = {
  upload: {
    ...plainUpload,
    create: () => addressOf('createBucket'),
    edit: (id) => addressOf('editBucket', { id }),
    remove: (id) => addressOf('deleteBucket', { id }),
    restore: (id) => addressOf('restoreBucket', { id }),
    body: withIds('buckets'),
    recreatedFields: listFieldNames,
    tellsBase: true,
  },
  undo: {
    removal: 'withLists',
    writtenFields: listFieldNames,
    untouched: untouchedList,
    fieldsToRecreate: () => null,
    summary: (_, changes) => boardSummary('list', changes),
    isBesideGoals: false,
  },
  shelf: {
    recreate: (cairn, { fields, name }) => {
      const board = boardOf(cairn, String(fields['board']));
      if (!board) return 'board.unknown';
      const lists = listsOf(cairn, board.key);
      const placed = { board: board.key, sequenceNo: numberedAt(lists, lists.length).inserted[0] };
      return newRecord(cairn, 'buckets', board.space, {
        fields: { name, ...fields, ...placed },
        notes: null,
      });
    },
    fallbackName: 'goal',
    textFields: [],
  },
};
