import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../base/ids.ts';
import { claimExamples, planExamples } from '../testing/claim-examples.ts';
import { type Column, type Describer, openDescriber } from '../testing/describe-statement.ts';
import type { NotedStatement } from '../testing/note-statements.ts';
import { type Claim, type ClaimedField, readClaims } from '../testing/read-claims.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Columns that are never null for a reason that PostgreSQL cannot know. */
const neverNull: Readonly<Record<string, string>> = {
  'server/src/climbs/public-climb-rows.ts selectCounts.code':
    'the condition excludes climbs without a category',
  'server/src/community/community-rows.ts selectCounts.code':
    'the condition excludes boards without a category',
  'server/src/files/clean-files.ts selectDropped.bytes': 'an array of no rows is empty',
  'server/src/goals/deleted-goals.ts selectEntries.deletedAt':
    'the condition excludes goals that are not deleted',
  'server/src/recurrences/recurrence-rows.ts selectTaken.date': 'the condition compares it',
  'server/src/writes/idempotency-rows.ts select.status': 'every statement that makes a key sets it',
};

const examples = [...claimExamples, ...planExamples];
const exampleFile = 'server/src/db/example-claims.ts';
const exampleSource = `
import { statement } from './statement.ts';
interface A { readonly id: string }
interface B { readonly count: number }
export const all = [
${examples.map(([, call]) => `${call},`).join('\n')}
];
`;

const root = join(import.meta.dirname, '..', '..', '..');
const sources = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `server/src/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/db\/statement\.ts$/u.test(file))
  .filter((file) => /\bstatement[<(]/u.test(readFileSync(join(root, file), 'utf8')));

const limitedReach = `-c search_path=within_reach,public -c cairn.reach_person=${newId(0)} -c cairn.reach_spaces={}`;

let database: TestDatabase;
let plain: Describer;
let withinReach: Describer;
let claims: readonly Claim[];
let exampleClaims: readonly Claim[];
let noted: ReadonlyMap<string, readonly NotedStatement[]>;

beforeAll(async () => {
  const script = join(root, 'server/src/testing/note-statements.ts');
  const options = { cwd: root, maxBuffer: 2 ** 26 };
  const noting = promisify(execFile)(process.execPath, [script, ...sources], options);
  database = await openTestDatabase();
  plain = await openDescriber(database.pool, database.address);
  withinReach = await openDescriber(database.pool, database.address, limitedReach);
  const all = readClaims(sources, { [exampleFile]: exampleSource });
  claims = all.filter(({ file }) => file !== exampleFile);
  exampleClaims = all.filter(({ file }) => file === exampleFile);
  noted = Map.groupBy(JSON.parse((await noting).stdout) as NotedStatement[], placeOf);
});
afterAll(async () => {
  await plain.close();
  await withinReach.close();
  await database.close();
});

const placeOf = ({ file, line, column }: Pick<Claim, 'file' | 'line' | 'column'>) =>
  `${file}:${line}:${column}`;

describe('what the code claims of the rows of a statement', () => {
  test('is what PostgreSQL says of it, for every statement of the server', async ({ annotate }) => {
    const complaints = new Set<string>();
    const excused = new Set<string>();
    for (const claim of claims)
      for (const { text } of noted.get(placeOf(claim)) ?? [])
        for (const { about, complaint, isNull } of await misfitsOf(claim, text))
          if (!isNull || neverNull[about] === undefined)
            complaints.add(`${placeOf(claim)} ${claim.name}: ${complaint}`);
          else excused.add(about);
    const texts = [...noted.values()].flat();
    await annotate(`${texts.length} statements of ${claims.length} calls were held against PostgreSQL.`);
    expect([...complaints]).toEqual([]);
    const idle = Object.keys(neverNull).filter((about) => !excused.has(about));
    expect(plain.knowsPlans ? idle : []).toEqual([]);
    expect(claims.length).toBeGreaterThan(300);
  });

  test('is known for every statement, also for those that are made by need', () => {
    const places = new Set(claims.map(placeOf));
    expect([...places].filter((place) => !noted.has(place))).toEqual([]);
    expect([...noted.keys()].filter((place) => !places.has(place))).toEqual([]);
  });

  test.for(examples.map(([title, , complaints], at) => [title, at, complaints] as const))(
    'is held against it: %s',
    async ([, at, complaints], { skip }) => {
      skip(at >= claimExamples.length && !plain.knowsPlans);
      const claim = exampleClaims[at] as Claim;
      const misfits = await misfitsOf(claim, claim.literal as string);
      expect(misfits.map(({ complaint }) => complaint)).toEqual(complaints);
    },
  );
});

interface Misfit {
  readonly about: string;
  readonly complaint: string;
  readonly isNull: boolean;
}

async function misfitsOf({ file, name: owner, fields }: Claim, text: string): Promise<readonly Misfit[]> {
  const misfit = (name: string, complaint: string, isNull = false): Misfit => ({
    about: `${file} ${owner}.${name}`,
    complaint,
    isNull,
  });
  const described = await Promise.all([plain.describe(text), withinReach.describe(text)]).catch(
    (error: unknown) => (error as Error).message,
  );
  if (typeof described === 'string') return [misfit('', described)];
  const [shapes, columns] = [described.map(shapeOf), described[0]];
  const names = columns.map(({ name }) => name);
  const claimed = [...(fields?.keys() ?? [])];
  return [
    ...(shapes[0] === shapes[1] ? [] : [misfit('', 'other columns for a token of some spaces')]),
    ...claimed.filter((name) => !names.includes(name)).map((name) => misfit(name, `no column ${name}`)),
    ...claimed
      .filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
      .map((name) => misfit(name, `two columns ${name}`)),
    ...columns.flatMap((column) => {
      const { name, type, isOfTable, mayBeNull } = column;
      const field = fields?.get(name);
      // Nobody reads these rows: they are counted, or the statement only calls a function.
      if (fields === null && !isOfTable) return [];
      if (!field) return [misfit(name, `nobody reads the column ${name}`)];
      if (!fits(field, column))
        return [misfit(name, `${name} is ${type} (${valueOf(column)}), claimed as ${field.text}`)];
      if (!mayBeNull || field.kinds.has('null')) return [];
      return [misfit(name, `${name} is ${type} that may be null, claimed as ${field.text}`, true)];
    }),
  ];
}

const shapeOf = (columns: readonly Column[]) => JSON.stringify(columns.map(({ name, type }) => [name, type]));
const valueOf = ({ kind, elementKind }: Column) => (kind === 'array' ? `array of ${elementKind}` : kind);

function fits({ kinds, fitsJson, element }: ClaimedField, { kind, elementKind }: Column): boolean {
  if (kind === null || kinds.has('undefined')) return false;
  if (kind === 'json') return fitsJson;
  if ([...kinds].some((each) => each !== kind && each !== 'null')) return false;
  return kind !== 'array' || (element !== null && [...element.kinds].every((each) => each === elementKind));
}
