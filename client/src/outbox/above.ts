import { isDeletedNext } from '@cairn/core/sync/prepared-record';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';

/** What a thing is below of: a goal below its parent and on a list, a list on its board, a comment below a goal, what is in a folder below what it names. */
export interface Above {
  readonly table: 'goals' | 'buckets' | 'boards';
  /** The field that names it. */
  readonly field: 'parent' | 'bucketId' | 'board' | 'goal';
}

const aboveByTable: Readonly<Record<string, readonly Above[]>> = {
  goals: [
    { table: 'goals', field: 'parent' },
    { table: 'buckets', field: 'bucketId' },
  ],
  buckets: [{ table: 'boards', field: 'board' }],
  comments: [{ table: 'goals', field: 'goal' }],
  folder_goals: [
    { table: 'goals', field: 'goal' },
    { table: 'boards', field: 'board' },
  ],
};

/** What the things of a table are below of; nothing for those that stand by themselves. */
export function aboveOf(table: string): readonly Above[] {
  return aboveByTable[table] ?? none;
}

const none: readonly Above[] = [];

/** The tables whose things are restored after a deletion, with all that went with them. */
export const treeTables = ['goals', 'buckets', 'boards'] as const;

/** The tables whose things hang on a goal, or in a folder on a board, and have no life without it. */
export const leafTables = Object.keys(aboveByTable).filter((table) =>
  aboveOf(table).some(({ field }) => field === 'goal'),
);

/** A thing by its key or id, as the server may name it. */
export interface NamedThing {
  readonly table: string;
  readonly id: string;
}

/**
 * What a record's next upload is below of. An upload that has been prepared goes out as it is: what was typed since may name
 * something that waits itself. A deletion names nothing.
 */
export function aboveNext(record: SyncRecord): readonly NamedThing[] {
  const above = aboveOf(record.table);
  if (above.length === 0 || isDeletedNext(record)) return nothing;
  const next = record.inflight === null ? record : { ...record, pending: null };
  return above.flatMap(({ table, field }) => {
    const names = next.pending?.fields[field] != null || next.inflight?.fields[field] != null;
    const id: unknown = isOnServer(record) && !names ? null : seenFields(next)[field];
    return typeof id === 'string' ? [{ table, id }] : [];
  });
}

const nothing: readonly NamedThing[] = [];
