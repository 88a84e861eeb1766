import type { FastifyInstance } from 'fastify';
import { NulError } from './failure.ts';

/** How large a request's body may be, in bytes; uploads have a limit of their own. */
export const maxBodyBytes = 1024 * 1024;

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

function parsed(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // The walk costs time, so it is made only where the text can hold one.
  if (text.includes('\\u0000') && holdsNul(value)) throw new NulError();
  return value;
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => name.includes('\u0000') || holdsNul(part));
}
