import type { AnswerOf, BodyOf } from '@cairn/contract/call-types';
import type { GoalWire } from '@cairn/contract/goals';
import type { BoardPublication } from '@cairn/contract/public-boards';
import type { PublicGoal } from '@cairn/core/goals/public-goal';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { call, callPage } from './call.ts';
import { successIn } from './outcome-of.ts';
import { addressOf, requestOf } from './request-of.ts';
import { NoAnswer, type Wire, type WireAnswer } from './wire.ts';

const answering = (answer: Partial<WireAnswer>) => {
  const send = vi.fn<Wire['send']>(() => Promise.resolve({ httpStatus: 200, body: null, ...answer }));
  return { send };
};

const silent: Wire = { send: () => Promise.reject(new NoAnswer('There is no network.')) };

describe('a call by its name', () => {
  test('goes where its endpoint is, with its parameters encoded', async () => {
    const wire = answering({ body: { spaceId: '7' } });
    const joined = await call(wire, 'joinSpace', { params: { token: 'a/b' }, idempotencyKey: 'k' });
    expect(joined).toEqual({ ok: true, value: { spaceId: '7' } });
    expect(wire.send.mock.calls).toEqual([
      [
        {
          call: 'joinSpace',
          method: 'POST',
          path: '/api/v2/magic-links/a%2Fb/join/',
          idempotencyKey: 'k',
        },
      ],
    ]);
  });

  test('fills every parameter of its path', () => {
    expect(addressOf('editComment', { id: '1', commentId: '2' })).toEqual({
      call: 'editComment',
      method: 'PATCH',
      path: '/api/v2/goals-2/1/comments/2/',
    });
  });

  test('sends the query as text, without what is not wanted', () => {
    expect(requestOf('listEvents', { query: { goal: '1', limit: 5, from: undefined } })).toEqual({
      call: 'listEvents',
      method: 'GET',
      path: '/api/v2/events/',
      query: { goal: '1', limit: '5' },
    });
  });

  test('is refused with the code of the server, or where nothing answers with `network`', async () => {
    const refusal = { status: 'error', code: 'space.left', message: 'You have left.' };
    const answer = { httpStatus: 403, body: refusal };
    const params = { id: '1' };
    const left = await call(answering(answer), 'readSpace', { params });
    expect(left).toEqual({
      ok: false,
      refusal: { code: 'space.left', message: 'You have left.', errors: {} },
    });
    expect(await call(silent, 'readSpace', { params })).toMatchObject({ refusal: { code: 'network' } });
  });

  test('passes on what is no missing answer', async () => {
    const broken: Wire = { send: () => Promise.reject(new TypeError('A bug.')) };
    await expect(call(broken, 'listSpaces')).rejects.toThrow('A bug.');
  });
});

describe('a page of a list', () => {
  test('tells the address of the next one, which is asked for as it is', async () => {
    const wire = answering({ body: [], link: '</api/v2/events/?cursor=7>; rel="next"' });
    const query = { limit: 5 };
    const page = await callPage(wire, null, 'listEvents', { query });
    expect(page).toEqual({ ok: true, value: { items: [], next: '/api/v2/events/?cursor=7' } });
    await callPage(wire, '/api/v2/events/?cursor=7', 'listEvents', { query });
    expect(wire.send.mock.lastCall).toEqual([
      { call: 'listEvents', method: 'GET', path: '/api/v2/events/?cursor=7' },
    ]);
  });

  test('is the last one where no other is named', async () => {
    expect(await callPage(answering({ body: [] }), null, 'listEvents')).toMatchObject({
      value: { next: null },
    });
  });
});

test('names, parameters, queries, bodies, answers and refusals are those of the contract', () => {
  // Only checks types; never runs.
  const typesOnly = async () => {
    const wire = silent;
    const params = { id: '1' };
    // @ts-expect-error there is no such call
    await call(wire, 'joinSpaces', { params: { token: 't' } });
    // @ts-expect-error an upload sends no JSON
    await call(wire, 'uploadFile', {});
    // @ts-expect-error the path has a parameter
    await call(wire, 'joinSpace');
    // @ts-expect-error the parameter has another name
    await call(wire, 'joinSpace', { params: { code: 't' } });
    // @ts-expect-error the path has two parameters
    addressOf('editComment', { id: '1' });
    // @ts-expect-error the path has no parameter
    await call(wire, 'listSpaces', { params });
    // @ts-expect-error the query has no such field
    await call(wire, 'listEvents', { query: { space: '1' } });
    // @ts-expect-error a goal is named by a text
    await call(wire, 'listEvents', { query: { goal: true } });
    // @ts-expect-error the body has no such field
    await call(wire, 'editMembership', { params, body: { rank: 'EDITOR' } });
    // @ts-expect-error there is no such role
    await call(wire, 'editMembership', { params, body: { role: 'KING' } });
    // @ts-expect-error a space needs a name
    await call(wire, 'createSpace', { body: { emoji: '🏡' } });
    // @ts-expect-error the call takes no body
    await call(wire, 'cloneSpace', { params, body: {} });
    // @ts-expect-error a reading takes no key
    await call(wire, 'readSpace', { params, idempotencyKey: 'k' });
    // @ts-expect-error the answer is not a list
    await callPage(wire, null, 'readSpace', { params });

    const space = await call(wire, 'readSpace', { params });
    if (!space.ok) {
      // @ts-expect-error the call never has this refusal
      return space.refusal.code === 'space.lost';
    }
    // @ts-expect-error the answer has no such field
    return space.value.title;
  };
  expect(typesOnly).toBeTypeOf('function');
  expectTypeOf(
    successIn('readBoardPublication', { httpStatus: 200, body: null }),
  ).toEqualTypeOf<BoardPublication | null>();
  expectTypeOf(successIn('deleteGoal', { httpStatus: 204, body: null })).toEqualTypeOf<null>();
  expectTypeOf<Exclude<AnswerOf<'readGoal'>, GoalWire>>().toExtend<PublicGoal>();
  expectTypeOf<readonly string[]>().toExtend<NonNullable<BodyOf<'createAccessToken'>['spaces']>>();
});
