import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetched, fileForm, filesOnDisk, testPicture, upload, uploaded } from '../testing/test-files.ts';
import { openTestServer, type TestAnswer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let png: Buffer;
beforeAll(async () => {
  server = await openTestServer();
  png = await testPicture();
});
afterAll(() => server.close());

const kept = async () => Number((await server.pool.query('select count(*) as n from files')).rows[0].n);

async function leavesNothing(work: () => Promise<unknown>): Promise<void> {
  const before = [filesOnDisk(server).length, await kept()];
  await work();
  await expect.poll(async () => [filesOnDisk(server).length, await kept()]).toEqual(before);
}

describe('an upload is refused', () => {
  test('from visitors, for goals of others, deleted and locked ones, and spaces of others', async () => {
    const ida = await server.signUp();
    const eve = await server.signUp();
    const goal = await ida.createGoal({});
    const gone = await ida.createGoal({});
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${gone.id}/` });
    const refusal = async (who: Pick<TestPerson, 'ask'>, fields: Record<string, string>) =>
      (await upload(who, fileForm(png, 'hut.png', fields))).body.code as string;
    await leavesNothing(async () => {
      expect(await refusal(server, {})).toBe('auth.required');
      expect(await refusal(eve, { goal: goal.id })).toBe('goal.unknown');
      expect(await refusal(eve, { goal: 'none' })).toBe('goal.unknown');
      expect(await refusal(ida, { goal: gone.id })).toBe('goal.deleted');
      expect(await refusal(eve, { space: ida.user.defaultSpaceId })).toBe('space.unknown');
    });
  });

  test('when it is no form, has no file, or is broken', async () => {
    const ida = await server.signUp();
    const multipart = { 'content-type': 'multipart/form-data; boundary=edge' };
    const withoutFile = new FormData();
    withoutFile.set('goal', 'x');
    const code = async (answer: Promise<TestAnswer>) => (await answer).body.code as string;
    await leavesNothing(async () => {
      expect(await code(upload(ida, { file: 'x' }))).toBe('request.mediaType');
      expect(await code(upload(ida, withoutFile))).toBe('file.missing');
      expect(await code(upload(ida, '--edge\r\nnothing', multipart))).toBe('request.malformed');
      expect(
        await code(
          upload(
            ida,
            '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
            multipart,
          ),
        ),
      ).toBe('request.malformed');
      expect(await code(upload(ida, 'x', { 'content-type': 'multipart/form-data' }))).toBe(
        'request.malformed',
      );
    });
  });

  test('with a NUL in its name as broken, or kept without it', async () => {
    const ida = await server.signUp();
    const body =
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="a\u0000b.txt"\r\n\r\nx\r\n--edge--\r\n';
    const answer = await upload(ida, body, { 'content-type': 'multipart/form-data; boundary=edge' });
    if (answer.status === 201) expect(answer.body.name).toBe('ab.txt');
    else expect(answer.body.code).toBe('request.malformed');
  });

  test('above the plan’s size, when it says so and when it does not', async () => {
    const ida = await server.signUp();
    server.turnClock(15 * 86_400_000);
    const limit = 5 * 1024 * 1024;
    await leavesNothing(async () => {
      const answer = await upload(ida, fileForm(Buffer.alloc(limit + 1), 'big.bin'));
      expect([answer.status, answer.body.code, answer.body.limit]).toEqual([413, 'limit.fileSize', limit]);
      expect(await rawStatus(ida, ['content-length: 10000000000'], '')).toBe(413);
      expect(await rawStatus(ida, ['transfer-encoding: chunked'], chunkedForm(limit + 1))).toBe(413);
    });
    expect((await upload(ida, fileForm(Buffer.alloc(limit), 'just.bin'))).status).toBe(201);
    server.turnClock(-15 * 86_400_000);
  });

  test('when there is no room left, and what is there can still be read', async () => {
    const ida = await server.signUp();
    server.turnClock(15 * 86_400_000);
    const file = await uploaded(ida, 'x', 'a.txt');
    const limit = 100 * 1024 * 1024;
    await server.pool.query('update files set size = $2 where id = $1', [file.id, limit - 10]);
    await leavesNothing(async () => {
      const answer = await upload(ida, fileForm('eleven byte', 'b.txt'));
      expect([answer.status, answer.body.code, answer.body.limit]).toEqual([402, 'limit.storage', limit]);
    });
    expect((await upload(ida, fileForm('ten bytes.', 'b.txt'))).status).toBe(201);
    expect((await upload(ida, fileForm('x', 'c.txt'))).status).toBe(402);
    expect((await fetched(server, file.url, ida)).status).toBe(200);
    server.turnClock(-15 * 86_400_000);
  });

  test('that is stopped midway leaves nothing', async () => {
    const ida = await server.signUp();
    await leavesNothing(async () => {
      const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';
      const socket = await rawRequest(ida, ['content-length: 1000000'], `${head}${'x'.repeat(100_000)}`);
      await expect
        .poll(() => filesOnDisk(server).some(({ parentPath }) => parentPath === server.filesFolder))
        .toBe(true);
      socket.destroy();
    });
  });
});

test('a connection on which an upload was refused serves the next request', async () => {
  const ida = await server.signUp();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const asked = (method: string, path: string, body: string) =>
    new Promise<number>((answered, failed) => {
      const headers = { cookie: ida.cookie, 'content-type': 'multipart/form-data; boundary=edge' };
      const sent = request(`${server.origin}${path}`, { method, agent, headers }, (answer) => {
        answer.resume().once('end', () => answered(answer.statusCode ?? 0));
      });
      sent.once('error', failed).end(body);
    });
  const head = '--edge\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n';
  expect(await asked('POST', storagePath, `${head}${'x'.repeat(300_000)}`)).toBe(400);
  expect(await asked('GET', '/api/health/', '')).toBe(200);
  agent.destroy();
});

const storagePath = '/api/storage/';

async function rawRequest(person: TestPerson, headers: readonly string[], body: string) {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  await new Promise((connected) => socket.once('connect', connected));
  const head = [`POST ${storagePath} HTTP/1.1`, `host: ${hostname}`, `cookie: ${person.cookie}`, ...headers];
  socket.write(`${head.join('\r\n')}\r\ncontent-type: multipart/form-data; boundary=edge\r\n\r\n${body}`);
  return socket;
}

async function rawStatus(person: TestPerson, headers: readonly string[], body: string): Promise<number> {
  const socket = await rawRequest(person, headers, body);
  const answer = await new Promise<string>((got) => socket.once('data', (data) => got(data.toString())));
  socket.destroy();
  return Number(answer.split(' ')[1]);
}

function chunkedForm(size: number): string {
  const text = `--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(size)}`;
  return `${text.length.toString(16)}\r\n${text}\r\n`;
}
