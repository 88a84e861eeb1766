import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';
import { mailServer } from './mail-server.ts';

test('a reset mail goes through a real mail server in both parts, its link whole', async () => {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((done) => {
    smtp.listen(0, '127.0.0.1', done);
  });
  const { port } = smtp.server.address() as AddressInfo;
  const sender = mailServer(`smtp://127.0.0.1:${port}`, 'Cairn <plan@example.org>');
  const server = await openTestServer({ mailSender: sender, operator: 'Ida Holm, Hauptstraße 1, Berlin' });
  const ida = await server.signUp('ida@example.com');
  await server.ask({ method: 'POST', path: '/api/login/reset/', body: { email: ida.user.email } });
  await expect.poll(() => received.length).toBe(1);
  const plain = (received[0] ?? '').replaceAll(/=\r\n/gu, '').replaceAll('=3D', '=');
  expect(plain).toContain('From: Cairn <plan@example.org>');
  expect(plain).toContain('To: ida@example.com');
  expect(plain).toContain('Auto-Submitted: auto-generated');
  expect(plain).toContain('Content-Type: multipart/alternative');
  const [, text = '', html = ''] = plain.split(/^Content-Type: text\//mu);
  expect(text).toMatch(/^plain; charset=utf-8/u);
  expect(html).toMatch(/^html; charset=utf-8/u);
  for (const part of [text, html]) {
    expect(part).toMatch(/http:\/\/localhost:4280\/reset\/[\w-]+\/[\w-]{43}\//u);
    expect(part).toContain('localhost:4280, run by Ida Holm, Hauptstra=C3=9Fe 1, Berlin');
  }
  sender.close();
  await server.close();
  await new Promise<void>((done) => {
    smtp.close(done);
  });
});

test('a mail server that does not answer harms nobody who asks', async () => {
  const sender = mailServer('smtp://127.0.0.1:1', 'Cairn <plan@example.org>');
  const server = await openTestServer({ mailSender: sender });
  const ida = await server.signUp();
  const answer = await server.ask({
    method: 'POST',
    path: '/api/login/reset/',
    body: { email: ida.user.email },
  });
  expect(answer.status).toBe(200);
  sender.close();
  await server.close();
});

test('an answer does not wait for the mail, so that its time tells nothing', async () => {
  const server = await openTestServer({ mailSender: { send: () => new Promise(() => {}) } });
  const ida = await server.signUp();
  const body = { email: ida.user.email };
  expect((await server.ask({ method: 'POST', path: '/api/login/reset/', body })).status).toBe(200);
  await server.close();
});
