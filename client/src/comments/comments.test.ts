import { retyped, writtenTextOf } from '@cairn/core/comments/written-text';
import { notesText } from '@cairn/core/notes/delta';
import { recordOfRow, type ServerRow, type SyncRecord } from '@cairn/core/sync/record';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { addGoals } from '../goals/add-goals.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { putBack } from '../shelf/shelf.ts';
import { NoAnswer, type WireAnswer, type WireRequest } from '../wire/wire.ts';
import { addComment } from './add-comment.ts';
import { commentsOf } from './comments-of.ts';
import { deleteComment } from './delete-comment.ts';
import { editComment } from './edit-comment.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { undoNewest } from '../undo/reverse-step.ts';

const startedAt = Date.parse('2026-11-21T10:00:00Z');
let sent: WireRequest[] = [];
/** Null means no network. */
let answer: ((request: WireRequest) => WireAnswer) | null = null;

beforeEach(() => {
  sent = [];
  answer = null;
});

let cairn: Cairn | null = null;

async function openCairn(): Promise<Cairn> {
  const environment = lonelyEnvironment(startedAt, {
    wire: {
      send: async (request) => {
        if (request.method === 'GET' || !answer) throw new NoAnswer('There is no network.');
        sent.push(request);
        return answer(request);
      },
    },
  });
  cairn = await openCairnIn(environment, ida, null);
  await cairn.opened;
  return cairn;
}

afterEach(() => cairn?.close());

function goalIn(cairn: Cairn, text = 'house'): string {
  const place = { columnId: 1 as const, dueDate: '2026-11-21' };
  return addGoals(cairn, { text, place, position: { at: 'bottom' } }).keys[0] as string;
}

function say(cairn: Cairn, goal: string, text: string): string {
  const added = addComment(cairn, goal, text);
  if (!added.ok) throw new Error(added.refusal.code);
  return added.value.key;
}

const textsOf = (cairn: Cairn, goal: string) =>
  commentsOf(cairn, goal).map(({ richText }) => notesText(richText));

const countsOf = (cairn: Cairn, ...goals: readonly string[]) =>
  goals.map((goal) => cairn.replica.goal(goal)?.commentCount);

function taken({ method, path, body }: WireRequest): WireAnswer {
  if (method === 'DELETE') return { httpStatus: 204, body: null };
  const said = body as Record<string, unknown>;
  const id = path.startsWith('/api/v2/') ? 'comment-id' : 'goal-id';
  const row = { space: 'space', userId: 'ida', goal: 'goal-id', createdDatetime: '2026-11-21T10:00:00.000Z' };
  return { httpStatus: 200, body: { ...row, ...said, id, rev: method === 'PATCH' ? 2 : 1, version: 1 } };
}

describe('comments with no network', () => {
  test('stand below their goal in the order in which they were written, and wait', async () => {
    const cairn = await openCairn();
    const [house, garden] = [goalIn(cairn), goalIn(cairn, 'garden')];
    say(cairn, house, '  first\n');
    say(cairn, house, 'second');
    say(cairn, garden, 'elsewhere');
    expect(textsOf(cairn, house)).toEqual(['first\n', 'second\n']);
    expect(commentsOf(cairn, house)).toMatchObject([
      { isOwn: true, sync: 'waiting' },
      { isOwn: true, sync: 'waiting' },
    ]);
    expect(countsOf(cairn, house, garden)).toEqual([2, 1]);
  });

  test('say something, below a goal that is there', async () => {
    const cairn = await openCairn();
    expect(addComment(cairn, goalIn(cairn), ' \n ')).toMatchObject({ refusal: { code: 'comment.text' } });
    expect(addComment(cairn, 'nowhere', 'hello')).toMatchObject({ refusal: { code: 'goal.unknown' } });
  });

  test('are changed and deleted, and come back', async () => {
    const cairn = await openCairn();
    const goal = goalIn(cairn);
    const key = say(cairn, goal, 'frist');
    editComment(cairn, key, 'first');
    expect(editComment(cairn, key, '')).toMatchObject({ ok: false });
    expect(textsOf(cairn, goal)).toEqual(['first\n']);
    deleteComment(cairn, key);
    expect(textsOf(cairn, goal)).toEqual([]);
    expect(countsOf(cairn, goal)).toEqual([0]);
    await undoNewest(cairn)?.reversal.saved;
    expect(textsOf(cairn, goal)).toEqual(['first\n']);
    expect(countsOf(cairn, goal)).toEqual([1]);
  });

  test('go with their goal, and come back with it', async () => {
    const cairn = await openCairn();
    const goal = goalIn(cairn);
    say(cairn, goal, 'here');
    const deletion = deleteGoal(cairn, goal);
    await deletion.saved;
    expect(cairn.status.waiting).toBe(0);
    await undoNewest(cairn)?.reversal.saved;
    expect(textsOf(cairn, goal)).toEqual(['here\n']);
  });
});

