import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPort } from '@cairn/server/testing/test-port';
import pg from 'pg';

const house = join(import.meta.dirname, '..', '..');

/** A server as `npm start` runs it, on a port and data folder of its own. */
export interface RunningServer {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly database: pg.Pool;
  readonly databaseAddress: pg.PoolConfig;
  stop(): Promise<void>;
}

/** @param settings environment variables to add */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-bench-'));
  const port = await testPort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(house, 'server', 'src', 'main.ts')], {
    cwd: house,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      CAIRN_DATA: folder,
      CAIRN_SIGNUP: 'open',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  // A benchmark that throws ends its server too.
  process.once('exit', () => server.kill('SIGTERM'));
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  while (!(await answers(origin))) {
    if (server.exitCode !== null) throw new Error('The server ended while starting.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const databaseAddress = { host: join(folder, 'run'), user: 'cairn', database: 'cairn' };
  const database = new pg.Pool({ ...databaseAddress, max: 2 });
  return {
    origin,
    process: server,
    database,
    databaseAddress,
    async stop() {
      await database.end();
      server.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/health/`)).ok;
  } catch {
    return false;
  }
}

export interface Member {
  readonly cookie: string;
  readonly uuid: string;
  readonly code: string;
  readonly defaultSpaceId: string;
}

export async function signUp(origin: string): Promise<Member> {
  const response = await fetch(`${origin}/api/signup/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      email: `bench-${Date.now()}@example.com`,
      password: 'a long walk uphill',
      firstName: 'Ida',
    }),
  });
  if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
  const { user } = (await response.json()) as { user: Omit<Member, 'cookie'> };
  return { ...user, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] as string };
}

/**
 * Inserts goals by SQL, in all seven horizons, mostly on days.
 *
 * @param codes prefix of the goals' codes, different for each member
 */
export async function seedGoals(
  database: pg.Pool,
  member: Member,
  count: number,
  codes = 'bench',
): Promise<void> {
  await database.query(
    `with scope as (update scopes set version = version + $2 where id = $1 returning version - $2 as before)
     insert into goals (scope_id, id, version, created_at, modified_at, code, created_by, name, column_id, due_date, horizon_sequence_no, color, search_text)
     select $1, gen_random_uuid(), before + n, now(), now(), $4 || '-' || n, $3,
       'Goal ' || n || ', something that a person wants to do',
       case when n % 10 < 7 then 1 when n % 10 = 7 then 2 when n % 10 = 8 then 3 else 4 end,
       case when n % 10 < 7 then current_date + (n % 1400 - 700)
            when n % 10 = 7 then (date_trunc('week', current_date + (n % 1400 - 700)) + interval '6 days')::date
            when n % 10 = 8 then (date_trunc('month', current_date + (n % 1400 - 700)) + interval '1 month - 1 day')::date
            else (date_trunc('year', current_date + (n % 1400 - 700)) + interval '1 year - 1 day')::date end,
       2000 + n * 100,
       (array[null, 'blue', 'green', null, 'purple'])[n % 5 + 1], 'goal ' || n
     from scope, generate_series(1, $2::int) n`,
    [member.defaultSpaceId, count, member.code, codes],
  );
}
