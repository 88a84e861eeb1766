import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { fedTables, type FedTable } from './fed-tables.ts';

/** Where the reading of a scope begins. */
export interface ScopeToRead {
  readonly id: string;
  /** Everything up to this version is read; null when nothing is, or nothing that counts any more. */
  readonly since: number | null;
  /** The scope's version when a full reading that goes on began. */
  readonly fullFrom: number | null;
}

/** A page of one scope, its rows as the wire writes them. */
export interface ScopePage {
  readonly id: string;
  readonly since: number;
  /** Null when this page does not reach the scope. */
  readonly upto: number | null;
  readonly version: number;
  readonly fullFrom: number | null;
  /** How many goals live in the scope, where that was asked. */
  readonly goals?: number;
  /** JSON texts of the rows' list and the list of those gone, without their brackets. */
  readonly rows: string | null;
  readonly gone: string | null;
}

const isRead = '(r.deleted_at is null or b.full_from is null or r.version > b.full_from)';

const versionsOf = ({ name }: FedTable) =>
  `(select r.version from ${name} r where r.scope_id = b.id and r.version > b.since and ${isRead}
    order by r.version limit $4 + 1)`;

const changesOf = ({ name, rowText, movedTo }: FedTable) => `
  select r.version, r.deleted_at is not null as is_gone,
    case when r.deleted_at is null
      then '{"table":"${name}","row":' || ${rowText} || '}'
      else json_build_object('table', '${name}', 'id', r.id, 'rev', r.rev, 'version', r.version, 'movedTo', ${movedTo})::text
    end as text
  from ${name} r where r.scope_id = b.id and r.version > b.since and r.version <= b.upto and ${isRead}`;

/** Whether a scope has to be read from its beginning: tombstones that this reader would need are forgotten, or yet to come. */
const isBeyondMemory = `(wanted.since is null or wanted.since > s.version
  or coalesce(wanted.full_from, wanted.since) < s.oldest_version)`;

/**
 * One page over several scopes, as one statement, so that it shows one moment.
 *
 * A page ends between two versions, never inside of one: rows written together are read together. Versions become
 * visible in their order because every write holds its scope's lock, so nothing can commit below what a page has read.
 */
const select = statement(`
  with wanted as (
    select s.id, s.version, wanted.ord,
      case when ${isBeyondMemory} then 0 else wanted.since end as since,
      case when ${isBeyondMemory} then s.version else wanted.full_from end as full_from
    from unnest($1::uuid[], $2::bigint[], $3::bigint[]) with ordinality as wanted (id, since, full_from, ord)
    join scopes s on s.id = wanted.id
  ),
  candidates as materialized (
    select b.ord, c.version from wanted b cross join lateral (
      select version from (${fedTables.map(versionsOf).join(' union all ')}) each_table
      order by version limit $4 + 1
    ) c
    order by b.ord, c.version limit $4 + 1
  ),
  cut as (
    select ord, version from candidates where (select count(*) from candidates) > $4
    order by ord, version offset $4 - 1 limit 1
  ),
  bounds as materialized (
    select b.*, case when cut.ord is null or b.ord < cut.ord then b.version when b.ord = cut.ord then cut.version end as upto
    from wanted b left join cut on true
  )
  select b.id, b.since, b.upto, b.version, b.full_from as "fullFrom", c.rows, c.gone
  from bounds b left join lateral (
    select string_agg(text, ',' order by version) filter (where not is_gone) as rows,
      string_agg(text, ',' order by version) filter (where is_gone) as gone
    from (${fedTables.map(changesOf).join(' union all ')}) each_table
  ) c on true
  order by b.ord`);

/** Reads about `limit` rows: a page is longer only where one write alone wrote more. */
export function feedPages(db: Db, scopes: readonly ScopeToRead[], limit: number): Promise<ScopePage[]> {
  return db.rows<ScopePage>(select, [
    scopes.map(({ id }) => id),
    scopes.map(({ since }) => since),
    scopes.map(({ fullFrom }) => fullFrom),
    limit,
  ]);
}

const selectEpoch = statement('select epoch from server_state');

/** What tells this database from the backup it may have been restored from. */
export async function epochOf(db: Db): Promise<string> {
  const [state] = await db.rows<{ epoch: string }>(selectEpoch);
  if (!state) throw new Error('The database has no epoch.');
  return state.epoch;
}
