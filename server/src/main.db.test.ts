import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cairnInFolder, credentials, post, signUp } from './testing/cairn-in-folder.ts';
import { testPort } from './testing/test-port.ts';
import { dataFolder } from './testing/cairn-process.ts';

describe('Cairn', () => {
  const folder = cairnInFolder({ isUsed: true });
  const { start } = folder;

  test('killed again and again while goals are made loses nothing that it acknowledged and doubles nothing', async () => {
    const port = String(await testPort());
    let cairn = await start({ PORT: port });
    const cookie = await signUp(cairn.origin);
    const acknowledged = new Set<string>();
    const wanted = Array.from({ length: 60 }, (_, n) => `goal-${n}`);
    const rounds = 4;
    for (let round = 0; round <= rounds; round += 1) {
      const isLast = round === rounds;
      const missing = wanted.filter((name) => !acknowledged.has(name));
      // Six calls are in flight, so the kill hits some anywhere between request and answer.
      const killAt = acknowledged.size + 1 + Math.floor(Math.random() * 8);
      let killed: Promise<unknown> | null = null;
      const lanes = Array.from({ length: 6 }, async (_, lane) => {
        for (const name of missing.filter((_name, n) => n % 6 === lane)) {
          try {
            const answer = await post(
              cairn.origin,
              '/api/goals-2/',
              { name, tempId: `offline-${name}` },
              { cookie, 'idempotency-key': name },
            );
            if (answer.ok) acknowledged.add(name);
          } catch {
            return;
          }
          if (!isLast && acknowledged.size >= killAt) killed ??= cairn.end('SIGKILL');
        }
      });
      await Promise.all(lanes);
      await killed;
      if (!isLast) cairn = await start({ PORT: port });
      const goals = (await (await fetch(`${cairn.origin}/api/goals-2/`, { headers: { cookie } })).json()) as {
        name: string;
      }[];
      const names = goals.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of acknowledged) expect(names).toContain(name);
    }
    expect(acknowledged.size).toBe(wanted.length);
  });

  test('killed in the middle of uploads keeps the files that it acknowledged, and nothing of the others', async () => {
    const port = String(await testPort());
    const cairn = await start({ PORT: port });
    const cookie = await signUp(cairn.origin);
    const kept: { readonly url: string; readonly text: string }[] = [];
    const lanes = Array.from({ length: 4 }, async (_, lane) => {
      for (let n = 0; n < 50; n += 1) {
        const text = `${lane} ${n} `.repeat(20_000);
        const body = new FormData();
        body.set('file', new Blob([text]), 'a.txt');
        const path = `${cairn.origin}/api/storage/`;
        const answer = await fetch(path, { method: 'POST', headers: { cookie }, body }).catch(() => null);
        const url = answer?.ok ? await answer.json().catch(() => null) : null;
        if (url === null) return;
        kept.push({ url: (url as { url: string }).url, text });
      }
    });
    await expect.poll(() => kept.length).toBeGreaterThan(3);
    await cairn.end('SIGKILL');
    await Promise.all(lanes);
    const again = await start({ PORT: port });
    for (const { url, text } of kept)
      expect((await (await fetch(`${again.origin}${url}`, { headers: { cookie } })).text()) === text).toBe(
        true,
      );
    expect(readdirSync(join(folder.path, 'incoming'))).toEqual([]);
  });

  test('refuses a second one on its folder, and says so', async () => {
    await start();
    await expect(start()).rejects.toThrow(/Another Cairn \(process \d+\) already runs on the folder/u);
  });

  test('takes over a folder whose Cairn is gone', async () => {
    writeFileSync(join(folder.path, 'cairn.lock'), JSON.stringify({ pid: 2 ** 22 - 7, startTicks: '1' }));
    await start();
  });

  test('ends at SIGTERM with code 0 while a stream is open, and leaves no PostgreSQL behind', async () => {
    const cairn = await start();
    const cookie = await signUp(cairn.origin);
    const stream = await fetch(`${cairn.origin}/api/v2/feed/stream/`, { headers: { cookie } });
    expect(await cairn.end('SIGTERM')).toBe(0);
    await stream.text().catch(() => '');
    expect(existsSync(join(folder.path, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(existsSync(join(folder.path, 'cairn.lock'))).toBe(false);
  });

  test('starts again on its folder, with the accounts that were there', async () => {
    const first = await start();
    await signUp(first.origin);
    await first.end('SIGTERM');
    const second = await start();
    expect((await post(second.origin, '/api/login/email/', credentials)).status).toBe(200);
  });

  test('writes mails into files that only its owner reads, when there is no mail server', async () => {
    const cairn = await start();
    await signUp(cairn.origin);
    await post(cairn.origin, '/api/login/reset/', { email: credentials.email });
    const mails = join(folder.path, 'mail');
    await expect.poll(() => (existsSync(mails) ? readdirSync(mails).length : 0)).toBe(1);
    expect(readdirSync(mails)[0]).toMatch(/^2\d{3}-.*-ida@example\.com\.eml$/u);
    expect(readFileSync(join(mails, readdirSync(mails)[0] as string), 'utf8')).toContain('/reset/');
  });

  test('works in a folder with a very long path', async () => {
    const long = join(folder.path, 'a'.repeat(100), 'b'.repeat(60));
    mkdirSync(long, { recursive: true });
    const cairn = await start({ CAIRN_DATA: long });
    expect((await fetch(`${cairn.origin}/api/health/`)).status).toBe(200);
  });

  test('stops with a sentence when its port is taken', async () => {
    const cairn = await start();
    const other = dataFolder();
    const failure = await start({ PORT: new URL(cairn.origin).port, CAIRN_DATA: other.path }).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failure).toContain('is taken. Set PORT to another one.');
    other.remove();
  });
});

describe('Cairn that cannot start', () => {
  const folder = cairnInFolder();
  const { start } = folder;

  test.each([
    [{ PORT: 'eighty' }, 'PORT has to be a number'],
    [{ CAIRN_PLANS: 'maybe' }, 'CAIRN_PLANS has to be one of on, off'],
    [{ CAIRN_COLOUR: 'blue' }, 'CAIRN_COLOUR is no setting of Cairn'],
    [
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
      'The database in DATABASE_URL cannot be reached',
    ],
  ])('stops with a sentence for %j', async (settings, sentence) => {
    const failure = await start(settings).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failure).toContain(sentence);
    expect(failure).not.toMatch(/ at .*\.ts|secret/u);
  });

  test('stops with a sentence when its folder cannot be written', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    const failure = await start({ CAIRN_DATA: join(file, 'data') }).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failure).toContain('Set CAIRN_DATA to another folder.');
  });

  test.skipIf(process.platform !== 'linux').each(['/proc/cairn', '/proc/cairn/data', '/proc'])(
    'stops with a sentence where there can be no folder: %s',
    async (place) => {
      const failure = await start({ CAIRN_DATA: place }).then(
        () => '',
        (error: Error) => error.message,
      );
      expect(failure.trim()).toBe(`There can be no folder ${place}. Set CAIRN_DATA to another folder.`);
    },
  );

  test('stops with a sentence when its folder is a file', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    const failure = await start({ CAIRN_DATA: file }).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failure.trim()).toBe(`CAIRN_DATA has to be a folder, and ${file} is a file.`);
  });
});
