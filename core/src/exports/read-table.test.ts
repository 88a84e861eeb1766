import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalColors } from '../goals/colors.ts';
import { dateOfDayNumber } from '../time/date-only.ts';
import { type ColumnId, horizonSpecs } from '../time/horizons.ts';
import { dueDateOf, periodOf } from '../time/periods.ts';
import type { CairnExport, ExportedGoal, ExportedSpace } from './cairn-export.ts';
import { cellText, goalsTable, tableCell, tableHeads } from './goals-table.ts';
import { exportOfTable, isGoalsTable } from './read-table.ts';

const now = '2026-11-21T10:00:00.000Z';

function tableOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gu)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    else if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}

const text = fc.string({
  unit: fc.constantFrom(...'ab =+-@\'",;\tß🎸'.match(/./gsu)!),
  minLength: 1,
  maxLength: 8,
});
const name = text.filter((each) => each.trim() !== '');
const day = fc.integer({ min: 18_000, max: 24_000 }).map(dateOfDayNumber);

const drawnGoal = fc.record({
  name,
  columnId: fc.option(fc.constantFrom<ColumnId>(...horizonSpecs.map(({ id }) => id))),
  date: day,
  doneDate: fc.option(day),
  color: fc.option(fc.constantFrom(...goalColors)),
  durationMinutes: fc.option(fc.integer({ min: 5, max: 1440 })),
  tags: fc.constantFrom<readonly string[]>([], ['sea'], ['sea', 'fun']),
  note: fc.option(text.filter((each) => each === each.trimEnd())),
  isTimed: fc.boolean(),
  list: fc.option(fc.constantFrom(0, 1, 2)),
  parent: fc.option(fc.nat(20)),
});

const board = (id: string, own: string) => ({
  id,
  name: own,
  emoji: null,
  sequenceNo: 1,
  background: null,
  cover: null,
  color: '#3670C9',
  richDescription: null,
});
const list = (id: string, on: string, own: string) => ({
  id,
  board: on,
  name: own,
  emoji: null,
  showEmoji: true,
  expanded: true,
  sequenceNo: 1,
});

const drawnSpace = fc.array(drawnGoal, { minLength: 1, maxLength: 20 }).map((drawn): ExportedSpace => {
  const goals = drawn.map((each, at): ExportedGoal => {
    const { columnId, date, parent } = each;
    const dueDate = columnId === null ? null : dueDateOf(periodOf(columnId, date));
    const timed = each.isTimed && columnId === 1;
    return {
      id: `g${at}`,
      // Unique names, so that parents are unambiguous.
      name: `${each.name}${at}`,
      parent: parent === null || at === 0 ? null : `g${parent % at}`,
      columnId,
      bucketId: each.list === null ? null : `l${each.list}`,
      dueDate,
      doneDate: each.doneDate,
      datetimeFr: timed ? `${dueDate}T09:00:00.000Z` : null,
      datetimeTo: timed ? `${dueDate}T10:30:00.000Z` : null,
      createdDatetime: now,
      type: null,
      assignee: null,
      color: each.color,
      durationMinutes: each.durationMinutes,
      tags: each.tags,
      public: false,
      sequenceNo: 1,
      horizonSequenceNo: 1,
      bucketSequenceNo: 1,
      subgoalSequenceNo: 1,
      recurrence: null,
      richThoughts: each.note === null ? null : { ops: [{ insert: `${each.note}\n` }] },
    };
  });
  return {
    id: 'space',
    name: 'Own',
    emoji: null,
    color: '#3670C9',
    enabledColumnIds: [1],
    showTags: true,
    tags: [],
    members: [],
    boards: [board('b0', 'Sea'), board('b1', '=Land')],
    lists: [list('l0', 'b0', 'Soon'), list('l1', 'b0', 'Later'), list('l2', 'b1', 'Soon')],
    series: [],
    goals,
    comments: [],
    pinned: [],
    favourites: [],
  };
});

const exportOf = (spaces: readonly ExportedSpace[]): CairnExport => ({
  format: 'cairn',
  version: 1,
  exportedDatetime: now,
  person: { name: '', email: null, settings: {} },
  climbs: null,
  startedClimbs: null,
  spaces,
});

