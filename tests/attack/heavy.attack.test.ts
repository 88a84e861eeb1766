import { type CairnProcess, dataFolder, startCairn, supervised } from '@cairn/server/testing/cairn-process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { attackedCairn, longNote, readFeed } from './attacked-cairn.ts';

const rounds = Number(process.env['CHAOS_ROUNDS'] ?? 3);
/** The notes' texts are 270 MB, more than the process may hold at one time. */
const notes = 600;
/** Limits of the JavaScript heap and of the whole process, in megabytes. */
const heap = 200;
const maxMemory = 800;

// A plan's limit would reject so much text.
const cairn = attackedCairn({ CAIRN_PLANS: 'off', NODE_OPTIONS: `--max-old-space-size=${heap}` });

/** Peak memory in megabytes; 0 if unknown. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}

test('more words than fit into memory are read page by page, by a new device and one that was away', async () => {
  const ida = await cairn.signUp();
  const { cursor } = await ida.get<{ cursor: string }>('GET', '/api/v2/feed/');
  for (let n = 0; n < notes; n += 2) {
    const goals = [n, n + 1].map((number) => ({
      tempId: `offline-${number}`,
      name: `Long ${number}`,
      column: 1,
      dueDate: '2026-11-21',
      richThoughts: longNote(),
    }));
    await ida.get('POST', '/api/v2/goals-2/batch/', { goals });
  }
  await Promise.all([readFeed(ida), readFeed(ida, cursor)]);
  await ida.ask('GET', '/api/goals-2/?column=1&limit=5000');
  await ida.ask('POST', `/api/v2/spaces/${ida.space}/clone/`, {});
  await cairn.expectUnmoved();
  expect(memoryOf(cairn.process.child.pid)).toBeLessThan(maxMemory);
}, 300_000);

const folder = dataFolder();
let restless: CairnProcess | null = null;
afterAll(async () => {
  await restless?.end('SIGTERM');
  folder.remove();
});

test(
  'killed at any moment, database or server, Cairn comes back by itself with all that it acknowledged',
  async () => {
    const post = (path: string, body: unknown, cookie = '') =>
      fetch(`${restless?.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: restless?.origin ?? '', cookie },
        body: JSON.stringify(body),
      });
    const pidIn = (file: string): number => {
      const text = readFileSync(join(folder.path, file), 'utf8');
      return file.endsWith('.lock') ? JSON.parse(text).pid : Number(text.split('\n')[0]);
    };
    const deaths = { database: 'postgres/postmaster.pid', server: 'cairn.lock' };
    const acknowledged: string[] = [];
    let cookie = '';
    for (let round = 0; round < rounds; round += 1) {
      // A new supervisor each round, because its restart delay grows with each crash.
      restless = await startCairn({ CAIRN_DATA: folder.path }, supervised);
      if (cookie === '') {
        const signUp = await post('/api/signup/', {
          email: 'ida@example.com',
          password: 'a long walk uphill',
        });
        cookie = signUp.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; ');
      }
      for (const [what, file] of Object.entries(deaths)) {
        let isDead = false;
        for (let n = 0; !isDead; n += 1) {
          const name = `${what} ${round} ${n}`;
          const writing = post('/api/goals-2/', { name, tempId: `offline-${name}` }, cookie);
          if (n === 10 + round) process.kill(pidIn(file), 'SIGKILL');
          const answer = await writing.catch(() => null);
          if (answer?.status === 201) acknowledged.push(name);
          else isDead = true;
        }
        const goals = async () => {
          const path = `${restless?.origin}/api/goals-2/?limit=5000`;
          const answer = await fetch(path, { headers: { cookie } }).catch(() => null);
          if (!answer?.ok) return null;
          return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
        };
        await expect.poll(goals, { timeout: 60_000 }).toEqual(expect.arrayContaining(acknowledged));
        const names = (await goals()) ?? [];
        expect(new Set(names).size).toBe(names.length);
      }
      await restless.end('SIGTERM');
      restless = null;
    }
  },
  60_000 + rounds * 120_000,
);
