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

/** Open streams of one person in a process: one for each browser, whose leading tab alone listens. */
const mostStreams = 20;
/** Who reads so slowly that this many bytes wait is cut off, and opens another stream. */
const tooManyWaitingBytes = 1_000_000;
/** After this many seconds somebody with too many streams may ask again. */
const streamWaitSeconds = 60;
/** How often a comment line keeps the connection open, and the session and the scopes are looked up. */
const keepAliveMs = 20_000;
/** Who reads more slowly than this, in bytes that wait, is not told who looks at what. */
const mostWaitingBytes = 65_536;
/** What a browser waits before it opens a lost stream again. */
const retryMs = 2_000;

/** The open streams of this process. */
export interface FeedStreams {
  /** Ends all of them, so that the server can. */
  end(): void;
}

/**
 * Server-sent events: `opened` at once, by which a reader knows whose stream it is, and `at` with `{scope, version}` after
 * each commit of one's scopes.
 *
 * It carries no rows: who hears it pulls. Beside it `looking` and `left` tell who looks at which goal. A space that somebody joins or leaves, and a session that ends, count at once
 * in every process, and within the next beat where the news of it were lost.
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
    if ((countOf.get(personId) ?? 0) >= mostStreams)
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

/** Who hears a stream, and which scopes are theirs. */
interface Reader {
  readonly personId: string;
  readonly scopes: readonly string[];
  /** Whether they see what others look at: a script does not, nor does who is not seen. */
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
  let { scopes: heard, seesOthers } = reader;
  const show = (news: Presence) => {
    if (!seesOthers || news.userId === personId || raw.writableLength > mostWaitingBytes) return;
    raw.write(`event: ${news.goal === null ? 'left' : 'looking'}\ndata: ${JSON.stringify(news)}\n\n`);
  };
  const listen = (): (() => void) => {
    const ends = [commits.listen(heard, tell), presence.listen(heard, show)];
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
    if (now.scopes.join() === heard.join()) return;
    const joined = now.scopes.filter((scope) => !heard.includes(scope));
    heard = now.scopes;
    stopListening();
    stopListening = listen();
    // What was left has nothing to say any more, so the reader's own scope stands for it, where they may hear of that.
    const own = heard.filter((scope) => scope === personId);
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
  // What changed between the first look and the first listening.
  lookAgain();
  return end;
}

/** Does the work whenever it is asked for: asked meanwhile, once more afterwards, so that the last answer is the newest. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isUnderWay = false;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    isUnderWay = true;
    do {
      isAskedAgain = false;
      // The database does not answer; the stream stays, the next beat asks again.
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
