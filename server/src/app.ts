import { answerMark } from '@cairn/contract/answer-mark';
import type { SignupRule } from '@cairn/core/accounts/signup-rule';
import type { Disk } from '@cairn/core/files/disk-reserve';
import { allSyncRules, type SyncRules } from '@cairn/core/sync/rules';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { pino } from 'pino';
import { accessTokenRoutes } from './routes/access-token-routes.ts';
import { accountLimits, type AccountLimits } from './accounts/account-limits.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { boardEditorRoutes } from './routes/board-editor-routes.ts';
import { boardRoutes } from './routes/board-routes.ts';
import { listRoutes } from './routes/list-routes.ts';
import { calendarRoutes, serveCalendars } from './routes/calendar-routes.ts';
import { columnRoutes } from './routes/column-routes.ts';
import { climbRoutes } from './routes/climb-routes.ts';
import { commentRoutes } from './routes/comment-routes.ts';
import { communityRoutes } from './routes/community-routes.ts';
import { databaseOf } from './db/database.ts';
import { embedRoutes, serveEmbedPictures } from './routes/embed-routes.ts';
import { type Network, publicNetwork } from './embeds/network.ts';
import { eventRoutes } from './routes/event-routes.ts';
import { openCommits } from './feed/commits.ts';
import { feedRoutes } from './routes/feed-routes.ts';
import { registerStream } from './routes/feed-stream.ts';
import { fileRoutes } from './routes/file-routes.ts';
import type { Storage } from './files/file-store.ts';
import { serveClimbPictures } from './routes/serve-climb-pictures.ts';
import { serveFiles } from './routes/serve-files.ts';
import { folderRoutes } from './routes/folder-routes.ts';
import { openPublisher } from './feed/publisher.ts';
import { goalLinkRoutes } from './routes/goal-link-routes.ts';
import { goalRoutes } from './routes/goal-routes.ts';
import { type JobQueue, openJobQueue } from './queue/job-queue.ts';
import { mailWork } from './mail/mail-job.ts';
import type { MailSender } from './mail/outbox.ts';
import { newPushKey } from './push/push-key.ts';
import type { PushSite } from './push/push-site.ts';
import { pushRoutes } from './routes/push-routes.ts';
import { webhookRoutes } from './routes/webhook-routes.ts';
import { noticeRoutes } from './routes/notice-routes.ts';
import { notificationRoutes } from './routes/notification-routes.ts';
import { newJoinKey } from './people/join-links.ts';
import { unsubscribeRoutes } from './routes/unsubscribe-routes.ts';
import { peopleRoutes } from './routes/people-routes.ts';
import { presenceRoutes } from './routes/presence-routes.ts';
import { openPresence } from './presence/presence.ts';
import { publicBoardRoutes } from './routes/public-board-routes.ts';
import { publicationRoutes } from './routes/publication-routes.ts';
import { searchRoutes } from './routes/search-routes.ts';
import { spaceRoutes } from './routes/space-routes.ts';
import type { ServerContext } from './context/server-context.ts';
import { sendRefusal } from './routes/answer.ts';
import type { AttemptLimit } from './http/attempts.ts';
import { bodyTimeoutMs, cutOffSlowBodies, maxBodyBytes, readJsonBodies } from './http/body.ts';
import { registerDocs } from './routes/docs.ts';
import { NulError, refusalOfFailure } from './http/failure.ts';
import { refuseWritesOnFullDisk } from './routes/full-disk.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { letConnectionsGo } from './http/let-connections-go.ts';
import { isForeignWrite } from './routes/origin-check.ts';
import { registerPages } from './routes/pages.ts';
import { registerRoutes } from './routes/register-routes.ts';
import { inlineScriptHashes, securityHeaders } from './http/security-headers.ts';
import { uploadTimeoutMs } from './http/uploads.ts';
import { openCallLimit, writesOfPerson } from './http/call-limit.ts';

export interface AppParts {
  readonly pool: pg.Pool;
  /** For queries whose result may be slightly stale. Default: `pool`. */
  readonly readPool?: pg.Pool | null;
  readonly mailSender: MailSender;
  /** Default: a queue that only sends mails. `close` ends it. */
  readonly jobs?: JobQueue;
  /** Without a trailing slash. */
  readonly origin: string;
  /** As in `CAIRN_OPERATOR`. Default: none. */
  readonly operator?: string | null;
  /** Key from which tokens of join links are made. Default: random. */
  readonly joinKey?: Buffer;
  /** Default: with a new key, to public addresses only. */
  readonly push?: PushSite;
  /** In ms since 1970. */
  readonly now?: () => number;
  readonly plansAreOn?: boolean;
  readonly galleryIsOn?: boolean;
  /** Default: only invited people may sign up. */
  readonly signup?: SignupRule;
  /** Default: false. */
  readonly mailLeaves?: boolean;
  /** Address of the video for new people. Default: none. */
  readonly introduction?: string | null;
  /** As in `CAIRN_PROXIES`. */
  readonly proxies?: string;
  /** Default: true. */
  readonly securityLog?: boolean;
  /** For each person; null for no limit. */
  readonly writes?: AttemptLimit | null;
  readonly limits?: AccountLimits;
  readonly rules?: SyncRules;
  /** Without it, the server stores no files. */
  readonly storage?: Storage;
  /** Which addresses the server may fetch. Default: the public internet. */
  readonly network?: Network;
  /** The database's disk. Omitted if it is not on this machine. */
  readonly disk?: () => Promise<Disk>;
  /** Uploads have their own limit. */
  readonly bodyTimeoutMs?: number;
  /** Folder of the built web app. Without it, only the API is served. */
  readonly webFolder?: string | null;
  readonly logger?: FastifyBaseLogger;
}

