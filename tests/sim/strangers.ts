import type { RawAnswer } from '@cairn/client/wire/our-answer';
import type { Chance } from './chance.ts';

/** Answers of proxies and sign-in pages, the same for every request. */
const bodies: readonly (readonly [type: string | null, text: string])[] = [
  ['text/html; charset=utf-8', '<!doctype html><title>Welcome to our network</title>'],
  [null, ''],
  ['text/plain', 'Not Found'],
  ['text/plain', 'OK'],
  ['application/json', ''],
  ['application/json', '{"id":"01J0000000000000000000000","rev":7,"vers'],
  ['application/json', '{"ok":true}'],
  ['application/json', '[]'],
  ['application/json', 'null'],
  ['application/json', '{"error":"not_found","message":"No such route"}'],
  ['application/json', '{"status":"error","code":"E404","message":"gone"}'],
  ['text/html', '{"status":"error","code":"goal.unknown","message":"gone"}'],
];

const statuses = [
  200, 201, 202, 204, 302, 400, 401, 402, 403, 404, 405, 409, 410, 413, 422, 429, 500, 502, 503,
];

export function strangersAnswer(chance: Chance): RawAnswer {
  const [type, text] = chance.pick(bodies);
  return { httpStatus: chance.pick(statuses), type, text, isMarked: false };
}
