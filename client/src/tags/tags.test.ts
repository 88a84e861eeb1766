import { atRest, recordOfRow, type ServerRow } from '@cairn/core/sync/record';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { addGoals } from '../goals/add-goals.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { tagsInUse } from '../search/tags-in-use.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { NoAnswer, type WireAnswer, type WireRequest } from '../wire/wire.ts';
import { changeTag, showTags } from './change-tags.ts';
import { tagSettingsOf } from './tag-settings.ts';

const at = '2026-11-21T10:00:00.000Z';
let sent: WireRequest[] = [];
/** Null means no network. */
let answer: WireAnswer | null = null;
let cairn: Cairn;

beforeEach(async () => {
  sent = [];
  answer = null;
  const send = async (request: WireRequest) => {
    if (request.method === 'GET' || !answer) throw new NoAnswer('There is no network.');
    sent.push(request);
    return answer;
  };
  cairn = await openCairnIn(lonelyEnvironment(Date.parse(at), { wire: { send } }), ida, null);
  await cairn.opened;
  becomes('OWNER');
});

afterEach(() => cairn.close());

function becomes(role: string): void {
  const row = { id: 'membership', space: 'space', userId: ida.uuid, role, version: 1, rev: 1 };
  cairn.replica.apply([recordOfRow('memberships', 'space', row, at)]);
}

test('colours and hidden tags are set with no network, and sent without those that nobody touched', async () => {
  changeTag(cairn, 'space', 'home', { color: 'teal' });
  changeTag(cairn, 'space', 'work', { color: 'red' });
  changeTag(cairn, 'space', 'home', { hidden: true });
  changeTag(cairn, 'space', 'work', { color: null });
  showTags(cairn, 'space', false);
  const home = { tag: 'home', color: 'teal', hidden: true };
  expect(tagSettingsOf(cairn, 'space')).toEqual({ tags: [home], showTags: false, isWaiting: true });
  const counted = [home, { tag: 'run', color: null, hidden: false }].map((tag) => ({
    ...tag,
    taggedGoalsCount: { done: 0, notDone: 1 },
  }));
  answer = { httpStatus: 200, body: { tags: counted, showTags: false, version: 4, rev: 1 } };
  cairn.wake();
  await vi.waitFor(() => expect(tagSettingsOf(cairn, 'space').isWaiting).toBe(false));
  expect(sent).toMatchObject([{ method: 'PATCH', path: '/api/v2/spaces/space/tags/' }]);
  expect(sent[0]?.body).toEqual({
    tags: [home, { tag: 'work', color: null }],
    showTags: false,
  });
  expect(tagSettingsOf(cairn, 'space')).toEqual({ tags: [home], showTags: false, isWaiting: false });
});

test('what others set meanwhile stays below what was set here', () => {
  changeTag(cairn, 'space', 'home', { color: 'teal' });
  const record = cairn.replica.record({ table: 'space_settings', key: 'space' });
  if (!record) throw new Error('Nothing was set.');
  const tags = [
    { tag: 'home', color: 'red', hidden: true },
    { tag: 'work', color: 'blue', hidden: false },
  ];
  const base = { id: 'space', tags, showTags: true, version: 2, rev: 1 } as unknown as ServerRow;
  cairn.replica.apply([{ ...record, ...atRest, id: 'space', recreatedFrom: null, base }]);
  expect(tagSettingsOf(cairn, 'space').tags).toEqual([
    { tag: 'home', color: 'teal', hidden: true },
    { tag: 'work', color: 'blue', hidden: false },
  ]);
});

test('a picker offers the tags of its space, and none that the space hides', () => {
  const add = (space: string, ...tags: readonly string[]) =>
    addGoals(cairn, {
      text: 'Water the plants',
      space,
      tags,
      place: { columnId: 1, dueDate: '2026-11-21' },
      position: { at: 'bottom' },
    });
  add('space', 'home', 'Secret');
  add('elsewhere', 'work');
  expect(tagsInUse(cairn, ['space'])).toEqual(['home', 'Secret']);
  changeTag(cairn, 'space', 'secret', { hidden: true });
  expect(tagsInUse(cairn, ['space'])).toEqual(['home']);
  expect(tagsInUse(cairn)).toEqual(['home', 'work']);
});

test('only owners and admins set tags, and only tags are set', () => {
  expect(changeTag(cairn, 'space', 'two words', { hidden: true })).toMatchObject({ ok: false });
  becomes('EDITOR');
  expect(changeTag(cairn, 'space', 'home', { hidden: true })).toMatchObject({
    refusal: { code: 'space.role' },
  });
  expect(showTags(cairn, 'elsewhere', false)).toMatchObject({ refusal: { code: 'space.role' } });
  expect(tagSettingsOf(cairn, 'space')).toEqual({ tags: [], showTags: true, isWaiting: false });
});
