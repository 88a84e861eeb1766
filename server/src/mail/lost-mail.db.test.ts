import type { Invitation } from '@cairn/contract/spaces';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { openLog } from '../http/log.ts';
import type { BossLog } from '../queue/boss.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { mailWork, sendMail } from './mail-job.ts';
import { mailServer } from './mail-server.ts';
import type { MailSender, OutgoingMail } from './outbox.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

let arrived: OutgoingMail[];
let tries: number;
let isAway: boolean;
const sender: MailSender = {
  async send(mail) {
    tries += 1;
    if (isAway) throw new Error(`No way to <${mail.to}>`);
    arrived.push(mail);
  },
};
beforeEach(() => {
  [arrived, tries, isAway] = [[], 0, true];
});

async function open(by: MailSender = sender) {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const server = await openTestServer({ mailSender: by, logger: log });
  closings.push(() => server.close());
  const later = async (byMs: number) => {
    await server.turnAllClocks(byMs);
    await server.jobs.runDue();
  };
  const dead = () => lines.filter((line) => line.includes('A job is dead'));
  const dropped = () => lines.filter((line) => line.includes('A mail was dropped unsent'));
  return { server, later, lines, dead, dropped, log };
}

const reset = (server: TestServer, { user }: TestPerson) =>
  server.ask({ method: 'POST', path: '/api/login/reset/', body: { email: user.email } });
const waiting = async (server: TestServer) =>
  (await server.pool.query<{ state: string }>('select state from pgboss.job')).rows.map(({ state }) => state);
const spaceOf = ({ user }: TestPerson) => `/api/v2/spaces/${user.defaultSpaceId}/invitations/`;
const invitations = async (by: TestPerson): Promise<readonly Invitation[]> =>
  (await by.ask({ path: spaceOf(by) })).body;
const untilUnsent = (by: TestPerson) =>
  expect.poll(async () => (await invitations(by)).map(({ isUnsent }) => isUnsent)).toEqual([true]);

interface SmtpBehaviour {
  /** The server accepts the mail when this resolves. */
  readonly onMail?: (text: string) => Promise<void> | void;
  readonly onRcptTo?: SMTPServerOptions['onRcptTo'];
}

function openSmtp(port: number, { onMail, onRcptTo }: SmtpBehaviour = {}): Promise<SMTPServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    // In ms. An open connection must not delay shutdown.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS'],
    ...(onRcptTo && { onRcptTo }),
    onData(stream, _session, taken) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', async () => {
        await onMail?.(text);
        taken();
      });
    },
  });
  return new Promise((done) => {
    smtp.listen(port, '127.0.0.1', () => done(smtp));
  });
}
const portOf = ({ server }: SMTPServer) => (server.address() as AddressInfo).port;
const end = (smtp: SMTPServer | Server) => new Promise<void>((done) => smtp.close(() => done()));

test('a mail to a mail server that is away arrives when it is back, and nothing of it is kept', async () => {
  const texts: string[] = [];
  const first = await openSmtp(0);
  const port = portOf(first);
  await end(first);
  const smtpSender = mailServer(`smtp://127.0.0.1:${port}`, 'plan@example.org');
  closings.push(() => smtpSender.close());
  const { server, later } = await open(smtpSender);
  const ida = await server.signUp();
  const made = await ida.ask({ method: 'POST', path: spaceOf(ida), body: { email: 'new@example.com' } });
  expect(made.status).toBe(201);
  await untilUnsent(ida);
  await later(2 * minute);
  expect([texts.length, (await invitations(ida))[0]?.isUnsent]).toEqual([0, true]);
  const second = await openSmtp(port, { onMail: (text) => void texts.push(text) });
  closings.push(() => end(second));
  await later(6 * minute);
  expect(texts.map((text) => /^To: (.*)$/mu.exec(text)?.[1]?.trim())).toEqual(['new@example.com']);
  expect(await invitations(ida)).toMatchObject([{ email: 'new@example.com', isUnsent: false }]);
  expect(await waiting(server)).toEqual([]);
});

test('a mail that a mail server refuses, cuts off and then accepts slowly arrives once', async () => {
  const refusing = await openSmtp(0, {
    onRcptTo: (_address, _session, done) => done(new Error('No mailbox')),
  });
  const port = portOf(refusing);
  const smtpSender = mailServer(`smtp://127.0.0.1:${port}`, 'plan@example.org');
  closings.push(() => smtpSender.close());
  const { server, later } = await open(smtpSender);
  const ida = await server.signUp();
  await ida.ask({ method: 'POST', path: spaceOf(ida), body: { email: 'new@example.com' } });
  await untilUnsent(ida);
  await end(refusing);
  let cut = 0;
  const cutting = createServer((socket) => {
    socket.on('error', () => {}).write('220 ready\r\n');
    socket.once('data', () => {
      cut += 1;
      socket.destroy();
    });
  });
  await new Promise<void>((done) => cutting.listen(port, '127.0.0.1', done));
  await later(2 * minute);
  expect([cut, await waiting(server)]).toEqual([1, ['retry']]);
  await end(cutting);
  const texts: string[] = [];
  let accept = () => {};
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  const slow = await openSmtp(port, {
    onMail(text) {
      texts.push(text);
      return accepted;
    },
  });
  closings.push(() => end(slow));
  const sending = later(6 * minute);
  await expect.poll(() => texts.length).toBe(1);
  expect(await waiting(server)).toEqual(['active']);
  accept();
  await sending;
  await later(hour);
  expect([texts.length, await waiting(server)]).toEqual([1, []]);
});

