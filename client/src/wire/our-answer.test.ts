import { callTable } from '@cairn/contract/call-table';
import type { EndpointName } from '@cairn/contract/endpoints';
import { refusals } from '@cairn/contract/refusals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ourAnswer, type RawAnswer } from './our-answer.ts';
import { NoAnswer, type WireRequest } from './wire.ts';

const json = 'application/json; charset=utf-8';
const told = (httpStatus: number, body: unknown, more: Partial<RawAnswer> = {}): RawAnswer => ({
  httpStatus,
  text: body === null ? '' : JSON.stringify(body),
  type: json,
  isMarked: false,
  ...more,
});

const deletion = { method: 'DELETE', path: '/api/goals-2/01K/' } as const;
const reading = { method: 'GET', path: '/api/v2/feed/' } as const;
const signIn = { method: 'POST', path: '/api/login/email/' } as const;
const page = { epoch: 'e', cursor: 'c', more: false, scopes: {} };

const calls = (Object.entries(callTable) as [EndpointName, string][]).map(([call, line]) => {
  const [method, path = '', statuses = '', kind, ...fields] = line.split(' ');
  const values: Readonly<Record<string, unknown>> = {
    s: 'x',
    n: 1,
    b: true,
    o: {},
    a: [],
    '0': null,
    '*': 7,
  };
  const item = Object.fromEntries(
    fields.map((field) => {
      const [name = '', kinds = ''] = field.split(':');
      return [name, values[kinds.charAt(0)]];
    }),
  );
  const body = kind === 'none' ? null : kind === 'list' ? [item] : item;
  const request = { method, path: path.replaceAll(/\{\w+\}/gu, '01K') } as Pick<
    WireRequest,
    'method' | 'path'
  >;
  return { call, line, request, status: Number(statuses.split(',')[0]), body, fields };
});

describe('an answer of Cairn’s', () => {
  test.each(calls)('is known by its shape: $line', ({ call, request, status, body, fields }) => {
    const isTelling = body !== null && fields.length > 1;
    for (const asked of [request, { ...request, call }]) {
      expect(ourAnswer(asked, told(status, body, { isMarked: true })).body).toEqual(body);
      if (isTelling) expect(ourAnswer(asked, told(status, body)).body).toEqual(body);
      else expect(() => ourAnswer(asked, told(status, body))).toThrow(NoAnswer);
    }
  });

  const codes = Object.entries(refusals).filter(([code]) => code !== 'request.unknownPath');
  test.each(codes)('is a refusal by one of its codes: %s', (code, status) => {
    const refusal = { status: 'error', code, message: 'No.' };
    expect(ourAnswer(deletion, told(status, refusal)).httpStatus).toBe(status);
    expect(() => ourAnswer(deletion, told(status + 1, refusal))).toThrow(NoAnswer);
    expect(() => ourAnswer(deletion, told(status, { ...refusal, status: 'fail' }))).toThrow(NoAnswer);
    expect(() => ourAnswer(deletion, told(status, { ...refusal, code: `${code}.x` }))).toThrow(NoAnswer);
    expect(() => ourAnswer(deletion, told(status, refusal, { type: 'text/html' }))).toThrow(NoAnswer);
  });

  test('is an empty list only with its mark', () => {
    const spaces = { method: 'GET', path: '/api/v2/spaces/' } as const;
    expect(ourAnswer(spaces, told(200, [], { isMarked: true })).body).toEqual([]);
    expect(() => ourAnswer(spaces, told(200, []))).toThrow(NoAnswer);
  });

  test('is judged by the name of its call, where that is given', () => {
    const named = { ...deletion, call: 'readFeed' } as const;
    expect(ourAnswer(named, told(200, page)).body).toEqual(page);
    expect(() => ourAnswer(named, told(204, null, { isMarked: true }))).toThrow(NoAnswer);
  });

  test('without a name is judged by the call whose path leaves least open', () => {
    const purge = { method: 'DELETE', path: '/api/deleted-goals/all/' } as const;
    expect(ourAnswer(purge, told(204, null, { isMarked: true })).httpStatus).toBe(204);
    const nowhere = { method: 'GET', path: '/api/deleted-goals/all/of-them/' } as const;
    expect(() => ourAnswer(nowhere, told(200, page, { isMarked: true }))).toThrow(NoAnswer);
  });

  test('keeps the header that names the next page, and is asked for by its whole address', () => {
    const request = { method: 'GET', path: '/api/v2/events/?cursor=7' } as const;
    const answer = ourAnswer(request, told(200, [], { isMarked: true, link: '<x>; rel="next"' }));
    expect(answer.link).toBe('<x>; rel="next"');
  });
});

describe('what others answer in its place', () => {
  const strangers: readonly Partial<RawAnswer>[] = [
    { text: '<!doctype html><title>Welcome</title>', type: 'text/html' },
    { text: '' },
    { text: '', type: null },
    { text: 'Not Found', type: 'text/plain' },
    { text: JSON.stringify(page).slice(0, -3) },
    { text: JSON.stringify(page), type: 'text/html' },
    { text: '{"ok":true}' },
    { text: '{"status":"success"}' },
    { text: '{"id":"01K","name":"Ada"}' },
    { text: '{"status":"error","code":"E404","message":"No route"}' },
    { text: '[{"id":1}]' },
    { text: '[]' },
    { text: 'null' },
    { text: '7' },
  ];
  const statuses = [
    200, 201, 202, 204, 206, 301, 302, 303, 307, 400, 401, 403, 404, 410, 413, 429, 500, 503, 511,
  ];

  test.each(strangers)('is none, to whatever call and with whatever status: %o', (stranger) => {
    for (const { request } of calls)
      for (const httpStatus of statuses)
        expect(() => ourAnswer(request, told(httpStatus, null, stranger)), request.path).toThrow(NoAnswer);
  });

  test('is none where it is any other JSON', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.constantFrom(...statuses),
        fc.constantFrom(...calls),
        (text, httpStatus, call) => {
          expect(() => ourAnswer(call.request, told(httpStatus, null, { text }))).toThrow(NoAnswer);
        },
      ),
    );
  });

  test('is none where the answer to another call comes', () => {
    expect(() => ourAnswer(signIn, told(200, page))).toThrow(NoAnswer);
    expect(() => ourAnswer(reading, told(200, { status: 'success', user: {} }))).toThrow(NoAnswer);
    expect(() => ourAnswer(deletion, told(200, page, { isMarked: true }))).toThrow(NoAnswer);
  });

  test('is none where a server of another version does not know the call', () => {
    const refusal = { status: 'error', code: 'request.unknownPath', message: 'There is nothing here.' };
    expect(() => ourAnswer(deletion, told(404, refusal, { isMarked: true }))).toThrow(NoAnswer);
  });
});
