import { post } from '@cairn/server/testing/cairn-in-folder';
import {
  type CairnProcess,
  dataFolder,
  runCairn,
  startCairn,
  supervised,
} from '@cairn/server/testing/cairn-process';
import { connectionOf } from '@cairn/server/db/embedded/postgres';
import { openPool } from '@cairn/server/db/pool';
import { turnClockOfJobs } from '@cairn/server/testing/clock-of-jobs';
import { openS3Service } from '@cairn/server/testing/s3-service';
import { openSmtpService } from '@cairn/server/testing/smtp-service';
import { testPort } from '@cairn/server/testing/test-port';
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const rounds = Number(process.env['CHAOS_ROUNDS'] ?? 1);
const limit = 30_000 + rounds * 60_000;
const longPoll = { timeout: 60_000 };
const megabyte = 1024 * 1024;

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

interface Witness {
  /** Returns the status of creating a goal, or 0 without an answer. */
  write(): Promise<number>;
  /** Fails unless each acknowledged goal exists once. */
  expectAll(): Promise<void>;
  forgetAfter(count: number): void;
  readonly count: () => number;
  ask(path: string, init?: RequestInit): Promise<Response>;
}

async function signUp(cairn: () => CairnProcess, email: string): Promise<Witness> {
  const made = await post(cairn().origin, '/api/signup/', { email, password: 'a long walk uphill' });
  expect(made.status).toBe(201);
  const cookie = made.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const acknowledged: string[] = [];
  let written = 0;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${cairn().origin}${path}`, { ...init, headers: { cookie, ...init.headers } });
  const names = async () => {
    const answer = await ask('/api/goals-2/?limit=5000').catch(() => null);
    return answer?.ok ? ((await answer.json()) as { name: string }[]).map(({ name }) => name) : null;
  };
  return {
    ask,
    count: () => acknowledged.length,
    forgetAfter: (count) => void acknowledged.splice(count),
    async write() {
      const name = `Goal ${(written += 1)}`;
      const body = { name, tempId: `offline-${name}` };
      const answer = await post(cairn().origin, '/api/goals-2/', body, { cookie }).catch(() => null);
      if (answer?.status === 201) acknowledged.push(name);
      return answer?.status ?? 0;
    },
    async expectAll() {
      await expect.poll(names, longPoll).toEqual(expect.arrayContaining(acknowledged));
      const all = (await names()) ?? [];
      expect(new Set(all).size).toBe(all.length);
    },
  };
}

async function restless(settings: Readonly<Record<string, string>> = {}): Promise<() => CairnProcess> {
  const folder = dataFolder();
  const cairn = await startCairn({ CAIRN_DATA: folder.path, ...settings }, supervised);
  closings.push(folder.remove, () => cairn.end('SIGTERM'));
  return () => cairn;
}

/** Mounts a small disk; null where this is not allowed. */
function smallDisk(path: string): { unmount(): void } | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const options = `size=${320 * megabyte},mode=755`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', path]);
  return status === 0 ? { unmount: () => void spawnSync('umount', ['-l', path]) } : null;
}

test(
  'a disk that fills up and is emptied costs nothing that was acknowledged',
  async ({ skip }) => {
    const folder = dataFolder();
    closings.push(folder.remove);
    chmodSync(folder.path, 0o755);
    const disk = smallDisk(folder.path);
    if (disk === null) return skip('This machine lets nobody mount a small disk.');
    closings.push(disk.unmount);
    const data = join(folder.path, 'data');
    mkdirSync(data);
    const cairn = await startCairn({ CAIRN_DATA: data }, supervised);
    closings.push(() => cairn.end('SIGTERM'));
    const ida = await signUp(() => cairn, 'ida@example.com');
    const free = () => {
      const { bavail, bsize } = statfsSync(folder.path);
      return bavail * bsize;
    };
    const ballast = join(folder.path, 'ballast');
    for (let round = 0; round < rounds; round += 1) {
      expect(await ida.write()).toBe(201);
      // In every second round the disk fills to the last byte, so that the database cannot write either.
      const left = round % 2 === 0 ? 32 * megabyte : 0;
      const file = openSync(ballast, 'w');
      const block = Buffer.alloc(megabyte);
      try {
        while (free() > left) {
          writeSync(file, block, 0, Math.min(block.length, free() - left));
          if (free() % (16 * megabyte) < megabyte) await ida.write();
        }
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
      } finally {
        closeSync(file);
      }
      await expect.poll(() => ida.write(), longPoll).not.toBe(201);
      rmSync(ballast);
      await expect.poll(() => ida.write(), longPoll).toBe(201);
      await ida.expectAll();
    }
  },
  limit,
);

/** A proxy before a service. While silent, it accepts connections and passes nothing on. */
async function gateBefore(port: number) {
  let isSilent = false;
  const sockets = new Set<{ destroy(): unknown }>();
  const gate: Server = createServer((asked) => {
    sockets.add(asked);
    asked.on('error', () => {}).on('close', () => sockets.delete(asked));
    if (isSilent) return;
    const passed = connect(port, '127.0.0.1');
    passed.on('error', () => asked.destroy()).on('close', () => asked.destroy());
    asked.on('close', () => passed.destroy());
    asked.on('data', (chunk: Buffer) => isSilent || passed.write(chunk));
    passed.on('data', (chunk: Buffer) => isSilent || asked.write(chunk));
  });
  await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  closings.push(() => {
    cut();
    return new Promise((done) => gate.close(done));
  });
  return {
    port: (gate.address() as AddressInfo).port,
    silence() {
      isSilent = true;
    },
    speak() {
      isSilent = false;
      cut();
    },
  };
}

test(
  'a storage that falls silent costs no file that was acknowledged',
  async () => {
    const folder = dataFolder();
    const service = await openS3Service(folder.path);
    closings.push(folder.remove, () => service.close());
    const gate = await gateBefore(service.port);
    const storage = `s3://S3RVER:S3RVER@127.0.0.1:${gate.port}/cairn?tls=off`;
    const cairn = await restless({ STORAGE_URL: storage });
    const ida = await signUp(cairn, 'ida@example.com');
    const kept = new Map<string, string>();
    const upload = async (text: string) => {
      const body = new FormData();
      body.append('file', new Blob([text]), 'letter.txt');
      const answer = await ida.ask('/api/storage/', { method: 'POST', body }).catch(() => null);
      if (answer?.status === 201) kept.set(((await answer.json()) as { url: string }).url, text);
      return answer?.status ?? 0;
    };
    for (let round = 0; round < rounds; round += 1) {
      let isOver = false;
      const lanes = ['a', 'b', 'c'].map(async (lane) => {
        for (let n = 0; !isOver; n += 1) await upload(`${lane} ${round} ${n} ${'pines '.repeat(2_000)}`);
      });
      await expect.poll(() => kept.size).toBeGreaterThan(3 * (round + 1));
      gate.silence();
      expect(await ida.write()).toBe(201);
      isOver = true;
      gate.speak();
      await Promise.all(lanes);
      await expect.poll(() => upload(`${round} again`), longPoll).toBe(201);
      for (const [url, text] of kept) expect((await (await ida.ask(url)).text()) === text).toBe(true);
      await ida.expectAll();
    }
  },
  limit,
);

