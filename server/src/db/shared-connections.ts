import type pg from 'pg';
import type { Statement } from './statement.ts';

/** How many connections short readings share; more than the cores of a small machine only makes it switch between them. */
const connections = 2;

/** A reading that takes longer than this, in milliseconds, has lost its connection: the next ones get another. */
const readTimeoutMs = 15_000;

/** See {@link sharedConnections}. */
export interface SharedConnections {
  rows<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  /** Gives the connections back to the pool, so that it can end; a later reading takes new ones. */
  close(): Promise<void>;
}

/**
 * Connections that short readings share: one is sent before the one ahead of it is answered, so that a busy server
 * wakes PostgreSQL once for many of them. Nothing that waits for a lock may go here: it would hold up the rest.
 *
 * Each connection belongs to the pool and goes back broken when it breaks; the next reading takes another one.
 */
export function sharedConnections(pool: pg.Pool): SharedConnections {
  const known = byPool.get(pool);
  if (known) return known;
  const opened = openShared(pool);
  byPool.set(pool, opened);
  return opened;
}

/** All who use one pool share the same two, so that many of them cannot use it up. */
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
  /** Readings of one turn of the event loop leave in one write, since each write wakes PostgreSQL anew. */
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
