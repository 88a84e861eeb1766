import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aboutFrom, maxAboutLength } from '../boards/edited-board.ts';
import { notesFrom } from '../notes/notes-from.ts';
import { isTag } from '../tags/tags.ts';
import { csvBoard, guessedColumns, type Table } from './csv-board.ts';
import { fitBoard } from './fit-board.ts';
import type { ExportReading, ImportedBoard, ImportedGoal } from './imported-board.ts';
import { importedRepeat, repeatWithout } from './imported-repeat.ts';
import { superProductivityBoard, withoutSyncHeader } from './super-productivity-board.ts';
import { tickTickBoard } from './ticktick-board.ts';
import { todoistBoard } from './todoist-board.ts';
import { todosBoard, type Todo } from './todos-board.ts';
import { trelloBoard } from './trello-board.ts';
import { writtenMoment, writtenTime } from '../time/written-date.ts';

const reading: ExportReading = { withArchived: false, zone: 'Europe/Berlin', today: '2026-11-21' };
const made = <Value>(outcome: { readonly ok: boolean; readonly value?: Value }): Value => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value as Value;
};
const goalsOf = ({ lists }: ImportedBoard) => lists.flatMap(({ goals }) => goals);

describe('the end of a repeat', () => {
  const begin = { dueDate: '2026-12-01', written: '2026-12-01', at: null, zone: 'Europe/Berlin' };
  test.each([
    // Midnight of 5 December in Berlin, before nine o'clock of that day.
    ['FREQ=DAILY;UNTIL=20261204T230000Z', { ...begin, at: Date.parse('2026-12-01T08:00:00Z') }, '2026-12-04'],
    ['FREQ=DAILY;UNTIL=20261205T080000Z', { ...begin, at: Date.parse('2026-12-01T08:00:00Z') }, '2026-12-05'],
    ['FREQ=DAILY;UNTIL=20261204T230000Z', begin, '2026-12-05'],
    ['FREQ=DAILY;UNTIL=20261205', begin, '2026-12-05'],
    ['FREQ=DAILY;UNTIL=2026-12-05', begin, '2026-12-05'],
  ] as const)('%s', (rule, from, dateTo) => {
    expect(importedRepeat(rule, from)?.dateTo).toBe(dateTo);
  });

  test('moves weekdays along that are others by the reader’s clock', () => {
    // Monday, 8 pm in New York is already Tuesday in Berlin.
    const from = {
      ...begin,
      dueDate: '2026-12-01',
      written: '2026-11-30',
      at: Date.parse('2026-12-01T01:00:00Z'),
    };
    expect(importedRepeat('FREQ=WEEKLY;BYDAY=MO,WE', from)?.rule).toBe('FREQ=WEEKLY;BYDAY=TU,TH');
    expect(importedRepeat('FREQ=DAILY', from)?.rule).toBe('FREQ=DAILY');
  });

  test('has no days that were taken out, and begins with the first that is left', () => {
    const wish = { rule: 'FREQ=DAILY', anchor: 'date', dateTo: '2026-12-03' } as const;
    expect(repeatWithout(wish, '2026-12-01', ['2026-12-02', '2026-12-24', '2026-11-01'])).toEqual({
      dueDate: '2026-12-01',
      skipped: ['2026-12-02'],
    });
    expect(repeatWithout(wish, '2026-12-01', ['2026-12-01'])?.dueDate).toBe('2026-12-02');
    expect(repeatWithout(wish, '2026-12-01', ['2026-12-01', '2026-12-02', '2026-12-03'])).toBeNull();
  });
});

describe('todosBoard', () => {
  const plain: Todo = {
    id: 'a',
    parent: '',
    summary: 'Bins',
    description: '',
    start: { date: '2026-09-21' },
    due: { date: '2026-09-22' },
    completed: null,
    status: '',
    percent: 0,
    priority: 0,
    categories: [],
    rule: 'FREQ=WEEKLY',
    location: '',
    addresses: [],
    alarms: 0,
  };
  const read = (...todos: readonly Todo[]) =>
    made(todosBoard({ name: '', others: 0, todos, unread: ['nonsense'] }, 'file', reading));

  test('takes out excluded and changed days, which are due a day after they begin', () => {
    const board = read(
      { ...plain, without: [{ date: '2026-10-12' }] },
      {
        ...plain,
        rule: '',
        standsFor: { date: '2026-09-28' },
        summary: 'One week',
        due: { date: '2026-09-29' },
      },
    );
    expect(goalsOf(board)).toMatchObject([
      { name: 'Bins', dueDate: '2026-09-22', skipped: ['2026-09-29', '2026-10-13'] },
      { name: 'One week', dueDate: '2026-09-29' },
    ]);
    expect(board.leftOver).toContainEqual({ kind: 'unreadLines', count: 1, examples: ['nonsense'] });
  });

  test('makes goals of days beside the rule', () => {
    const goals = goalsOf(read({ ...plain, extra: [{ date: '2026-09-30' }] }));
    expect(goals.map(({ dueDate, repeat }) => [dueDate, repeat?.rule])).toEqual([
      ['2026-09-22', 'FREQ=WEEKLY'],
      ['2026-10-01', undefined],
    ]);
  });
});