/** Returns the content of a space without ids and order numbers. */
function told({ goals, lists, boards }: ExportedSpace) {
  const names = new Map(goals.map((goal) => [goal.id, goal.name]));
  const listNames = new Map(
    lists.map((each) => [each.id, `${boards.find(({ id }) => id === each.board)?.name} / ${each.name}`]),
  );
  const noOrder = { id: '', sequenceNo: 0, horizonSequenceNo: 0, bucketSequenceNo: 0, subgoalSequenceNo: 0 };
  return goals
    .map(({ parent, bucketId, ...goal }) => ({
      ...goal,
      ...noOrder,
      parent: parent === null ? null : names.get(parent),
      list: bucketId === null ? null : listNames.get(bucketId),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

describe('a table of Cairn’s own', () => {
  test('is the same goals again', () => {
    fc.assert(
      fc.property(drawnSpace, (space) => {
        const table = tableOf([...goalsTable(exportOf([space]))].join(''));
        expect(isGoalsTable(table)).toBe(true);
        const read = exportOfTable(table, { zone: 'UTC', now });
        expect(read?.spaces.map(told)).toEqual([told(space)]);
      }),
    );
  });

  test('has its series again, and their touched days', () => {
    const space = {
      ...exportOf([]),
      spaces: [
        {
          ...fc.sample(drawnSpace, 1)[0]!,
          series: [
            {
              id: 'series',
              columnId: 1 as const,
              rule: 'FREQ=WEEKLY;BYDAY=MO',
              anchor: 'date' as const,
              dateFr: '2026-11-23',
              countedFrom: '2026-11-23',
              dateTo: '2027-03-01',
              skippedDates: [],
              name: 'Walk',
              richThoughts: null,
              color: null,
              durationMinutes: 45,
              tags: [],
              assignee: null,
              datetimeFr: null,
              datetimeTo: null,
              horizonSequenceNo: 2000,
            },
          ],
        },
      ],
    };
    const touched = {
      ...space.spaces[0]!.goals[0]!,
      id: 'touched',
      name: 'Walk',
      parent: null,
      columnId: 1 as const,
      dueDate: '2026-11-30',
      doneDate: '2026-11-30',
      datetimeFr: null,
      datetimeTo: null,
      recurrence: { id: 'series', originalDate: '2026-11-30' },
    };
    const plain = { ...touched, id: 'plain', name: 'Plain', recurrence: null };
    const whole = { ...space, spaces: [{ ...space.spaces[0]!, goals: [touched, plain] }] };
    const read = exportOfTable(tableOf([...goalsTable(whole)].join('')), { zone: 'UTC', now });
    const [series] = read?.spaces[0]?.series ?? [];
    expect(series).toMatchObject({
      name: 'Walk',
      durationMinutes: 45,
      rule: 'FREQ=WEEKLY;BYDAY=MO',
      dateFr: '2026-11-23',
      dateTo: '2027-03-01',
      anchor: 'date',
    });
    expect(read?.spaces[0]?.series).toHaveLength(1);
    expect(read?.spaces[0]?.goals).toMatchObject([
      { name: 'Walk', recurrence: { id: series?.id, originalDate: '2026-11-30' } },
      { name: 'Plain', recurrence: null },
    ]);
  });

  test('gives back every cell that was made harmless', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."=+-@'\ta") }), (cell) => {
        expect(cellText(tableCell(cell))).toBe(cell);
      }),
    );
  });

  test('is read from a version of Cairn without planned lengths too', () => {
    const heads = tableHeads.filter((head) => head !== 'Duration');
    const row = heads.map((head) => (head === 'Name' ? 'Walk' : ''));
    const table = [heads, row];
    expect([isGoalsTable(table), isGoalsTable([heads.slice(1)])]).toEqual([true, false]);
    const [goal] = exportOfTable(table, { zone: 'UTC', now })?.spaces[0]?.goals ?? [];
    expect(goal).toMatchObject({ name: 'Walk', durationMinutes: null });
  });

  test('has the parents of a table that was sorted otherwise', () => {
    const heads =
      'Space,Board,List,Horizon,Period,Due date,Done,From,To,Name,Color,Tags,Assignee,Parent,Notes,Repeats';
    const table = tableOf(`${heads}\r\nOwn,,,,,,,,,Child,,,,Top,,\r\nOwn,,,,,,,,,Top,,,,,,`);
    const goals = exportOfTable(table, { zone: 'UTC', now })?.spaces[0]?.goals ?? [];
    expect(goals.find(({ name: own }) => own === 'Child')?.parent).toBe(
      goals.find(({ name: own }) => own === 'Top')?.id,
    );
  });
});
