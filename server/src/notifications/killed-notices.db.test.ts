import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { OutgoingMail } from '../mail/outbox.ts';
import type { Network } from '../embeds/network.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import { newPushKey, type PushKey } from '../push/push-key.ts';
import { chanceFrom } from '../testing/chance.ts';
import { openPushService } from '../testing/push-service.ts';
import { openWebhookReceiver } from '../testing/webhook-receiver.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const rounds = process.env['TEST_FURTHER'] === undefined ? 2 : 20;
const script = join(import.meta.dirname, '..', 'testing', 'notifying-process.ts');
/** A person gets five pushes at once at most, and two rounds may be decided together. */
const goalsInRound = 2;
const hourMs = 3_600_000;

/** Kills the process after so many steps, unless it has ended by then. */
function runAndKill(
  address: string,
  offsetMs: number,
  steps: number,
  key: PushKey,
): Promise<NodeJS.Signals | null> {
  const args = [script, address, String(offsetMs), String(steps), JSON.stringify(key)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString().split('\n').length - 1;
    if (printed >= steps) child.kill('SIGKILL');
  });
  return new Promise((done) => child.once('close', (_code, signal) => done(signal)));
}

test(
  `processes that are killed while they notify people lose no mail, push or call, in ${rounds} rounds`,
  { timeout: 60_000 + rounds * 10_000 },
  async () => {
    // Shares the jobs with the processes that are killed.
    const mailSender = {
      send: async ({ to, subject }: OutgoingMail) =>
        void (await server.pool.query('insert into sent_mails values ($1, $2)', [to, subject])),
    };
    const service = await openPushService();
    const key = newPushKey();
    const receiver = await openWebhookReceiver();
    const network: Network = {
      ...service.network,
      mayReach: (...to) => service.network.mayReach(...to) || receiver.network.mayReach(...to),
    };
    const push = { key, network, origin: 'https://plan.example.org', plainIsAllowed: true };
    const server: TestServer = await openTestServer({ mailSender, push });
    const [ida, ben, space] = await twoMembers(server);
    const settings = { method: 'PATCH', path: '/api/settings/', body: { quietHoursAreOn: false } } as const;
    for (const person of [ida, ben]) await person.ask(settings);
    await server.pool.query('create table sent_mails (recipient text not null, subject text not null)');
    const browser = {
      method: 'PUT',
      path: '/api/v2/push-subscriptions/',
      body: service.browser('here'),
    } as const;
    expect((await ida.ask(browser)).status).toBe(200);
    const webhook = { method: 'PUT', path: '/api/v2/webhook/', body: { url: receiver.url } } as const;
    expect((await ida.ask(webhook)).status).toBe(200);
    const flags = '/api/v2/notifications-settings/webhook/';
    await ida.ask({ method: 'PATCH', path: flags, body: { goalAssigned: true } });
    const { db } = contextOf(server);
    const idle = openJobQueue({ db, now: server.now, log: pino({ level: 'silent' }), works: [] });
    const chance = chanceFrom(33);
    const runUntil = (steps: number) =>
      runAndKill(server.databaseAddress, server.now() - Date.now(), steps, key);
    const freeJobs = async () => {
      await server.turnAllClocks(2 * hourMs);
      await idle.clean();
      // A freed job waits before it starts again.
      await server.turnAllClocks(2 * hourMs);
    };
    const names: string[] = [];
    let kills = 0;
    for (let round = 1; round <= rounds; round += 1) {
      for (let at = 1; at <= goalsInRound; at += 1) {
        const name = `Goal ${round}.${at};`;
        names.push(name);
        const assignee = ida.user.code;
        await ben.createGoal({ space, name, column: 1, dueDate: '2026-11-21', assignee });
      }
      if ((await runUntil(1 + chance.below(7))) === 'SIGKILL') kills += 1;
      await freeJobs();
      // More than 20 mails in an hour would fold.
      if (round % 2 === 0) await runUntil(Infinity);
    }
    expect(kills).toBeGreaterThan(0);
    // The database may give a dead process a job that it asked for.
    await freeJobs();
    expect(await runUntil(Infinity)).toBeNull();

    const { rows } = await server.pool.query<{ recipient: string; subject: string }>(
      'select recipient, subject from sent_mails',
    );
    const toIda = rows.filter(({ recipient }) => recipient === ida.user.email);
    // A kill between the acceptance of a mail or push and its record sends it again.
    const twice = (sent: readonly string[]) => {
      const counts = names.map((name) => sent.filter((text) => text.includes(name)).length);
      expect(names.filter((_, at) => counts[at] === 0)).toEqual([]);
      return counts.reduce((sum, count) => sum + count - 1, 0);
    };
    const mailsTwice = twice(toIda.map(({ subject }) => subject));
    const pushesTwice = twice(service.received.map(({ title }) => title));
    const callsTwice = twice(receiver.received.map(({ content }) => content.goal.name));
    console.log(
      `${kills} kills, ${toIda.length} mails, ${mailsTwice} sent again, ${service.received.length} pushes, ${pushesTwice} sent again, ${receiver.received.length} calls, ${callsTwice} sent again.`,
    );
    expect(mailsTwice).toBeLessThanOrEqual(kills);
    // A process sends four pushes and makes four calls at once.
    expect(pushesTwice).toBeLessThanOrEqual(4 * kills);
    expect(callsTwice).toBeLessThanOrEqual(4 * kills);
    // Each is under the id of its delivery.
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(names.length);
    const { rows: left } = await server.pool.query(
      'select from events_to_notify union all select from waiting_notices',
    );
    expect(left).toEqual([]);
    await server.close();
    await service.close();
    await receiver.close();
  },
);
