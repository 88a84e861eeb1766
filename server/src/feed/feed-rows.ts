import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { pageBytes } from '../http/page-bytes.ts';
import { fedTables, type FedTable } from './fed-tables.ts';

export interface ScopeToRead {
  readonly id: string;
  /** Version read so far. Null reads from the beginning. */
  readonly since: number | null;
  /** The scope's version when the running full reading began, if one runs. */
  readonly fullFrom: number | null;
  /** Last row read of version `since` + 1, if a page ended inside that version. */
  readonly inside: InsideVersion | null;
}

export interface InsideVersion {
  readonly table: number;
  readonly id: string;
}

export interface ScopePage {
  readonly id: string;
  readonly since: number;
  /** Version read up to. Null if the page ended before this scope. */
  readonly upto: number | null;
  readonly inside?: InsideVersion | null;
  readonly version: number;
  readonly fullFrom: number | null;
  readonly goals?: number;
  /** JSON of the rows, joined by commas, without brackets. */
  readonly rows: string | null;
  readonly gone: string | null;
}

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

/** Whether a scope is read from the beginning: needed tombstones were removed, or the cursor is ahead. */
const isBeyondMemory = `(wanted.since is null or wanted.since > s.version
  or coalesce(wanted.full_from, wanted.since) < s.oldest_version)`;

/**
 * Reads one page of several scopes in one snapshot. One write gives all its rows the same version, and a page ends
 * between two versions. Only a version larger than the page's maximum size is split.
 *
 * Writes hold their scope's lock, so versions become visible in order and a page skips none. A row that changes between
 * two parts of its version gets a later version.
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
 * @param limit approximate; a single write with more rows exceeds it
 * @param bytes approximate
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

export async function epochOf(db: Db): Promise<string> {
  const [state] = await db.rows(selectEpoch);
  if (!state) throw new Error('The database has no epoch.');
  return state.epoch;
}

export interface RevokedScope {
  readonly id: string;
  /** False if the person has left the space. */
  readonly isDeleted: boolean;
}

/** `$3`: whether a scope without a membership counts as deleted. Deleting a space for good deletes its memberships. */
const selectRevoked = statement<RevokedScope>(`
  select s.id, coalesce(m.ended_with_space, not $3) as "isDeleted"
  from unnest($2::uuid[]) s (id) left join memberships m on m.scope_id = s.id and m.user_id = $1`);

export async function revokedScopes(
  db: Db,
  { id, reach }: Pick<Person, 'id' | 'reach'>,
  scopes: readonly string[],
): Promise<readonly RevokedScope[]> {
  if (scopes.length === 0) return [];
  // A limited token sees only memberships of its spaces, so a missing membership proves nothing.
  return db.rows(selectRevoked, [id, scopes, reach !== null]);
}
