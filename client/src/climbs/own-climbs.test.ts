import { untouchedClimb } from '@cairn/core/climbs/climb';
import { maxSteps } from '@cairn/core/climbs/climb-step';
import { idUnder } from '@cairn/core/id-under';
import { idName } from '@cairn/core/sync/id-name';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { memoryStore } from '../store/memory-store.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { made } from '../testing/made.ts';
import { redoNewest, undoNewest } from '../undo/reverse-step.ts';
import { undoSummaryOf } from '../undo/undo-summary-of.ts';
import { NoAnswer, type WireAnswer, type WireRequest } from '../wire/wire.ts';
import { type OwnClimb, ownClimbOf, ownClimbsOf } from './own-climbs.ts';
import { createClimb, deleteClimb, editClimb } from './own-climbs-edit.ts';
import { discardChanges, publishClimb } from './own-climbs-publish.ts';
import { addStep, duplicateStep, editStep, moveStep, putStepBack, removeStep } from './own-climbs-steps.ts';

const at = '2026-11-21T10:00:00.000Z';
let sent: WireRequest[] = [];
/** Null means no network. */
let answer: ((request: WireRequest) => WireAnswer) | null = null;
let cairn: Cairn;

beforeEach(async () => {
  sent = [];
  answer = null;
  const environment = lonelyEnvironment(Date.parse(at), {
    wire: {
      send: async (request) => {
        if (!answer) throw new NoAnswer('There is no network.');
        if (request.path.startsWith('/api/climbs/'))
          return { httpStatus: 200, body: { ...untouchedClimb, name: 'Published' } };
        // News of others never arrive.
        if (request.method === 'GET') return new Promise<never>(() => undefined);
        sent.push(request);
        return answer(request);
      },
    },
  });
  cairn = await openCairnIn(environment, ida, null);
  await cairn.opened;
});
afterEach(() => cairn.close());

function climb(key: string): OwnClimb {
  const found = ownClimbOf(cairn, key);
  if (!found) throw new Error('The climb is missing.');
  return found;
}

const stepNames = (key: string) => climb(key).steps.map(({ name }) => name);
const step = (key: string, name: string) => {
  const { id } = made(addStep(cairn, key));
  made(editStep(cairn, key, id, { name }));
  return id;
};
const allSent = () => vi.waitFor(() => expect(cairn.status.waiting).toBe(0));

/** A server that accepts everything; `row` adds its own fields. */
const taken =
  (row: object = {}) =>
  ({ method, path, body }: WireRequest): WireAnswer => {
    if (method === 'DELETE') return { httpStatus: 204, body: null };
    const fields = (body ?? {}) as Record<string, unknown>;
    const { tempId } = fields;
    const named = path.split('/').at(path.endsWith('/restore/') ? -3 : -2) as string;
    const id =
      typeof tempId === 'string' ? idUnder(ida.uuid as string, idName('climbs', tempId) as string) : named;
    const before = cairn.replica.recordById('climbs', id)?.base ?? { ...untouchedClimb, code: 'c0de' };
    const rev = Number((before as { rev?: number }).rev ?? 0) + 1;
    return { httpStatus: 200, body: { ...before, ...row, ...fields, id, rev, version: rev } };
  };

describe('a climb of the user’s own', () => {
  test('begins without a name and steps, and is written with no network', () => {
    const { key } = createClimb(cairn);
    expect(climb(key)).toMatchObject({ ...untouchedClimb, code: null, public: false, sync: 'waiting' });
    made(editClimb(cairn, key, { name: '  A field notebook', inOrder: true, color: 'teal' }));
    expect(climb(key)).toMatchObject({ name: '  A field notebook', inOrder: true, color: 'teal' });
    expect(ownClimbsOf(cairn).map((one) => one.key)).toEqual([key]);
  });

  test('is the same object until it changes', () => {
    const { key } = createClimb(cairn);
    const before = climb(key);
    expect(climb(key)).toBe(before);
    made(editClimb(cairn, key, { name: 'Other' }));
    expect(climb(key)).not.toBe(before);
  });

  test('is created on the server with its fields, and found by its code', async () => {
    answer = taken();
    const { key } = createClimb(cairn);
    made(editClimb(cairn, key, { name: 'Run' }));
    cairn.wake();
    await allSent();
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/my-climbs/' });
    expect(ownClimbOf(cairn, 'c0de')).toMatchObject({ key, name: 'Run', code: 'c0de', sync: 'synced' });
  });

  test('keeps the first 250 characters of its name, and rejects a text that is too long', () => {
    const { key } = createClimb(cairn);
    made(editClimb(cairn, key, { name: 'x'.repeat(300) }));
    expect(climb(key).name).toHaveLength(250);
    const long = { ops: [{ insert: 'x'.repeat(200_000) }] };
    expect(editClimb(cairn, key, { richDescription: long })).toMatchObject({
      refusal: { code: 'climb.about' },
    });
  });

  test('that is not there is not edited', () => {
    expect(editClimb(cairn, 'nowhere', { name: 'Run' })).toMatchObject({
      refusal: { code: 'climb.unknown' },
    });
    expect(addStep(cairn, 'nowhere')).toMatchObject({ refusal: { code: 'climb.unknown' } });
  });
});