/** `SIGUSR2` moves the server's clock by this many milliseconds, and a second signal moves it back. */
const turnsClock = (byMs: number) =>
  `--import="data:text/javascript,const n=Date.now;let o=0;Date.now=()=>n()+o;process.on('SIGUSR2',()=>{o=o===0?${byMs}:0})"`;

/** Not supervised, so that the signal reaches the server. */
async function clockwork(byMs: number, settings: Readonly<Record<string, string>> = {}) {
  const folder = dataFolder();
  const cairn = await startCairn({ CAIRN_DATA: folder.path, NODE_OPTIONS: turnsClock(byMs), ...settings });
  closings.push(folder.remove, () => cairn.end('SIGTERM'));
  return { cairn: () => cairn, folder: folder.path, turnClock: () => void cairn.child.kill('SIGUSR2') };
}

test(
  'a mail server that is away costs no mail',
  async () => {
    const port = await testPort();
    const twoHours = 2 * 3_600_000;
    const { cairn, folder, turnClock } = await clockwork(twoHours, { SMTP_URL: `smtp://127.0.0.1:${port}` });
    const pool = openPool(connectionOf(folder, 'cairn'), 1);
    closings.push(() => pool.end());
    const arrived = new Set<string>();
    const awaited: string[] = [];
    const somebody = async () => {
      const email = `person-${awaited.length}@example.com`;
      awaited.push(email);
      return signUp(cairn, email);
    };
    for (let round = 0; round < rounds; round += 1) {
      const writer = await somebody();
      await somebody();
      expect(await writer.write()).toBe(201);
      const close = await openSmtpService(port, (address) => arrived.add(address));
      // After two hours each pending mail is due again.
      turnClock();
      await turnClockOfJobs(pool, twoHours);
      await somebody();
      await expect.poll(() => awaited.filter((email) => !arrived.has(email)), longPoll).toEqual([]);
      turnClock();
      await turnClockOfJobs(pool, 0);
      await close();
      await writer.expectAll();
    }
  },
  limit,
);

test(
  'a clock that is set back a day costs nothing and hides nothing',
  async () => {
    const { cairn, turnClock } = await clockwork(-86_400_000);
    const ida = await signUp(cairn, 'ida@example.com');
    type Page = { cursor: string; goals?: { name: string }[]; more: boolean };
    let { cursor } = (await (await ida.ask('/api/v2/feed/')).json()) as Page;
    for (let round = 0; round < rounds; round += 1) {
      for (const _turn of ['back', 'on']) {
        expect(await ida.write()).toBe(201);
        turnClock();
        expect(await ida.write()).toBe(201);
        // An old cursor must return the writes from before and after.
        const answer = await ida.ask(`/api/v2/feed/?cursor=${cursor}`);
        const text = await answer.text();
        expect(answer.status).toBe(200);
        for (const number of [ida.count() - 1, ida.count()]) expect(text).toContain(`"Goal ${number}"`);
        ({ cursor } = JSON.parse(text) as Page);
        await ida.expectAll();
      }
    }
  },
  limit,
);

test(
  'a backup brings back all that was acknowledged before it',
  async () => {
    const folder = dataFolder();
    const settings = { CAIRN_DATA: folder.path };
    let cairn = await startCairn(settings);
    closings.push(folder.remove, () => cairn.end('SIGKILL'));
    const ida = await signUp(() => cairn, 'ida@example.com');
    for (let round = 0; round < rounds; round += 1) {
      for (let n = 0; n < 5; n += 1) expect(await ida.write()).toBe(201);
      const before = ida.count();
      const backup = join(folder.path, `${round}.backup`);
      const [taken] = await Promise.all([runCairn(settings, ['backup', backup]), ida.write(), ida.write()]);
      expect(taken).toMatchObject({ code: 0 });
      expect(await ida.write()).toBe(201);
      // In every second round it is killed, so the restore starts from a crash.
      await cairn.end(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      expect(await runCairn(settings, ['restore', backup, '--keep-access'])).toMatchObject({ code: 0 });
      cairn = await startCairn(settings);
      ida.forgetAfter(before);
      await ida.expectAll();
      expect(await ida.write()).toBe(201);
      rmSync(backup);
    }
  },
  limit,
);
