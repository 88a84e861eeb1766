import { answerMark } from '@cairn/contract/answer-mark';
import { afterEach, expect, test, vi } from 'vitest';
import { moreGoalsOf } from './read-public-board.ts';

afterEach(() => vi.unstubAllGlobals());

const shown = {
  code: 'c1',
  name: 'Book the hut',
  richThoughts: null,
  color: null,
  type: null,
  bucketSequenceNo: 100,
};

test.each([
  ['a visitor', { ...shown, done: true, subgoals: [] }],
  ['a member of its space', { ...shown, id: '7', space: '1', doneDate: '2026-11-21', subgoals: ['8'] }],
])('further goals of a public board are shown alike to %s', async (_, goal) => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const headers = { 'content-type': 'application/json', [answerMark]: '2' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify([goal]), { headers })));
  expect(await moreGoalsOf('5', null)).toEqual({
    ok: true,
    value: { items: [{ ...shown, done: true, subgoals: [] }], next: null },
  });
});
