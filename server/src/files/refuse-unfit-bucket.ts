import { ListObjectsV2Command, type S3ServiceException } from '@aws-sdk/client-s3';
import { StartError } from '../base/start-error.ts';
import type { S3Address } from '../base/s3-address.ts';
import { s3Client } from './s3-client.ts';

const longestWaitMs = 5_000;

const passing = [408, 429];

const mendings: Readonly<Record<string, string>> = {
  NoSuchBucket: 'There is no such bucket: make it, or name another.',
  InvalidAccessKeyId: 'The service does not know the key: name another KEY.',
  SignatureDoesNotMatch: 'The secret is not that of the key: write the right SECRET, each / in it as %2F.',
  AccessDenied: 'The key may not list the bucket: allow it to list, read, write and delete there.',
  PermanentRedirect: 'The bucket is in another region: name that one with ?region=.',
  AuthorizationHeaderMalformed: 'The bucket is in another region: name that one with ?region=.',
};

/**
 * Lists one key, as cleaning and backups do, so errors show at the start. Returns a warning if the service is
 * unreachable.
 *
 * @throws {@link StartError} if the service refuses
 */
export async function refuseUnfitBucket(address: S3Address, waitMs = longestWaitMs): Promise<string | null> {
  const client = s3Client(address);
  const { bucket, prefix } = address;
  try {
    await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }), {
      abortSignal: AbortSignal.timeout(waitMs),
    });
    return null;
  } catch (error) {
    const { name, message, $metadata } = error as S3ServiceException;
    const { code = name } = error as NodeJS.ErrnoException;
    const status = $metadata?.httpStatusCode ?? 0;
    if (status >= 300 && status < 500 && !passing.includes(status))
      throw new StartError(`The storage in STORAGE_URL refuses (${name}). ${mendings[name] ?? message}`);
    return `The storage in STORAGE_URL cannot be reached (${code}). Files are not taken and not shown until it can.`;
  } finally {
    client.destroy();
  }
}
