import type { Cairn } from '../cairn/cairn.ts';

/** Whether this device has read all the user's data at least once. */
export async function isReadWhole({ environment }: Cairn): Promise<boolean> {
  const { cursor, fullScopes } = await environment.store.feedPosition();
  return cursor !== null && Object.keys(fullScopes).length === 0;
}
