import type { Kind } from '../writes/kind.ts';
import { findBucket, type StoredBucket } from '../boards/bucket-rows.ts';

export const bucketKind: Kind<StoredBucket> = {
  async find(db, ref, { code }) {
    const found = await findBucket(db, ref, code);
    return found?.isPurged ? null : found;
  },
  idOf: ({ row }) => row.id,
  spaceOf: ({ row }) => row.space,
  isDeleted: ({ isDeleted }) => isDeleted,
  codes: { unknown: 'bucket.unknown', deleted: 'bucket.deleted', forbidden: 'space.role' },
};
