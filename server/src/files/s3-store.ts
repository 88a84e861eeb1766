import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';
import type { S3Address } from '../base/s3-address.ts';
import { type Patience, s3Client } from './s3-client.ts';
import { StorageError } from '../base/storage-error.ts';

/** Files pass through Cairn, which checks each request. Failures are {@link StorageError}s. */
export function s3Store(address: S3Address, patience?: Patience): FileStore {
  const { bucket, prefix } = address;
  const client = s3Client(address, patience);
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  return {
    async put(key, path, mediaType) {
      const { size } = await stat(path);
      const body = { Body: createReadStream(path), ContentLength: size, ContentType: mediaType };
      await sent(client.send(new PutObjectCommand({ ...at(key), ...body })));
    },
    async open(key) {
      try {
        const { Body, ContentLength } = await answerOf(() => client.send(new GetObjectCommand(at(key))));
        return { size: ContentLength ?? 0, bytes: Body as Readable };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(keys) {
      for (const key of keys) await answerOf(() => client.send(new DeleteObjectCommand(at(key))));
    },
    async *keys() {
      let token: string | undefined;
      do {
        const list = { Bucket: bucket, Prefix: prefix, ContinuationToken: token };
        const page = await answerOf(() => client.send(new ListObjectsV2Command(list)));
        for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), changedAt: LastModified };
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
  };
}

function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return sent(ask().catch((error: unknown) => (isPassing(error) ? ask() : Promise.reject(error))));
}

function isPassing(error: unknown): boolean {
  const { name, $metadata } = error as Partial<S3ServiceException>;
  const status = $metadata?.httpStatusCode;
  return name !== 'TimeoutError' && (status === undefined || status >= 500 || status === 429);
}

function sent<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw error instanceof NoSuchKey ? error : new StorageError(error);
  });
}
