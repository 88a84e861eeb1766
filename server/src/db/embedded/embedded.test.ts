import { spawn } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linkLibraries } from './binaries.ts';
import { isDataFolderLocked, lockDataFolder } from './data-lock.ts';
import { isAlive, ownMark } from './processes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of the data folder', () => {
  test('is held by one, given back, and taken again', () => {
    const unlock = lockDataFolder(folder);
    expect(isDataFolderLocked(folder)).toBe(true);
    expect(() => lockDataFolder(folder)).toThrow(`Another Cairn (process ${process.pid}) already runs`);
    unlock();
    expect(isDataFolderLocked(folder)).toBe(false);
    lockDataFolder(folder)();
  });

  test.each([
    ['nobody', JSON.stringify({ pid: 2 ** 22 - 3, startTicks: '1' })],
    ['a later process that got the same number', JSON.stringify({ ...ownMark(), startTicks: '1' })],
    ['a start that was cut off', ''],
    ['somebody else’s file', 'hello'],
  ])('held by %s is stale', (_, text) => {
    writeFileSync(join(folder, 'cairn.lock'), text);
    expect(isDataFolderLocked(folder)).toBe(false);
    lockDataFolder(folder)();
  });
});

test('a process that has ended and waits for its parent does not run', async () => {
  // The shell does not wait for its child, which stays a zombie while the shell sleeps.
  const shell = spawn('sh', ['-c', 'sh -c "exit 0" & echo $!; exec sleep 5'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = await new Promise<number>((done) =>
    shell.stdout.once('data', (chunk: Buffer) => done(Number(chunk.toString()))),
  );
  await expect.poll(() => isAlive({ pid, startTicks: null })).toBe(false);
  expect(isAlive({ pid: shell.pid as number, startTicks: null })).toBe(true);
  shell.kill();
});

test('library links that an install without scripts has left out are made, those that are there stay', () => {
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
  writeFileSync(join(folder, 'native', 'lib', 'libpq.so.5.18'), '');
  symlinkSync('elsewhere', join(folder, 'native', 'lib', 'libpq.so'));
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  linkLibraries(folder);
  linkLibraries(folder);
  expect(readlinkSync(join(folder, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(lstatSync(join(folder, 'native', 'lib', 'libpq.so')).isSymbolicLink()).toBe(true);
  expect(readlinkSync(join(folder, 'native', 'lib', 'libpq.so'))).toBe('elsewhere');
});