describe('a comment', () => {
  test('waits until its goal has an id, and travels under it', async () => {
    const cairn = await openCairn();
    const goal = goalIn(cairn);
    const key = say(cairn, goal, 'hello');
    await vi.waitFor(() => expect(cairn.status.waiting).toBe(2));
    answer = taken;
    cairn.wake();
    await vi.waitFor(() => expect(cairn.status.waiting).toBe(0));
    editComment(cairn, key, 'hello again');
    await vi.waitFor(() => expect(cairn.status.waiting).toBe(0));
    expect(countsOf(cairn, goal)).toEqual([1]);
    deleteComment(cairn, key);
    expect(countsOf(cairn, goal)).toEqual([0]);
    await vi.waitFor(() => expect(cairn.status.waiting).toBe(0));
    const comments = '/api/v2/goals-2/goal-id/comments/';
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/goals-2/',
      `POST ${comments}`,
      `PATCH ${comments}comment-id/`,
      `DELETE ${comments}comment-id/`,
    ]);
    expect(sent[1]?.body).toEqual({ richText: { ops: [{ insert: 'hello\n' }] }, tempId: key });
  });

  test('keeps its formats and mentions where its wording stays', async () => {
    const cairn = await openCairn();
    const goal = goalIn(cairn);
    const key = say(cairn, goal, 'x');
    const rich = [
      { insert: 'very', attributes: { bold: true } },
      { insert: ' good, ' },
      { insert: { mention: { id: 'ben' } } },
      { insert: { poll: 1 } },
      { insert: '\n' },
    ];
    const record = cairn.replica.record({ table: 'comments', key });
    if (!record) throw new Error('It is not here.');
    const fields = { goal, richText: { ops: rich } };
    cairn.replica.apply([{ ...record, pending: { fields, notes: null, baseRev: 0 } }]);
    const written = writtenTextOf({ ops: rich }, () => 'Ben');
    expect(written.text).toBe('very good, @Ben\uFFFC');
    const text = 'very fine, @Ben\uFFFC!';
    editComment(cairn, key, retyped(retyped(written, 'very good, @Ben\uFFFC!', 17), text, 9));
    expect(commentsOf(cairn, goal)[0]?.richText.ops).toEqual([
      rich[0],
      { insert: ' fine, ' },
      rich[2],
      rich[3],
      { insert: '!\n' },
    ]);
    editComment(cairn, key, 'nobody');
    expect(commentsOf(cairn, goal)[0]?.richText.ops).toEqual([{ insert: 'nobody\n' }]);
  });

  test('is said again when its deletion is taken back after the server heard of it', async () => {
    const cairn = await openCairn();
    const goal = goalIn(cairn);
    answer = taken;
    cairn.wake();
    const key = say(cairn, goal, 'hello');
    await vi.waitFor(() => expect(cairn.status.waiting).toBe(0));
    deleteComment(cairn, key);
    await vi.waitFor(() => expect(cairn.status.waiting).toBe(0));
    answer = null;
    await undoNewest(cairn)?.reversal.saved;
    expect(textsOf(cairn, goal)).toEqual(['hello\n']);
    expect(commentsOf(cairn, goal)[0]?.key).not.toBe(key);
  });

  test('below a goal that was deleted elsewhere stays on the shelf until that is restored, and goes below it again', async () => {
    const cairn = await openCairn();
    const goal = goalIn(cairn);
    answer = (request) =>
      request.path.includes('comments')
        ? { httpStatus: 410, body: { code: 'goal.deleted' } }
        : taken(request);
    cairn.wake();
    say(cairn, goal, 'too late');
    await vi.waitFor(() => expect(cairn.shelf).toHaveLength(1));
    expect(textsOf(cairn, goal)).toEqual([]);
    const known = cairn.replica.record({ table: 'goals', key: goal }) as SyncRecord;
    cairn.replica.apply([], [{ table: 'goals', key: goal }]);
    answer = null;
    const entry = cairn.shelf[0] as (typeof cairn.shelf)[0];
    expect(await putBack(cairn, entry)).toEqual({ ok: false, refusal: { code: 'goal.unknown' } });
    expect(cairn.shelf).toEqual([entry]);
    expect([...cairn.replica.seenGoals()]).toEqual([]);
    // Another device restored the goal, so the feed sends it like a new one.
    const row = { ...known.base, rev: 5, version: 5 } as ServerRow;
    cairn.replica.apply([recordOfRow('goals', entry.scope, row, '2026-11-21T10:00:00.000Z')]);
    expect((await putBack(cairn, entry)).ok).toBe(true);
    expect(textsOf(cairn, row.id)).toEqual(['too late\n']);
    expect(cairn.shelf).toEqual([]);
  });

  test('below a goal that was refused is not saved either', async () => {
    const cairn = await openCairn();
    const goal = goalIn(cairn);
    say(cairn, goal, 'waits for it');
    answer = () => ({ httpStatus: 400, body: { code: 'goal.name' } });
    cairn.wake();
    await vi.waitFor(() => expect(cairn.status).toMatchObject({ waiting: 0, notSaved: 2 }));
  });
});