test('tries come after 1, 5 and 30 minutes, then each hour, for three days', async () => {
  const { server, later, lines, dead } = await open();
  const ida = await server.signUp();
  await ida.ask({ method: 'POST', path: spaceOf(ida), body: { email: 'new@example.com' } });
  await untilUnsent(ida);
  const margin = 30_000;
  for (const [number, pause] of [minute, 5 * minute, 30 * minute, hour, hour].entries()) {
    await later(pause - margin);
    expect(tries).toBe(number + 1);
    await later(margin);
    expect(tries).toBe(number + 2);
  }
  await later(3 * day - 4 * hour);
  expect([dead(), await waiting(server)]).toEqual([[], ['retry']]);
  await later(hour);
  isAway = false;
  await later(hour);
  expect([arrived, await waiting(server)]).toEqual([[], ['failed']]);
  expect(dead()).toHaveLength(1);
  expect(lines.join('')).not.toContain('new@example.com');
  expect((await invitations(ida))[0]?.isUnsent).toBe(true);
});

test('a mail whose link has ended is dropped: by its time, by a newer one, by a withdrawal', async () => {
  const { server, later, dropped } = await open();
  const ida = await server.signUp();
  await reset(server, ida);
  await expect.poll(() => tries).toBe(1);
  const made = await ida.ask({ method: 'POST', path: spaceOf(ida), body: { email: 'new@example.com' } });
  await untilUnsent(ida);
  await ida.ask({ method: 'POST', path: `${spaceOf(ida)}${made.body.id}/resend/` });
  await expect.poll(() => tries).toBe(3);
  await untilUnsent(ida);
  expect(await waiting(server)).toHaveLength(3);
  isAway = false;
  await later(61 * minute);
  expect(arrived.map(({ to }) => to)).toEqual(['new@example.com']);
  expect([dropped().length, (await waiting(server)).length]).toEqual([2, 0]);
  isAway = true;
  await ida.ask({ method: 'POST', path: `${spaceOf(ida)}${made.body.id}/resend/` });
  await untilUnsent(ida);
  await ida.ask({ method: 'DELETE', path: `${spaceOf(ida)}${made.body.id}/` });
  isAway = false;
  await later(2 * minute);
  expect([arrived.length, await waiting(server)]).toEqual([1, []]);
});

test('a mail goes with the account that it is about', async () => {
  const { server } = await open();
  const ida = await server.signUp();
  await reset(server, ida);
  await expect.poll(() => tries).toBe(1);
  const body = { confirmation: 'DELETE FOREVER', password: ida.password };
  expect((await ida.ask({ method: 'DELETE', path: '/api/settings/', body })).status).toBe(204);
  expect(await waiting(server)).toEqual([]);
});

/** As a second process on the same database. */
const otherProcess = (server: TestServer, log: BossLog, by: MailSender, clockOffset = 0) => {
  const [db, now] = [databaseOf(server.pool), () => Date.now() + clockOffset];
  const jobs = openJobQueue({ db, now, log, works: [mailWork({ db, now, sender: by, log })] });
  closings.push(() => jobs.stop(0));
  return jobs;
};

test('new mails leave before those that wait for another attempt', async () => {
  const { server, later } = await open();
  const ida = await server.signUp();
  await ida.ask({ method: 'POST', path: spaceOf(ida), body: { email: 'old@example.com' } });
  await untilUnsent(ida);
  await server.turnAllClocks(2 * minute);
  isAway = false;
  await server.pool.query(`update pgboss.job set created_on = created_on - interval '1 hour'`);
  await databaseOf(server.pool).transact((tx) =>
    sendMail(server.jobs, tx, {
      personId: ida.user.uuid,
      to: 'new@example.com',
      subject: '',
      text: '',
      link: null,
    }),
  );
  await later(0);
  expect(arrived.map(({ to }) => to)).toEqual(['new@example.com', 'old@example.com']);
});

test('several processes send each mail once', async () => {
  const { server, log } = await open();
  const ida = await server.signUp();
  const addresses = Array.from({ length: 12 }, (_, n) => `new-${n}@example.com`);
  for (const email of addresses) await ida.ask({ method: 'POST', path: spaceOf(ida), body: { email } });
  await expect.poll(async () => (await invitations(ida)).every(({ isUnsent }) => isUnsent)).toBe(true);
  isAway = false;
  await server.turnAllClocks(2 * minute);
  const others = [1, 2, 3].map(() => otherProcess(server, log, sender, 2 * minute));
  await Promise.all([server.jobs, ...others].map((jobs) => jobs.runDue()));
  expect(arrived.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
});

test('a process that ends while it sends loses no mail', async () => {
  const silent: MailSender = { send: () => new Promise(() => {}) };
  const { server, log } = await open(silent);
  const ida = await server.signUp();
  await reset(server, ida);
  await expect.poll(() => waiting(server)).toEqual(['active']);
  isAway = false;
  const other = otherProcess(server, log, sender);
  await other.clean();
  await other.runDue();
  expect(arrived).toEqual([]);
  await server.turnAllClocks(minute);
  await other.clean();
  await other.runDue();
  expect(arrived.map(({ to }) => to)).toEqual([ida.user.email]);
  expect(await waiting(server)).toEqual([]);
});
