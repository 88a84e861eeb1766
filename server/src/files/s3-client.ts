import { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from '../base/s3-address.ts';

/** How long the service may be silent, in milliseconds. */
export interface Patience {
  /** Until it takes the connection. */
  readonly connectMs: number;
  /** Until it answers, and between two pieces of an answer. */
  readonly answerMs: number;
}

const usual: Patience = { connectMs: 5_000, answerMs: 60_000 };

/** Speaks with a service, signed with the address's keys. */
export function s3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Address,
  { connectMs, answerMs }: Patience = usual,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    // s3-store.ts asks again where that makes sense: never after silence.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
    },
    // What goes wrong is thrown, and told of where it is caught.
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's have no host name for each bucket, and do not all know its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
