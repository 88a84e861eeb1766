import type { FastifyInstance, FastifyReply } from 'fastify';
import { personOfSession } from '../accounts/session-rows.ts';
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
 * It carries no rows: who hears it pulls. A session that ends elsewhere ends its streams within the next beat.
 */
export function registerStream(app: FastifyInstance, house: House, commits: Commits): FeedStreams {
  const open = new Set<() => void>();
  app.get(streamPath, async (request, reply) => {
    const token = sessionToken(request.headers.cookie);
    const scopes = token === null ? null : await scopesOf(house, token);
    if (token === null || scopes === null) return sendRefusal(reply, { code: 'auth.required' });
    const end = streamTo(reply, { house, commits, token, scopes });
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

interface StreamParts {
  readonly house: House;
  readonly commits: Commits;
  readonly token: string;
  readonly scopes: readonly string[];
}

function streamTo(reply: FastifyReply, { house, commits, token, scopes }: StreamParts): () => void {
  const { raw } = reply.hijack();
  const headers = {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  };
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
  raw.write(`retry: ${retryMs}\n\n`);
  const tell = (scope: string, version: number) =>
    raw.write(`event: at\ndata: ${JSON.stringify({ scope, version })}\n\n`);
  let heard = scopes;
  let stopListening = commits.listen(heard, tell);
  const beat = setInterval(() => {
    raw.write(': still here\n\n');
    scopesOf(house, token).then(
      (now) => {
        if (now === null) return end();
        if (now.join() === heard.join()) return;
        heard = now;
        stopListening();
        stopListening = commits.listen(heard, tell);
      },
      // The database does not answer; the stream stays, the next beat asks again.
      () => {},
    );
  }, keepAliveMs);
  const end = () => {
    clearInterval(beat);
    stopListening();
    raw.end();
  };
  return end;
}

async function scopesOf(house: House, token: string): Promise<readonly string[] | null> {
  const signedIn = await personOfSession(house.db, token, house.now(), house.plansAreOn);
  if (!signedIn) return null;
  const { id, spaceIds } = signedIn.person;
  return [id, ...spaceIds].toSorted();
}
