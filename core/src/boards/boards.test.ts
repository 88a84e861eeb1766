import { describe, expect, test } from 'vitest';
import { untouchedGoal } from '../goals/edited-goal.ts';
import { maxSequenceNo } from '../order/sequence.ts';
import { untouchedBoard } from './board.ts';
import { compareBoards, nextBoardNumber } from './board-order.ts';
import { mayDeleteBoard, mayEditBoard } from './board-rights.ts';
import { copiedGoal } from './copied-goal.ts';
import { aboutFrom, editedBoard, editedList } from './edited-board.ts';

describe('a board', () => {
  test('has a name of at most 250 characters that is not blank, and a number within the cap', () => {
    const edited = editedBoard(untouchedBoard, { name: 'x'.repeat(300), sequenceNo: 1e12 });
    expect(edited).toMatchObject({ ok: true, value: { name: 'x'.repeat(250), sequenceNo: maxSequenceNo } });
    expect(editedBoard(untouchedBoard, { name: ' \n' })).toEqual({
      ok: false,
      refusal: { code: 'board.name' },
    });
    const list = { ...untouchedBoard, board: 'b', showEmoji: true, expanded: true };
    expect(editedList(list, { name: '' })).toEqual({ ok: false, refusal: { code: 'bucket.name' } });
  });

  test('is about a text that is no change and not too long; an empty one is none', () => {
    expect(aboutFrom({ ops: [{ insert: 'Walks\n' }] })).toMatchObject({ ok: true });
    expect(aboutFrom({ ops: [{ insert: '\n' }] })).toEqual({ ok: true, value: null });
    expect(aboutFrom({ ops: [{ delete: 1 }] })).toMatchObject({ ok: false });
    expect(aboutFrom({ ops: [{ insert: 'x'.repeat(50_001) }] })).toMatchObject({ ok: false });
  });

  test('is made, changed and deleted by every member who may write and by nobody else', () => {
    for (const may of [mayEditBoard, mayDeleteBoard]) {
      for (const role of ['OWNER', 'ADMIN', 'EDITOR'] as const)
        expect(may({ kind: 'member', role })).toBe(true);
      expect(may({ kind: 'member', role: 'VIEWER' })).toBe(false);
      for (const kind of ['left', 'stranger'] as const) expect(may({ kind })).toBe(false);
    }
  });
});

describe('the order of boards', () => {
  const board = (id: string, sequenceNo: number, minute: number) => ({
    id,
    sequenceNo,
    createdDatetime: new Date(minute * 60_000).toISOString(),
  });

  test('is by number, then by creation, then by id', () => {
    const boards = [board('d', 2, 0), board('c', 1, 2), board('b', 1, 1), board('a', 1, 2)];
    expect(boards.toSorted(compareBoards).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
  });

  test('puts a new one a hundred behind the last, whatever the order of the numbers', () => {
    expect(nextBoardNumber([])).toBe(2000);
    expect(nextBoardNumber([500, 20])).toBe(600);
    expect(nextBoardNumber([maxSequenceNo])).toBe(maxSequenceNo);
  });
});

describe('a copied goal', () => {
  const goal = {
    ...untouchedGoal,
    space: 's',
    name: 'Walk',
    bucketId: 'l',
    parent: 'p',
    columnId: 1 as const,
    dueDate: '2026-11-21',
    doneDate: '2026-11-20',
    assignee: 'ben',
    public: true,
    tags: ['hills'],
    bucketSequenceNo: 7,
    richThoughts: { ops: [{ insert: 'Map' }, { insert: '\n', attributes: { list: 'checked' } }] },
  };

  test('is yet to be done, by nobody, with clear boxes, and stands in the period only where it means something', () => {
    const near = copiedGoal(goal, true);
    expect(near).toMatchObject({
      name: 'Walk',
      doneDate: null,
      assignee: null,
      public: false,
      tags: ['hills'],
      bucketSequenceNo: 7,
      columnId: 1,
      dueDate: '2026-11-21',
    });
    expect(near.richThoughts?.ops[1]?.attributes).toEqual({ list: 'unchecked' });
    expect(copiedGoal(goal, false)).toMatchObject({ columnId: null, dueDate: null });
    expect(Object.keys(near)).not.toContain('parent');
  });
});
