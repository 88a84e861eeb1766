import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CairnExport, ExportedGoal, ExportedSpace } from './cairn-export.ts';
import { exportText } from './export-text.ts';
import { goalsTable, tableCell } from './goals-table.ts';
import { readExport } from './read-export.ts';

const at = '2026-11-21T10:00:00.000Z';
const goal: ExportedGoal = {
  id: 'goal',
  name: 'Learn to sail',
  parent: null,
  columnId: 4,
  bucketId: 'list',
  dueDate: '2027-12-31',
  doneDate: null,
  datetimeFr: null,
  datetimeTo: null,
  createdDatetime: at,
  type: null,
  assignee: 'ida',
  color: 'teal',
  durationMinutes: 45,
  tags: ['sea', 'fun'],
  public: false,
  sequenceNo: 2000,
  horizonSequenceNo: 2000,
  bucketSequenceNo: 2000,
  subgoalSequenceNo: 2000,
  recurrence: null,
  richThoughts: { ops: [{ insert: 'Ask "Bo", first\n' }] },
};
const space: ExportedSpace = {
  id: 'space',
  name: 'Own',
  emoji: '🏡',
  color: '#3670C9',
  enabledColumnIds: [1, 4],
  showTags: true,
  tags: [{ tag: 'sea', color: 'blue', hidden: false }],
  members: [{ code: 'ida', name: 'Ida', role: 'OWNER' }],
  boards: [
    {
      id: 'board',
      name: 'Sea',
      emoji: null,
      sequenceNo: 1,
      background: 'dawn',
      cover: null,
      color: '#3670C9',
      richDescription: null,
    },
  ],
  lists: [
    { id: 'list', board: 'board', name: 'Soon', emoji: null, showEmoji: true, expanded: true, sequenceNo: 1 },
  ],
  series: [
    {
      id: 'series',
      columnId: 1,
      rule: 'FREQ=DAILY',
      anchor: 'date',
      dateFr: '2026-11-21',
      countedFrom: '2026-11-21',
      dateTo: null,
      skippedDates: ['2026-11-22'],
      name: '=run',
      richThoughts: null,
      color: null,
      durationMinutes: 90,
      tags: [],
      assignee: null,
      datetimeFr: null,
      datetimeTo: null,
      horizonSequenceNo: 2000,
    },
  ],
  goals: [goal],
  comments: [
    {
      id: 'c',
      goal: 'goal',
      author: 'Bo',
      isOwn: false,
      createdDatetime: at,
      richText: { ops: [{ insert: 'Yes\n' }] },
    },
  ],
  pinned: [{ goal: 'goal', board: null, sequenceNo: 100 }],
  favourites: [],
};
const exported: CairnExport = {
  format: 'cairn',
  version: 1,
  exportedDatetime: at,
  person: { name: 'Ida', email: 'ida@example.com', settings: { amPm: null } },
  climbs: [],
  startedClimbs: [],
  spaces: [
    space,
    { ...space, id: 'other', boards: [], lists: [], series: [], goals: [], comments: [], pinned: [] },
  ],
};

const again = (value: CairnExport): unknown => JSON.parse([...exportText(value)].join(''));

describe('readExport', () => {
  test('reads what was written, whatever names and notes say', () => {
    expect(readExport(again(exported))).toEqual({ ok: true, value: exported });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'binary', maxLength: 50 }), fc.nat()), { maxLength: 900 }),
        (drawn) => {
          const goals = drawn.map(([name, sequenceNo], index) => ({
            ...goal,
            id: `g${index}`,
            name,
            sequenceNo: sequenceNo % 2 ** 31,
          }));
          const world = { ...exported, spaces: [{ ...space, goals }] };
          expect(readExport(again(world))).toEqual({ ok: true, value: world });
        },
      ),
      { numRuns: 20 },
    );
  });

  test('refuses a newer version by its own name', () => {
    expect(readExport({ ...exported, version: 2 })).toEqual({ ok: false, refusal: { code: 'import.newer' } });
  });

  test('refuses anything of which one thing is not what it should be', () => {
    const broken = { ok: false, refusal: { code: 'import.broken' } };
    for (const odd of [
      null,
      [],
      'cairn',
      {},
      { format: 'cairn' },
      { ...exported, spaces: {} },
      { ...exported, version: '1' },
    ])
      expect(readExport(odd)).toEqual(broken);
    const faults: readonly Partial<Record<keyof ExportedGoal, unknown>>[] = [
      { columnId: 8 },
      { dueDate: '2026-02-30' },
      { color: 'mauve' },
      { durationMinutes: 4 },
      { durationMinutes: 12.5 },
      { tags: ['two words'] },
      { richThoughts: { ops: [{ delete: 3 }] } },
      { datetimeFr: 'noon' },
      { sequenceNo: 1.5 },
      { name: 'x'.repeat(20_000) },
      { parent: undefined },
    ];
    for (const fault of faults)
      expect(readExport({ ...exported, spaces: [{ ...space, goals: [{ ...goal, ...fault }] }] })).toEqual(
        broken,
      );
    expect(readExport({ ...exported, spaces: [{ ...space, goals: [goal, goal] }] })).toEqual(broken);
  });

  test('reads goals and series of a time before they had a planned length', () => {
    const { durationMinutes: _, ...formerGoal } = goal;
    const [{ durationMinutes: __, ...formerSeries }] = space.series as [ExportedSpace['series'][number]];
    const former = { ...exported, spaces: [{ ...space, goals: [formerGoal], series: [formerSeries] }] };
    const read = readExport(former);
    expect(read.ok && [...read.value.spaces[0]!.goals, ...read.value.spaces[0]!.series]).toMatchObject([
      { name: 'Learn to sail', durationMinutes: null },
      { name: '=run', durationMinutes: null },
    ]);
  });

  test('whatever comes as JSON is read or refused', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void readExport({ ...exported, spaces: [value] })));
  });
});

describe('goalsTable', () => {
  test('has a line for each goal and each series, and nothing that a spreadsheet would run', () => {
    expect([...goalsTable(exported)].join('')).toBe(
      [
        'Space,Board,List,Horizon,Period,Due date,Done,From,To,Duration,Name,Color,Tags,Assignee,Parent,Notes,Repeats,Climb',
        'Own,Sea,Soon,year,2027-01-01,2027-12-31,,,,45,Learn to sail,teal,"sea, fun",Ida,,"Ask ""Bo"", first",,',
        "Own,,,day,2026-11-21,2026-11-21,,,,90,'=run,,,,,,FREQ=DAILY,",
        '',
      ].join('\r\n'),
    );
  });

  test('names the climb of a goal', () => {
    const climb = { name: 'To the top', icon: 'flag', color: 'teal', code: 'c', slug: 'to-the-top' } as const;
    const started = { id: 's', space: 'own', inOrder: false, climb, startDate: '2026-11-21', steps: [] };
    const [, first] = goalsTable({ ...exported, startedClimbs: [{ ...started, goals: ['goal'] }] });
    expect(first).toMatch(/,To the top\r\n$/u);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['a\nb', '"a\nb"'],
    ['"', '""""'],
    ['plain', 'plain'],
  ])('a cell %j is written %j', (text, cell) => expect(tableCell(text)).toBe(cell));
});
