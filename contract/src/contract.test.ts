import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, tokensOf } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { feedRows } from './feed.ts';
import { contractHistory } from './history.ts';
import { refusals } from './refusals.ts';

const all = Object.entries(endpoints) as [string, Endpoint][];

function described(schema: z.ZodType | null | undefined, io: 'input' | 'output'): unknown {
  return schema ? z.toJSONSchema(schema, { io, unrepresentable: 'any' }) : null;
}

function wholeContract(): unknown {
  const calls = all.map(
    ([
      name,
      { method, path, access, params, query, body, upload, answers, refusals: refused, isIdempotent, tokens },
    ]) => ({
      name,
      method,
      path,
      access,
      params: described(params, 'input'),
      query: described(query, 'input'),
      body: described(body, 'input'),
      upload: described(upload, 'input'),
      answers: Object.entries(answers).map(([status, schema]) => [status, described(schema, 'output')]),
      refused,
      isIdempotent,
      tokens: tokensOf({ method, tokens }),
    }),
  );
  const rows = Object.entries(feedRows).map(([table, schema]) => [table, described(schema, 'output')]);
  return { calls, rows, refusals };
}

describe('the contract', () => {
  test('changes only with a new line in its history', () => {
    const hash = createHash('sha256').update(JSON.stringify(wholeContract())).digest('hex').slice(0, 16);
    expect(contractHistory.at(-1)?.hash).toBe(hash);
  });
  test('has one path and method for each call, with a trailing slash', () => {
    const names = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(all.filter(([, { path }]) => !/^\/api\/.*\/$/u.test(path))).toEqual([]);
  });
  test('names parameters in the path as in the schema', () => {
    for (const [name, { path, params }] of all) {
      const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map((match) => match[1]);
      const inSchema = Object.keys((params as z.ZodObject | undefined)?.shape ?? {});
      expect(inSchema, name).toEqual(inPath);
    }
  });
  test('travels under a status that fits each refusal', () => {
    for (const status of Object.values(refusals)) expect(status).toBeGreaterThanOrEqual(400);
  });
});
