import { answered, type Handlers } from './handler.ts';
import { livingRow } from '../writes/kind.ts';
import { bucketKind } from '../buckets/bucket-kind.ts';
import { cloneBucket } from '../buckets/clone-bucket.ts';
import { createBucket } from '../buckets/create-bucket.ts';
import { deleteBucket, restoreBucket } from '../buckets/delete-bucket.ts';
import { editBucket } from '../buckets/edit-bucket.ts';
import { listBuckets } from '../buckets/list-buckets.ts';

export const bucketRoutes: Handlers<
  | 'listBuckets'
  | 'createBucket'
  | 'readBucket'
  | 'editBucket'
  | 'deleteBucket'
  | 'restoreBucket'
  | 'cloneBucket'
> = {
  listBuckets: async ({ context, person, query }) =>
    answered(await listBuckets(context, person, query.board), (body) => ({ status: 200, body })),
  createBucket: async ({ context, writer, body }) =>
    answered(await createBucket(context, writer, body), ({ status, bucket }) => ({ status, body: bucket })),
  readBucket: async ({ context, person, params }) =>
    answered(await livingRow(context, person, bucketKind, params.id), (body) => ({ status: 200, body })),
  editBucket: async ({ context, writer, params, body: edit }) =>
    answered(await editBucket(context, writer, params.id, edit), (body) => ({ status: 200, body })),
  deleteBucket: async ({ context, writer, params }) =>
    answered(await deleteBucket(context, writer, params.id), () => ({ status: 204 })),
  restoreBucket: async ({ context, writer, params }) =>
    answered(await restoreBucket(context, writer, params.id), (body) => ({ status: 200, body })),
  cloneBucket: async ({ context, writer, params, body }) =>
    answered(await cloneBucket(context, writer, params.id, body), ({ status, bucket }) => ({
      status,
      body: bucket,
    })),
};