describe('the steps of a climb', () => {
  test('begin on the first day, and each begins when the one before has ended', () => {
    const { key } = createClimb(cairn);
    const first = step(key, 'One');
    made(editStep(cairn, key, first, { column: 2, repeatCount: 3 }));
    step(key, 'Two');
    expect(climb(key).steps).toMatchObject([
      { name: 'One', column: 2, periodIndex: 1, repeatCount: 3, enabled: true },
      { name: 'Two', column: 2, periodIndex: 4, repeatCount: 1 },
    ]);
    made(addStep(cairn, key, first));
    expect(stepNames(key)).toEqual(['One', '', 'Two']);
  });

  test('are moved, copied, removed and put back', () => {
    const { key } = createClimb(cairn);
    const [one, two, three] = ['One', 'Two', 'Three'].map((name) => step(key, name)) as [
      string,
      string,
      string,
    ];
    made(moveStep(cairn, key, three, one));
    expect(stepNames(key)).toEqual(['Three', 'One', 'Two']);
    made(moveStep(cairn, key, three, null));
    expect(stepNames(key)).toEqual(['One', 'Two', 'Three']);
    made(duplicateStep(cairn, key, one));
    expect(stepNames(key)).toEqual(['One', 'One', 'Two', 'Three']);
    const removed = climb(key).steps[2];
    if (!removed) throw new Error('The step is missing.');
    made(removeStep(cairn, key, two));
    made(editStep(cairn, key, three, { name: 'Last' }));
    made(putStepBack(cairn, key, removed, 2));
    expect(stepNames(key)).toEqual(['One', 'One', 'Two', 'Last']);
  });

  test('that are missing are not changed', () => {
    const { key } = createClimb(cairn);
    const refusal = { refusal: { code: 'climb.unknownStep' } };
    expect(editStep(cairn, key, 'none', { name: 'x' })).toMatchObject(refusal);
    expect(moveStep(cairn, key, 'none', null)).toMatchObject(refusal);
    expect(duplicateStep(cairn, key, 'none')).toMatchObject(refusal);
    expect(removeStep(cairn, key, 'none')).toMatchObject(refusal);
    expect(addStep(cairn, key, 'none')).toMatchObject(refusal);
  });

  test('are at most 400, with at most 1000 goals', () => {
    const { key } = createClimb(cairn);
    const id = step(key, 'One');
    for (const repeatCount of [366, 366])
      made(editStep(cairn, key, made(duplicateStep(cairn, key, id)).id, { repeatCount }));
    const third = made(duplicateStep(cairn, key, id)).id;
    expect(editStep(cairn, key, third, { repeatCount: 366 })).toMatchObject({
      refusal: { code: 'climb.tooLarge' },
    });
    const { key: long } = createClimb(cairn);
    for (let count = 0; count < maxSteps; count += 1) made(addStep(cairn, long));
    expect(addStep(cairn, long)).toMatchObject({ refusal: { code: 'climb.tooLarge' } });
  });
});

describe('undo', () => {
  test('deletes a new climb, and redo creates it again', () => {
    const { key } = createClimb(cairn);
    expect(undoNewest(cairn)?.reversal.extent).toBe('whole');
    expect(ownClimbOf(cairn, key)).toBeUndefined();
    redoNewest(cairn);
    expect(ownClimbOf(cairn, key)).toBeDefined();
  });

  test('restores a name, a step and a deleted climb, and says which', () => {
    const { key } = createClimb(cairn);
    const id = step(key, 'One');
    made(editClimb(cairn, key, { name: 'Run' }));
    undoNewest(cairn);
    expect(climb(key).name).toBe('');
    made(removeStep(cairn, key, id));
    undoNewest(cairn);
    expect(stepNames(key)).toEqual(['One']);
    const { step: deletion } = deleteClimb(cairn, key);
    expect(ownClimbOf(cairn, key)).toBeUndefined();
    if (!deletion) throw new Error('Nothing was deleted.');
    expect(undoSummaryOf(cairn, deletion)).toMatchObject({ action: 'climbDeleted' });
    undoNewest(cairn);
    expect(stepNames(key)).toEqual(['One']);
  });

  test('restores a climb that the server has deleted', async () => {
    answer = taken();
    const { key } = createClimb(cairn);
    cairn.wake();
    await allSent();
    deleteClimb(cairn, key);
    await allSent();
    undoNewest(cairn);
    await allSent();
    expect(sent.map(({ method, path }) => `${method} ${path.split('/').slice(2, 4).join('/')}`).at(-1)).toBe(
      'POST v2/my-climbs',
    );
    expect(ownClimbOf(cairn, key)).toBeDefined();
  });
});

