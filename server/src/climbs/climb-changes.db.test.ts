import { todayIn } from '@cairn/core/time/zones';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxChangeNoteLength } from '@cairn/core/climbs/change-note';
import { aStep, makeClimb, makePublicClimb, someSteps, startClimb } from '../testing/climbs.ts';
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

describe('the author’s sentence about changes', () => {
  const read = async (code: string) => (await server.ask({ path: `/api/climbs/${code}/` })).body;
  const renamed = (name: string) => ({ steps: [aStep('a', { name }), ...someSteps.slice(1)], public: true });

  test('is read with them by everyone, and removed by changes without one', async () => {
    const { code } = await makePublicClimb(ida);
    const first = await read(code);
    expect(first).toMatchObject({ changeNote: null, changedDatetime: first.publishedDatetime });
    const sent = { ...renamed('Wet day'), changeNote: '  Two of you wrote\n\u202Ethat it rains. ' };
    expect((await patch(ida, `my-climbs/${code}`, sent)).status).toBe(200);
    const changed = await read(code);
    expect(changed).toMatchObject({
      changeNote: 'Two of you wrote that it rains.',
      version: 2,
      publishedDatetime: first.publishedDatetime,
    });
    expect(changed.changedDatetime > first.changedDatetime).toBe(true);
    const [listed] = (await server.ask({ path: '/api/climbs/' })).body;
    expect(listed).toMatchObject({ code, version: 2 });
    expect(Object.keys(listed)).not.toContain('changeNote');
    await patch(ida, `my-climbs/${code}`, { name: 'A draft' });
    expect((await read(code)).changeNote).toBe('Two of you wrote that it rains.');
    await patch(ida, `my-climbs/${code}`, renamed('Dry day'));
    expect(await read(code)).toMatchObject({ changeNote: null, version: 3 });
  });

  test('stays when the same climb is published again, and is corrected by another one', async () => {
    const { code } = await makePublicClimb(ida);
    await patch(ida, `my-climbs/${code}`, { ...renamed('Wet day'), changeNote: 'It rans.' });
    await patch(ida, `my-climbs/${code}`, { public: false });
    await patch(ida, `my-climbs/${code}`, { public: true });
    expect(await read(code)).toMatchObject({ changeNote: 'It rans.', version: 2 });
    await patch(ida, `my-climbs/${code}`, { public: true, changeNote: 'It rains.' });
    expect(await read(code)).toMatchObject({ changeNote: 'It rains.', version: 2 });
  });

  test('is refused with a sentence if it is too long, and nothing changes', async () => {
    const climb = await makePublicClimb(ida);
    const long = 'é'.repeat(maxChangeNoteLength + 1);
    const path = `/api/my-climbs/${climb.code}/`;
    const answer = await ida.ask({
      method: 'PATCH',
      path,
      body: { ...renamed('Wet day'), changeNote: long },
      headers: { 'accept-language': 'de' },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'climb.changeNote']);
    expect(answer.body.message).toContain('höchstens 280 Zeichen');
    expect(await read(climb.code)).toMatchObject({ version: 1, changeNote: null });
    expect((await ida.ask({ path })).body).toMatchObject({ rev: climb.rev, steps: climb.steps });
    const longest = long.slice(1);
    await patch(ida, `my-climbs/${climb.code}`, { ...renamed('Wet day'), changeNote: longest });
    expect((await read(climb.code)).changeNote).toBe(longest);
  });

  test('needs changes that are published: neither a draft nor a first publication takes it', async () => {
    const draft = await makeClimb(ida);
    const path = `my-climbs/${draft.code}`;
    for (const body of [
      { changeNote: 'Why' },
      { name: 'Higher', changeNote: 'Why' },
      { public: false, changeNote: 'Why' },
      { name: 'Higher', public: true, changeNote: 'Why' },
    ]) {
      const answer = await patch(ida, path, body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['changeNote']]);
    }
    expect((await ida.ask({ path: `/api/${path}/` })).body).toMatchObject({
      name: draft.name,
      public: false,
      rev: draft.rev,
    });
    expect((await patch(ida, path, { public: true, changeNote: ' ' })).status).toBe(200);
    expect((await read(draft.code)).changeNote).toBe(null);
    expect((await patch(ida, path, { public: true, changeNote: 'Why' })).status).toBe(400);
  });

  test('is only the author’s to write', async () => {
    const { code } = await makePublicClimb(ida);
    const answer = await patch(ben, `my-climbs/${code}`, { public: true, changeNote: 'Mine' });
    expect([answer.status, codesOf(answer)]).toEqual([404, 'climb.unknown']);
    expect((await read(code)).changeNote).toBe(null);
  });
});
