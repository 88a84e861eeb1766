import pg from 'pg';

/** Types whose default parser loses information. */
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

/** For each process. The embedded server allows 40 in all. */
const maxConnections = 16;

/** Plans of our statements do not depend on their values, and small queries gain nothing from JIT. */
const sessionSettings = { plan_cache_mode: 'force_generic_plan', jit: 'off' } as const;
const sessionOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
const setSession = Object.entries(sessionSettings)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ');

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
  // Without a listener, a broken idle connection would end the process. The pool replaces it.
  pool.on('error', () => {});
  return pool;
}

/**
 * For a database that is not embedded. Poolers such as PgBouncer may refuse start-up options, so those are set after
 * connecting.
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

/** Messages of PgBouncer, similar poolers, and Amazon's RDS proxy. */
function refusesOptions(failure: unknown): boolean {
  const words = /unsupported startup parameter|command-line options/iu;
  return failure instanceof Error && words.test(failure.message);
}
