import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { StartError } from '../start-error.ts';
import type { FileStore } from './file-store.ts';

/** Where a service that speaks S3 is, and how it is spoken to. */
interface S3Address {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly bucket: string;
  /** What every key begins with; empty, or ending with a slash. */
  readonly prefix: string;
}

const howItLooks =
  'STORAGE_URL has to look like s3://KEY:SECRET@host/bucket or s3://KEY:SECRET@host/bucket/folder?region=eu-central-1; tls=off speaks http.';

/** Reads an address; throws StartError with a sentence that repeats nothing of it, since it holds a secret. */
export function s3AddressFrom(text: string): S3Address {
  const url = URL.parse(text);
  const [bucket = '', ...folders] = (url?.pathname ?? '').split('/').filter((part) => part !== '');
  if (!url || url.protocol !== 's3:' || !url.hostname || !url.username || !url.password || !bucket)
    throw new StartError(howItLooks);
  const isPlain = url.searchParams.get('tls') === 'off';
  return {
    endpoint: `${isPlain ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
  };
}

/** Keeps files with a service that speaks S3. They pass through Cairn, which asks at each request who may have them. */
export function s3Store(address: S3Address): FileStore {
  const { endpoint, region, accessKeyId, secretAccessKey, bucket, prefix } = address;
  const client = new S3Client({
    endpoint,
    region,
    // What goes wrong is thrown, and told of where it is caught.
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's have no host name for each bucket, and do not all know its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
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
