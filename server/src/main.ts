import { allSyncRules } from '@cairn/core/sync/rules';
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { type Config, configFrom } from './base/config.ts';
import type { ServerContext } from './context/server-context.ts';
import { databaseOf } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { openReplica } from './db/open-replica.ts';
import { openPublisher } from './feed/publisher.ts';
import type { Storage } from './files/file-store.ts';
import { openStorage, storageComplaint } from './files/open-storage.ts';
import { createApp } from './app.ts';
import { openLog } from './http/log.ts';
import { housekeeping } from './jobs/housekeeping.ts';
import { beginRounds, roundWorks } from './jobs/rounds.ts';
import { mailWork } from './mail/mail-job.ts';
import { mailSenderOf } from './mail/mail-sender.ts';
import type { MailSender } from './mail/outbox.ts';
import { digestMailWork } from './notifications/digest-mail-job.ts';
import { testMailWork } from './notifications/test-mail-job.ts';
import { eventMailWork } from './notifications/event-mail-job.ts';
import { notifyOfEvents, notifyEveryMs } from './notifications/notify-of-events.ts';
import { reminderMailWork } from './notifications/reminder-mail-job.ts';
import { remindEveryMs, remindPeople } from './notifications/remind-people.ts';
import { joinKeyIn } from './people/join-links.ts';
import { anyNetwork, publicNetwork } from './embeds/network.ts';
import { pushSources } from './notifications/push-sources.ts';
import { pushWorks } from './push/push-jobs.ts';
import { webhookSources } from './notifications/webhook-sources.ts';
import { webhookWork } from './webhooks/webhook-jobs.ts';
import { pushKeyIn } from './push/push-key.ts';
import type { PushSite } from './push/push-site.ts';
import { type JobQueue, openJobQueue } from './queue/job-queue.ts';
import { StartError } from './base/start-error.ts';
import { sentenceOf } from './db/start-sentence.ts';
import { printStartTimes } from './start-times.ts';
import { startWatchdog } from './watchdog.ts';

const webFolder = join(import.meta.dirname, '..', '..', 'web', 'dist');
/** After this time, unfinished work is cut off (README.md, "Run it for others": within 10 s). */
const endWithinMs = 9_000;

/** Exit code that asks `scripts/supervise.mjs` for a restart. */
const startAgain = 75;

/** A failure before the server listens is an error of the set-up. */
let hasListened = false;

async function main(): Promise<void> {
  performance.mark('server modules');
  // New files are readable only for their owner.
  process.umask(0o077);
  const config = configFrom(process.env);
  // Hides Fastify's message about listening: this start prints its own.
  const logger = openLog('warn');
  const stopped = stopSignal();
  const complaintOfStorage = await storageComplaint(config);
  if (complaintOfStorage !== null) logger.warn(complaintOfStorage);
  const database = await openDatabase(config);
  performance.mark('migrations');
  const replica = await openReplica(config.databaseReadUrl);
  const storage = await openStorage(config);
  const publisher = openPublisher(database.pool);
  const context = {
    db: databaseOf(database.pool),
    now: Date.now,
    publish: publisher.publish,
    rules: allSyncRules,
    plansAreOn: config.plansAreOn,
    galleryIsOn: config.galleryIsOn,
    introduction: config.introduction,
    signup: config.signup,
    mailLeaves: config.smtpUrl !== null,
  };
  const mailSender = mailSenderOf(config);
  const joinKey = joinKeyIn(config.dataFolder);
  const push = pushSiteOf(config);
  const { jobs, beginWork } = openWork(context, config, { mailSender, joinKey, push, storage, logger });
  const app = await createApp({
    pool: database.pool,
    readPool: replica,
    mailSender,
    jobs,
    origin: config.origin,
    operator: config.operator,
    joinKey,
    push,
    plansAreOn: config.plansAreOn,
    galleryIsOn: config.galleryIsOn,
    introduction: config.introduction,
    signup: config.signup,
    mailLeaves: config.smtpUrl !== null,
    proxies: config.proxies,
    securityLog: config.securityLog,
    storage,
    webFolder,
    logger,
    ...(config.databaseUrl === null && { disk: storage.disk }),
  });
  performance.mark('routes');
  await listen(() => app.listen({ port: config.port, host: config.host }), config);
  performance.mark('listening');
  if (process.getuid?.() === 0)
    logger.warn(
      'Cairn runs as root: who breaks into it has the whole machine. Start it as a user of its own (docs/hosting.md).',
    );
  hasListened = true;
  startWatchdog();
  beginWork();
  logger.level = config.logLevel;
  if (process.argv.includes('--times')) printStartTimes();
  console.log(`Cairn is at ${config.origin}/`);
  const complaint = await Promise.race([stopped, database.ended]);
  setTimeout(() => process.exit(complaint === null ? 0 : startAgain), endWithinMs).unref();
  await app.close();
  await publisher.settled();
  await context.db.close();
  await replica?.end();
  await database.close();
  if (complaint !== null) throw new StartError(complaint);
}

function pushSiteOf({ dataFolder, origin, privateNetworksAreAllowed }: Config): PushSite {
  return {
    key: pushKeyIn(dataFolder),
    network: privateNetworksAreAllowed ? anyNetwork : publicNetwork,
    origin,
    plainIsAllowed: privateNetworksAreAllowed,
  };
}

interface WorkParts {
  readonly mailSender: MailSender;
  readonly joinKey: Buffer;
  readonly push: PushSite;
  readonly storage: Storage;
  readonly logger: FastifyBaseLogger;
}

/** All that happens after an answer, or without one. */
function openWork(
  context: ServerContext,
  { origin, operator }: Config,
  { mailSender: sender, joinKey: linkKey, push: site, storage, logger: log }: WorkParts,
): { readonly jobs: JobQueue; readonly beginWork: () => void } {
  const { db, now, mailLeaves } = context;
  const mails = { origin, operator, linkKey };
  const warn = (error: unknown) => log.warn({ err: error }, 'A round of repeated work failed.');
  const rounds = [
    ...housekeeping(context, storage.store),
    { name: 'notify', everyMs: notifyEveryMs, work: () => notifyOfEvents({ context, jobs, log }) },
    { name: 'remind', everyMs: remindEveryMs, work: () => remindPeople({ context, jobs }) },
  ];
  const jobs = openJobQueue({
    db,
    now,
    log,
    works: [
      mailWork({ db, now, sender, log }),
      eventMailWork({ context, sender, mails }),
      reminderMailWork({ context, sender, mails }),
      digestMailWork({ context, sender, mails }),
      testMailWork({ context, sender, mails }),
      ...pushWorks({ context, site, log, sources: pushSources(context) }),
      webhookWork({
        context,
        site: { ...site, secretKey: linkKey },
        sources: webhookSources(context, origin),
        mails: { origin, operator, mailLeaves },
      }),
      ...roundWorks(rounds, now, warn),
    ],
  });
  const beginWork = () => {
    jobs.start();
    void beginRounds(db, jobs, rounds, warn);
  };
  return { jobs, beginWork };
}

/** Resolves at the first SIGINT or SIGTERM, also during the start. */
function stopSignal(): Promise<null> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => done(null));
  });
}

async function listen(start: () => Promise<unknown>, { port, host }: Config): Promise<void> {
  try {
    await start();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken. Set PORT to another one.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be opened. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}

function endWith(error: unknown): never {
  console.error(sentenceOf(error) ?? error);
  process.exit(hasListened ? startAgain : 1);
}

process.on('uncaughtException', endWith);
try {
  await main();
  process.exit(0);
} catch (error) {
  endWith(error);
}
