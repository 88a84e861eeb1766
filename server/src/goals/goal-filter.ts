import { lifeOf } from '@cairn/core/accounts/settings';
import type { GoalListQuery } from '@cairn/contract/goals';
import type { Life } from '@cairn/core/time/periods';
import { dueDatesOverlapping } from '@cairn/core/time/periods';
import { type ListKind, sequenceFields, type SequenceField } from '@cairn/core/goals/list-order';
import { horizonSpecs } from '@cairn/core/time/horizons';
import type { Person } from '../context/person.ts';
import { isId } from '../base/ids.ts';

/** SQL on a row `g` of goals. */
export interface GoalFilter {
  /** Null matches every goal. */
  readonly condition: string | null;
  readonly values: readonly unknown[];
}

export type FilterQuery = Pick<
  GoalListQuery,
  | 'column'
  | 'from'
  | 'to'
  | 'bucket'
  | 'parent'
  | 'assignee'
  | 'color'
  | 'tag'
  | 'status'
  | 'board'
  | 'climb_subscription'
>;

export interface FilterReader {
  readonly life: Life;
  readonly personCode: string;
}

export function readerOf({ settings, code }: Pick<Person, 'settings' | 'code'>): FilterReader {
  return { life: lifeOf(settings), personCode: code };
}

class Values {
  readonly list: unknown[] = [];

  place(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** @param firstPlaces values of the placeholders before the filter's own */
export function goalFilter(
  query: FilterQuery,
  { life, personCode }: FilterReader,
  firstPlaces: readonly unknown[],
): GoalFilter {
  const values = new Values();
  for (const value of firstPlaces) values.place(value);
  const uuids = (list: readonly string[]) => values.place(list.filter(isId));
  const conditions = [
    timeCondition(query, life, values),
    query.bucket && `g.bucket_id = any(array(${listsNamed(query.bucket, personCode, values)}))`,
    query.board && `g.bucket_id = any(array(${listsOfBoards(query.board, personCode, values)}))`,
    query.parent && `g.parent_id = any(${uuids(query.parent)}::uuid[])`,
    query.assignee && `g.assignee = any(${values.place(query.assignee)}::text[])`,
    query.color && `g.color = any(${values.place(query.color)}::text[])`,
    query.tag && `g.tags && ${values.place(query.tag)}::text[]`,
    query.status === 'done' && 'g.done_date is not null',
    query.status === 'undone' && 'g.done_date is null',
    query.climb_subscription &&
      `(g.climb_subscription_id = any(${uuids(query.climb_subscription)}::uuid[]) and not g.climb_is_left)`,
  ];
  return { condition: conditions.filter(Boolean).join(' and ') || null, values: values.list };
}

function listsNamed(names: readonly string[], personCode: string, values: Values): string {
  return `select l.id from buckets l where l.deleted_at is null and ${isNamed('l', names, personCode, values)}`;
}

function listsOfBoards(names: readonly string[], personCode: string, values: Values): string {
  return `select l.id from boards o join buckets l on l.scope_id = o.scope_id and l.board_id = o.id
    where o.deleted_at is null and l.deleted_at is null and ${isNamed('o', names, personCode, values)}`;
}

function isNamed(row: string, names: readonly string[], personCode: string, values: Values): string {
  const [ids, code, tempIds] = [
    values.place(names.filter(isId)),
    values.place(personCode),
    values.place(names),
  ];
  return `(${row}.id = any(${ids}::uuid[]) or (${row}.created_by = ${code} and ${row}.temp_id = any(${tempIds}::text[])))`;
}

/**
 * Turns periods that overlap the range into due dates of each column (docs/product.md, "Due dates outside the day
 * column").
 */
function timeCondition({ column, from, to }: FilterQuery, life: Life, values: Values): string | false {
  if (from === undefined && to === undefined) {
    return column !== undefined && `g.column_id = ${values.place(column)}`;
  }
  const columns = column === undefined ? horizonSpecs.map(({ id }) => id) : [column];
  const ranges = columns.flatMap((id) => {
    const dates = dueDatesOverlapping(id, from ?? null, to ?? null, life);
    if (!dates) return [];
    const since = dates.from === null ? '' : ` and g.due_date >= ${values.place(dates.from)}`;
    const until = dates.to === null ? '' : ` and g.due_date <= ${values.place(dates.to)}`;
    return [`(g.column_id = ${values.place(id)}${since}${until})`];
  });
  return ranges.length === 0 ? 'false' : `(${ranges.join(' or ')})`;
}

const columnNames: Readonly<Record<SequenceField, string>> = {
  sequenceNo: 'g.sequence_no',
  horizonSequenceNo: 'g.horizon_sequence_no',
  bucketSequenceNo: 'g.bucket_sequence_no',
  subgoalSequenceNo: 'g.subgoal_sequence_no',
};

export function orderColumn(query: GoalListQuery): string {
  const isInTime = query.column !== undefined || query.from !== undefined || query.to !== undefined;
  const kind: ListKind =
    query.bucket || query.board ? 'bucket' : query.parent ? 'parent' : isInTime ? 'column' : 'none';
  return columnNames[sequenceFields[kind]];
}
