import { spawn } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { post, signUp } from './testing/cairn-in-folder.ts';
import { type CairnProcess, dataFolder, startCairn, supervised } from './testing/cairn-process.ts';

let folder: ReturnType<typeof dataFolder>;
let cairn: CairnProcess | null = null;
beforeEach(() => {
  folder = dataFolder();
});
afterEach(async () => {
  if (cairn?.child.exitCode === null && cairn.child.signalCode === null) await cairn.end('SIGTERM');
  cairn = null;
  folder.remove();
});

const isAnswering = async () => (await fetch(`${cairn?.origin}/api/health/`).catch(() => null))?.ok === true;
const lockHolder = (): number => JSON.parse(readFileSync(join(folder.path, 'cairn.lock'), 'utf8')).pid;

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const throwsAtSignal = `data:text/javascript,process.on('SIGUSR2',()=>{throw new Error('out of the blue')})`;

describe.skipIf(process.platform === 'win32')('Cairn as npm start runs it', () => {
  test('comes back with all that was there when its database, its process or its code dies', async () => {
    cairn = await startCairn(
      { CAIRN_DATA: folder.path, NODE_OPTIONS: `--import="${throwsAtSignal}"` },
      supervised,
    );
    const cookie = await signUp(cairn.origin);
    const names: string[] = [];
    const postmaster = () =>
      Number(readFileSync(join(folder.path, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    const deaths = {
      'kill of the database': () => process.kill(postmaster(), 'SIGKILL'),
      'kill of the server': () => process.kill(lockHolder(), 'SIGKILL'),
      'an uncaught error': () => process.kill(lockHolder(), 'SIGUSR2'),
    };
    for (const [name, die] of Object.entries(deaths)) {
      expect((await post(cairn.origin, '/api/goals-2/', { name }, { cookie })).status).toBe(201);
      names.push(name);
      const server = lockHolder();
      die();
      await expect
        .poll(async () => lockHolder() !== server && (await isAnswering()), { timeout: 60_000 })
        .toBe(true);
      const goals = await (await fetch(`${cairn.origin}/api/goals-2/`, { headers: { cookie } })).json();
      expect((goals as { name: string }[]).map((goal) => goal.name).toSorted()).toEqual(names.toSorted());
    }
    expect(cairn.said().split('and starts again.')).toHaveLength(4);
    expect(cairn.said()).toContain('PostgreSQL has ended');
    expect(cairn.said()).toContain('out of the blue');
    expect(await cairn.end('SIGTERM')).toBe(0);
    expect(existsSync(join(folder.path, 'cairn.lock'))).toBe(false);
  });

  test('ends when the npm that began it is gone', async () => {
    cairn = await startCairn({ CAIRN_DATA: folder.path, npm_lifecycle_event: 'start' }, [
      '--eval',
      `const { spawn } = require('node:child_process');
       spawn(process.execPath, ${JSON.stringify(supervised)}, { stdio: 'inherit' });`,
    ]);
    const server = lockHolder();
    await cairn.end('SIGKILL');
    await expect.poll(() => existsSync(join(folder.path, 'cairn.lock')), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => isThere(server), { timeout: 20_000 }).toBe(false);
  });

  test('is not started again where it could not start', async () => {
    await expect(startCairn({ CAIRN_DATA: folder.path, CAIRN_PLANS: 'perhaps' }, supervised)).rejects.toThrow(
      /^CAIRN_PLANS has to be one of on, off/u,
    );
  });
});

test('a process in which nothing gets its turn is ended by its watchdog', async () => {
  const watchdog = join(import.meta.dirname, 'watchdog.ts');
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { startWatchdog } = await import(${JSON.stringify(watchdog)});
     // The endless loop blocks this thread, so the watchdog's thread must run first.
     const thread = startWatchdog(2);
     thread.ref();
     thread.once('online', () => { for (;;); });`,
  ]);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const signal = await new Promise((done) => child.once('close', (_code, by) => done(by)));
  expect([signal, said.trim()]).toEqual([
    'SIGKILL',
    'Nothing has had its turn for 2 seconds. Cairn ends itself.',
  ]);
});

describe.skipIf(process.platform === 'win32')('a data folder', () => {
  test('is closed to other users of the machine, with all in it', async () => {
    cairn = await startCairn({ CAIRN_DATA: folder.path });
    await signUp(cairn.origin);
    const open = readdirSync(folder.path, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('postgres'))
      .filter((name) => !lstatSync(join(folder.path, name)).isSocket())
      .filter((name) => (lstatSync(join(folder.path, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    // PostgreSQL may run as another user, who passes through the folder but cannot list it.
    expect(statSync(folder.path).mode & 0o066).toBe(0);
  });

  test('with a long path is refused where the folder of its socket is somebody else’s link', async () => {
    const long = join(folder.path, 'a'.repeat(100));
    mkdirSync(long);
    cairn = await startCairn({ CAIRN_DATA: long, TMPDIR: folder.path });
    await cairn.end('SIGTERM');
    const socket = readdirSync(folder.path).find((name) => name.startsWith('cairn-')) as string;
    expect(statSync(join(folder.path, socket)).mode & 0o077).toBe(0);
    const other = dataFolder();
    symlinkSync(folder.path, join(other.path, socket));
    await expect(startCairn({ CAIRN_DATA: long, TMPDIR: other.path })).rejects.toThrow(
      'belongs to somebody else',
    );
    other.remove();
  });
});
