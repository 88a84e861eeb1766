import type { APIRequestContext } from '@playwright/test';
import { openBeside } from '@cairn/server/db/open-database';
import { joinSpace } from '@cairn/server/testing/memberships';
import { activateAllSpaces, contextOf, secondSpace } from '@cairn/server/testing/shared-space';
import type { CairnServer } from './cairn-server.ts';

export interface Known {
  readonly uuid: string;
  readonly code: string;
  readonly name: string;
  readonly defaultSpaceId: string;
}

export async function userOf(request: APIRequestContext, origin: string): Promise<Known> {
  return (await (await request.get(`${origin}/api/settings/`)).json()) as Known;
}

/**
 * Adds a member and a second space, without the screens for that.
 *
 * @returns the second space's id
 */
export async function shareSpace(
  { dataFolder }: Pick<CairnServer, 'dataFolder'>,
  owner: Known,
  member: Known,
): Promise<string> {
  const { pool, close } = await openBeside({ dataFolder, databaseUrl: null });
  try {
    await joinSpace(contextOf({ pool }), owner.defaultSpaceId, member.uuid, 'EDITOR');
    const second = await secondSpace({ pool }, owner.uuid);
    for (const { uuid } of [owner, member]) await activateAllSpaces({ pool }, uuid);
    return second;
  } finally {
    await close();
  }
}

export async function joinedDaysAgo(
  { dataFolder }: Pick<CairnServer, 'dataFolder'>,
  { uuid }: Known,
  days: number,
): Promise<void> {
  const { pool, close } = await openBeside({ dataFolder, databaseUrl: null });
  try {
    await pool.query(`update users set created_at = created_at - make_interval(days => $2) where id = $1`, [
      uuid,
      days,
    ]);
  } finally {
    await close();
  }
}
