import type pg from 'pg';
import { sharedConnections } from './shared-connections.ts';
import { type Statement, statement } from './statement.ts';

export interface Db {
  rows<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Tx extends Db {
  /** Sends a statement without awaiting its result. If it fails, the transaction fails. */
  send(statement: Statement, values?: readonly unknown[]): void;
  /** Marks this moment. The returned function undoes what was written since; call it at most once, before the next mark. */
  mark(): () => void;
}

export interface Database extends Db {
  readonly pool: pg.Pool;
  /** For short reads, on a connection that other reads use at the same time (`shared-connections.ts`). */
  read<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
  /** Call before ending the pool. */
  close(): Promise<void>;
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
}

/** SQLSTATEs of conflicts that a retry resolves; 23505: another transaction inserted the row first. */
const passingConflicts: readonly string[] = ['40001', '40P01', '23505'];
const maxTries = 4;

export interface Reach {
  readonly personId: string;
  readonly spaceIds: readonly string[];
}

export function databaseOf(pool: pg.Pool): Database {
  const shared = sharedConnections(pool);
  return {
    pool,
    read: (query, values = []) => shared.rows(query, values),
    close: () => shared.close(),
    rows: async (query, values) => (await pool.query({ ...query, values: values as unknown[] })).rows,
    transact: (work) => transactAgain(pool, null, work),
  };
}

/**
 * Hides all spaces outside `reach`: a `search_path` finds a filtered view of memberships (migration 0023). Statements
 * get separate names, because cached plans would read the unfiltered table.
 */
export function databaseWithin({ pool }: Pick<Database, 'pool'>, reach: Reach): Database {
  const transact = <Result>(work: (tx: Tx) => Promise<Result>) => transactAgain(pool, reach, work);
  const rows = <Row>(query: Statement<Row>, values?: readonly unknown[]) =>
    transact((tx) => tx.rows(query, values));
  return { pool, rows, read: rows, transact, close: async () => {} };
}

async function transactAgain<Result>(
  pool: pg.Pool,
  reach: Reach | null,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transactOnce(pool, reach, work);
    } catch (error) {
      if (tries === maxTries || !passingConflicts.includes(sqlStateOf(error) ?? '')) throw error;
    }
  }
}

export function sqlStateOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/u.test(code) ? code : undefined;
}

const limit = statement(`
  select set_config('cairn.reach_person', $1, true), set_config('cairn.reach_spaces', $2::uuid[]::text, true),
    set_config('search_path', 'within_reach, ' || current_setting('search_path'), true)`);

const ignoreError = () => {};

async function transactOnce<Result>(
  pool: pg.Pool,
  reach: Reach | null,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // A broken connection also emits `error`, which would end the process. Its statements fail anyway.
  client.on('error', ignoreError);
  let broken: Error | undefined;
  // Awaited at the commit. Until then a failure must not count as an unhandled rejection.
  const sent: Promise<unknown>[] = [];
  const send = (query: string | pg.QueryConfig) => {
    const answer = client.query(query as pg.QueryConfig);
    answer.catch(() => {});
    sent.push(answer);
  };
  try {
    send('begin');
    if (reach) send({ ...limit, values: [reach.personId, reach.spaceIds] });
    const asked = ({ name, text }: Statement, values?: readonly unknown[]) => ({
      name: reach ? `within-reach-${name}` : name,
      text,
      values: values as unknown[],
    });
    const result = await work({
      rows: async (query, values) => (await client.query(asked(query, values))).rows,
      send: (query, values) => send(asked(query, values)),
      mark: () => {
        send('savepoint marked');
        return () => send('rollback to savepoint marked');
      },
    });
    // If a statement failed, `commit` rolls back and its failure is thrown here.
    send('commit');
    await Promise.all(sent);
    return result;
  } catch (error) {
    // A connection that cannot roll back is discarded; the server then rolls back by itself.
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.off('error', ignoreError);
    client.release(broken);
  }
}
