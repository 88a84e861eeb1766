import S3rver from 's3rver';

/** Starts a service that speaks S3, with a bucket `cairn` in a folder; its keys are `S3RVER` and `S3RVER`. */
export async function openS3Service(
  folder: string,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const service = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'cairn', configs: [] }],
  });
  const { port } = await service.run();
  return { port, close: () => service.close() };
}
