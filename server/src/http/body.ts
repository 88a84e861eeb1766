import { isDeeperThan, maxDepth } from '@cairn/core/json/depth';
import type { FastifyInstance } from 'fastify';
import { NulError, SlowBodyError, TooDeepError } from './failure.ts';
import { isUpload } from './uploads.ts';

export const maxBodyBytes = 1024 * 1024;

/** Uploads have their own limit. */
export const bodyTimeoutMs = 30_000;

/** Ends connections that send a body slowly, so nobody can keep many open. */
export function cutOffSlowBodies(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || isUpload(request)) return;
    const timer = setTimeout(() => {
      // If the body is still being read, the error leads to an answer. Otherwise only the connection is closed.
      const isAwaited = !reply.sent && raw.listenerCount('error') > 0;
      if (isAwaited) {
        reply.header('connection', 'close');
        raw.emit('error', new SlowBodyError());
      } else raw.socket.destroy();
    }, timeoutMs).unref();
    raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  });
}

/** Accepts only JSON, and refuses NUL. An empty body is undefined. */
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

/** Escapes for what PostgreSQL cannot store: NUL, or half a surrogate pair. */
const suspicious = /\\u(?:0000|d[89a-f])/iu;

function parsed(text: string): unknown {
  // Checking every value is slow, so only suspicious texts are checked.
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
