import { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';

/** Speaks with a service, signed with the address's keys. */
export function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Address): S3Client {
  return new S3Client({
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
}
