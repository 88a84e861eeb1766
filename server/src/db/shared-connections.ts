import type pg from 'pg';
import type { Statement } from './statement.ts';

/** More than the cores of a small machine only adds switching. */
const connections = 2;

/** After a slower read, its connection counts as lost. */
const readTimeoutMs = 15_000;

export interface SharedConnections {
  rows<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * For short reads, many on one connection, so a busy server wakes PostgreSQL less often. A read that waits for a
 * lock blocks the others. Broken connections are replaced.
 */
export function sharedConnections(pool: pg.Pool): SharedConnections {
  const known = byPool.get(pool);
  if (known) return known;
  const opened = openShared(pool);
  byPool.set(pool, opened);
  return opened;
}

/** All users of a pool share its two connections, so they cannot exhaust the pool. */
const byPool = new WeakMap<pg.Pool, SharedConnections>();

function openShared(pool: pg.Pool): SharedConnections {
  const slots: (Promise<pg.PoolClient> | null)[] = Array.from({ length: connections }, () => null);
  let turn = 0;

  const clientIn = (slot: number): Promise<pg.PoolClient> => {
    const opening = pool.connect().then((client) => {
      const drop = (error: Error) => {
        if (slots[slot] !== opening) return;
        slots[slot] = null;
        client.off('error', drop);
        client.release(error);
      };
      client.on('error', drop);
      return client;
    });
    opening.catch(() => {
      if (slots[slot] === opening) slots[slot] = null;
    });
    slots[slot] = opening;
    return opening;
  };

  const gathering = new Set<pg.PoolClient>();
  /** Sends the reads of one turn of the event loop in one write, because each write wakes PostgreSQL. */
  const gather = (client: pg.PoolClient) => {
    if (gathering.has(client)) return;
    gathering.add(client);
    const { stream } = client.connection;
    stream.cork();
    setImmediate(() => {
      turn = (turn + 1) % connections;
      gathering.delete(client);
      stream.uncork();
    });
  };

  return {
    async rows<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
      const client = await (slots[turn] ?? clientIn(turn));
      gather(client);
      const query = { ...statement, values: values as unknown[], query_timeout: readTimeoutMs };
      return (await client.query(query)).rows as Row[];
    },
    async close() {
      const open = slots.splice(0);
      for (const slot of open)
        await slot?.then(
          (client) => client.release(true),
          () => {},
        );
    },
  };
}
