import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { LogLevel } from '../base/config.ts';
import { mailServer } from '../mail/mail-server.ts';
import { openTestServer } from '../testing/test-server.ts';
import { makeToken } from '../testing/tokens.ts';
import { openLog } from './log.ts';

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

/** Makes Ida's requests fail: her mails are refused, and the table of goals is gone. */
async function logOf(level: LogLevel) {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`No mailbox <${address}> here`)),
  });
  await new Promise<void>((done) => {
    smtp.listen(0, '127.0.0.1', done);
  });
  const sender = mailServer(
    `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    'plan@example.org',
  );
  const lines: string[] = [];
  const logger = openLog(level, { write: (line) => void lines.push(line) });
  const server = await openTestServer({ mailSender: sender, logger });
  closings.push(
    () => new Promise<void>((done) => smtp.close(() => done())),
    async () => sender.close(),
    () => server.close(),
  );
  const ida = await server.signUp('ida@example.com');
  await server.ask({ method: 'POST', path: '/api/login/reset/', body: { email: ida.user.email } });
  await server.pool.query(`alter table goals add constraint no_secret check (name <> 'my secret')`);
  const refused = await ida.ask({
    method: 'POST',
    path: '/api/goals-2/',
    body: { name: 'my secret', column: 1, dueDate: '2026-11-23' },
  });
  expect([refused.status, refused.body.code]).toEqual([500, 'server.failed']);
  await ida.ask({ path: '/api/v2/search/?q=geheimnis' });
  // None of these secrets may be in the log.
  await ida.ask({ path: '/api/v2/magic-links/geheimnis/' });
  await ida.ask({ method: 'POST', path: '/api/v2/magic-links/geheimnis/join/' });
  await server.ask({ path: '/join/geheimnis/' });
  await server.ask({ path: '/calendar/geheimnis.ics' });
  const secrets = [(await makeToken(ida, { name: 'geheimnis' })).token];
  secrets.push(
    (await ida.ask({ path: '/api/settings/calendar-url/' })).body.url.split('/').at(-1).slice(0, 43),
  );
  for (const token of ['cairn_geheimnis', secrets[0]]) {
    const headers = { authorization: `Bearer ${token}` };
    await server.ask({ path: '/api/goals-2/', headers });
    const body = { name: 'my secret', column: 1, dueDate: '2026-11-23' };
    await server.ask({ method: 'POST', path: '/api/goals-2/', headers, body });
  }
  await server.ask({ path: `/calendar/${secrets[1]}.ics` });
  await expect.poll(() => lines.filter((line) => line.includes('"level":50')).length).toBe(2);
  return {
    text: lines.join(''),
    secrets,
    entries: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    refused,
  };
}

test('the log says what failed and where, in objects with the request’s id, and nothing of whom it was about', async () => {
  const { text, entries, refused, secrets } = await logOf('info');
  expect(text).not.toMatch(/ida@|my secret|geheimnis/u);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(entries).toContainEqual(
    expect.objectContaining({
      msg: 'A request failed.',
      reqId: refused.headers.get('x-request-id'),
      err: expect.objectContaining({ code: '23514', constraint: 'no_secret', stack: expect.any(Array) }),
    }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({
      msg: 'A job failed.',
      job: 'mail',
      err: expect.objectContaining({ responseCode: 550 }),
    }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({ msg: 'answered', method: 'POST', route: '/api/signup/', status: 201 }),
  );
});

test('the log holds errors whole when it is set to debug', async () => {
  const { text, secrets } = await logOf('debug');
  expect(text).toContain('ida@example.com');
  for (const secret of secrets) expect(text).not.toContain(secret);
});
