import { type CairnExport, type ExportedGoal } from '@cairn/core/exports/cairn-export';
import { exportText } from '@cairn/core/exports/export-text';
import { readExport } from '@cairn/core/exports/read-export';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boardsOf } from '../boards/boards-of.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { addComment } from '../comments/add-comment.ts';
import { collectExport } from '../exports/collect-export.ts';
import { putIntoFolder } from '../folders/put-into-folder.ts';
import { addGoals } from '../goals/add-goals.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import { editGoal } from '../goals/edit-goal.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { repeatGoal } from '../recurrence/repeat-goal.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { made } from '../testing/made.ts';
import { undoNewest } from '../undo/reverse-step.ts';
import { recordOfRow } from '@cairn/core/sync/record';
import { importBoard } from './import-board.ts';
import { importPlan, plannedImport } from './import-plan.ts';

const space = ida.defaultSpaceId as string;
const at = '2026-11-21T10:00:00.000Z';
const opened: Cairn[] = [];

afterEach(() => {
  for (const cairn of opened.splice(0)) cairn.close();
});

async function device(): Promise<Cairn> {
  const cairn = await openCairnIn(lonelyEnvironment(Date.parse(at)), ida, null);
  await cairn.opened;
  cairn.replica.lookFrom({ today: '2026-11-21', zone: 'UTC' });
  const row = {
    id: space,
    name: 'Own',
    emoji: null,
    color: '#3670C9',
    enabledColumnIds: [1, 2, 3, 4, 5, 6, 7],
  };
  const membership = { id: 'm', space, userId: ida.uuid, userCode: ida.code, name: 'Ida', role: 'OWNER' };
  cairn.replica.apply([
    recordOfRow('spaces', space, { ...row, version: 1, rev: 1 } as never, at),
    recordOfRow('memberships', space, { ...membership, version: 1, rev: 1 } as never, at),
  ]);
  opened.push(cairn);
  return cairn;
}

const collected = (cairn: Cairn) => collectExport(cairn, { name: 'Ida', email: ida.email });
const read = (exported: CairnExport) => made(readExport(JSON.parse([...exportText(exported)].join(''))));

const noNames = { id: '' };

function asTold({ spaces }: CairnExport) {
  return spaces.map((each) => {
    const names = new Map<string, string>(
      [...each.goals, ...each.boards, ...each.lists, ...each.series].map(({ id, name }) => [id, name]),
    );
    const named = (id: string | null) => (id === null ? null : names.get(id));
    const goals = each.goals.map((goal) => ({
      ...goal,
      ...noNames,
      createdDatetime: '',
      parent: named(goal.parent),
      bucketId: named(goal.bucketId),
      recurrence: goal.recurrence && {
        id: named(goal.recurrence.id),
        originalDate: goal.recurrence.originalDate,
      },
    }));
    const sorted = <Thing extends { readonly name: string }>(things: readonly Thing[]) =>
      things.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return {
      goals: sorted(goals),
      boards: sorted(each.boards.map((board) => ({ ...board, ...noNames }))),
      lists: sorted(each.lists.map((list) => ({ ...list, ...noNames, board: named(list.board) }))),
      series: sorted(each.series.map((series) => ({ ...series, ...noNames }))),
      comments: each.comments.map(({ goal, richText }) => [named(goal), richText]),
      pinned: each.pinned.map(({ goal, board }) => named(goal ?? board)),
      favourites: each.favourites.map(({ goal, board }) => named(goal ?? board)),
      tags: each.tags,
      showTags: each.showTags,
    };
  });
}

let here: Cairn;
beforeEach(async () => {
  here = await device();
});

const toOwn = { spaces: new Map([[space, space]]), hasAllColors: true };

