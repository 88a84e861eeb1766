import { backedUpTables } from '@cairn/server/backup/backup-lines';
import { beginEpoch } from '@cairn/server/backup/restore-backup';
import type { openPool } from '@cairn/server/db/pool';

type Pool = ReturnType<typeof openPool>;

/** Selects the rows of one world. Tables that are not listed do not change in the simulation. */
const owners: Partial<Readonly<Record<(typeof backedUpTables)[number], 'id' | 'scope_id' | 'user_id'>>> = {
  scopes: 'id',
  user_settings: 'scope_id',
  spaces: 'scope_id',
  memberships: 'scope_id',
  recurrences: 'scope_id',
  goals: 'scope_id',
  goal_note_changes: 'scope_id',
  boards: 'scope_id',
  buckets: 'scope_id',
  comments: 'scope_id',
  folder_goals: 'scope_id',
  space_settings: 'scope_id',
  events: 'scope_id',
  idempotency_keys: 'user_id',
};
const tables = backedUpTables.flatMap((table) => (owners[table] ? [[table, owners[table]] as const] : []));

export type WorldBackup = ReadonlyMap<string, string>;

export async function backUpWorld(pool: Pool, scopes: readonly string[]): Promise<WorldBackup> {
  const texts = tables.map(
    ([table, owner]) =>
      `(select coalesce(jsonb_agg(to_jsonb(t) - (${computedColumns(table)})), '[]')::text
        from ${table} t where ${owner} = any($1)) as ${table}`,
  );
  const { rows } = await pool.query<Record<string, string>>(`select ${texts.join(', ')}`, [scopes]);
  return new Map(Object.entries(rows[0] ?? {}));
}

/** Generated columns cannot be inserted. */
function computedColumns(table: string): string {
  return `select coalesce(array_agg(attname::text), '{}') from pg_attribute
    where attrelid = '${table}'::regclass and attgenerated <> ''`;
}

/** @param givesNewEpoch whether to begin a new epoch, as a real restore does */
export async function restoreWorld(
  pool: Pool,
  scopes: readonly string[],
  backup: WorldBackup,
  givesNewEpoch: boolean,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [table, owner] of tables.toReversed()) {
      await client.query(`delete from ${table} where ${owner} = any($1)`, [scopes]);
    }
    for (const [table] of tables) {
      const text = backup.get(table) ?? '[]';
      const [first] = JSON.parse(text) as readonly object[];
      if (!first) continue;
      const columns = Object.keys(first).join(', ');
      await client.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
        [text],
      );
    }
    if (givesNewEpoch) await beginEpoch(client, scopes);
    await client.query('commit');
    client.release();
  } catch (error) {
    // A connection with an open transaction is useless to others.
    client.release(true);
    throw error;
  }
}
