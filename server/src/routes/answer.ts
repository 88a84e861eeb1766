import type { ErrorBody } from '@cairn/contract/errors';
import { statusOf } from '@cairn/contract/refusals';
import { acceptedTags, type Language, saidIn, spokenLanguage } from '@cairn/words/language';
import { refusalSentence } from '@cairn/words/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, writtenRefusal } from '../base/refusal.ts';
import type { Answer } from './handler.ts';

const jsonType = 'application/json; charset=utf-8';

export function sendAnswer(reply: FastifyReply, { status, body, json, headers }: Answer): FastifyReply {
  if (headers) reply.headers(headers);
  reply.code(status);
  if (json === undefined && body === undefined) return reply.send();
  return reply.type(jsonType).send(json ?? JSON.stringify(body));
}

export function sendRefusal(
  reply: FastifyReply,
  refusal: Refusal,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  const body = JSON.stringify(errorBodyOf(refusal, languageOfRequest(reply.request)));
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return reply.headers(headers).code(statusOf(refusal.code)).type(jsonType).send(body);
}

export function errorBodyOf(refusal: Refusal, language: Language): ErrorBody {
  return saidIn(language, () => {
    const { code, errors, limit, space } = writtenRefusal(refusal);
    return {
      status: 'error',
      code,
      message: refusalSentence(code, { limit }),
      ...(errors && { errors }),
      ...(limit !== undefined && { limit }),
      ...(space !== undefined && { space }),
    };
  });
}

/** From `Accept-Language`. Cairn's own pages send their language. */
export function languageOfRequest({ headers }: FastifyRequest): Language {
  return spokenLanguage(acceptedTags(headers['accept-language']));
}
