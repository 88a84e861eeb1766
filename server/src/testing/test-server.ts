import type { User } from '@cairn/contract/accounts';
import type { GoalCreateBody, GoalWire } from '@cairn/contract/goals';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import type { AccountLimits } from '../accounts/account-limits.ts';
import { type AppParts, createApp } from '../app.ts';
import type { Network } from '../embeds/network.ts';
import { databaseOf } from '../db/database.ts';
import { openPublisher } from '../feed/publisher.ts';
import { pushSources } from '../notifications/push-sources.ts';
import { pushWorks } from '../push/push-jobs.ts';
import { webhookSources } from '../notifications/webhook-sources.ts';
import { webhookWork } from '../webhooks/webhook-jobs.ts';
import { newPushKey } from '../push/push-key.ts';
import { newJoinKey } from '../people/join-links.ts';
import { digestMailWork } from '../notifications/digest-mail-job.ts';
import { testMailWork } from '../notifications/test-mail-job.ts';
import { eventMailWork } from '../notifications/event-mail-job.ts';
import { notifyOfEvents } from '../notifications/notify-of-events.ts';
import { reminderMailWork } from '../notifications/reminder-mail-job.ts';
import { remindPeople } from '../notifications/remind-people.ts';
import { mailWork } from '../mail/mail-job.ts';
import type { MailSender, OutgoingMail } from '../mail/outbox.ts';
import { type JobQueue, openJobQueue } from '../queue/job-queue.ts';
import { folderStore } from '../files/folder-store.ts';
import { checkAnswer } from './contract-check.ts';
import { turnClockOfJobs } from './clock-of-jobs.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestRequest {
  readonly method?: string;
  readonly path: string;
  /** Forms and texts are sent unchanged, other values as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed body; null if the body is empty. */
  // oxlint-disable-next-line no-explicit-any
  readonly body: any;
}

export interface TestPerson {
  readonly user: User & {
    readonly uuid: string;
    readonly code: string;
    readonly defaultSpaceId: string;
    readonly email: string;
  };
  readonly password: string;
  /** For the Cookie header. */
  readonly cookie: string;
  ask(request: TestRequest): Promise<TestAnswer>;
  createGoal(body: Partial<GoalCreateBody>): Promise<GoalWire>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly pool: pg.Pool;
  readonly databaseAddress: string;
  readonly origin: string;
  readonly mails: readonly OutgoingMail[];
  /** For a second process on the same database: any process may send a mail. */
  readonly mailSender: MailSender;
  readonly filesFolder: string;
  /** Runs what is sent, without `start`. */
  readonly jobs: JobQueue;
  /** In ms since 1970, as the server's clock shows it. */
  now(): number;
  turnClock(byMs: number): void;
  /** Turns the clock of jobs, too. */
  turnAllClocks(byMs: number): Promise<void>;
  /** Notifies people of new events. Mails are sent unless they wait for a time. */
  notify(): Promise<void>;
  /** Hands out due reminders, and sends their mails. */
  remind(): Promise<void>;
  ask(request: TestRequest): Promise<TestAnswer>;
  signUp(email?: string): Promise<TestPerson>;
  close(): Promise<void>;
}

const emptyDisk = async () => ({ totalBytes: 1e12, freeBytes: 1e12 });
const noLimits: AccountLimits = {};
const password = 'a long walk uphill';

