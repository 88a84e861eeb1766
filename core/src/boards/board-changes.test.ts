import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BoardChange,
  boardItems,
  type BoardItem,
  changePrint,
  type ClonedBoard,
  itemPrints,
  offeredBoardChanges,
  takenPrints,
} from './board-changes.ts';

const list = (id: string, name = id): BoardItem => ({
  id,
  type: 'list',
  list: null,
  parent: null,
  name,
  emoji: null,
  color: null,
  durationMinutes: null,
  note: null,
  isDone: false,
});
const goal = (id: string, place: Partial<BoardItem>, more: Partial<BoardItem> = {}): BoardItem => ({
  ...list(id),
  type: 'goal',
  ...place,
  ...more,
});
const ownId = (id: string | null) => (id === null ? null : `own-${id}`);

/** A board as it is right after cloning. */
function clonedFrom(source: readonly BoardItem[]): ClonedBoard {
  return {
    copies: source.map((item) => ({ source: item.id, own: `own-${item.id}`, prints: itemPrints(item) })),
    source,
    own: source.map((item) => ({
      ...item,
      id: `own-${item.id}`,
      list: ownId(item.list),
      parent: ownId(item.parent),
    })),
    gone: new Set(),
    settled: {},
  };
}

/** Returns the board after the changes are taken. */
function withTaken(board: ClonedBoard, changes: readonly BoardChange[]): ClonedBoard {
  const sources = new Map(board.source.map((item) => [item.id, item]));
  const removed = new Set(changes.flatMap((change) => change.removed));
  const changed = new Map(
    changes.flatMap(({ before, after }) => (before && after ? [[before.id, after] as const] : [])),
  );
  const added = changes.flatMap((change) => change.added.map((id) => sources.get(id) as BoardItem));
  const byItem = new Map(changes.map((change) => [change.item, change]));
  const owns = new Map([
    ...board.copies.map(({ source, own }) => [source, own] as const),
    ...added.map(({ id }) => [id, `own-${id}`] as const),
  ]);
  const living = new Set([...board.own.map(({ id }) => id), ...added.map(({ id }) => `own-${id}`)]);
  const ownOf = (id: string | null) => {
    const own = id === null ? undefined : owns.get(id);
    return own !== undefined && living.has(own) ? own : null;
  };
  return {
    ...board,
    own: [
      ...board.own.filter(({ id }) => !removed.has(id)).map((item) => changed.get(item.id) ?? item),
      ...added.map((item) => ({
        ...item,
        id: `own-${item.id}`,
        list: ownOf(item.list),
        parent: ownOf(item.parent),
        isDone: false,
      })),
    ],
    copies: [
      ...board.copies
        .filter(({ own }) => !removed.has(own))
        .map((copy) => {
          const [item, change] = [sources.get(copy.source), byItem.get(copy.source)];
          return item && change ? { ...copy, prints: takenPrints(copy, change, item) } : copy;
        }),
      ...added.map((item) => ({ source: item.id, own: `own-${item.id}`, prints: itemPrints(item) })),
    ],
  };
}

const lists = ['a', 'b', 'c'];
const goals = ['1', '2', '3', '4', '5', '6'];
const word = fc.constantFrom('Tent', 'Map', 'Stove', 'Rope');
const look = fc.constantFrom('red', 'green', null);
const text = fc.option(
  word.map((insert) => ({ ops: [{ insert: `${insert}\n` }] })),
  { nil: null },
);

/** Goals stand on lists, or below goals of a smaller number, so that there is no ring. */
const boards = fc
  .record({
    lists: fc.subarray(lists),
    goals: fc.subarray(goals),
    parts: fc.array(
      fc.record({
        list: fc.option(fc.constantFrom(...lists), { nil: null }),
        parent: fc.option(fc.constantFrom(...goals), { nil: null }),
        name: word,
        color: look,
        durationMinutes: fc.constantFrom(null, 30, 45),
        note: text,
        isDone: fc.boolean(),
      }),
      { minLength: goals.length, maxLength: goals.length },
    ),
    names: fc.array(word, { minLength: lists.length, maxLength: lists.length }),
  })
  .map((drawn) => {
    const there = new Set([...drawn.lists, ...drawn.goals]);
    const items: BoardItem[] = drawn.lists.map((id) => list(id, drawn.names[lists.indexOf(id)]));
    for (const id of drawn.goals) {
      const {
        list: onList,
        parent,
        ...parts
      } = drawn.parts[goals.indexOf(id)] ?? { list: null, parent: null };
      const place = {
        list: onList !== null && there.has(onList) ? onList : null,
        parent: parent !== null && parent < id && items.some((item) => item.id === parent) ? parent : null,
      };
      if (place.list !== null || place.parent !== null) items.push(goal(id, place, parts));
    }
    return items;
  });

const edits = fc.array(
  fc.record({
    of: fc.constantFrom(...lists, ...goals),
    edit: fc.constantFrom('name', 'color', 'duration', 'note', 'done', 'delete', 'own goal below'),
  }),
  { maxLength: 8 },
);

/** The person's own edits of the clone. */
function edited(
  board: ClonedBoard,
  all: readonly { readonly of: string; readonly edit: string }[],
): ClonedBoard {
  let { own } = board;
  for (const [at, { of, edit }] of all.entries()) {
    const id = `own-${of}`;
    const item = own.find((each) => each.id === id);
    if (!item) continue;
    if (edit === 'delete') {
      const goes = (each: BoardItem): boolean =>
        each.id === id ||
        own.some((above) => (above.id === each.parent || above.id === each.list) && goes(above));
      own = own.filter((each) => !goes(each));
    } else if (edit === 'own goal below') {
      own = [...own, goal(`mine-${at}`, item.type === 'list' ? { list: id } : { parent: id })];
    } else {
      const mine: Partial<BoardItem> = {
        ...(edit === 'name' ? { name: `My ${at}` } : {}),
        ...(edit === 'color' && item.type === 'goal' ? { color: 'blue' } : {}),
        ...(edit === 'duration' && item.type === 'goal' ? { durationMinutes: 15 } : {}),
        ...(edit === 'note' && item.type === 'goal' ? { note: { ops: [{ insert: `Mine ${at}\n` }] } } : {}),
        ...(edit === 'done' && item.type === 'goal' ? { isDone: true } : {}),
      };
      own = own.map((each) => (each.id === id ? { ...each, ...mine } : each));
    }
  }
  return { ...board, own };
}

