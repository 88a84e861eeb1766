import type { Kind } from '../writes/kind.ts';
import { findBoard, type StoredBoard } from './board-rows.ts';

export const boardKind: Kind<StoredBoard> = {
  async find(db, ref, { code }) {
    const found = await findBoard(db, ref, code);
    return found?.isPurged ? null : found;
  },
  idOf: ({ row }) => row.id,
  spaceOf: ({ row }) => row.space,
  isDeleted: ({ isDeleted }) => isDeleted,
  codes: {
    unknown: 'board.unknown',
    deleted: 'board.deleted',
    forbidden: 'space.role',
    readOnly: 'space.readOnly',
  },
};
