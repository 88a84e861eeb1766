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
import { bucketRoutes } from './routes/bucket-routes.ts';
import { calendarRoutes, serveCalendars } from './routes/calendar-routes.ts';
import { columnRoutes } from './routes/column-routes.ts';
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
import { serveFiles } from './routes/serve-files.ts';
import { folderRoutes } from './routes/folder-routes.ts';
import { openPublisher } from './feed/publisher.ts';
import { goalRoutes } from './routes/goal-routes.ts';
import { type MailQueue, openMailQueue } from './mail/mail-queue.ts';
import type { MailSender } from './mail/outbox.ts';
import { noticeRoutes } from './routes/notice-routes.ts';
import { newJoinKey } from './people/join-links.ts';
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

/** What an app is made of; everything that touches the world comes from outside. */
export interface AppParts {
  readonly pool: pg.Pool;
  /** A replica for queries that may lag a little behind; left out, they go where everything goes. */
  readonly readPool?: pg.Pool | null;
  readonly mailSender: MailSender;
  /** Sends mails by `mailSender`; left out, the app opens one. */
  readonly mailQueue?: MailQueue;
  /** The address of this Cairn, without a slash at its end. */
  readonly origin: string;
  /** Makes the tokens of links to join; a new one, if left out. */
  readonly joinKey?: Buffer;
  /** Milliseconds since 1970; the server's clock unless a test turns it. */
  readonly now?: () => number;
  readonly plansAreOn?: boolean;
  /** Whether public boards may be found; off unless somebody wants it. */
  readonly galleryIsOn?: boolean;
  /** Who may create an account after the first one; people with an invitation, if left out. */
  readonly signup?: SignupRule;
  /** Whether mails leave this machine: only then have addresses to be confirmed. */
  readonly mailLeaves?: boolean;
  /** The proxies whose `X-Forwarded-For` is believed, as `CAIRN_PROXIES` names them. */
  readonly proxies?: string;
  /** Whether what concerns security is logged; it is, if left out. */
  readonly securityLog?: boolean;
  /** How many calls of one person may change something; null for any number. */
  readonly writes?: AttemptLimit | null;
  readonly limits?: AccountLimits;
  /** A test-only seam: the rules of sync that are on. */
  readonly rules?: SyncRules;
  /** Where files are kept; left out, none are. */
  readonly storage?: Storage;
  /** How pages are reached that people link to; the public internet unless a test brings its own. */
  readonly network?: Network;
  /** The disk that the database is on; left out where that is not ours to know. */
  readonly disk?: () => Promise<Disk>;
  /** How long a body that is no upload may take to come in, in milliseconds. */
  readonly bodyTimeoutMs?: number;
  /** The built web app; left out, only the API answers. */
  readonly webFolder?: string | null;
  readonly logger?: FastifyBaseLogger;
}

/** How long an ending app waits for mails on their way, in milliseconds; a mail server may never answer. */
const mailWaitMs = 3_000;

/** An app that answers requests, by `inject` or once it listens; `close` ends it with all it has opened but the pool. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { pool, origin, mailSender, now = Date.now, rules = allSyncRules } = parts;
  const { plansAreOn = true, galleryIsOn = false, signup = 'invited', mailLeaves = false } = parts;
  const logger: FastifyBaseLogger = parts.logger ?? pino({ level: 'silent' });
  const isSecure = origin.startsWith('https:');
  const { storage = null, network = publicNetwork, webFolder = null } = parts;
  const publisher = openPublisher(pool);
  const presence = openPresence(pool, now);
  const commits = openCommits(pool, presence);
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
  };
  const app = bareApp(logger, parts.proxies);
  let isEnding = false;
  guard(app, origin, securityHeaders(isSecure, inlineScriptHashes(webFolder)), () => isEnding);
  if (parts.disk) refuseWritesOnFullDisk(app, parts.disk);
  readJsonBodies(app);
  cutOffSlowBodies(app, parts.bodyTimeoutMs ?? bodyTimeoutMs);
  const queue = parts.mailQueue ?? openMailQueue({ db: context.db, now, sender: mailSender, log: logger });
  const mails = {
    queue,
    origin,
    underWay: new Set<Promise<void>>(),
    onFailure: (error: unknown) => logger.error({ err: error }, 'A mail could not be written.'),
  };
  const reading = parts.readPool ? databaseOf(parts.readPool) : context.db;
  const routeParts = {
    context,
    reading,
    mails,
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
  await registerDocs(app, origin);
  await registerPages(app, context, origin, webFolder);
  app.addHook('preClose', async () => {
    isEnding = true;
    streams.end();
    letConnectionsGo(app.server);
  });
  app.addHook('onClose', async () => {
    const sent = Promise.all(mails.underWay).then(() => queue.settled());
    await Promise.race([sent, sleep(mailWaitMs, undefined, { ref: false })]);
    await publisher.settled();
    await presence.settled();
    await commits.close();
    await context.db.close();
  });
  return app;
}

/** The handlers of all calls but those about presence, which need this app's own channel. */
const handlers = {
  ...healthRoutes,
  ...accountRoutes,
  ...columnRoutes,
  ...goalRoutes,
  ...commentRoutes,
  ...eventRoutes,
  ...folderRoutes,
  ...boardRoutes,
  ...bucketRoutes,
  ...publicBoardRoutes,
  ...boardEditorRoutes,
  ...communityRoutes,
  ...publicationRoutes,
  ...fileRoutes,
  ...embedRoutes,
  ...spaceRoutes,
  ...peopleRoutes,
  ...searchRoutes,
  ...feedRoutes,
  ...noticeRoutes,
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
    // Addresses that these tell of are believed; anybody else's are not.
    trustProxy: proxies,
    requestTimeout: uploadTimeoutMs,
    forceCloseConnections: 'idle',
    // Its own answer has another shape than every other refusal; `guard` says it in ours.
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) =>
      sendRefusal(reply, refusalOfFailure(error) ?? { code: 'request.malformed' }),
  });
}

/** Seconds after which a server that is away may be back. */
const comeAgain = { 'retry-after': '2' } as const;

/** What happens to every request: it gets an id, is refused when it is foreign or holds a NUL, and ends in the log. */
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
    // The route, not the address: addresses hold what people search for, and the reset link's token.
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
