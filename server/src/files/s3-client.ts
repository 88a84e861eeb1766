import { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from '../base/s3-address.ts';

export interface Patience {
  readonly connectMs: number;
  /** Limit for an answer, and between two parts of it. */
  readonly answerMs: number;
}

const usual: Patience = { connectMs: 5_000, answerMs: 60_000 };

export function s3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Address,
  { connectMs, answerMs }: Patience = usual,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    // s3-store.ts retries, but never after a timeout.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
    },
    // Callers log the errors.
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's may lack host names for buckets, and newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
