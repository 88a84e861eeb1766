import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addedLines, ownFiles, scenario } from './new-table/newcomer.ts';

const house = join(import.meta.dirname, '..', '..');
const rooms = ['core', 'contract', 'client'];
let copy = '';
let before: ReadonlyMap<string, string> = new Map();
let broken: Readonly<Record<string, string>> = {};
let filesWithErrors: readonly string[] = [];

beforeAll(() => {
  // Inside the repository, so that packages are found in parent folders.
  mkdirSync(join(house, '.cache'), { recursive: true });
  copy = mkdtempSync(join(house, '.cache', 'new-table-'));
  const isSource = (path: string) =>
    !/[/\\](node_modules|dist)([/\\]|$)|\.test\.tsx?$/u.test(path.slice(house.length));
  for (const part of [...rooms, 'tsconfig.base.json'])
    cpSync(join(house, part), join(copy, part), { recursive: true, filter: isSource });
  mkdirSync(join(copy, 'node_modules', '@cairn'), { recursive: true });
  for (const room of rooms) symlinkSync(join(copy, room), join(copy, 'node_modules', '@cairn', room), 'dir');
  before = textsIn(copy);
  for (const [file, text] of Object.entries(ownFiles)) write(file, text);
  for (const [file, at, added] of addedLines) write(file, withLine(read(file), at, added));
  broken = brokenFiles();
  for (const [file, text] of Object.entries(broken)) write(file, text);
  filesWithErrors = rooms.flatMap(filesWithErrorsIn);
  for (const file of Object.keys(broken)) rmSync(join(copy, file));
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

function withLine(text: string, at: string, added: string): string {
  const parts = text.split(at);
  if (parts.length !== 2) throw new Error(`“${at}” is there ${parts.length - 1} times.`);
  return parts.join(`${added}${at}`);
}

function textsIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[/\\]node_modules([/\\]|$)/u.test(entry.parentPath))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return new Map(files.map((file) => [file, read(file)]));
}

const tsc = join(house, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

function filesWithErrorsIn(room: string): readonly string[] {
  const project = join(room, 'tsconfig.json');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  });
  const errors = stdout.split('\n').filter((line) => /: error TS/u.test(line));
  return [...new Set(errors.map((line) => line.replace(/\(.*$/u, '')))];
}

function withoutEachPart(file: string): readonly string[] {
  const text = ownFiles[file] ?? '';
  const found: string[] = [];
  const leaveOutOf = (object: ts.ObjectLiteralExpression): void => {
    for (const part of object.properties.filter(ts.isPropertyAssignment)) {
      found.push(text.slice(0, part.getFullStart()) + text.slice(part.end).replace(/^,/u, ''));
      if (ts.isObjectLiteralExpression(part.initializer)) leaveOutOf(part.initializer);
    }
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements.filter(ts.isVariableStatement))
    for (const { initializer } of statement.declarationList.declarations)
      if (initializer && ts.isObjectLiteralExpression(initializer)) leaveOutOf(initializer);
  return found;
}

function brokenFiles(): Readonly<Record<string, string>> {
  const definitions = ['core/src/sync/tables/links.ts', 'client/src/tables/links.ts'].flatMap((file) =>
    withoutEachPart(file).map((text, at) => [file.replace('links.ts', `links-${at}.ts`), text] as const),
  );
  const lists = ['client/src/tables/all-tables.ts', 'contract/src/feed.ts'].map(
    (file) => [file.replace('.ts', '-without.ts'), read(file).replace(/^ {2}links.*\n/mu, '')] as const,
  );
  return Object.fromEntries([...definitions, ...lists]);
}

describe('a replicated table that a newcomer adds', () => {
  test('fits: its types agree in core, contract and client', () => {
    expect(filesWithErrors.filter((file) => !Object.hasOwn(broken, file))).toEqual([]);
  });

  test('is a type error wherever a part of a definition, or a line of a list, is forgotten', () => {
    expect(Object.keys(broken).length).toBeGreaterThan(25);
    expect(Object.keys(broken).filter((file) => !filesWithErrors.includes(file))).toEqual([]);
  });

  test('touches its own files, the two lists of tables and the contract', () => {
    const after = textsIn(copy);
    const touched = [...after.keys()].filter((file) => after.get(file) !== before.get(file));
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
    const lists = ['core/src/sync/tables/all-tables.ts', 'client/src/tables/all-tables.ts'];
    const contract = ['call-table', 'endpoints', 'feed'].map((name) => `contract/src/${name}.ts`);
    expect(touched.toSorted()).toEqual([...Object.keys(ownFiles), ...lists, ...contract].toSorted());
  });

  test('is stored, sent, fed back, undone and put back from the shelf', () => {
    write('client/src/links/scenario.ts', scenario);
    const file = join(copy, 'client', 'src', 'links', 'scenario.ts');
    const run = spawnSync(process.execPath, [file], { encoding: 'utf8' });
    rmSync(dirname(file), { recursive: true });
    expect(run).toMatchObject({ status: 0, stderr: '' });
    const done = JSON.parse(run.stdout) as { readonly sent: readonly string[] };
    expect(done).toMatchObject({
      stored: [{ table: 'links', pending: { fields: { name: 'Plan', url: 'https://example.com' } } }],
      fed: ['Plan of another device'],
      afterDeletion: [],
      told: ['deleted', 'added'],
      afterUndo: ['Plan of another device'],
      entry: { table: 'links', reason: 'deletedElsewhere', fields: { name: 'Last words' } },
      back: { ok: true },
      afterPuttingBack: ['Last words'],
    });
    const ofLinks = done.sent.filter((request) => request.includes('/links/'));
    expect(ofLinks.map((request) => request.split(' ')[0])).toEqual([
      'POST',
      'DELETE',
      'POST',
      'PATCH',
      'POST',
    ]);
    // The id that the server gave the goal.
    expect(ofLinks[0]).toMatch(/"goal":"[0-9a-f-]{36}"/u);
  });
});
