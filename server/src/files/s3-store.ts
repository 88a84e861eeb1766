import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';
import type { S3Address } from './s3-address.ts';
import { s3Client } from './s3-client.ts';

/** Keeps files with a service that speaks S3. They pass through Cairn, which asks at each request who may have them. */
export function s3Store(address: S3Address): FileStore {
  const { bucket, prefix } = address;
  const client = s3Client(address);
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  return {
    async put(key, path, mediaType) {
      const { size } = await stat(path);
      const body = { Body: createReadStream(path), ContentLength: size, ContentType: mediaType };
      await client.send(new PutObjectCommand({ ...at(key), ...body }));
    },
    async open(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)));
        return { size: ContentLength ?? 0, bytes: Body as Readable };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(keys) {
      for (const key of keys) await client.send(new DeleteObjectCommand(at(key)));
    },
    async *keys() {
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
        );
        for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), changedAt: LastModified };
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
  };
}