describe('tickTickBoard', () => {
  const heads = [
    'List Name',
    'Title',
    'Kind',
    'Status',
    'Start Date',
    'Due Date',
    'Timezone',
    'Is All Day',
    'Is Floating',
  ];
  const row = (title: string, status: string, ...rest: readonly string[]) => [
    'Home',
    title,
    'TEXT',
    status,
    ...rest,
  ];
  const read = (said: string, rows: Table, withArchived = false) =>
    made(tickTickBoard([['Date: x'], [said], heads, ...rows], 'file', { ...reading, withArchived }));

  test('takes the numbers of states as the file says', () => {
    const rows = [row('Open', '0'), row('Done', '2'), row('Left', '-1')];
    const board = read('Status: \n0 Normal\n-1 Abandoned\n2 Completed', rows);
    expect(goalsOf(board)).toMatchObject([
      { name: 'Open', doneDate: null },
      { name: 'Done', doneDate: '2026-11-21' },
    ]);
    expect(board.leftOver).toContainEqual({ kind: 'archivedCards', count: 1, examples: ['Left'] });
  });

  test('of older backups as well', () => {
    const rows = [row('Open', '0'), row('Done', '1'), row('Away', '2')];
    for (const said of ['Status: \n0 Normal\n1 Completed\n2 Archived', 'Version: 6'])
      expect(goalsOf(read(said, rows))).toMatchObject([
        { name: 'Open' },
        { name: 'Done', doneDate: '2026-11-21' },
      ]);
  });

  test('keeps the hour of a task that floats', () => {
    const [goal] = goalsOf(
      read('0 Normal', [
        row('Call', '0', '', '2026-07-21T13:00:00+0000', 'America/New_York', 'false', 'true'),
      ]),
    );
    expect(goal?.datetimeFr).toBe('2026-07-21T07:00:00.000Z');
  });
});

describe('hours beside a day', () => {
  test.each([
    ['2026-11-21 09:30', '2026-11-21', '2026-11-21T08:30:00.000Z'],
    ['21.11.2026 9.30', '2026-11-21', '2026-11-21T08:30:00.000Z'],
    ['11/21/2026 5:30 PM', '2026-11-21', '2026-11-21T16:30:00.000Z'],
    ['Nov 21, 2026 5pm', '2026-11-21', '2026-11-21T16:00:00.000Z'],
    ['2026-11-21T09:30:00+05:00', '2026-11-21', '2026-11-21T04:30:00.000Z'],
    ['2026-11-21 00:00:00', '2026-11-21', null],
    ['2026-11-21T00:00:00Z', '2026-11-21', null],
    ['21.11.2026', '2026-11-21', null],
  ])('%s', (text, date, at) => {
    const moment = writtenMoment(text, 'monthFirst', 'Europe/Berlin');
    expect([moment?.date, moment?.at == null ? null : new Date(moment.at).toISOString()]).toEqual([date, at]);
  });

  test('are told from days', () => {
    expect(writtenTime('21.11.2026')).toBeNull();
    expect(writtenTime('3. März um 17 Uhr')?.minutes).toBe(17 * 60);
    expect(writtenTime('Nov 30 12am')?.minutes).toBe(0);
  });

  test('come with a table and with Todoist', () => {
    const table = [
      ['Title', 'Due'],
      ['Call', '2026-11-23 09:30'],
    ];
    const csv = {
      columns: guessedColumns(table[0]!),
      dateOrder: 'dayFirst',
      ...reading,
      name: 'file',
    } as const;
    expect(goalsOf(made(csvBoard(table, csv)))[0]).toMatchObject({
      datetimeFr: '2026-11-23T08:30:00.000Z',
      datetimeTo: '2026-11-23T09:30:00.000Z',
    });
    const heads = ['TYPE', 'CONTENT', 'INDENT', 'DATE', 'DATE_LANG', 'TIMEZONE'];
    const todoist = (date: string, language: string, zone: string) =>
      goalsOf(made(todoistBoard([heads, ['task', 'Call', '1', date, language, zone]], 'file', reading)))[0];
    expect(todoist('Nov 30 5pm', 'en', 'Europe/Berlin')).toMatchObject({
      dueDate: '2026-11-30',
      datetimeFr: '2026-11-30T16:00:00.000Z',
    });
    expect(todoist('3. März um 17 Uhr', 'de', 'Europe/Berlin')?.datetimeFr).toBe('2026-03-03T16:00:00.000Z');
    expect(todoist('2026-08-13T18:30:00-05:00', 'en', 'US/Central')).toMatchObject({
      dueDate: '2026-08-14',
      datetimeFr: '2026-08-13T23:30:00.000Z',
    });
  });
});

