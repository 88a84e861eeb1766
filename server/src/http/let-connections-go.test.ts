import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { letConnectionsGo } from './let-connections-go.ts';

test('a server that ends while it answers ends with that answer, and not when the connection times out', async () => {
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const server = createServer({ keepAliveTimeout: 600_000 }, (_request, answer) => {
    asked.resolve();
    void mayAnswer.promise.then(() => answer.end('the end'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const heard = new Promise<string>((done) =>
    get({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.setEncoding('utf8').once('data', done);
    }),
  );
  await asked.promise;
  const ended = new Promise((done) => server.close(done));
  letConnectionsGo(server);
  mayAnswer.resolve();
  expect(await heard).toBe('the end');
  await ended;
  agent.destroy();
});
