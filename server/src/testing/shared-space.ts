import { allSyncRules } from '@cairn/core/sync/rules';
import { databaseOf } from '../db/database.ts';
import { newId } from '../base/ids.ts';
import { joinSpace } from './memberships.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { TestPerson, TestServer } from './test-server.ts';

export function contextOf({ pool }: Pick<TestServer, 'pool'>): ServerContext {
  return {
    db: databaseOf(pool),
    now: Date.now,
    publish: () => {},
    rules: allSyncRules,
    plansAreOn: true,
    galleryIsOn: false,
    introduction: null,
    signup: 'open',
    mailLeaves: false,
  };
}

export async function twoMembers(server: TestServer): Promise<readonly [TestPerson, TestPerson, string]> {
  const [ida, ben] = [await server.signUp(), await server.signUp()];
  const space = ida.user.defaultSpaceId;
  await joinSpace(contextOf(server), space, ben.user.uuid, 'EDITOR');
  return [ida, ben, space];
}

export async function secondSpace(server: Pick<TestServer, 'pool'>, personId: string): Promise<string> {
  const id = newId(Date.now());
  await server.pool.query(`insert into scopes (id, kind) values ($1, 'space')`, [id]);
  await server.pool.query(
    `insert into spaces (scope_id, id, version, created_at, modified_at, name) values ($1, $1, 1, now(), now(), 'Work')`,
    [id],
  );
  await joinSpace(contextOf(server), id, personId, 'OWNER');
  return id;
}

export async function activateAllSpaces({ pool }: Pick<TestServer, 'pool'>, personId: string): Promise<void> {
  await pool.query(
    `with moved as (update scopes set version = version + 1 where id = $1 returning version)
    update user_settings s set version = moved.version, rev = rev + 1, settings = settings || jsonb_build_object(
      'activeSpacesIds', array(select scope_id from memberships where user_id = $1 and deleted_at is null))
    from moved where s.scope_id = $1`,
    [personId],
  );
}