test('a table gives back what was made harmless for spreadsheets', () => {
  const table = [
    ['Title', 'Notes', 'Tags'],
    ["'=run", "'+49 30", "'-x"],
  ];
  const csv = {
    columns: guessedColumns(table[0]!),
    dateOrder: 'dayFirst',
    ...reading,
    name: 'file',
  } as const;
  expect(goalsOf(made(csvBoard(table, csv)))[0]).toMatchObject({
    name: '=run',
    notes: { ops: [{ insert: '+49 30' }, { insert: '\n' }] },
    tags: ['x'],
  });
});

test('a file of Super Productivity is read with its header, and below `state`', () => {
  const task = { ids: ['t'], entities: { t: { id: 't', title: 'Call' } } };
  const model = { task, project: { ids: [], entities: {} } };
  expect(withoutSyncHeader('pf_4.5__{"data":1}')).toBe('{"data":1}');
  for (const value of [model, { data: model }, { state: model }])
    expect(goalsOf(made(superProductivityBoard(value, 'file', reading)))).toMatchObject([{ name: 'Call' }]);
});

test('a board’s text is no longer than the server takes, and says how many passages it lacks', () => {
  const long = 'x'.repeat(maxAboutLength);
  const task = { ids: ['t'], entities: { t: { id: 't', title: 'Call' } } };
  const note = { ids: ['a', 'b'], entities: { a: { content: 'short' }, b: { content: long } } };
  const heads = ['TYPE', 'CONTENT', 'DESCRIPTION', 'INDENT'];
  const todoist = [
    heads,
    ['note', 'short', '', ''],
    ['section', 'List', long, ''],
    ['task', 'Call', '', '1'],
  ];
  const trello = {
    name: 'Board',
    desc: long,
    lists: [{ id: 'l', name: 'List' }],
    cards: [{ idList: 'l', name: 'Call' }],
  };
  const boards = [
    made(superProductivityBoard({ task, note, project: { ids: [], entities: {} } }, 'file', reading)),
    made(todoistBoard(todoist, 'file', reading)),
    made(trelloBoard(JSON.stringify(trello), reading)),
  ];
  for (const { about, leftOver } of boards) {
    expect(aboutFrom(about)).toMatchObject({ ok: true });
    expect(leftOver).toContainEqual({ kind: 'longNotes', count: 1, examples: [] });
  }
});

describe('a board that the server will take', () => {
  const plain: ImportedGoal = {
    name: 'Call',
    notes: null,
    tags: [],
    dueDate: null,
    datetimeFr: null,
    datetimeTo: null,
    doneDate: null,
    subgoals: [],
  };
  const board = (...goals: readonly ImportedGoal[]): ImportedBoard => ({
    name: 'Board',
    about: null,
    lists: [{ name: 'List', goals }],
    leftOver: [],
  });
  const fit = (...goals: readonly ImportedGoal[]) =>
    made(fitBoard({ ok: true, value: board(...goals) }, 'UTC'));

  test('names what it leaves out, and keeps what is below that', () => {
    const odd = [
      { name: '\0' },
      { name: ' ' },
      { dueDate: '2026-02-30' },
      { notes: { ops: [{ insert: '\0' }] } },
    ];
    for (const each of odd) {
      const { lists, leftOver } = fit({ ...plain, ...each, subgoals: [{ ...plain, name: 'Below' }] }, plain);
      expect(lists[0]?.goals.map(({ name }) => name)).toEqual(['Below', 'Call']);
      expect(leftOver).toMatchObject([{ kind: 'unfit', count: 1 }]);
    }
    const tags = Array.from({ length: 102 }, (_, at) => `tag${at}`);
    expect(fit({ ...plain, tags }).lists[0]?.goals[0]?.tags).toHaveLength(100);
    expect(fit(plain).leftOver).toEqual([]);
  });

  test('whatever a table holds, what is read of it holds nothing that is refused', () => {
    const cell = fc.string({
      unit: fc.constantFrom(...'ab \0\x01\uD800#,\n2026-1é'.match(/./gsu)!),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const table = [['Title', 'Notes', 'Tags', 'Due'], ...rows];
        const csv = {
          columns: guessedColumns(table[0]!),
          dateOrder: 'dayFirst',
          ...reading,
          name: 'file',
        } as const;
        const read = csvBoard(table, csv);
        if (!read.ok) return;
        for (const { name, tags, notes } of goalsOf(read.value)) {
          expect(name.includes('\0') || name.trim() === '' || !name.isWellFormed()).toBe(false);
          expect(tags.every(isTag)).toBe(true);
          expect(notesFrom(notes).ok && !JSON.stringify(notes).includes('\\u0000')).toBe(true);
        }
        expect(made(fitBoard(read, 'UTC')).leftOver.some(({ kind }) => kind === 'unfit')).toBe(false);
      }),
    );
  });
});
