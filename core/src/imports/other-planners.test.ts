import { describe, expect, test } from 'vitest';
import { notesText } from '../notes/delta.ts';
import type { Outcome } from '../outcome.ts';
import { dateInLanguage } from './date-in-language.ts';
import type { ExportReading, ImportedBoard, ImportedGoal, ImportRefusal } from './imported-board.ts';
import { importedRepeat } from './imported-repeat.ts';
import { isSuperProductivity, superProductivityBoard } from './super-productivity-board.ts';
import { isTickTick, tickTickBoard } from './ticktick-board.ts';
import { isTodoist, todoistBoard } from './todoist-board.ts';
import { type Todo, todosBoard } from './todos-board.ts';

const reading: ExportReading = { withArchived: true, zone: 'UTC', today: '2026-11-21' };

function madeOf(outcome: Outcome<ImportedBoard, ImportRefusal>): ImportedBoard {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

const drawn = ({ lists }: ImportedBoard) =>
  lists.map(({ name, goals }) => [name, ...goals.flatMap((goal) => linesOf(goal, ''))]);
function linesOf(
  { name, tags, dueDate, datetimeFr, doneDate, subgoals }: ImportedGoal,
  indent: string,
): string[] {
  const parts = [
    indent + name,
    ...tags.map((tag) => `#${tag}`),
    datetimeFr ?? dueDate ?? '',
    doneDate === null ? '' : `done ${doneDate}`,
  ];
  return [parts.filter(Boolean).join(' '), ...subgoals.flatMap((goal) => linesOf(goal, `${indent}> `))];
}
const left = ({ leftOver }: ImportedBoard) =>
  Object.fromEntries(
    leftOver.map(({ kind, examples, count }) => [kind, examples.length > 0 ? examples : count]),
  );
const noteOf = (goal: ImportedGoal | undefined) => notesText(goal?.notes ?? null);

describe('todoistBoard', () => {
  const heads =
    'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT';
  const table = (...rows: readonly string[][]) => [[`\uFEFFTYPE`, ...heads.split(',').slice(1)], ...rows];
  const row = (type: string, content: string, told: Record<string, string> = {}) =>
    heads
      .split(',')
      .map((head) => ({ TYPE: type, CONTENT: content, INDENT: '1', PRIORITY: '4', ...told })[head] ?? '');

  test('makes sections lists, indents subgoals, labels and priorities tags, comments notes', () => {
    const board = madeOf(
      todoistBoard(
        table(
          row('meta', 'view_style=list', { INDENT: '' }),
          row('task', 'Call Bo @phone @at/home', { PRIORITY: '1', DESCRIPTION: 'About the van' }),
          row('note', 'He is back on Monday', { INDENT: '' }),
          row('note', '[[file {"file_name":"map.pdf","file_url":"https://example.com/map.pdf"}]]'),
          row('task', 'Ask for the key', {
            INDENT: '2',
            DATE: '2026-12-01 14:30',
            TIMEZONE: 'Europe/Berlin',
            DURATION: '30',
            DURATION_UNIT: 'minute',
          }),
          row('task', '* Heading', { INDENT: '3' }),
          row('section', 'Later', { INDENT: '' }),
          row('task', 'Water the plants', { DATE: 'jeden Tag', DATE_LANG: 'de', RESPONSIBLE: 'Bo (123)' }),
          row('task', 'Taxes', { DATE: '31. Mai 2027', DATE_LANG: 'de' }),
          row('task', 'Dance', { DATE: 'when it rains' }),
          row('section', 'Nothing yet'),
        ),
        'Home',
        reading,
      ),
    );
    expect(drawn(board)).toEqual([
      ['Home', 'Call Bo #phone #at/home #p1', '> Ask for the key 2026-12-01T13:30:00.000Z', '> > Heading'],
      ['Later', 'Water the plants', 'Taxes 2027-05-31', 'Dance'],
      ['Nothing yet'],
    ]);
    const call = board.lists[0]?.goals[0];
    expect(noteOf(call)).toBe('About the van\n\nHe is back on Monday\n\nmap.pdf\n');
    expect(call?.subgoals[0]?.datetimeTo).toBe('2026-12-01T14:00:00.000Z');
    expect(noteOf(board.lists[1]?.goals[0])).toBe('jeden Tag\n');
    expect(left(board)).toEqual({
      members: ['Bo'],
      repeats: ['Water the plants: jeden Tag'],
      unreadDates: ['Dance: when it rains'],
    });
  });

  test('is known by its headings, and refused when there is nothing below them', () => {
    expect(isTodoist(table())).toBe(true);
    expect(isTodoist([['Title', 'Type']])).toBe(false);
    expect(todoistBoard(table(), 'Home', reading)).toMatchObject({ refusal: { code: 'import.empty' } });
    expect(todoistBoard([['x']], 'Home', reading)).toMatchObject({ refusal: { code: 'import.format' } });
  });
});

describe('dateInLanguage', () => {
  test.each([
    ['21. Dez. 2026', 'de', '2026-12-21'],
    ['3 mai', 'fr', '2026-05-03'],
    ['21 de noviembre de 2027', 'es', '2027-11-21'],
    ['Nov 3', 'en', '2026-11-03'],
    ['31 Feb 2027', 'en', null],
    ['soon', 'en', null],
    ['3 May', 'no such language', null],
  ])('%s in %s is %s', (text, language, date) => {
    expect(dateInLanguage(text, language, '2026-11-21')).toBe(date);
  });
});

describe('tickTickBoard', () => {
  const heads = [
    'Folder Name',
    'List Name',
    'Title',
    'Kind',
    'Tags',
    'Content',
    'Is Check list',
    'Start Date',
    'Due Date',
    'Reminder',
    'Repeat',
    'Priority',
    'Status',
    'Created Time',
    'Completed Time',
    'Order',
    'Timezone',
    'Is All Day',
    'Is Floating',
    'Column Name',
    'Column Order',
    'View Mode',
    'taskId',
    'parentId',
  ];
  const row = (told: Record<string, string>) =>
    heads.map(
      (head) =>
        ({ 'List Name': 'Home', Status: '0', Priority: '0', 'Is All Day': 'true', ...told })[head] ?? '',
    );
  const preamble = [
    ['Date: 2026-11-21+0000'],
    ['Version: 7.1'],
    ['Status: \n0 Normal\n1 Completed\n2 Archived'],
  ];
  const table = (...rows: readonly string[][]) => [...preamble, heads, ...rows];

  test('makes lists of lists, subgoals of children and checklists, tags of priorities', () => {
    const board = madeOf(
      tickTickBoard(
        table(
          row({
            Title: 'Move',
            Tags: 'home, big',
            taskId: '1',
            Priority: '5',
            'Start Date': '2026-11-29T23:00:00+0000',
            'Due Date': '2026-11-29T23:00:00+0000',
            Timezone: 'Europe/Berlin',
          }),
          row({
            Title: 'Pack',
            Content: 'By room\r▫Kitchen\r▪Cellar',
            'Is Check list': 'Y',
            taskId: '2',
            parentId: '1',
            Reminder: '-PT0S',
          }),
          row({
            'Folder Name': 'Work',
            'List Name': 'Ideas',
            Title: 'Review',
            taskId: '3',
            Repeat: 'FREQ=WEEKLY',
            'Is All Day': 'false',
            'Due Date': '2026-12-01T09:00:00+0000',
            'Column Name': 'Soon',
          }),
          row({ Title: 'Old', Status: '2', 'Completed Time': '2025-01-02T10:00:00+0000', taskId: '4' }),
          row({ Title: 'Odd', 'Due Date': 'tomorrow', Repeat: 'FREQ=DAILY;COUNT=3', taskId: '5' }),
          row({ Title: '', taskId: '6' }),
        ),
        'Backup',
        reading,
      ),
    );
    expect(drawn(board)).toEqual([
      [
        'Home',
        'Move #home #big #high 2026-11-30',
        '> Pack',
        '> > Kitchen',
        '> > Cellar done 2026-11-21',
        'Old done 2025-01-02',
        'Odd',
      ],
      ['Work / Ideas: Soon', 'Review 2026-12-01T09:00:00.000Z'],
    ]);
    expect(noteOf(board.lists[0]?.goals[0]?.subgoals[0])).toBe('By room\n');
    expect(board.lists[1]?.goals[0]?.repeat).toEqual({ rule: 'FREQ=WEEKLY', anchor: 'date', dateTo: null });
    expect(left(board)).toEqual({
      repeats: ['Odd: FREQ=DAILY;COUNT=3'],
      reminders: ['Pack'],
      unreadDates: ['Odd: tomorrow'],
      emptyRows: 1,
    });
  });

  test('archived tasks are told of when they stay; columns are the lists of a file with one list', () => {
    const rows = table(
      row({ Title: 'A', 'Column Name': 'Doing', taskId: '1' }),
      row({ Title: 'B', Status: '2' }),
    );
    const board = madeOf(tickTickBoard(rows, 'Backup', { ...reading, withArchived: false }));
    expect(drawn(board)).toEqual([['Doing', 'A']]);
    expect(left(board)).toEqual({ archivedCards: ['B'] });
    expect([isTickTick(rows), isTickTick([['Title', 'Status']])]).toEqual([true, false]);
  });
});

describe('superProductivityBoard', () => {
  const entities = (...things: readonly Record<string, unknown>[]) => ({
    ids: things.map(({ id }) => id),
    entities: Object.fromEntries(things.map((thing) => [thing['id'], thing])),
  });
  const model = {
    project: entities({ id: 'p', title: 'House' }),
    tag: entities({ id: 'TODAY', title: 'Today' }, { id: 't', title: 'deep work' }),
    task: entities(
      {
        id: 'a',
        title: 'Paint',
        projectId: 'p',
        tagIds: ['TODAY', 't'],
        subTaskIds: ['b'],
        timeEstimate: 5_400_000,
        timeSpent: 60_000,
        notes: 'Two coats',
        dueDay: '2026-12-01',
      },
      {
        id: 'b',
        title: 'Buy paint',
        projectId: 'p',
        parentId: 'a',
        isDone: true,
        doneOn: Date.parse('2026-11-20T10:00:00Z'),
      },
      { id: 'c', title: 'Call', dueWithTime: Date.parse('2026-12-02T08:00:00Z'), reminderId: 'r' },
    ),
    taskRepeatCfg: entities({ id: 'r', title: 'Stand-up' }),
    note: entities({ id: 'n', content: 'Keep it simple' }),
  };
  const archive = {
    task: entities({
      id: 'z',
      title: 'Long ago',
      projectId: 'p',
      doneOn: Date.parse('2024-01-01T00:00:00Z'),
    }),
  };

  test.each([
    ['as it is', { ...model, archiveYoung: archive }],
    ['below data', { data: { ...model, archiveOld: archive } }],
    ['below mainModelData', { mainModelData: model, archive }],
  ])('makes projects lists, %s', (_, value) => {
    expect(isSuperProductivity(value)).toBe(true);
    const board = madeOf(superProductivityBoard(value, 'Super', reading));
    expect(drawn(board)).toEqual([
      ['House', 'Paint #deep-work 2026-12-01', '> Buy paint done 2026-11-20', 'Long ago done 2024-01-01'],
      ['Super', 'Call 2026-12-02T08:00:00.000Z'],
    ]);
    expect(noteOf(board.lists[0]?.goals[0])).toBe('Two coats\n\n⏱ 0:01 h / 1:30 h\n');
    expect(notesText(board.about)).toBe('Keep it simple\n');
    expect(left(board)).toEqual({ repeats: ['Stand-up'], reminders: ['Call'] });
  });

  test('what is no export of it is refused', () => {
    for (const odd of [null, [], 'x', { task: {} }, { task: { entities: {} }, project: [] }])
      expect(superProductivityBoard(odd, 'Super', reading)).toMatchObject({ ok: false });
  });
});

describe('importedRepeat', () => {
  test.each([
    ['RRULE:FREQ=WEEKLY;WKST=SU;BYDAY=MO,WE', 'FREQ=WEEKLY;BYDAY=MO,WE', null],
    ['FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20271231T000000Z', 'FREQ=MONTHLY;BYMONTHDAY=31', '2027-12-31'],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU', null, null],
    ['FREQ=DAILY;COUNT=3', null, null],
    ['FREQ=HOURLY', null, null],
    ['ERULE:NAME=FORGETTINGCURVE', null, null],
    ['', null, null],
  ])('%s', (text, rule, dateTo) => {
    expect(importedRepeat(text)).toEqual(rule === null ? null : { rule, anchor: 'date', dateTo });
  });
});

describe('todosBoard', () => {
  const plain: Todo = {
    id: '',
    parent: '',
    summary: 'Task',
    description: '',
    start: null,
    due: null,
    completed: null,
    status: '',
    percent: 0,
    priority: 0,
    categories: [],
    rule: '',
    location: '',
    addresses: [],
    alarms: 0,
  };

  test('makes related tasks subgoals, categories tags; what has no place is told', () => {
    const at = (moment: string) => ({ at: Date.parse(moment) });
    const board = madeOf(
      todosBoard(
        {
          name: 'Errands',
          others: 2,
          todos: [
            {
              ...plain,
              id: 'a',
              summary: 'Move',
              categories: ['home', 'to do'],
              priority: 1,
              due: { date: '2026-12-24' },
              start: { date: '2026-12-01' },
            },
            {
              ...plain,
              id: 'b',
              parent: 'a',
              summary: 'Pack',
              due: at('2026-12-20T10:00:00Z'),
              start: at('2026-12-20T08:00:00Z'),
            },
            {
              ...plain,
              id: 'c',
              parent: 'c',
              summary: 'Itself',
              status: 'COMPLETED',
              rule: 'FREQ=DAILY',
              alarms: 2,
            },
            { ...plain, id: 'd', parent: 'e', summary: 'Ring' },
            { ...plain, id: 'e', parent: 'd', summary: 'Round', completed: at('2026-11-01T10:00:00Z') },
          ],
        },
        'file',
        reading,
      ),
    );
    expect(drawn(board)).toEqual([
      [
        'Errands',
        'Move #home #to-do #high 2026-12-24',
        '> Pack 2026-12-20T08:00:00.000Z',
        'Itself done 2026-11-21',
        'Ring',
        '> Round done 2026-11-01',
      ],
    ]);
    expect(left(board)).toEqual({
      startDates: ['Move: 2026-12-01'],
      reminders: ['Itself'],
      repeats: ['Itself: FREQ=DAILY'],
      events: 2,
    });
  });

  test('a calendar without tasks is refused', () => {
    expect(todosBoard({ name: '', others: 3, todos: [] }, 'file', reading)).toMatchObject({
      refusal: { code: 'import.empty' },
    });
  });
});
