import { answeredRecord } from '@cairn/core/sync/answered-record';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { preparedRecord } from '@cairn/core/sync/prepared-record';
import { idName } from '@cairn/core/sync/id-name';
import { idUnder } from '@cairn/core/id-under';
import { recordOfNew, recordOfRow, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { describe, expect, test } from 'vitest';
import { Replica } from '../replica/replica.ts';
import { type FeedPosition, refKey, unreadFeed } from '../store/account-store.ts';
import { addressedPage, appliedPage } from './applied-page.ts';

const at = '2026-11-21T10:00:00.000Z';

type Page = Parameters<typeof addressedPage>[0];

function pageOf(news: Pick<Extract<Page['scopes'][string], { rows: unknown }>, 'rows' | 'gone'>): Page {
  const space = { from: 1, to: 3, full: false, last: true, ...news };
  return { epoch: 'epoch', cursor: 'cursor', more: false, scopes: { space } };
}

test.each([
  ['goals', { space: 'space', name: 'milk' }],
  ['comments', { goal: 'goal', richText: { ops: [{ insert: 'hello\n' }] } }],
] as const)(
  'of the %s one that somebody deleted before this device heard that it arrived goes with the answer',
  (table, fields) => {
    const typed = { fields, notes: null };
    const onItsWay = preparedRecord(
      recordOfNew(table, 'space', 'offline-1', typed, at),
      'key',
      syncEngineVersion,
    ) as SyncRecord;
    const replica = new Replica();
    replica.apply([onItsWay]);
    const id = idUnder('ida', idName(table, 'offline-1') as string);
    const page = pageOf({ rows: [], gone: [{ table, id, rev: 2, version: 3, movedTo: null }] });
    const addressed = addressedPage(page, replica, unreadFeed, { id: 'ida', code: 'ida-code' }, true);
    const applied = appliedPage(addressed, new Map([[refKey(onItsWay), onItsWay]]), at, true);
    const answer = {
      httpStatus: 201,
      row: { ...typed.fields, id, version: 2, rev: 1 },
      code: '',
      message: '',
      errors: {},
    };
    const after = answeredRecord(applied.put[0] as SyncRecord, 'key', answer, {
      at,
      scopeOf: () => 'space',
      newTempId: () => 'offline-2',
      holdsScope: () => true,
      fieldsToRecreate: (fields) => fields,
      editStaysOnTop: true,
    });
    expect(after).toEqual({ record: null, shelved: [] });
  },
);

describe('a goal that goes from one space to another', () => {
  const row = { id: 'goal', space: 'from', name: 'walk', version: 3, rev: 1 };
  const held = recordOfRow('goals', 'from', row, at);
  const moved = { ...row, space: 'to', version: 7, rev: 2 };
  const read = (from: number, last: boolean, rows: readonly object[] = []) => ({
    from,
    to: 9,
    full: true,
    last,
    rows: rows as Extract<Page['scopes'][string], { rows: unknown }>['rows'],
    gone: [],
  });
  function after(record: SyncRecord, ...pages: readonly Page['scopes'][]) {
    const replica = new Replica();
    replica.apply([record]);
    let position: FeedPosition = { ...unreadFeed, cursor: 'c', epoch: 'epoch', scopes: ['from', 'to'] };
    for (const scopes of pages) {
      const page = { epoch: 'epoch', cursor: 'cursor', more: false, scopes };
      const addressed = addressedPage(page, replica, position, { id: 'ida', code: 'ida-code' }, true);
      const stored = addressed.refs.flatMap((ref) => replica.record(ref) ?? []);
      const byRef = new Map(stored.map((one) => [refKey(one), one]));
      const { put, remove } = appliedPage(addressed, byRef, at, true);
      replica.apply(put, remove);
      position = addressed.position;
    }
    return replica.recordById('goals', 'goal');
  }
  const met = [{ table: 'goals', row: moved }];

  test('is met where it is, whichever of them is read first', () => {
    const there = { scope: 'to', base: moved };
    expect(after(held, { from: read(0, true), to: read(0, true, met) })).toMatchObject(there);
    expect(
      after(held, { from: read(0, true), to: read(0, false) }, { to: read(2, true, met) }),
    ).toMatchObject(there);
    expect(
      after(held, { to: read(0, true, met), from: read(0, false) }, { from: read(2, true) }),
    ).toMatchObject(there);
    expect(after(held, { from: read(0, true), to: read(0, true) })).toBeUndefined();
  });

  test('stays when the space that it has left is left, also while an upload of it is under way', () => {
    const uploading = preparedRecord(
      editedRecord(held, { fields: { name: 'run' }, notes: null }),
      'key',
      syncEngineVersion,
    ) as SyncRecord;
    const news = { to: { ...read(8, true, met), full: false } };
    for (const one of [held, uploading]) {
      expect(after(one, news, { from: { revoked: true } })).toMatchObject({ scope: 'to' });
      expect(after(one, { ...news, from: { revoked: true } })).toMatchObject({ scope: 'to' });
      expect(after(one, { from: { revoked: true } })).toBeUndefined();
    }
  });

  test('is as the restored server says, whichever of them is read first', () => {
    const newer = recordOfRow('goals', 'from', { ...row, rev: 9 }, at);
    const replica = new Replica();
    replica.apply([newer]);
    const before: FeedPosition = { ...unreadFeed, cursor: 'c', epoch: 'before', scopes: ['from', 'to'] };
    const page = {
      epoch: 'epoch',
      cursor: 'cursor',
      more: false,
      scopes: { from: read(0, true), to: read(0, true, met) },
    };
    const addressed = addressedPage(page, replica, before, { id: 'ida', code: 'ida-code' }, true);
    const { put } = appliedPage(addressed, new Map([[refKey(newer), newer]]), at, true);
    expect(put).toMatchObject([{ scope: 'to', base: moved }]);
  });
});

test('what was made anew while a restored server was read is what it has become, and not what was not met', () => {
  const lost = { id: 'lost', space: 'one', name: 'walk', version: 3, rev: 1 };
  const again = { ...lost, id: 'again', recreatedFrom: 'lost', version: 9 };
  const held = recordOfRow('goals', 'one', lost, at);
  const replica = new Replica();
  replica.apply([held]);
  let position: FeedPosition = { ...unreadFeed, cursor: 'c', epoch: 'before', scopes: ['one', 'two'] };
  const read = (
    scope: string,
    from: number,
    rows: Extract<Page['scopes'][string], { rows: unknown }>['rows'],
  ) => {
    const told = { from, to: 9, full: true, last: true, rows, gone: [] };
    const page = { epoch: 'epoch', cursor: 'cursor', more: false, scopes: { [scope]: told } };
    const addressed = addressedPage(page, replica, position, { id: 'ida', code: 'ida-code' }, true);
    const stored = addressed.refs.flatMap((ref) => replica.record(ref) ?? []);
    const { put, remove } = appliedPage(
      addressed,
      new Map(stored.map((one) => [refKey(one), one])),
      at,
      true,
    );
    replica.apply(put, remove);
    position = addressed.position;
  };
  read('one', 0, []);
  read('one', 5, [{ table: 'goals', row: again }]);
  // The answer to the creation named a goal that another device had re-created.
  replica.apply([{ ...held, id: 'again', base: again } as SyncRecord], [{ table: 'goals', key: 'again' }]);
  read('two', 0, []);
  expect(replica.recordById('goals', 'again')).toMatchObject({ key: 'lost', base: { version: 9 } });
});

test('what another tab has typed into something that this one has not heard of stays', () => {
  const row = { id: 'space', tags: [], showTags: true, version: 0, rev: 0 };
  const untouched = recordOfRow('space_settings', 'space', row, at);
  const typed = editedRecord(untouched, { fields: { showTags: false }, notes: null });
  const told = { ...row, tags: [{ tag: 'home', color: 3, hidden: false }], version: 3, rev: 1 };
  const page = pageOf({ rows: [{ table: 'space_settings', row: told }], gone: [] });
  const addressed = addressedPage(page, new Replica(), unreadFeed, { id: 'ida', code: 'ida-code' }, true);
  expect(addressed.refs).toEqual([{ table: 'space_settings', key: 'space' }]);
  const applied = appliedPage(addressed, new Map([[refKey(typed), typed]]), at, true);
  expect(applied.put).toMatchObject([{ base: told, pending: { fields: { showTags: false } } }]);
});
