/** The new files of an example table, links below a goal, by path. */
export const ownFiles: Readonly<Record<string, string>> = {
  'core/src/links/link.ts': `
/** A link below a goal. */
export interface LinkRow {
  readonly id: string;
  readonly tempId: string | null;
  readonly goal: string;
  readonly name: string;
  readonly url: string;
  readonly version: number;
  readonly rev: number;
}
`,
  'core/src/sync/tables/links.ts': `
import type { LinkRow } from '../../links/link.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

export const links: TableDefinition<LinkRow, 'goal' | 'name' | 'url'> = {
  onUnknown: 'park',
  locationFields: ['goal'],
  isWork: isAlwaysWork,
  idPrefix: 'link ',
  above: [{ table: 'goals', field: 'goal' }],
  life: 'leaf',
  device: { since: 9, isReadFirst: false },
};
`,
  'client/src/tables/links.ts': `
import { seenFields } from '@cairn/core/sync/view';
import { filedAgain } from '../folders/filed-again.ts';
import { isThere } from '../undo-stack/undo-entry.ts';
import { changeSummary } from '../undo-summaries/change-summary.ts';
import { addressOf } from '../wire/request-of.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { plainUpload, withIds } from './upload-parts.ts';

export const links: TableOnDevice<'links'> = {
  upload: {
    ...plainUpload,
    create: () => addressOf('createLink'),
    edit: (id) => addressOf('editLink', { id }),
    remove: (id) => addressOf('deleteLink', { id }),
    restore: null,
    body: withIds('links'),
    recreatedFields: [],
  },
  undo: {
    removal: 'alone',
    writtenFields: ['name', 'url'],
    untouched: {},
    fieldsToRecreate: (_, was) => {
      const { goal, name, url } = seenFields(was);
      return { goal, name, url };
    },
    summary: (_, [change]) => change ? changeSummary(change, isThere(change.after) ? 'added' : 'deleted', 1) : null,
    isBesideGoals: true,
  },
  shelf: {
    recreate: filedAgain('links'),
    fallbackName: 'goal',
    textFields: [],
  },
};
`,
  'contract/src/links.ts': `
import type { LinkRow } from '@cairn/core/links/link';
import { z } from 'zod';
import { id, typedText, versioned } from './fields.ts';

export const linkRow = z.object({
  id,
  tempId: z.string().nullable(),
  goal: id,
  name: z.string(),
  url: z.string(),
  ...versioned,
}) satisfies z.ZodType<LinkRow, unknown>;

export const linkCreate = z.object({
  goal: id,
  name: typedText(250),
  url: typedText(2000),
  tempId: typedText(100).optional(),
});
export const linkEdit = z.object({ name: typedText(250), url: typedText(2000) }).partial();
`,
  'contract/src/link-endpoints.ts': `
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import * as links from './links.ts';

const one = {
  path: '/api/v2/links/{id}/',
  access: 'member',
  params: z.object({ id }),
  refusals: ['goal.unknown', 'space.left'],
  isIdempotent: true,
} as const;

export const linkEndpoints = {
  createLink: {
    method: 'POST',
    path: '/api/v2/links/',
    summary: 'Add a link to a goal',
    access: 'member',
    body: links.linkCreate,
    answers: { 201: links.linkRow },
    refusals: ['goal.unknown', 'space.left'],
    isIdempotent: true,
  },
  editLink: {
    ...one,
    method: 'PATCH',
    summary: 'Change a link',
    body: links.linkEdit,
    answers: { 200: links.linkRow },
  },
  deleteLink: { ...one, method: 'DELETE', summary: 'Delete a link', answers: { 204: null } },
} as const satisfies Record<string, Endpoint>;
`,
};

/** Lines added to existing files. */
export const addedLines: readonly (readonly [file: string, before: string, added: string])[] = [
  [
    'core/src/sync/tables/all-tables.ts',
    'import { memberSettings }',
    "import { links } from './links.ts';\n",
  ],
  ['core/src/sync/tables/all-tables.ts', '  climb_subscriptions: climbSubscriptions,\n};', '  links,\n'],
  ['client/src/tables/all-tables.ts', 'import { memberSettings }', "import { links } from './links.ts';\n"],
  ['client/src/tables/all-tables.ts', '  climb_subscriptions: climbSubscriptions,\n};', '  links,\n'],
  ['contract/src/feed.ts', 'import { recurrenceRow }', "import { linkRow } from './links.ts';\n"],
  ['contract/src/feed.ts', '  spaces: spaceRow,', '  links: linkRow,\n'],
  [
    'contract/src/endpoints.ts',
    'import { noticeEndpoints }',
    "import { linkEndpoints } from './link-endpoints.ts';\n",
  ],
  ['contract/src/endpoints.ts', '  ...goalEndpoints,', '  ...linkEndpoints,\n'],
  [
    'contract/src/call-table.ts',
    '  login: ',
    `  createLink: 'POST /api/v2/links/ 201 object id:s tempId:0s goal:s name:s',
  editLink: 'PATCH /api/v2/links/{id}/ 200 object id:s tempId:0s goal:s name:s',
  deleteLink: 'DELETE /api/v2/links/{id}/ 204 none',
`,
  ],
];

