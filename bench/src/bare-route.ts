import { fork } from 'node:child_process';
import { join } from 'node:path';
import { testPort } from '@cairn/server/testing/test-port';
import { requestsPerSecond, type Shot } from './load.ts';
import type { RunningServer } from './running-server.ts';

interface BareRoute {
  readonly origin: string;
  readonly shot: Shot;
  stop(): void;
}

export async function startBareRoute(
  { database, databaseAddress }: RunningServer,
  stored: string,
): Promise<BareRoute> {
  await database.query('create table if not exists bench_list (id int primary key, body text)');
  await database.query(
    'insert into bench_list values (1, $1) on conflict (id) do update set body = excluded.body',
    [stored],
  );
  const port = await testPort();
  const route = fork(join(import.meta.dirname, 'floor-route.ts'), [
    String(databaseAddress.host),
    String(port),
  ]);
  await new Promise((resolve) => route.once('message', resolve));
  const origin = `http://127.0.0.1:${port}`;
  const shot = { method: 'GET', path: '/list', headers: {} } as const;
  await requestsPerSecond(origin, 8, 1_000, () => shot);
  return {
    origin,
    shot,
    stop: () => route.kill(),
  };
}