/** How long shutdown waits for jobs: a mail server may never answer. */
const jobsWaitMs = 3_000;

/** `close` ends everything that this function opened, but not the pool. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { pool, origin, mailSender, now = Date.now, rules = allSyncRules } = parts;
  const {
    plansAreOn = true,
    galleryIsOn = false,
    signup = 'invited',
    mailLeaves = false,
    introduction = null,
  } = parts;
  const logger: FastifyBaseLogger = parts.logger ?? pino({ level: 'silent' });
  const isSecure = origin.startsWith('https:');
  const { storage = null, network = publicNetwork, webFolder = null } = parts;
  const publisher = openPublisher(pool);
  const presence = openPresence(pool, now);
  const { publish } = publisher;
  const context: ServerContext = {
    db: databaseOf(pool),
    now,
    publish,
    rules,
    plansAreOn,
    galleryIsOn,
    signup,
    mailLeaves,
    introduction,
  };
  const app = bareApp(logger, parts.proxies);
  let isEnding = false;
  guard(app, origin, securityHeaders(isSecure, inlineScriptHashes(webFolder)), () => isEnding);
  if (parts.disk) refuseWritesOnFullDisk(app, parts.disk);
  readJsonBodies(app);
  cutOffSlowBodies(app, parts.bodyTimeoutMs ?? bodyTimeoutMs);
  const { db } = context;
  const works = [mailWork({ db, now, sender: mailSender, log: logger })];
  const jobs = parts.jobs ?? openJobQueue({ db, now, log: logger, works });
  const commits = openCommits(pool, presence, jobs);
  const mails = {
    jobs,
    origin,
    operator: parts.operator ?? null,
    underWay: new Set<Promise<void>>(),
    onFailure: (error: unknown) => logger.error({ err: error }, 'A mail could not be written.'),
  };
  const reading = parts.readPool ? databaseOf(parts.readPool) : context.db;
  const routeParts = {
    context,
    reading,
    mails,
    push: parts.push ?? { key: newPushKey(), network: publicNetwork, origin, plainIsAllowed: false },
    joinLinks: { origin, key: parts.joinKey ?? newJoinKey() },
    limits: parts.limits ?? accountLimits,
    isSecure,
    writes: openCallLimit(parts.writes === undefined ? writesOfPerson : parts.writes, now),
    securityLog: parts.securityLog ?? true,
    storage,
    network,
  };
  registerRoutes(app, routeParts, { ...handlers, ...presenceRoutes(presence) });
  const streams = registerStream(app, routeParts, commits, presence);
  serveFiles(app, routeParts, storage);
  serveEmbedPictures(app, routeParts, storage);
  serveCalendars(app, routeParts);
  serveClimbPictures(app);
  await registerDocs(app, origin);
  await registerPages(app, context, origin, webFolder);
  app.addHook('preClose', async () => {
    isEnding = true;
    streams.end();
    letConnectionsGo(app.server);
  });
  app.addHook('onClose', async () => {
    await Promise.race([Promise.all(mails.underWay), sleep(jobsWaitMs, undefined, { ref: false })]);
    await jobs.stop(jobsWaitMs);
    await publisher.settled();
    await presence.settled();
    await commits.close();
    await context.db.close();
  });
  return app;
}

/** Without the handlers of presence, which need the hub of one app. */
const handlers = {
  ...healthRoutes,
  ...accountRoutes,
  ...columnRoutes,
  ...goalRoutes,
  ...commentRoutes,
  ...eventRoutes,
  ...folderRoutes,
  ...boardRoutes,
  ...listRoutes,
  ...publicBoardRoutes,
  ...boardEditorRoutes,
  ...communityRoutes,
  ...climbRoutes,
  ...publicationRoutes,
  ...fileRoutes,
  ...embedRoutes,
  ...spaceRoutes,
  ...peopleRoutes,
  ...searchRoutes,
  ...feedRoutes,
  ...noticeRoutes,
  ...notificationRoutes,
  ...pushRoutes,
  ...webhookRoutes,
  ...unsubscribeRoutes,
  ...goalLinkRoutes,
  ...accessTokenRoutes,
  ...calendarRoutes,
};

function bareApp(logger: FastifyBaseLogger, proxies = 'loopback'): FastifyInstance {
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // Headers of other proxies are ignored.
    trustProxy: proxies,
    requestTimeout: uploadTimeoutMs,
    forceCloseConnections: 'idle',
    // Fastify's own answer differs from our refusals, so `guard` sends one instead.
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) =>
      sendRefusal(reply, refusalOfFailure(error) ?? { code: 'request.malformed' }),
  });
}

/** In seconds. */
const comeAgain = { 'retry-after': '2' } as const;

function guard(
  app: FastifyInstance,
  origin: string,
  safe: Readonly<Record<string, string>>,
  isEnding: () => boolean,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safe).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.headers({ 'cache-control': 'no-store', [answerMark]: '2' });
    if (isEnding()) return sendRefusal(reply, { code: 'server.unavailable' }, comeAgain);
    if (request.url.includes('%00')) throw new NulError();
    if (isForeignWrite(request, origin)) return sendRefusal(reply, { code: 'request.origin' });
  });
  app.addHook('onResponse', async (request, reply) => {
    // Logs the route, because an address may hold search words and secret tokens.
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOfFailure(error);
    if (refusal) {
      if (refusal.code.startsWith('server.'))
        request.log.warn({ err: error }, 'The database or the disk did not serve.');
      return sendRefusal(reply, refusal, refusal.code === 'server.unavailable' ? comeAgain : {});
    }
    request.log.error({ err: error }, 'A request failed.');
    return sendRefusal(reply, { code: 'server.failed' });
  });
}
