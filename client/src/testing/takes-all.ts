import { idName } from '@cairn/core/sync/id-name';
import { idUnder } from '@cairn/core/id-under';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { Cairn } from '../cairn/cairn.ts';
import type { WireAnswer, WireRequest } from '../wire/wire.ts';

const tables: Readonly<Record<string, TableName>> = {
  '/api/folder-goals/': 'folder_goals',
  '/api/boards-2/': 'boards',
};

/** A server that accepts everything, and gives ids like the real one. */
export function takesAll(cairnOf: () => Cairn): (request: WireRequest) => WireAnswer {
  return ({ method, path, body }) => {
    if (method === 'DELETE') return { httpStatus: 204, body: null };
    const { replica, account } = cairnOf();
    const fields = body as Record<string, unknown>;
    const table = Object.entries(tables).find(([start]) => path.startsWith(start))?.[1] ?? 'goals';
    const named = path.split('/').at(-2) as string;
    const own = account.id;
    const id = method === 'POST' ? idUnder(own, idName(table, String(fields['tempId'])) as string) : named;
    const known = replica.recordById(table, id)?.base ?? {};
    const space = account.defaultSpaceId;
    const row =
      table === 'folder_goals'
        ? { space, isPrivate: false }
        : { space, createdDatetime: '2026-11-21T10:00:00.000Z' };
    const [rev, version] = [method === 'POST' ? 1 : 2, 1];
    return { httpStatus: 200, body: { ...known, ...row, ...fields, id, rev, version } };
  };
}
