import type { BucketRow } from '@cairn/core/boards/board';
import type { ThingKind } from '../boards/board-things.ts';
import { bucketBehind } from './bucket-rows.ts';

/** The lists of boards. */
export const bucketKind: ThingKind<BucketRow> = {
  behind: bucketBehind,
  unknown: 'bucket.unknown',
  deleted: 'bucket.deleted',
};
