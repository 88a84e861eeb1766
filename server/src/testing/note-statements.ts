// `node note-statements.ts FILE…` imports the given server modules.
// Then it prints the SQL statements of these modules, of lists and of searches, as JSON.
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type CallSiteObject, getCallSites } from 'node:util';
import type { SearchQuery } from '@cairn/contract/search';
import type { GoalListQuery } from '@cairn/contract/goals';
import type { Person } from '../context/person.ts';
import type { Database } from '../db/database.ts';
import type { ServerContext } from '../context/server-context.ts';

export interface NotedStatement {
  /** Path from the repository's root. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

const house = join(import.meta.dirname, '..', '..', '..');
const noted = new Map<string, NotedStatement>();

/** Node strips types without moving code, so lines and columns stay right. */
Object.assign(globalThis, {
  noteStatement(text: string) {
    const { scriptName, lineNumber, columnNumber } = getCallSites(2)[1] as CallSiteObject;
    const file = relative(house, fileURLToPath(scriptName)).replaceAll('\\', '/');
    const statement = { file, line: lineNumber, column: columnNumber, text };
    noted.set(JSON.stringify(statement), statement);
    return { name: text, text };
  },
});

const statementModule = pathToFileURL(join(import.meta.dirname, '..', 'db', 'statement.ts')).href;
registerHooks({
  load(url, context, next) {
    if (url !== statementModule) return next(url, context);
    return { format: 'module', source: 'export const statement = noteStatement;', shortCircuit: true };
  },
});

for (const file of process.argv.slice(2)) await import(pathToFileURL(join(house, file)).href);
await makeThoseOfRequests();
process.stdout.write(JSON.stringify([...noted.values()]));

/** Lists and searches build their statements only when they are called. */
async function makeThoseOfRequests(): Promise<void> {
  const { listGoals } = await import('../goals/list-goals.ts');
  const { searchGoals } = await import('../goals/search-goals.ts');
  const db = { rows: async () => [] } as unknown as Database;
  const id = '01900000-0000-7000-8000-000000000000';
  const person = {
    id,
    code: 'code',
    spaceIds: [id],
    settings: { activeSpacesIds: [id], birthdate: null, lifeExpectancy: 90, timezone: 'UTC' },
  } as unknown as Person;
  const filters = { tag: ['tag'], color: ['red'], assignee: ['code'], climb_subscription: [id] };
  const lists: readonly Partial<GoalListQuery>[] = [
    {},
    { bucket: [id], board: [id], parent: [id], status: 'done', ...filters },
    { parent: [id], status: 'undone', fields: '-richThoughts', q: 'word' },
    { column: 1, from: '2026-01-01', to: '2026-01-31' },
    {
      from: '2026-01-01',
      cursor: Buffer.from(JSON.stringify([1, '2026-01-01T00:00:00Z', id])).toString('base64url'),
    },
  ];
  for (const query of lists) {
    await listGoals({ db } as ServerContext, person, { limit: 10, ...query });
    const searched = { limit: 10, q: 'word', ...query };
    await searchGoals(db, person, { ...searched, cursor: undefined, deleted: false } as SearchQuery);
    await searchGoals(db, person, { ...searched, cursor: undefined, deleted: true } as SearchQuery);
  }
}
