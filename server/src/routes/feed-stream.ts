import type { FastifyInstance, FastifyReply } from 'fastify';
import { streamPath } from '@cairn/contract/other-paths';
import type { Presence } from '@cairn/contract/presence';
import { scopesOf } from '../context/person.ts';
import { sendRefusal } from './answer.ts';
import { type CallerLookup, type Asker, findAsker, askerOf, personOf } from './asker.ts';
import { type Credentials, credentialsOf } from './credentials.ts';
import type { PresenceHub } from '../presence/presence.ts';
import { versionsOf } from '../writes/scope-rows.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { Commits } from '../feed/commits.ts';

/** For each person and process. A browser opens one, in its leading tab. */
const maxStreams = 20;
/** In bytes. A reader for whom more is waiting is disconnected, and opens another stream. */
const tooManyWaitingBytes = 1_000_000;
/** Sent as `Retry-After`. */
const streamWaitSeconds = 60;
/** In ms. A heartbeat keeps the connection open, and checks session and scopes again. */
const keepAliveMs = 20_000;
/** A reader for whom more is waiting gets no presence. */
const maxWaitingBytes = 65_536;
const retryMs = 2_000;

export interface FeedStreams {
  end(): void;
}

/**
 * Server-sent events. `opened` comes first and proves that this is Cairn. `at` with `{scope, version}` follows each
 * commit; readers then read the feed. `looking` and `left` report presence.
 *
 * Joined spaces, left spaces and ended sessions take effect immediately in every process; if a notice is lost, with the
 * next heartbeat.
 */
export function registerStream(
  app: FastifyInstance,
  lookup: CallerLookup,
  commits: Commits,
  presence: PresenceHub,
): FeedStreams {
  const open = new Set<() => void>();
  const countOf = new Map<string, number>();
  const countOn = (personId: string, more: number) => {
    const count = (countOf.get(personId) ?? 0) + more;
    if (count === 0) countOf.delete(personId);
    else countOf.set(personId, count);
  };
  const { context } = lookup;
  app.get(streamPath, async (request, reply) => {
    const asked = await askerOf(lookup, request, reply);
    if (!asked.ok) return sendRefusal(reply, asked.refusal);
    const credentials = credentialsOf(request.headers, lookup.isSecure);
    const reader = readerFrom(asked.value);
    if (credentials === null || reader === null) return sendRefusal(reply, { code: 'auth.required' });
    const { personId } = reader;
    if ((countOf.get(personId) ?? 0) >= maxStreams)
      return sendRefusal(reply, { code: 'rate.limited', retryAfter: streamWaitSeconds });
    countOn(personId, 1);
    const end = streamTo(reply, { context, commits, presence, credentials, reader });
    open.add(end);
    reply.raw.once('close', () => {
      open.delete(end);
      countOn(personId, -1);
      end();
    });
    return reply;
  });
  return {
    end() {
      for (const end of open) end();
    },
  };
}

interface Reader {
  readonly personId: string;
  readonly scopes: readonly string[];
  /** False for scripts, and for people who hide their own presence. */
  readonly seesOthers: boolean;
}

interface StreamParts {
  readonly context: ServerContext;
  readonly commits: Commits;
  readonly presence: PresenceHub;
  readonly credentials: Credentials;
  readonly reader: Reader;
}

function streamTo(
  reply: FastifyReply,
  { context, commits, presence, credentials, reader }: StreamParts,
): () => void {
  const { raw } = reply.hijack();
  const headers = {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  };
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
  raw.write(`retry: ${retryMs}\n\nevent: opened\ndata: {}\n\n`);
  const { personId } = reader;
  const tell = (scope: string, version: number) => {
    if (raw.writableLength > tooManyWaitingBytes) return raw.destroy();
    return raw.write(`event: at\ndata: ${JSON.stringify({ scope, version })}\n\n`);
  };
  let { scopes: listened, seesOthers } = reader;
  const show = (news: Presence) => {
    if (!seesOthers || news.userId === personId || raw.writableLength > maxWaitingBytes) return;
    raw.write(`event: ${news.goal === null ? 'left' : 'looking'}\ndata: ${JSON.stringify(news)}\n\n`);
  };
  const listen = (): (() => void) => {
    const ends = [commits.listen(listened, tell), presence.listen(listened, show)];
    return () => {
      for (const end of ends) end();
    };
  };
  let stopListening = listen();
  let hasEnded = false;
  const hear = async (): Promise<void> => {
    const asker = await findAsker(context, credentials);
    if (hasEnded) return;
    const now = asker && readerFrom(asker);
    if (now === null) return end();
    seesOthers = now.seesOthers;
    if (now.scopes.join() === listened.join()) return;
    const joined = now.scopes.filter((scope) => !listened.includes(scope));
    listened = now.scopes;
    stopListening();
    stopListening = listen();
    // The stream is silent about a space that was left. Announcing the reader's own scope makes the reader read
    // the feed; a limited token does not see that scope.
    const own = listened.filter((scope) => scope === personId);
    for (const { id, version } of await versionsOf(context.db, [...own, ...joined]))
      if (!hasEnded) tell(id, version);
  };
  const lookAgain = oneAtATime(hear);
  const stopHearing = commits.listenTo(personId, lookAgain);
  const beat = setInterval(() => {
    raw.write(': still here\n\n');
    lookAgain();
  }, keepAliveMs);
  const end = () => {
    hasEnded = true;
    clearInterval(beat);
    stopListening();
    stopHearing();
    raw.end();
  };
  // Catches changes from before the first `listen`.
  lookAgain();
  return end;
}

/**
 * Never runs `work` twice simultaneously. A call during a run makes it run again afterwards, so the last result is
 * current.
 */
function oneAtATime(work: () => Promise<void>): () => void {
  let isUnderWay = false;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    isUnderWay = true;
    do {
      isAskedAgain = false;
      // The database failed. The next heartbeat tries again.
      await work().catch(() => {});
    } while (isAskedAgain);
    isUnderWay = false;
  };
  return () => {
    isAskedAgain = true;
    if (!isUnderWay) void run();
  };
}

function readerFrom(asker: Asker): Reader | null {
  const person = personOf(asker);
  if (person === null) return null;
  return {
    personId: person.id,
    scopes: scopesOf(person).toSorted(),
    seesOthers: asker.kind === 'session' && person.settings.showsPresence,
  };
}
