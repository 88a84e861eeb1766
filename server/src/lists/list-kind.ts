import type { Kind } from '../writes/kind.ts';
import { findList, type StoredList } from '../boards/list-rows.ts';

export const listKind: Kind<StoredList> = {
  async find(db, ref, { code }) {
    const found = await findList(db, ref, code);
    return found?.isPurged ? null : found;
  },
  idOf: ({ row }) => row.id,
  spaceOf: ({ row }) => row.space,
  isDeleted: ({ isDeleted }) => isDeleted,
  codes: {
    unknown: 'bucket.unknown',
    deleted: 'bucket.deleted',
    forbidden: 'space.role',
    readOnly: 'space.readOnly',
  },
};
