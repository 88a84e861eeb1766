import type { Cairn } from '../cairn/cairn.ts';

/** Whether this device has read all that the server has of the person at least once: before that, it knows only a part. */
export async function isReadWhole({ environment }: Cairn): Promise<boolean> {
  const { cursor, fullScopes } = await environment.store.feedPosition();
  return cursor !== null && Object.keys(fullScopes).length === 0;
}
