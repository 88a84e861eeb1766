import type pg from 'pg';
import { sharedConnections } from './shared-connections.ts';
import { type Statement, statement } from './statement.ts';

/** Where statements run: the pool for one alone, a transaction for several together. */
export interface Db {
  /** Runs a statement and answers its rows. */
  rows<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
}

/** A transaction under way. */
export interface Tx extends Db {
  /**
   * Sends a statement whose rows nobody needs, without waiting for its end: the next one, or the commit, travels
   * together with it. When it fails, so does the transaction.
   */
  send(statement: Statement, values?: readonly unknown[]): void;
}

/** The open database. */
export interface Database extends Db {
  readonly pool: pg.Pool;
  /** Runs a short reading, together with others on one connection; see `shared-connections.ts`. */
  read<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
  /** Gives back the connections that are held beyond one statement, so that the pool can end. */
  close(): Promise<void>;
  /** Runs `work` in one transaction; what it throws undoes everything and is thrown on. */
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
}

/**
 * PostgreSQL's codes for two transactions that stood in each other's way, where trying again is the cure: each could
 * not see the other's work, the second time it can. 23505 is the twin that a unique index refused.
 */
const passingConflicts: readonly string[] = ['40001', '40P01', '23505'];
const maxTries = 4;

/** Somebody who may reach some of their spaces only. */
export interface Reach {
  readonly personId: string;
  readonly spaceIds: readonly string[];
}

/** The database behind a pool. */
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
 * The database as somebody sees it whose reach is limited: as if they belonged to no space beyond it.
 *
 * It is one place for all statements, those that nobody has written yet too: every one of them runs in a transaction that
 * finds memberships in a view without the others (migration 0023). Statements have names of their own there, so that a
 * connection never uses a plan that was made for the whole table.
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

/** PostgreSQL's five-character code of an error, when it is one of PostgreSQL's. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/u.test(code) ? code : undefined;
}

/** For the rest of a transaction. */
const limit = statement(`
  select set_config('cairn.reach_person', $1, true), set_config('cairn.reach_spaces', $2::uuid[]::text, true),
    set_config('search_path', 'within_reach, ' || current_setting('search_path'), true)`);

async function transactOnce<Result>(
  pool: pg.Pool,
  reach: Reach | null,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Nothing waits for these alone, so a failure must not count as one that nobody looked at.
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
    });
    // A failed statement turns the commit behind it into an undoing, and is thrown here.
    send('commit');
    await Promise.all(sent);
    return result;
  } catch (error) {
    // A connection on which even the undoing fails is thrown away; the server undoes by itself.
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
