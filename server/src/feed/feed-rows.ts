import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { pageBytes } from '../http/page-bytes.ts';
import { fedTables, type FedTable } from './fed-tables.ts';

/** Where the reading of a scope begins. */
export interface ScopeToRead {
  readonly id: string;
  /** Everything up to this version is read; null when nothing is, or nothing that counts any more. */
  readonly since: number | null;
  /** The scope's version when a full reading that goes on began. */
  readonly fullFrom: number | null;
  /** How far the version behind `since` is read, where a page ended inside of it. */
  readonly inside: InsideVersion | null;
}

/** The last row that was read of a version, in the order in which its rows are read. */
export interface InsideVersion {
  /** The place of its table among those that are fed. */
  readonly table: number;
  readonly id: string;
}

/** A page of one scope, its rows as the wire writes them. */
export interface ScopePage {
  readonly id: string;
  readonly since: number;
  /** Null when this page does not reach the scope. */
  readonly upto: number | null;
  /** How far the version behind `upto` is read; null when nothing of it is. */
  readonly inside?: InsideVersion | null;
  readonly version: number;
  readonly fullFrom: number | null;
  /** How many goals live in the scope, where that was asked. */
  readonly goals?: number;
  /** JSON texts of the rows' list and the list of those gone, without their brackets. */
  readonly rows: string | null;
  readonly gone: string | null;
}

/** What a tombstone has on the wire, in bytes. */
const goneBytes = 200;

const isUnread = (table: number) => `r.scope_id = b.id and r.version > b.since
  and (b.read_id is null or r.version > b.since + 1 or (${table}, r.id) > (b.read_table, b.read_id))
  and (r.deleted_at is null or b.full_from is null or r.version > b.full_from)`;

const versionsOf = ({ name }: FedTable, table: number) =>
  `(select r.version from ${name} r where ${isUnread(table)} order by r.version limit $4 + 1)`;

const sizesOf = ({ name, bytes }: FedTable, table: number) => `
  select b.ord, r.version, ${table} as in_table, r.id,
    case when r.deleted_at is null then ${bytes} else ${goneBytes} end as bytes
  from bounds b join ${name} r on ${isUnread(table)} and r.version <= b.upto`;

const changesOf = ({ name, rowText, movedTo }: FedTable, table: number) => `
  select r.version, r.deleted_at is not null as is_gone,
    case when r.deleted_at is null
      then '{"table":"${name}","row":' || ${rowText} || '}'
      else json_build_object('table', '${name}', 'id', r.id, 'rev', r.rev, 'version', r.version, 'movedTo', ${movedTo})::text
    end as text
  from ${name} r where ${isUnread(table)}
    and (r.version <= b.upto or r.version = b.upto + 1 and (${table}, r.id) <= (b.in_table, b.in_id))`;

/** Whether a scope has to be read from its beginning: tombstones that this reader would need are forgotten, or yet to come. */
const isBeyondMemory = `(wanted.since is null or wanted.since > s.version
  or coalesce(wanted.full_from, wanted.since) < s.oldest_version)`;

/**
 * One page over several scopes, as one statement, so that it shows one moment.
 *
 * A page ends between two versions: rows written together are read together, unless one version alone has more bytes than
 * a page. Versions become visible in their order because every write holds its scope's lock, so nothing can commit below
 * what a page has read; and a row of a version that is read in part gets a later one when it changes.
 */
const select = statement<Required<Omit<ScopePage, 'goals'>>>(`
  with wanted as (
    select s.id, s.version, wanted.ord,
      case when ${isBeyondMemory} then 0 else wanted.since end as since,
      case when ${isBeyondMemory} then s.version else wanted.full_from end as full_from,
      wanted.read_table, case when ${isBeyondMemory} then null else wanted.read_id end as read_id
    from unnest($1::uuid[], $2::bigint[], $3::bigint[], $6::integer[], $7::uuid[])
      with ordinality as wanted (id, since, full_from, read_table, read_id, ord)
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
  ),
  sizes as materialized (
    select *, row_number() over in_order as n, sum(bytes) over in_order as bytes_so_far,
      lag(in_table) over in_order as last_table, lag(id) over in_order as last_id
    from (${fedTables.map(sizesOf).join(' union all ')}) each_table
    window in_order as (order by ord, version, in_table, id)
  ),
  -- The first row that is too much, and whether it is of the version that the page begins with.
  full_at as (
    select too_much.*, (first.ord, first.version) = (too_much.ord, too_much.version) as is_in_first
    from (select * from sizes where bytes_so_far > $5 and n > 1 order by n limit 1) too_much
      join sizes first on first.n = 1
  ),
  ends as materialized (
    select b.id, b.version, b.ord, b.since, b.full_from, b.read_table, b.read_id,
      case when full_at.ord is null or b.ord < full_at.ord then b.upto
        when b.ord = full_at.ord then full_at.version - 1 end as upto,
      case when b.ord = full_at.ord and full_at.is_in_first then full_at.last_table end as in_table,
      case when b.ord = full_at.ord and full_at.is_in_first then full_at.last_id end as in_id
    from bounds b left join full_at on true
  )
  select b.id, b.upto, b.version, b.full_from as "fullFrom", c.rows, c.gone,
    -- A reader begins anew at 0, and this page goes on.
    case when b.read_id is null then b.since else greatest(b.since, 1) end as since,
    case when b.in_id is not null then json_build_object('table', b.in_table, 'id', b.in_id) end as inside
  from ends b left join lateral (
    select string_agg(text, ',' order by version) filter (where not is_gone) as rows,
      string_agg(text, ',' order by version) filter (where is_gone) as gone
    from (${fedTables.map(changesOf).join(' union all ')}) each_table
  ) c on true
  order by b.ord`);

/**
 * Reads about `limit` rows: a page is longer only where one write alone wrote more.
 *
 * @param bytes about the most bytes of the page
 */
export function feedPages(
  db: Db,
  scopes: readonly ScopeToRead[],
  limit: number,
  bytes = pageBytes,
): Promise<ScopePage[]> {
  return db.rows(select, [
    scopes.map(({ id }) => id),
    scopes.map(({ since }) => since),
    scopes.map(({ fullFrom }) => fullFrom),
    limit,
    bytes,
    scopes.map(({ inside }) => inside?.table ?? null),
    scopes.map(({ inside }) => inside?.id ?? null),
  ]);
}

const selectEpoch = statement<{ epoch: string }>('select epoch from server_state');

/** What tells this database from the backup it may have been restored from. */
export async function epochOf(db: Db): Promise<string> {
  const [state] = await db.rows(selectEpoch);
  if (!state) throw new Error('The database has no epoch.');
  return state.epoch;
}

/** A scope that a reader sees no more. */
export interface RevokedScope {
  readonly id: string;
  /** Whether that is because its space was deleted. */
  readonly isDeleted: boolean;
}

/** Nothing is left of a space that was deleted for good, the membership neither. */
const selectRevoked = statement<RevokedScope>(`
  select s.id, coalesce(m.ended_with_space, not $3) as "isDeleted"
  from unnest($2::uuid[]) s (id) left join memberships m on m.scope_id = s.id and m.user_id = $1`);

/** Tells why a person sees scopes no more that they saw; one that they never belonged to is as one that was deleted. */
export async function revokedScopes(
  db: Db,
  { id, reach }: Pick<Person, 'id' | 'reach'>,
  scopes: readonly string[],
): Promise<readonly RevokedScope[]> {
  if (scopes.length === 0) return [];
  // Beyond the reach of a token everything is as if it were not there.
  return db.rows(selectRevoked, [id, scopes, reach !== null]);
}
