import type { Cairn } from '../cairn/cairn.ts';

export async function isReadWhole({ environment }: Cairn): Promise<boolean> {
  const { cursor, fullScopes } = await environment.store.feedPosition();
  return cursor !== null && Object.keys(fullScopes).length === 0;
}