export async function openTestServer(parts: Partial<AppParts> = {}): Promise<TestServer> {
  const database = await openTestDatabase();
  const mails: OutgoingMail[] = [];
  let clockOffset = 0;
  const filesFolder = mkdtempSync(join(tmpdir(), 'cairn-files-'));
  const now = () => Date.now() + clockOffset;
  const { mailSender = { send: async (mail: OutgoingMail) => void mails.push(mail) } } = parts;
  const { joinKey = newJoinKey() } = parts;
  const { logger: log = pino({ level: 'silent' }) } = parts;
  const db = databaseOf(database.pool);
  const origin = 'http://localhost:4280';
  const { plansAreOn = true, mailLeaves = false } = parts;
  const { publish } = openPublisher(database.pool);
  const context = { db, now, publish, plansAreOn, mailLeaves };
  const noNetwork: Network = { resolve: async () => [], mayReach: () => false };
  const { push = { key: newPushKey(), network: noNetwork, origin, plainIsAllowed: false } } = parts;
  const mailParts = { origin, operator: null, linkKey: joinKey };
  const works = [
    mailWork({ db, now, sender: mailSender, log }),
    eventMailWork({ context, sender: mailSender, mails: mailParts }),
    reminderMailWork({ context, sender: mailSender, mails: mailParts }),
    digestMailWork({ context, sender: mailSender, mails: mailParts }),
    testMailWork({ context, sender: mailSender, mails: mailParts }),
    ...pushWorks({ context, site: push, log, sources: pushSources(context) }),
    webhookWork({
      context,
      site: { ...push, secretKey: joinKey },
      sources: webhookSources(context, push.origin),
      mails: { ...mailParts, mailLeaves },
    }),
  ];
  const jobs = openJobQueue({ db, now, log, works });
  const app = await createApp({
    pool: database.pool,
    origin,
    mailSender,
    joinKey,
    jobs,
    limits: noLimits,
    writes: null,
    signup: 'open',
    now,
    network: noNetwork,
    push,
    storage: { store: folderStore(join(filesFolder, 'files')), incomingFolder: filesFolder, disk: emptyDisk },
    ...parts,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const ask = (request: TestRequest) => asked(address, request);
  let people = 0;
  return {
    app,
    pool: database.pool,
    databaseAddress: database.address,
    origin: address,
    mails,
    mailSender,
    filesFolder,
    jobs,
    now,
    turnClock(byMs) {
      clockOffset += byMs;
    },
    async turnAllClocks(byMs) {
      clockOffset += byMs;
      await turnClockOfJobs(database.pool, clockOffset);
    },
    async notify() {
      await notifyOfEvents({ context, jobs, log });
      await jobs.runDue();
    },
    async remind() {
      await remindPeople({ context, jobs });
      await jobs.runDue();
    },
    ask,
    async signUp(email = `person-${(people += 1)}@example.com`) {
      const answer = await ask({ method: 'POST', path: '/api/signup/', body: { email, password } });
      if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}: ${answer.text}`);
      return personOf(ask, answer, password);
    },
    async close() {
      await app.close();
      await database.close();
      // Retries, because a preview may still be written.
      rmSync(filesFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

/** @param answer to a sign-in or sign-up */
export function personOf(ask: TestServer['ask'], answer: TestAnswer, theirPassword: string): TestPerson {
  const cookie = cookieOf(answer);
  const askAsThem = (request: TestRequest) => ask({ ...request, headers: { cookie, ...request.headers } });
  return {
    user: answer.body.user,
    password: theirPassword,
    cookie,
    ask: askAsThem,
    async createGoal(body) {
      const made = await askAsThem({
        method: 'POST',
        path: '/api/goals-2/',
        body: { name: 'Walk', ...body },
      });
      if (made.status !== 201) throw new Error(`Creating answered ${made.status}: ${made.text}`);
      return made.body as GoalWire;
    },
  };
}

/** The same person in another browser. */
export async function signInAgain(
  { ask }: Pick<TestServer, 'ask'>,
  { password: theirs, user }: Pick<TestPerson, 'password' | 'user'>,
): Promise<Pick<TestPerson, 'ask' | 'cookie'>> {
  const body = { email: user.email, password: theirs };
  const cookie = cookieOf(await ask({ method: 'POST', path: '/api/login/email/', body }));
  return { cookie, ask: (request) => ask({ ...request, headers: { cookie, ...request.headers } }) };
}

export function cookieOf({ headers }: TestAnswer): string {
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function asked(
  origin: string,
  { method = 'GET', path, body, headers }: TestRequest,
): Promise<TestAnswer> {
  const isJsonBody = body !== undefined && !(body instanceof FormData);
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...(isJsonBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined
      ? {}
      : {
          body: isJsonBody && typeof body !== 'string' ? JSON.stringify(body) : (body as string | FormData),
        }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const parsed = isJson && text !== '' ? JSON.parse(text) : null;
  // Lists without notes differ from the contract.
  if (!path.includes('fields=')) checkAnswer(method, path, response.status, parsed);
  return { status: response.status, headers: response.headers, text, body: parsed };
}
