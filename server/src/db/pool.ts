import pg from 'pg';

/** The types whose JavaScript default loses something: days are text, counts are numbers. */
const textParsers: Readonly<Record<number, (text: string) => unknown>> = {
  // date: a day has no zone, so it must not become a moment.
  1082: (text) => text,
  // int8: versions stay far below 2^53.
  20: Number,
  1700: Number,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    textParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** How many connections one server process holds at most; the embedded server allows 40 in all. */
const maxConnections = 16;

/**
 * Settings of each connection. Statements are prepared by name and differ only in values that do not change how they
 * are best run, so planning them anew each time would only cost; small queries gain nothing from compilation.
 */
const sessionSettings = { plan_cache_mode: 'force_generic_plan', jit: 'off' } as const;
const sessionOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
const setSession = Object.entries(sessionSettings)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ');

/**
 * A pool of connections with our type parsers.
 *
 * @param address a `postgres://` address, or parts of one
 */
export function openPool(address: string | pg.PoolConfig, max = maxConnections): pg.Pool {
  const config = typeof address === 'string' ? { connectionString: address } : address;
  const pool = new pg.Pool({
    options: sessionOptions,
    ...config,
    max,
    types,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    application_name: 'cairn',
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

/**
 * A pool for a database that somebody else runs. Where a pooler before it takes no options at the start of a connection, as
 * PgBouncer does not, they are set right after it. A database that cannot be reached is found out by the first query.
 */
export async function openForeignPool(address: string, max = maxConnections): Promise<pg.Pool> {
  const pool = openPool(address, max);
  const failure = await pool.query('select').then(
    () => null,
    (error: unknown) => error,
  );
  if (!refusesOptions(failure)) return pool;
  await pool.end();
  return openPool(
    {
      connectionString: address,
      options: undefined,
      onConnect: async (client: pg.ClientBase) => void (await client.query(setSession)),
    } as pg.PoolConfig,
    max,
  );
}

/** By the words of PgBouncer and those that speak as it does, and of the proxy of Amazon's RDS. */
function refusesOptions(failure: unknown): boolean {
  const words = /unsupported startup parameter|command-line options/iu;
  return failure instanceof Error && words.test(failure.message);
}
