import { recordOfNew, recordOfRow } from '@cairn/core/sync/record';
import { describe, expect, test } from 'vitest';
import { newlyConcerned } from './newly-concerned.ts';

const at = '2026-11-24T10:00:00.000Z';
const said = (fields: object) => recordOfRow('goals', 'space', { id: 'g', rev: 1, ...fields } as never, at);
const naming = (...ids: readonly string[]) => ({
  richThoughts: {
    ops: [{ insert: 'Ask ' }, ...ids.map((id) => ({ insert: { mention: { id, name: '' } } }))],
  },
});

describe('Whom a goal newly concerns', () => {
  test.each([
    ['who is given it', { assignee: null }, { assignee: 'ben' }, ['ben']],
    ['nobody whose it was', { assignee: 'ben' }, { assignee: 'ben', name: 'Other' }, []],
    ['nobody from whom it is taken', { assignee: 'ben' }, { assignee: null }, []],
    ['who is named in its note', naming('ida'), naming('ida', 'ben'), ['ben']],
    ['nobody who was named before', naming('ben'), naming('ben'), []],
  ])('%s', (_, before, after, concerned) => {
    expect(newlyConcerned(said(before), said(after))).toEqual(concerned);
  });

  test('everybody whom a goal that was not here concerns', () => {
    expect(newlyConcerned(undefined, said({ assignee: 'ben', ...naming('ida') }))).toEqual(['ben', 'ida']);
  });

  test('nobody by what has only been typed here: the server tells who else is to hear of it', () => {
    const typed = { fields: { assignee: 'ben' }, notes: null, at: {} } as never;
    expect(newlyConcerned(undefined, recordOfNew('goals', 'space', 'temp', typed, at))).toEqual([]);
  });
});