test('a plan with boards, subgoals, series, comments and pins comes back whole on an empty device', async () => {
  await importBoard(
    here,
    {
      name: 'House',
      about: { ops: [{ insert: 'All of it\n' }] },
      lists: [
        {
          name: 'To do',
          goals: [
            {
              name: 'Paint',
              notes: { ops: [{ insert: 'Two coats\n' }] },
              tags: ['home'],
              dueDate: '2026-11-21',
              datetimeFr: '2026-11-21T08:00:00.000Z',
              datetimeTo: '2026-11-21T09:00:00.000Z',
              doneDate: null,
              subgoals: [
                {
                  name: 'Buy',
                  notes: null,
                  tags: [],
                  dueDate: null,
                  datetimeFr: null,
                  datetimeTo: null,
                  doneDate: '2026-11-20',
                  subgoals: [],
                },
              ],
            },
          ],
        },
      ],
      leftOver: [],
    },
    { space, name: 'House' },
  );
  const year = { columnId: 4 as const, dueDate: '2027-12-31' };
  addGoals(here, { text: 'Learn to sail', place: year, position: { at: 'bottom' } });
  addGoals(here, { text: 'Part two', type: 'divider', place: year, position: { at: 'bottom' } });
  const [run = ''] = addGoals(here, {
    text: 'Run',
    place: { columnId: 1, dueDate: '2026-11-23' },
    position: { at: 'bottom' },
  }).keys;
  made(repeatGoal(here, run, { rule: 'FREQ=WEEKLY;BYDAY=MO,WE', anchor: 'date', dateTo: null }));
  const dayOf = (date: string) =>
    here.replica.goalsInPeriod({ columnId: 1, firstDate: date, lastDate: date })[0]?.key ?? '';
  editGoal(here, dayOf('2026-11-25'), { name: 'Run far' });
  editGoal(here, dayOf('2026-11-30'), { doneDate: '2026-11-30' });
  deleteGoal(here, dayOf('2026-12-02'));
  const paint = [...here.replica.seenGoals()].find(({ name }) => name === 'Paint')?.key ?? '';
  made(addComment(here, paint, 'Which colour?'));
  made(putIntoFolder(here, { of: 'goal', key: paint }, 'pinned'));
  made(putIntoFolder(here, { of: 'board', key: boardsOf(here, space)[0]?.key ?? '' }, 'favourites'));

  const exported = read(await collected(here));
  expect(exported).toEqual(
    await collected(here).then((again) => ({ ...again, exportedDatetime: exported.exportedDatetime })),
  );
  const there = await device();
  const outcome = await importPlan(there, exported, toOwn);
  expect(outcome).toMatchObject({ end: 'whole', leftOver: [] });
  expect(asTold(await collected(there))).toEqual(asTold(exported));
  const shown = (cairn: Cairn) =>
    ['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-02', '2026-12-07'].map((date) =>
      cairn.replica
        .goalsInPeriod({ columnId: 1, firstDate: date, lastDate: date })
        .map(({ name, doneDate }) => [name, doneDate]),
    );
  expect(shown(there)).toEqual(shown(here));
  expect(shown(there)).toEqual([
    [['Run', null]],
    [['Run far', null]],
    [['Run', '2026-11-30']],
    [],
    [['Run', null]],
  ]);
  undoNewest(there);
  const left = (await collected(there)).spaces[0];
  expect(left?.goals.map(({ name, doneDate }) => [name, doneDate])).toEqual([['Run', '2026-11-30']]);
  expect([left?.series, left?.boards, left?.comments]).toEqual([[], [], []]);
});

const nowhere = { parent: null, columnId: null, bucketId: null, dueDate: null, doneDate: null };
const plain: ExportedGoal = {
  ...nowhere,
  id: 'goal',
  name: 'Goal',
  datetimeFr: null,
  datetimeTo: null,
  createdDatetime: at,
  type: null,
  assignee: null,
  color: null,
  durationMinutes: null,
  tags: [],
  public: false,
  sequenceNo: 2000,
  horizonSequenceNo: 2000,
  bucketSequenceNo: 2000,
  subgoalSequenceNo: 2000,
  recurrence: null,
  richThoughts: null,
};
const worldOf = (goals: readonly ExportedGoal[]): CairnExport => ({
  format: 'cairn',
  version: 1,
  exportedDatetime: at,
  person: { name: 'Ida', email: null, settings: {} },
  climbs: [],
  startedClimbs: [],
  spaces: [
    {
      id: space,
      name: 'Own',
      emoji: null,
      color: '#3670C9',
      enabledColumnIds: [1, 2, 3, 4, 5, 6, 7],
      showTags: true,
      tags: [],
      members: [],
      boards: [
        {
          id: 'board',
          name: 'Board',
          emoji: null,
          sequenceNo: 2000,
          background: null,
          cover: null,
          color: '#3670C9',
          richDescription: null,
        },
      ],
      lists: [
        {
          id: 'list',
          board: 'board',
          name: 'List',
          emoji: null,
          showEmoji: true,
          expanded: true,
          sequenceNo: 2000,
        },
      ],
      series: [],
      goals,
      comments: [],
      pinned: [],
      favourites: [],
    },
  ],
});

const anyGoals = fc
  .array(
    fc.record({
      place: fc.constantFrom(
        { columnId: null, dueDate: null },
        { columnId: 1 as const, dueDate: '2026-11-21' },
        { columnId: 3 as const, dueDate: '2026-11-30' },
        { columnId: 4 as const, dueDate: '2027-12-31' },
      ),
      doneDate: fc.constantFrom(null, '2026-11-20'),
      isListed: fc.boolean(),
      parent: fc.nat(20),
      sequenceNo: fc.integer({ min: -1000, max: 1_000_000 }),
      tags: fc.uniqueArray(fc.constantFrom('home', 'work', 'über'), { maxLength: 2 }),
      text: fc.string({ maxLength: 40 }),
    }),
    { maxLength: 20 },
  )
  .map((drawn) =>
    drawn.map(({ place, doneDate, isListed, parent, sequenceNo, tags, text }, index): ExportedGoal => ({
      ...plain,
      ...place,
      id: `goal ${index}`,
      name: `Goal ${index} ${text}`,
      doneDate,
      tags,
      bucketId: isListed ? 'list' : null,
      parent: parent < index ? `goal ${parent}` : null,
      bucketSequenceNo: sequenceNo,
      richThoughts: text.trim() === '' ? null : { ops: [{ insert: `${text}\n` }] },
    })),
  );