const offersNow = (board: ClonedBoard, source: readonly BoardItem[]): ClonedBoard => {
  const shown = new Set(source.map(({ id }) => id));
  return {
    ...board,
    source,
    gone: new Set(board.copies.map((copy) => copy.source).filter((id) => !shown.has(id))),
  };
};

describe('changes of a cloned board', () => {
  test('are none while the author changes nothing, whatever the person does', () => {
    fc.assert(
      fc.property(boards, edits, (source, mine) => {
        expect(offeredBoardChanges(edited(clonedFrom(source), mine))).toEqual([]);
      }),
    );
  });

  test('leave the board as the author has it, where the person has changed nothing', () => {
    fc.assert(
      fc.property(boards, boards, (before, after) => {
        const open = (items: readonly BoardItem[]) => items.map((item) => ({ ...item, isDone: false }));
        let board = offersNow(clonedFrom(open(before)), open(after));
        for (let round = 0; round < 12; round += 1) board = withTaken(board, offeredBoardChanges(board));
        expect(offeredBoardChanges(board)).toEqual([]);
        const named = new Map(board.copies.map(({ source, own }) => [own, source]));
        const sourceOf = (id: string | null) => (id === null ? null : (named.get(id) ?? id));
        const mine = board.own.map((item) => ({
          ...item,
          id: sourceOf(item.id) ?? '',
          list: sourceOf(item.list),
          parent: sourceOf(item.parent),
        }));
        const sorted = (items: readonly BoardItem[]) =>
          items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
        expect(sorted(mine)).toEqual(sorted(open(after)));
      }),
    );
  });

  test('never touch what the person has written, done or added', () => {
    fc.assert(
      fc.property(boards, boards, edits, (before, after, edit) => {
        const start = edited(clonedFrom(before), edit);
        let board = offersNow(start, after);
        for (let round = 0; round < 12; round += 1) board = withTaken(board, offeredBoardChanges(board));
        expect(offeredBoardChanges(board)).toEqual([]);
        const now = new Map(board.own.map((item) => [item.id, item]));
        const fresh = new Map(clonedFrom(before).own.map((item) => [item.id, item]));
        for (const item of start.own) {
          const was = fresh.get(item.id);
          if (!was || item.isDone) expect(now.get(item.id)).toEqual(item);
          if (was && item.name !== was.name && now.has(item.id))
            expect(now.get(item.id)?.name).toBe(item.name);
          if (was && item.note !== was.note && now.has(item.id))
            expect(now.get(item.id)?.note).toEqual(item.note);
        }
        const startIds = new Set(start.own.map(({ id }) => id));
        for (const { id } of fresh.values()) if (!startIds.has(id)) expect(now.has(id), id).toBe(false);
      }),
    );
  });

  test('that are left are offered again only after another change by the author', () => {
    fc.assert(
      fc.property(boards, boards, (before, after) => {
        const board = offersNow(clonedFrom(before), after);
        const sources = new Map(after.map((item) => [item.id, item]));
        const settled = Object.fromEntries(
          offeredBoardChanges(board).map((change) => [
            change.item,
            changePrint(change, sources.get(change.item) ?? null),
          ]),
        );
        expect(offeredBoardChanges({ ...board, settled })).toEqual([]);
        const renamed = after.map((item) => ({ ...item, name: `${item.name} again` }));
        const again = offeredBoardChanges({ ...offersNow(board, renamed), settled });
        expect(again.every(({ kind }) => kind !== 'removed')).toBe(true);
        const offered = new Set(offeredBoardChanges(offersNow(board, renamed)).map(({ item }) => item));
        for (const { item } of again) expect(offered.has(item)).toBe(true);
      }),
    );
  });

  test('come as one where a list or a goal is added with what is below', () => {
    const board = clonedFrom([list('a')]);
    const source = [
      list('a'),
      list('b'),
      goal('1', { list: 'b' }),
      goal('2', { parent: '1' }),
      goal('3', { list: 'a' }),
    ];
    expect(offeredBoardChanges({ ...board, source }).map(({ added }) => added)).toEqual([
      ['b', '1', '2'],
      ['3'],
    ]);
  });

  test('of a goal in a ring end', () => {
    const board = clonedFrom([list('a')]);
    const source = [list('a'), goal('1', { parent: '2' }), goal('2', { parent: '1' })];
    expect(offeredBoardChanges({ ...board, source })).toEqual([]);
    const ring = clonedFrom(source);
    expect(offeredBoardChanges(offersNow(ring, [list('a')]))).toEqual([]);
  });

  test('see only lists and goals of the board above a goal', () => {
    const blank = { color: null, durationMinutes: null, richThoughts: null };
    const row = { ...blank, id: '1', name: 'Tent', doneDate: '2026-05-04' };
    const read = {
      lists: [{ id: 'a', name: 'Pack', emoji: null }],
      goals: [{ ...row, bucketId: 'x', parent: 'y' }],
    };
    expect(boardItems(read)).toEqual([list('a', 'Pack'), goal('1', {}, { name: 'Tent', isDone: true })]);
  });
});