describe('publishing', () => {
  test('needs a network and a step', async () => {
    const { key } = createClimb(cairn);
    expect(await publishClimb(cairn, key, { public: true })).toMatchObject({
      refusal: { code: 'climb.steps' },
    });
    step(key, 'One');
    await vi.waitFor(() => expect(cairn.status.online).toBe(false));
    expect(await publishClimb(cairn, key, { public: true })).toMatchObject({ refusal: { code: 'network' } });
    expect(sent).toEqual([]);
  });

  test('sends the edits of this device first', async () => {
    answer = taken();
    const { key } = createClimb(cairn);
    cairn.wake();
    await vi.waitFor(() => expect(cairn.status).toMatchObject({ online: true, waiting: 0 }));
    step(key, 'One');
    const published = await publishClimb(cairn, key, { public: true, isListed: true });
    expect(published.ok).toBe(true);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/my-climbs/' });
    expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { public: true, isListed: true } });
    expect(JSON.stringify(sent.slice(0, -1))).toContain('"name":"One"');
  });

  test('sends the author’s sentence in one paragraph, and none that is too long', async () => {
    answer = taken({ public: true, publishedVersion: 1 });
    const { key } = createClimb(cairn);
    step(key, 'One');
    cairn.wake();
    await allSent();
    const count = sent.length;
    expect(await publishClimb(cairn, key, { public: true, changeNote: 'a'.repeat(281) })).toMatchObject({
      refusal: { code: 'climb.changeNote' },
    });
    expect(sent).toHaveLength(count);
    await publishClimb(cairn, key, { public: true, changeNote: ' It\nrains. ' });
    expect(sent.at(-1)).toMatchObject({ method: 'PATCH', body: { public: true, changeNote: 'It rains.' } });
    await publishClimb(cairn, key, { public: true, changeNote: ' ' });
    expect(sent.at(-1)?.body).toEqual({ public: true });
  });

  test('leaves later edits as a draft, which counts as changed at once', async () => {
    answer = taken({ public: true, publishedVersion: 1, isChanged: false });
    const { key } = createClimb(cairn);
    step(key, 'One');
    cairn.wake();
    await allSent();
    expect(climb(key)).toMatchObject({ public: true, isChanged: false });
    answer = null;
    made(editClimb(cairn, key, { name: 'Run' }));
    expect(climb(key).isChanged).toBe(true);
  });
});

test('steps that two tabs add at once are all there', async () => {
  const store = { ...memoryStore(), storage: 'durable' as const };
  const open = async (tab: string) => {
    let ids = 0;
    const newId = () => `${tab}${(ids += 1)}`;
    const opened = await openCairnIn(lonelyEnvironment(Date.parse(at), { store, newId }), ida, null);
    await opened.opened;
    return opened;
  };
  const first = await open('one');
  const { key, saved } = createClimb(first);
  await saved;
  const second = await open('two');
  const { id: one, saved: savedOne } = made(addStep(first, key));
  const { id: two, saved: savedTwo } = made(addStep(second, key));
  await Promise.all([savedOne, savedTwo]);
  expect(ownClimbOf(second, key)?.steps.map(({ id }) => id)).toEqual([one, two]);
  await made(editStep(second, key, two, { name: 'Mine' })).saved;
  await made(removeStep(first, key, one)).saved;
  expect(ownClimbOf(first, key)?.steps).toMatchObject([{ id: two, name: 'Mine' }]);
  first.close();
  second.close();
});

test('discarded changes leave the climb as it is published, and undo brings them back', async () => {
  answer = taken({ public: true, publishedVersion: 1 });
  const { key } = createClimb(cairn);
  made(editClimb(cairn, key, { name: 'Run' }));
  cairn.wake();
  await allSent();
  made(editClimb(cairn, key, { name: 'Walk', inOrder: true }));
  expect(await discardChanges(cairn, key)).toMatchObject({ ok: true });
  expect(climb(key)).toMatchObject({ name: 'Published', inOrder: false });
  undoNewest(cairn);
  expect(climb(key)).toMatchObject({ name: 'Walk', inOrder: true });
});

test('a rejected edit shows the former climb again, and is on the shelf', async () => {
  answer = taken();
  const { key } = createClimb(cairn);
  made(editClimb(cairn, key, { name: 'Run' }));
  cairn.wake();
  await allSent();
  answer = () => ({ httpStatus: 400, body: { status: 'error', code: 'climb.tooLarge', message: 'No.' } });
  made(editClimb(cairn, key, { name: 'Walk' }));
  await vi.waitFor(() => expect(cairn.shelf).toHaveLength(1));
  expect(climb(key).name).toBe('Run');
  expect(cairn.shelf).toMatchObject([{ table: 'climbs', name: 'Run', fields: { name: 'Walk' } }]);
});
