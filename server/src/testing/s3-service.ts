import S3rver from 's3rver';

/** Has a bucket `cairn`, and `S3RVER` as key and secret. */
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
