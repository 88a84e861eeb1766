import { answered, type Handlers } from '../http/handler.ts';
import { livingRow } from '../writes/kind.ts';
import { bucketKind } from './bucket-kind.ts';
import { cloneBucket } from './clone-bucket.ts';
import { createBucket } from './create-bucket.ts';
import { deleteBucket, restoreBucket } from './delete-bucket.ts';
import { editBucket } from './edit-bucket.ts';
import { listBuckets } from './list-buckets.ts';

/** The calls about the lists of boards. */
export const bucketRoutes: Handlers<
  | 'listBuckets'
  | 'createBucket'
  | 'readBucket'
  | 'editBucket'
  | 'deleteBucket'
  | 'restoreBucket'
  | 'cloneBucket'
> = {
  listBuckets: async ({ house, person, query }) =>
    answered(await listBuckets(house, person, query.board), (body) => ({ status: 200, body })),
  createBucket: async ({ house, writer, body }) =>
    answered(await createBucket(house, writer, body), ({ status, bucket }) => ({ status, body: bucket })),
  readBucket: async ({ house, person, params }) =>
    answered(await livingRow(house, person, bucketKind, params.id), (body) => ({ status: 200, body })),
  editBucket: async ({ house, writer, params, body: edit }) =>
    answered(await editBucket(house, writer, params.id, edit), (body) => ({ status: 200, body })),
  deleteBucket: async ({ house, writer, params }) =>
    answered(await deleteBucket(house, writer, params.id), () => ({ status: 204 })),
  restoreBucket: async ({ house, writer, params }) =>
    answered(await restoreBucket(house, writer, params.id), (body) => ({ status: 200, body })),
  cloneBucket: async ({ house, writer, params, body }) =>
    answered(await cloneBucket(house, writer, params.id, body), ({ status, bucket }) => ({
      status,
      body: bucket,
    })),
};