/** Acts on a link on a device; runs in the copy of the repository. */
export const scenario = `
import 'fake-indexeddb/auto';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { idName } from '@cairn/core/sync/id-name';
import { idUnder } from '@cairn/core/id-under';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { addGoals } from '../goals/add-goals.ts';
import { newRecord } from '../cairn/new-record.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { putBack } from '../shelf/shelf.ts';
import { openIndexedDbStore } from '../store/indexed-db-store.ts';
import { refKey, refOf } from '../store/account-store.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { leafDeletionOf } from '../cairn/leaf-deletion.ts';
import { undoNewest } from '../undo/reverse-step.ts';
import { backwards, undoSummaryOf } from '../undo/undo-summary-of.ts';
import { NoAnswer, type WireRequest } from '../wire/wire.ts';

const sent: string[] = [];
const rows = new Map<string, object>();
let news: readonly object[] = [];
let isFirst = true;
let version = 1;
let heard = () => {};
let isOnline = false;
let refusesNext = false;

function answerTo({ method, path, body }: WireRequest) {
  if (method === 'GET') {
    const told = { from: 0, to: version, full: isFirst, last: isFirst, rows: news, gone: [] };
    isFirst = false;
    news = [];
    const page = { epoch: 'e', cursor: String(version), more: false, scopes: { space: told } };
    return { httpStatus: 200, body: page };
  }
  const table = path.includes('/links/') ? 'links' : 'goals';
  sent.push(method + ' ' + path + ' ' + JSON.stringify(body ?? null));
  if (method === 'DELETE') return { httpStatus: 204, body: null };
  if (refusesNext && table === 'links') {
    refusesNext = false;
    return { httpStatus: 410, body: { status: 'error', code: 'goal.deleted', message: 'Gone.', errors: {} } };
  }
  version += 1;
  const typed = body as { readonly tempId?: string };
  const id = typed.tempId === undefined ? path.split('/').at(-2) : idUnder('ida', idName(table, typed.tempId) ?? '');
  const before = rows.get(String(id));
  const row = { space: 'space', stamps: {}, notesRev: 0, ...before, ...typed, id, rev: before ? 2 : 1, version };
  rows.set(String(id), row);
  return { httpStatus: method === 'POST' ? 201 : 200, body: row };
}

const environment = lonelyEnvironment(Date.parse('2026-11-21T10:00:00Z'), {
  store: await openIndexedDbStore('ida', () => undefined),
  stream: {
    open: (told, opened) => {
      heard = () => told('space', version);
      opened();
      return () => undefined;
    },
  },
  wire: {
    send: async (request) => {
      if (!isOnline) throw new NoAnswer('There is no network.');
      return answerTo(request);
    },
  },
});
const cairn: Cairn = await openCairnIn(environment, ida, null);
await cairn.opened;

async function until(isSo: () => unknown): Promise<void> {
  for (let turns = 0; !isSo(); turns += 1) {
    if (turns > 2000) throw new Error('It never comes: ' + isSo);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const seen = () => cairn.replica.recordsOf('links').filter(({ wish }) => wish === 'keep').map((record) => seenFields(record).name);

const place = { columnId: 1, dueDate: '2026-11-21' } as const;
const [goal = ''] = addGoals(cairn, { text: 'house', place, position: { at: 'bottom' } }).keys;
const link = newRecord(cairn, 'links', 'space', { fields: { goal, name: 'Plan', url: 'https://example.com' }, notes: null });
const added = cairn.undoStack.during(() => cairn.change([link], (found) => ({ put: [found.get(refKey(link)) ?? link] })));
await added.result;
const stored = await environment.store.read([link]);

isOnline = true;
cairn.wake();
await until(() => cairn.replica.record(link)?.id);
const base = cairn.replica.record(link)?.base;

news = [{ table: 'links', row: { ...base, name: 'Plan of another device', rev: 2, version: (version += 1) } }];
heard();
await until(() => seen().includes('Plan of another device'));
const fed = seen();

const ref = refOf('links', link.key);
const deletion = leafDeletionOf(ref);
const deleting = cairn.undoStack.during(() => cairn.change(deletion.refs, deletion.decide));
await deleting.result;
const afterDeletion = seen();
const told = deleting.step ? [undoSummaryOf(cairn, deleting.step).action, undoSummaryOf(cairn, backwards(deleting.step)).action] : [];
await undoNewest(cairn)?.reversal.saved;
await until(() => cairn.unsentRecords().length === 0);
const afterUndo = seen();

refusesNext = true;
const [there] = cairn.replica.recordsOf('links').filter(({ wish, id }) => wish === 'keep' && id !== null);
if (!there) throw new Error('It is there.');
await cairn.change([there], (records) => ({
  put: [editedRecord(records.get(refKey(there)) ?? there, { fields: { name: 'Last words' }, notes: null })],
}));
await until(() => cairn.shelf.length > 0);
const [entry] = cairn.shelf;
const back = entry && (await putBack(cairn, entry));
await until(() => cairn.unsentRecords().length === 0);
console.log(JSON.stringify({ stored, sent, fed, afterDeletion, told, afterUndo, entry, back, afterPuttingBack: seen() }));
cairn.close();
process.exit(0);
`;
