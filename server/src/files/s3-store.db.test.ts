import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '../base/start-error.ts';
import { dataFolder, startCairn } from '../testing/cairn-process.ts';
import { signatureGate } from '../testing/s3-signature.ts';
import { openTestServer } from '../testing/test-server.ts';
import { diskOf } from './file-store.ts';
import { refuseUnfitBucket } from './refuse-unfit-bucket.ts';
import { s3AddressFrom } from '../base/s3-address.ts';
import { s3Store } from './s3-store.ts';

let folder = '';
let service: S3rver;
let gate: Awaited<ReturnType<typeof signatureGate>>;
let address = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-s3-'));
  service = new S3rver({
    port: 0,
    silent: true,
    directory: join(folder, 'service'),
    configureBuckets: [{ name: 'cairn', configs: [] }],
  });
  const { port } = await service.run();
  gate = await signatureGate(port, 'S3RVER');
  address = `s3://S3RVER:S3RVER@127.0.0.1:${gate.port}/cairn/some/folder?tls=off`;
});
afterAll(async () => {
  await gate.close();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const id = '019aa6f3-1111-7222-8333-444455556666';
const path = () => join(folder, 'file');
const textOf = async (store: ReturnType<typeof s3Store>, key: string) => {
  const stored = await store.open(key);
  return stored === null ? null : (await stored.bytes.toArray()).join('');
};

async function keysOf(store: ReturnType<typeof s3Store>): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of store.keys()) keys.push(key);
  return keys;
}

describe('a store that speaks S3', () => {
  test('keeps, gives, names and removes files', async () => {
    const store = s3Store(s3AddressFrom(address));
    writeFileSync(path(), 'pines '.repeat(200_000));
    await store.put(id, path(), 'text/plain');
    await store.put(`${id}-small`, path(), 'image/webp');
    expect((await store.open(id))?.size).toBe(1_200_000);
    expect(await textOf(store, id)).toBe(readFileSync(path(), 'utf8'));
    const keys = await keysOf(store);
    expect(keys.toSorted()).toEqual([id, `${id}-small`]);
    await store.remove([id, `${id}-small`, 'never-there']);
    expect(await store.open(id)).toBe(null);
    expect(await keysOf(store)).toEqual([]);
  });

  test('is refused by the service under a wrong secret', async () => {
    const store = s3Store(s3AddressFrom(address.replace(':S3RVER@', ':WRONG@')));
    writeFileSync(path(), 'x');
    await expect(store.put(id, path(), 'text/plain')).rejects.toThrow(/signature/iu);
  });

  test('is found fit at the start when it takes our keys and has the bucket, also where nothing lies in it yet', async () => {
    expect(await refuseUnfitBucket(s3AddressFrom(address))).toBe(null);
  });

  test.each([
    [':S3RVER@', ':WRONG@', 'refuses (SignatureDoesNotMatch). The secret is not that of the key'],
    ['/cairn/', '/nowhere/', 'refuses (NoSuchBucket). There is no such bucket'],
  ])('is unfit at the start with %s instead of %s', async (right, wrong, sentence) => {
    const refused = refuseUnfitBucket(s3AddressFrom(address.replace(right, wrong)));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`The storage in STORAGE_URL ${sentence}`);
    await expect(refused).rejects.not.toThrow('WRONG');
  });

  test('stops Cairn with a sentence when the service refuses', async () => {
    const home = dataFolder();
    const settings = { CAIRN_DATA: home.path, STORAGE_URL: address.replace(':S3RVER@', ':WRONG@') };
    const failure = await startCairn(settings).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failure.trim()).toMatch(/^The storage in STORAGE_URL refuses \(SignatureDoesNotMatch\)\. .*\.$/u);
    home.remove();
  });

  test('may be away when Cairn starts, or not answer: all but the files works, and a sentence says so', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    const away = `s3://key:secret@127.0.0.1:${port}/cairn?tls=off`;
    const tooLate = await refuseUnfitBucket(s3AddressFrom(away), 50);
    expect(tooLate).toMatch(/^The storage in STORAGE_URL cannot be reached \(\w+\)\. /u);
    silent.closeAllConnections();
    await new Promise((done) => silent.close(done));
    const gone = await refuseUnfitBucket(s3AddressFrom(away));
    expect(gone).toContain('The storage in STORAGE_URL cannot be reached (ECONNREFUSED). ');
  });

  test('serves what was uploaded, through Cairn', async () => {
    const server = await openTestServer({
      storage: { store: s3Store(s3AddressFrom(address)), incomingFolder: folder, disk: () => diskOf(folder) },
    });
    const ida = await server.signUp();
    const body = new FormData();
    body.set('file', new Blob(['a letter']), 'letter.txt');
    const { url } = (await ida.ask({ method: 'POST', path: '/api/storage/', body })).body;
    const answer = await fetch(`${server.origin}${url}`, {
      headers: { cookie: ida.cookie },
      redirect: 'manual',
    });
    expect([answer.status, await answer.text()]).toEqual([200, 'a letter']);
    await server.close();
  });
});

test.each([
  's3://host/bucket',
  's3://key:secret@host',
  's3://key:secret@host/',
  'https://key:secret@host/bucket',
])('an address that is none is refused with how one looks, and without its secret: %s', (text) => {
  expect(() => s3AddressFrom(text)).toThrow(/^STORAGE_URL has to look like/u);
  expect(() => s3AddressFrom(text)).not.toThrow('key:secret@host');
});
