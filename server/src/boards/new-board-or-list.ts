import { idName } from '@cairn/core/sync/id-name';
import { idUnder, newCode, newId } from '../base/ids.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';

export function newBoardOrList(
  context: ServerContext,
  { person }: Writer,
  table: 'boards' | 'buckets',
  space: string,
  from: { readonly tempId?: string | null | undefined; readonly recreatedFrom?: string | null | undefined },
) {
  const now = context.now();
  const at = new Date(now).toISOString();
  const tempId = from.tempId ?? null;
  return {
    id: tempId === null ? newId(now) : idUnder(person.id, idName(table, tempId) as string),
    code: newCode(),
    tempId,
    recreatedFrom: context.rules.oneSuccessor ? (from.recreatedFrom ?? null) : null,
    space,
    createdBy: person.code,
    createdDatetime: at,
    modifiedDatetime: at,
    stamps: {},
    version: 0,
    rev: 1,
  };
}
