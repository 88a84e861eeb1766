import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Member } from './running-server.ts';

/** By SQL, because hashing passwords is slow on purpose. */
export async function seedMembers(
  database: pg.Pool,
  space: string,
  count: number,
  name = 'bench-member',
): Promise<readonly Member[]> {
  const people = Array.from({ length: count }, (_, at) => {
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest('base64url');
    return { id: crypto.randomUUID(), code: `${name}-${at}`, token, hash };
  });
  await database.query(
    `with given as (select * from jsonb_to_recordset($1::jsonb) as n (id uuid, code text, hash text)),
     scope as (update scopes set version = version + 1 where id = $2 returning version),
     new_scopes as (insert into scopes (id, kind, version) select id, 'user', 1 from given),
     new_users as (
       insert into users (id, code, name, email, default_space_id, created_at, updated_at)
       select id, code, code, code || '@example.com', $2, now(), now() from given returning id
     ),
     new_settings as (
       insert into user_settings (scope_id, id, version, created_at, modified_at, settings)
       select id, id, 1, now(), now(), '{}' from given
     ),
     new_members as (
       insert into memberships (scope_id, id, version, created_at, modified_at, user_id, role)
       select $2, gen_random_uuid(), scope.version, now(), now(), given.id, 'EDITOR' from given, scope
     )
     select 1`,
    [JSON.stringify(people), space],
  );
  await database.query(
    `insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
     select gen_random_uuid(), id, hash, now() + interval '60 days', now(), now()
     from jsonb_to_recordset($1::jsonb) as n (id uuid, hash text)`,
    [JSON.stringify(people)],
  );
  return people.map(({ id, code, token }) => ({
    uuid: id,
    code,
    defaultSpaceId: space,
    cookie: `cairn_session=${token}`,
  }));
}
