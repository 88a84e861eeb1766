import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CairnProcess, startCairn } from '../../testing/cairn-process.ts';
import { postgresBinaries } from './binaries.ts';
import { ownPlatform } from './platform.ts';
import { startPostgres } from './postgres.ts';
import { reachablePrograms } from './reachable-programs.ts';
import { chosenUser, pathFor, startedAs } from './runner.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-root-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(process.getuid?.() === 0)('as root, PostgreSQL', () => {
  test('reads nothing that its own user may not, also below a folder that only root may enter', async () => {
    const data = join(folder, 'closed', 'data');
    mkdirSync(data, { recursive: true });
    chmodSync(join(folder, 'closed'), 0o700);
    for (const round of ['made', 'started again']) {
      const server = await startPostgres(data, { fsync: 'off' });
      const client = new pg.Client(server.connectionTo('postgres'));
      await client.connect();
      expect((await client.query('select 1 as one')).rows, round).toEqual([{ one: 1 }]);
      await expect(client.query("select pg_read_file('/etc/shadow')")).rejects.toThrow('Permission denied');
      await client.end();
      await server.stop();
      expect(await server.ended).toContain('database system is shut down');
    }
    expect(statSync(join(folder, 'closed')).mode & 0o777).toBe(0o700);
    expect(statSync(data).mode & 0o777).toBe(0o711);
  });

  test('is refused with a sentence where its user cannot be let in', () => {
    const other = join(folder, 'data');
    mkdirSync(join(other, 'postgres'), { recursive: true });
    chmodSync(folder, 0o711);
    chmodSync(other, 0o700);
    const user = chosenUser();
    const unaided = { ...user, setpriv: false };
    expect(() => pathFor(unaided, join(other, 'postgres'), 'cluster')).toThrow(
      `who cannot enter ${other}. Run Cairn as a user of its own instead of root (docs/hosting.md), or set CAIRN_DATA`,
    );
  });

  test('is run from a copy where its user cannot enter the folder of Cairn, as below /root', async () => {
    chmodSync(folder, 0o711);
    const closed = join(folder, 'closed');
    const { postgres } = postgresBinaries(ownPlatform);
    cpSync(dirname(dirname(postgres)), join(closed, 'native'), { recursive: true, dereference: true });
    chmodSync(closed, 0o700);
    const program = (name: string) => join(closed, 'native', 'bin', name);
    const shut = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
    const user = chosenUser();
    const umask = process.umask(0o077);
    const first = reachablePrograms(user, shut, join(folder, 'copies'));
    process.umask(umask);
    expect(first.postgres).toContain(join(folder, 'copies'));
    for (const copy of [first.postgres, first.initdb])
      expect((await once(startedAs(user, copy, ['--version'], folder), 'exit'))[0]).toBe(0);
    expect(reachablePrograms(user, shut, join(folder, 'copies'))).toEqual(first);
    chmodSync(dirname(dirname(first.postgres)), 0o777);
    expect(() => reachablePrograms(user, shut, join(folder, 'copies'))).toThrow('may be written by others');
  });
});

describe.runIf(process.getuid?.() === 0)('as root, Cairn', () => {
  let cairn: CairnProcess | null = null;
  afterEach(() => cairn?.end('SIGKILL'));

  test('warns, and says what to do', async () => {
    cairn = await startCairn({ CAIRN_DATA: folder });
    const warnings = cairn.said().match(/Cairn runs as root:[^"]*/gu);
    expect(warnings).toEqual([
      'Cairn runs as root: who breaks into it has the whole machine. Start it as a user of its own (docs/hosting.md).',
    ]);
  });
});
