import { isDeeperThan, maxDepth } from '@cairn/core/json/depth';
import type { FastifyInstance } from 'fastify';
import { NulError, SlowBodyError, TooDeepError } from './failure.ts';
import { isUpload } from './uploads.ts';

/** How large a request's body may be, in bytes; uploads have a limit of their own. */
export const maxBodyBytes = 1024 * 1024;

/** How long a body may take to come in, in milliseconds; uploads have a longer time of their own. */
export const bodyTimeoutMs = 30_000;

/** Refuses a body that comes in drop by drop and ends its connection, so that nobody holds many open. */
export function cutOffSlowBodies(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || isUpload(request)) return;
    const timer = setTimeout(() => {
      // Whoever reads the body hears that it will not come, and answers so. Where nobody does, it is answered already.
      const isAwaited = !reply.sent && raw.listenerCount('error') > 0;
      if (isAwaited) {
        reply.header('connection', 'close');
        raw.emit('error', new SlowBodyError());
      } else raw.socket.destroy();
    }, timeoutMs).unref();
    raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  });
}

/** Reads JSON and nothing else: any other type is refused, an empty body is none, a NUL is refused with a sentence. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, parsed(text as string));
    } catch (error) {
      const refused = error instanceof SyntaxError ? Object.assign(error, { statusCode: 400 }) : error;
      done(refused as Error);
    }
  });
}

/** Escapes that may stand for what PostgreSQL cannot hold: a NUL, or half of a surrogate pair. */
const suspicious = /\\u(?:0000|d[89a-f])/iu;

function parsed(text: string): unknown {
  // Looking at every value costs time, so it is done only where there is something to look for.
  const value: unknown = JSON.parse(text);
  if (text.length > 2 * maxDepth && isDeeperThan(value, maxDepth)) throw new TooDeepError();
  return suspicious.test(text) ? JSON.parse(text, storable) : value;
}

function storable(name: string, value: unknown): unknown {
  if (name.includes('\u0000')) throw new NulError();
  if (typeof value !== 'string') return value;
  if (value.includes('\u0000')) throw new NulError();
  return value.toWellFormed();
}
