import type { FastifyInstance, FastifyReply } from 'fastify';
import { personOfSession } from '../accounts/session-rows.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { sendRefusal } from '../http/answer.ts';
import { sessionToken } from '../http/session-cookie.ts';
import type { House } from '../writes/write-context.ts';
import type { Commits } from './commits.ts';

/** The stream's address; it is no JSON call, so it stands beside the contract's table. */
export const streamPath = '/api/v2/feed/stream/';

/** How often a comment line keeps the connection open (`sync.md` §3), and the session and the scopes are looked up. */
const keepAliveMs = 20_000;
/** What a browser waits before it opens a lost stream again. */
const retryMs = 2_000;

/** The open streams of this process. */
export interface FeedStreams {
  /** Ends all of them, so that the server can. */
  end(): void;
}

/**
 * Server-sent events: `at` with `{scope, version}` after each commit of one's scopes (`sync.md` §3).
 *
 * It carries no rows: who hears it pulls. A space that somebody joins or leaves, and a session that ends, count at once
 * in every process, and within the next beat where the news of it were lost.
 */
export function registerStream(app: FastifyInstance, house: House, commits: Commits): FeedStreams {
  const open = new Set<() => void>();
  app.get(streamPath, async (request, reply) => {
    const token = sessionToken(request.headers.cookie);
    const reader = token === null ? null : await readerOf(house, token);
    if (token === null || reader === null) return sendRefusal(reply, { code: 'auth.required' });
    const end = streamTo(reply, { house, commits, token, reader });
    open.add(end);
    reply.raw.once('close', () => {
      open.delete(end);
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
}

interface StreamParts {
  readonly house: House;
  readonly commits: Commits;
  readonly token: string;
  readonly reader: Reader;
}

function streamTo(reply: FastifyReply, { house, commits, token, reader }: StreamParts): () => void {
  const { raw } = reply.hijack();
  const headers = {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  };
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
  raw.write(`retry: ${retryMs}\n\n`);
  const { personId } = reader;
  const tell = (scope: string, version: number) =>
    raw.write(`event: at\ndata: ${JSON.stringify({ scope, version })}\n\n`);
  let heard = reader.scopes;
  let stopListening = commits.listen(heard, tell);
  let hasEnded = false;
  const hear = async (): Promise<void> => {
    const now = await readerOf(house, token);
    if (hasEnded) return;
    if (now === null) return end();
    if (now.scopes.join() === heard.join()) return;
    const joined = now.scopes.filter((scope) => !heard.includes(scope));
    heard = now.scopes;
    stopListening();
    stopListening = commits.listen(heard, tell);
    // What was left has nothing to say any more, so the reader's own scope stands for it.
    for (const { id, version } of await versionsOf(house.db, [personId, ...joined]))
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

const selectVersions = statement('select id, version from scopes where id = any($1::uuid[])');

function versionsOf(db: Db, ids: readonly string[]): Promise<readonly { id: string; version: number }[]> {
  return db.rows(selectVersions, [ids]);
}

async function readerOf(house: House, token: string): Promise<Reader | null> {
  const signedIn = await personOfSession(house.db, token, house.now(), house.plansAreOn);
  if (!signedIn) return null;
  const { id: personId, spaceIds } = signedIn.person;
  return { personId, scopes: [personId, ...spaceIds].toSorted() };
}
