import { boardFieldNames, untouchedBoard } from '@cairn/core/boards/board';
import { nextBoardNumber } from '@cairn/core/boards/board-order';
import { boardsOf } from '../boards/boards-of.ts';
import { spaceForNewGoals } from '../goals/space-for-new-goals.ts';
import { newRecord } from '../cairn/new-record.ts';
import { boardSummary } from '../undo-summaries/board-summary.ts';
import { addressOf } from '../wire/request-of.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { asTyped, plainUpload } from './upload-parts.ts';

export const boards: TableOnDevice<'boards'> = {
  upload: {
    ...plainUpload,
    create: () => addressOf('createBoard'),
    edit: (id) => addressOf('editBoard', { id }),
    remove: (id) => addressOf('deleteBoard', { id }),
    restore: (id) => addressOf('restoreBoard', { id }),
    body: asTyped,
    recreatedFields: ['space', ...boardFieldNames],
    tellsBase: true,
  },
  undo: {
    removal: 'withLists',
    writtenFields: boardFieldNames,
    untouched: untouchedBoard,
    fieldsToRecreate: () => null,
    summary: (_, changes) => boardSummary('board', changes),
    isBesideGoals: false,
  },
  shelf: {
    recreate: (cairn, { fields, name }) => {
      const own = spaceForNewGoals(cairn);
      const sequenceNo = nextBoardNumber(boardsOf(cairn, own).map((board) => board.sequenceNo));
      const made = { name, ...fields, sequenceNo, space: own };
      return newRecord(cairn, 'boards', own, { fields: made, notes: null });
    },
    fallbackName: 'goal',
    textFields: ['richDescription'],
  },
};
