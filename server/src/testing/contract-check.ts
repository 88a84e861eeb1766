import type { Endpoint } from '@cairn/contract/endpoint';
import { endpoints } from '@cairn/contract/endpoints';
import { errorBody } from '@cairn/contract/errors';
import { isRefusalCode, statusOf } from '@cairn/contract/refusals';

const calls = Object.entries(endpoints as Readonly<Record<string, Endpoint>>).map(([name, endpoint]) => ({
  name,
  endpoint,
  // These are separate paths, not values of `{id}/` or `{code}/`.
  pattern: new RegExp(
    `^${endpoint.path.replaceAll(/\{\w+\}/gu, '(?!(?:all|colors|icons)/)[^/]+').replace(/\/$/u, '/?')}$`,
    'u',
  ),
}));

export function callOf(method: string, path: string) {
  const [bare = ''] = path.split('?');
  return calls.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(bare)) ?? null;
}

export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const call = callOf(method, path);
  if (!call) return;
  const where = `${method} ${path} answered ${status}`;
  if (status >= 400) {
    const { code } = errorBody.parse(body);
    if (!isRefusalCode(code) || statusOf(code) !== status) throw new Error(`${where} with the code ${code}.`);
    return;
  }
  const schema = call.endpoint.answers[status];
  if (schema === undefined) throw new Error(`${where}, which the contract does not name.`);
  if (schema === null) return;
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    throw new Error(`${where} with something else than the contract says: ${parsed.error.message}`);
}
