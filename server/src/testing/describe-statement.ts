import pg from 'pg';
import { nullColumns, type PlanNode } from './null-columns.ts';
import type { Kind } from './read-claims.ts';

export interface Column {
  readonly name: string;
  readonly type: string;
  /** The kind that `pg` returns for the column; null if unknown. */
  readonly kind: Kind | null;
  readonly elementKind: Kind | null;
  readonly isOfTable: boolean;
  readonly mayBeNull: boolean;
}

export interface Describer {
  /** From PostgreSQL 16 on, plans show which columns can be null. */
  readonly knowsPlans: boolean;
  /** Does not run the statement. Empty for a statement without rows. Rejects if PostgreSQL cannot prepare it. */
  describe(text: string): Promise<readonly Column[]>;
  close(): Promise<void>;
}

/** The first `server_version_num` that plans a statement without its parameters. */
const plansWithoutValues = 160_000;

/**
 * @param pool has the type parsers
 * @param options as on PostgreSQL's command line
 */
export async function openDescriber(pool: pg.Pool, address: string, options = ''): Promise<Describer> {
  const client = new pg.Client({ connectionString: address, options });
  await client.connect();
  const { rows: allTypes } = await client.query<TypeRow>(selectTypes);
  const { rows: places } = await client.query<{ place: string }>(selectNullable);
  const { rows: versions } = await client.query<{ version: number }>(selectVersion);
  const types = new Map(allTypes.map((type) => [type.oid, type]));
  const nullable = new Set(places.map(({ place }) => place));
  const knowsPlans = (versions[0]?.version ?? 0) >= plansWithoutValues;
  const parserOf = (oid: number) => (pool.options.types as pg.CustomTypesConfig).getTypeParser(oid, 'text');
  const columnOf = ({ name, dataTypeID, tableID, columnID }: pg.FieldDef, isNull: boolean): Column => {
    const sample = sampleOf(types, dataTypeID);
    const value: unknown = sample === null ? null : parserOf(dataTypeID)(sample);
    return {
      name,
      type: types.get(dataTypeID)?.name ?? String(dataTypeID),
      kind: kindOf(value),
      elementKind: Array.isArray(value) ? kindOf(value[0]) : null,
      isOfTable: tableID !== 0,
      mayBeNull: isNull || nullable.has(`${tableID}.${columnID}`),
    };
  };
  return {
    knowsPlans,
    async describe(text) {
      const fields = await fieldsOf(client, text);
      const nulls = knowsPlans ? nullColumns(await planOf(client, text)) : new Set();
      return fields.map((field, at) => columnOf(field, nulls.has(at)));
    },
    close: () => client.end(),
  };
}

async function planOf(client: pg.Client, text: string): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (generic_plan, verbose, format json) ${text}`,
  );
  return (rows as [(typeof rows)[number]])[0]['QUERY PLAN'][0].Plan;
}

function fieldsOf(client: pg.Client, text: string): Promise<readonly pg.FieldDef[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly pg.FieldDef[] = [];
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (description: { readonly fields: readonly pg.FieldDef[] }) => {
        fields = description.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    } as pg.Submittable);
  });
}

interface TypeRow {
  readonly oid: number;
  readonly name: string;
  /** `A` for arrays, `B` for booleans (PostgreSQL, "pg_type"). */
  readonly category: string;
  readonly elementOid: number;
}

const selectTypes = `
  select oid::int, typname as name, typcategory as category, typelem::int as "elementOid" from pg_type`;

const selectVersion = `select current_setting('server_version_num')::int as version`;

const selectNullable = `
  select a.attrelid::int || '.' || a.attnum as place
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attnotnull`;

/** A sample text for each category. `pg` reads `U` as uuid, bytes or JSON. */
const samples: Readonly<Record<string, string>> = {
  B: 't',
  D: '2026-01-31 00:00:00+00',
  E: 'a',
  N: '1',
  S: 'a',
  U: '{}',
};

function sampleOf(types: ReadonlyMap<number, TypeRow>, oid: number): string | null {
  const { category = '', elementOid = 0 } = types.get(oid) ?? {};
  if (category !== 'A') return samples[category] ?? null;
  const element = sampleOf(types, elementOid);
  return element === null ? null : `{"${element}"}`;
}

function kindOf(value: unknown): Kind | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  const kind = typeof value;
  if (kind === 'boolean' || kind === 'number' || kind === 'string') return kind;
  return kind === 'object' ? 'json' : 'other';
}
