import { recordOfRow, type ServerRow } from '@cairn/core/sync/record';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { addGoals } from '../goals/add-goals.ts';
import { changeNotes } from '../goals/change-notes.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { made } from '../testing/made.ts';
import { NoAnswer, type WireRequest } from '../wire/wire.ts';
import { listsOf } from './lists-of.ts';
import { cloneBoardWithFiles, hasFiles, serverKnowsAll } from './clone-with-files.ts';
import { createBoard, editBoard } from './edit-board.ts';

const at = '2026-11-21T10:00:00.000Z';
const space = ida.defaultSpaceId as string;
const picture = '/files/01890a5d-ac96-774b-bcce-b302099a8057/hut.png' as const;
let asked: WireRequest[] = [];
let cairn: Cairn;

beforeEach(async () => {
  asked = [];
  const environment = lonelyEnvironment(Date.parse(at), {
    wire: {
      send: async (request) => {
        if (!request.path.endsWith('/clone/')) throw new NoAnswer('There is no network.');
        asked.push(request);
        return { httpStatus: 201, body: { id: 'copy' } };
      },
    },
  });
  cairn = await openCairnIn(environment, ida, null);
  await cairn.opened;
});

afterEach(() => cairn.close());

test('a board has files where its look or any note on it names one', () => {
  const board = made(createBoard(cairn, space, { name: 'Home' }, ['Ideas'])).key;
  const [list] = listsOf(cairn, board);
  const place = { list: list?.key as string };
  const [card = ''] = addGoals(cairn, { text: 'Paint', place, position: { at: 'bottom' } }).keys;
  const below = { parent: card };
  const [child = ''] = addGoals(cairn, { text: 'Buy', place: below, position: { at: 'bottom' } }).keys;
  editBoard(cairn, board, { cover: 'moss' });
  expect(hasFiles(cairn, board)).toBe(false);
  changeNotes(cairn, child, [{ insert: { image: picture } }, { insert: '\n' }]);
  expect(hasFiles(cairn, board)).toBe(true);
  const other = made(createBoard(cairn, space, { name: 'Work', background: picture })).key;
  expect(hasFiles(cairn, other)).toBe(true);
  expect(serverKnowsAll(cairn)).toBe(false);
});

test('the server is asked for the copy, and it is there when it is here', async () => {
  const copying = cloneBoardWithFiles(cairn, 'board', 'Home', 'other');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    path: '/api/boards-2/board/clone/',
    body: { name: 'Home', space: 'other' },
  });
  const row = { id: 'copy', name: 'Home', rev: 1, version: 1 } as unknown as ServerRow;
  cairn.replica.apply([recordOfRow('boards', 'other', row, at)]);
  expect(await copying).toEqual({ ok: true, value: 'copy' });
});
