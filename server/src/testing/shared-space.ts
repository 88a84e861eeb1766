import { allSyncRules } from '@cairn/core/sync/rules';
import { databaseOf } from '../db/database.ts';
import { newId } from '../ids.ts';
import { joinSpace } from '../spaces/join-space.ts';
import type { House } from '../writes/write-context.ts';
import type { TestPerson, TestServer } from './test-server.ts';

/** A house on a test server's database, for what is no call, and for what is quicker without one. */
export function houseOf({ pool }: Pick<TestServer, 'pool'>): House {
  return {
    db: databaseOf(pool),
    now: Date.now,
    publish: () => {},
    rules: allSyncRules,
    plansAreOn: true,
    galleryIsOn: false,
  };
}

/** Two people of one space, the second one's own space being another. */
export async function twoMembers(server: TestServer): Promise<readonly [TestPerson, TestPerson, string]> {
  const [ida, ben] = [await server.signUp(), await server.signUp()];
  const space = ida.user.defaultSpaceId;
  await joinSpace(houseOf(server), space, ben.user.uuid, 'EDITOR');
  return [ida, ben, space];
}

/** Another space of a person. */
export async function secondSpace(server: Pick<TestServer, 'pool'>, personId: string): Promise<string> {
  const id = newId(Date.now());
  await server.pool.query(`insert into scopes (id, kind) values ($1, 'space')`, [id]);
  await server.pool.query(
    `insert into spaces (scope_id, id, version, created_at, modified_at, name) values ($1, $1, 1, now(), now(), 'Work')`,
    [id],
  );
  await joinSpace(houseOf(server), id, personId, 'OWNER');
  return id;
}
