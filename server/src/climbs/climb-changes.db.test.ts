import { todayIn } from '@cairn/core/time/zones';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aStep, makePublicClimb, someSteps, startClimb } from '../testing/climbs.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
});
beforeEach(async () => {
  [ida, ben] = [await server.signUp(), await server.signUp()];
  await server.pool.query('update public_climbs set is_listed = false');
});
afterAll(() => server.close());

const today = () => todayIn('UTC', Date.now());
const patch = (person: TestPerson, path: string, body: object) =>
  person.ask({ method: 'PATCH', path: `/api/${path}/`, body });
const codesOf = (answer: { readonly body: unknown }) => (answer.body as { code: string }).code;

describe('the author’s changes', () => {
  test('are offered to a started climb, which takes one and leaves another', async () => {
    const { code } = await makePublicClimb(ida);
    const started = await startClimb(ben, code, today());
    const path = `/api/v2/climbs-subscriptions/${started.body.id}/updates/`;
    expect((await ben.ask({ path })).body).toEqual([]);
    const steps = [
      aStep('a', { name: 'Other' }),
      aStep('n', { periodIndex: 3 }),
      aStep('b', { periodIndex: 5 }),
    ];
    await patch(ida, `my-climbs/${code}`, { steps, public: true });
    const kinds = async () =>
      (await ben.ask({ path })).body.map(({ step, kind }: { step: string; kind: string }) => [step, kind]);
    expect(await kinds()).toEqual([
      ['a', 'changed'],
      ['n', 'added'],
      ['b', 'changed'],
      ['w', 'removed'],
    ]);
    const body = { take: ['a', 'n', 'w'], leave: ['b'] };
    const settled = await ben.ask({ method: 'POST', path, body });
    expect(settled.body.steps.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
      ['a', 'Other'],
      ['n', 'Step n'],
      ['b', 'Step b'],
    ]);
    expect(settled.body.progress).toHaveLength(3);
    expect(await kinds()).toEqual([]);
    const list = await ben.ask({ path: `/api/goals-2/?climb_subscription=${started.body.id}` });
    expect(list.body.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Other',
      'Step b',
      'Step n',
    ]);
    await patch(ida, `my-climbs/${code}`, {
      steps: [steps[0], aStep('b', { periodIndex: 6 })],
      public: true,
    });
    expect(await kinds()).toEqual([
      ['b', 'changed'],
      ['n', 'removed'],
    ]);
    expect(codesOf(await ida.ask({ path }))).toBe('subscription.unknown');
  });

  test('can be taken later too', async () => {
    const { code } = await makePublicClimb(ida);
    const started = await startClimb(ben, code, today());
    const path = `/api/v2/climbs-subscriptions/${started.body.id}/updates/`;
    const steps = [aStep('a', { name: 'Other' }), ...someSteps.slice(1)];
    await patch(ida, `my-climbs/${code}`, { steps, public: true });
    const settle = (body: object) => ben.ask({ method: 'POST', path, body });
    expect((await settle({ take: [], leave: ['a'] })).body.steps[0].name).toBe('Step a');
    expect((await ben.ask({ path })).body).toEqual([]);
    expect((await settle({ take: ['a'], leave: [] })).body.steps[0].name).toBe('Other');
    expect((await settle({ take: ['a'], leave: [] })).body.settled).toEqual({});
  });
});