test('whatever a plan holds, its export is read as it is, and brought in it is exported as the same', () =>
  fc.assert(
    fc.asyncProperty(anyGoals, async (goals) => {
      const world = worldOf(goals);
      expect(read(world)).toEqual(world);
      const there = await device();
      await importPlan(there, world, toOwn);
      expect(asTold(await collected(there))).toEqual(asTold(world));
    }),
    { numRuns: 25 },
  ));

test('goals below each other in a circle come in all the same', async () => {
  const goals = [
    { ...plain, id: 'a', name: 'A', parent: 'b' },
    { ...plain, id: 'b', name: 'B', parent: 'a' },
  ];
  expect(await importPlan(here, worldOf(goals), toOwn)).toMatchObject({ end: 'whole', goals: 2 });
  expect((await collected(here)).spaces[0]?.goals).toHaveLength(2);
});

test('one undo takes it back; what was here before stays', async () => {
  addGoals(here, { text: 'Mine', place: { columnId: 1, dueDate: '2026-11-21' }, position: { at: 'bottom' } });
  await importPlan(
    here,
    worldOf(Array.from({ length: 250 }, (_, index) => ({ ...plain, id: `g${index}` }))),
    toOwn,
  );
  expect((await collected(here)).spaces[0]?.goals).toHaveLength(251);
  undoNewest(here);
  expect((await collected(here)).spaces[0]?.goals.map(({ name }) => name)).toEqual(['Mine']);
  expect(boardsOf(here, space)).toEqual([]);
});

test('what others said comes as one’s own comment that names them; a space that stays out stays out', async () => {
  const world = worldOf([plain]);
  const [own] = world.spaces;
  if (!own) throw new Error('There is no space.');
  const comment = { id: 'c', goal: 'goal', author: 'Bo', isOwn: false, createdDatetime: at };
  const said = { ...comment, richText: { ops: [{ insert: 'No.\n' }] } };
  await importPlan(here, { ...world, spaces: [{ ...own, comments: [said] }] }, toOwn);
  const [there] = (await collected(here)).spaces;
  expect(there?.comments[0]?.richText.ops.map(({ insert }) => insert).join('')).toBe('Bo, 2026-11-21\nNo.\n');
  expect(await importPlan(here, world, { ...toOwn, spaces: new Map() })).toMatchObject({
    goals: 0,
    end: 'whole',
  });
});

test('colours that the plan does not have are left out and told, not refused with their goals', async () => {
  const world = worldOf([
    { ...plain, id: 'a', name: 'A', color: 'teal' },
    { ...plain, id: 'b', name: 'B', color: 'red' },
  ]);
  const outcome = await importPlan(here, world, { ...toOwn, hasAllColors: false });
  expect(outcome.leftOver).toEqual([{ kind: 'colors', count: 1, examples: ['A'] }]);
  const there = (await collected(here)).spaces[0]?.goals ?? [];
  expect(there.map(({ name, color }) => [name, color])).toEqual([
    ['A', null],
    ['B', 'red'],
  ]);
});

test('as many goals are brought in as were counted before, and what is left out is named before', async () => {
  const day = { columnId: 1, dueDate: '2026-11-21' } as const;
  const { keys, saved } = addGoals(here, {
    text: 'Walk\nRead\nSwim',
    place: day,
    position: { at: 'bottom' },
  });
  await saved;
  const repeat = { rule: 'FREQ=DAILY', anchor: 'date', dateTo: null } as const;
  await made(repeatGoal(here, keys[0] as string, repeat)).saved;
  const held = await collected(here);
  const [own] = held.spaces;
  const goals = own?.goals ?? [];
  const broken = { ...own!.series[0]!, id: 'broken', name: 'No rule', rule: 'FREQ=HOURLY' };
  const exported = {
    ...held,
    spaces: [
      {
        ...own!,
        goals: goals.map((goal) => ({ ...goal, color: 'teal' as const })),
        series: [...own!.series, broken],
      },
    ],
  };
  const there = await device();
  const asked = { spaces: new Map([[space, space]]), hasAllColors: false };
  const planned = await plannedImport(there, exported, asked);
  const brought = await importPlan(there, exported, asked);
  expect(brought.goals).toBe(planned.goals);
  expect(brought.leftOver).toEqual(planned.leftOver);
  expect(planned.leftOver.map(({ kind }) => kind)).toEqual(['repeats', 'colors']);
  expect((await collected(there)).spaces[0]?.goals).toHaveLength(brought.goals);
});
