import type { BodyOf } from '@cairn/contract/call-types';
import type { UserSettings } from '@cairn/core/accounts/settings';
import type { BoardFields, ListFields } from '@cairn/core/boards/board';
import type { GoalFields } from '@cairn/core/goals/goal';
import type { MemberSettings } from '@cairn/core/spaces/member-settings';
import type { SpaceFields } from '@cairn/core/spaces/space';
import type { Inflight, SyncRecord } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import { recordOfNew, recordOfRow } from '@cairn/core/sync/record';
import { expect, expectTypeOf, test } from 'vitest';
import { uploads } from '../tables/all-tables.ts';
import { uploadOf } from './upload.ts';
import { restoreRequest, uploadRequest } from './upload-request.ts';

const at = '2026-11-21T10:00:00.000Z';
const row = { id: 'a/1', rev: 3, version: 7, goal: 'offline-g' };
const typed = { fields: { goal: 'offline-g' }, notes: null };
const ids: Readonly<Record<string, string>> = { 'offline-g': '12' };

function sent(record: SyncRecord, kind: Inflight['kind']): string {
  const inflight: Inflight = { ...typed, kind, key: 'k', baseRev: 3, notesBaseRev: 0 };
  const { method, path } = uploadRequest(
    uploadOf(uploads, record),
    record,
    inflight,
    (_, key) => ids[key] ?? key,
  );
  return `${method} ${path}`;
}

test.each<[TableName, string, string]>([
  ['goals', '/api/goals-2/', 'PUT'],
  ['comments', '/api/v2/goals-2/12/comments/', 'PATCH'],
  ['folder_goals', '/api/folder-goals/', 'PATCH'],
  ['boards', '/api/boards-2/', 'PATCH'],
  ['buckets', '/api/buckets-2/', 'PATCH'],
])('what was typed into %s goes to %s', (table, collection, edit) => {
  const known = recordOfRow(table, 's', row, at);
  expect(sent(recordOfNew(table, 's', 'offline-1', typed, at), 'create')).toBe(`POST ${collection}`);
  expect(sent(known, 'update')).toBe(`${edit} ${collection}a%2F1/`);
  expect(sent(known, 'delete')).toBe(`DELETE ${collection}a%2F1/`);
});

test.each<[TableName, string]>([
  ['spaces', '/api/v2/spaces/a%2F1/'],
  ['member_settings', '/api/v2/spaces/a%2F1/my-settings/'],
  ['space_settings', '/api/v2/spaces/a%2F1/tags/'],
  ['user_settings', '/api/settings/'],
])('what was typed into %s goes to %s', (table, path) => {
  const known = recordOfRow(table, 's', row, at);
  expect(sent(known, 'update')).toBe(`PATCH ${path}`);
  expect(() => sent(known, 'create')).toThrow(TypeError);
  expect(() => sent(known, 'delete')).toThrow(TypeError);
});

test.each<[TableName, string]>([
  ['goals', '/api/deleted-goals/a%2F1/restore/'],
  ['boards', '/api/boards-2/a%2F1/restore/'],
  ['buckets', '/api/buckets-2/a%2F1/restore/'],
  ['comments', '/api/deleted-goals/a%2F1/restore/'],
])('what was deleted of %s comes back by %s', (table, path) => {
  const record = recordOfRow(table, 's', row, at);
  expect(restoreRequest(uploadOf(uploads, record), record)).toMatchObject({ method: 'POST', path });
});

test('the fields that a device stores are those of their calls', () => {
  expectTypeOf<Partial<GoalFields>>().toExtend<BodyOf<'editGoal'>>();
  expectTypeOf<keyof GoalFields>().toExtend<keyof BodyOf<'createGoal'>>();
  expectTypeOf<keyof BoardFields>().toExtend<keyof BodyOf<'createBoard' | 'editBoard'>>();
  expectTypeOf<keyof ListFields>().toExtend<keyof BodyOf<'createBucket' | 'editBucket'>>();
  expectTypeOf<keyof SpaceFields>().toExtend<keyof BodyOf<'editSpace'>>();
  expectTypeOf<Partial<MemberSettings>>().toExtend<BodyOf<'editMemberSettings'>>();
  expectTypeOf<Partial<UserSettings>>().toExtend<BodyOf<'editSettings'>>();
});
