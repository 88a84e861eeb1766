import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxNameLength } from '../goals/goal.ts';
import { notesText } from '../notes/delta.ts';
import { isTag } from '../tags/tags.ts';
import { type ColumnMeaning, columnMeanings, csvBoard, guessedColumns, withColumn } from './csv-board.ts';
import { countGoals, type ImportedBoard, type ImportedGoal, maxImportedGoals } from './imported-board.ts';
import { tagFromLabel } from './imported-words.ts';
import { trelloBoard } from './trello-board.ts';
import { writtenDate } from '../time/written-date.ts';

const zone = 'Europe/Berlin';
const today = '2026-11-21';
const reading = { withArchived: false, zone, today };

function read(board: object, options: Partial<typeof reading> = {}): ImportedBoard {
  const outcome = trelloBoard(JSON.stringify(board), { ...reading, ...options });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

const list = { id: 'l', name: 'To do', pos: 1 };
const oneCard = (card: object, around: object = {}) => {
  const [goal] =
    read({
      name: 'House',
      lists: [list],
      cards: [{ id: 'c', idList: 'l', name: 'Paint', ...card }],
      ...around,
    }).lists[0]?.goals ?? [];
  if (!goal) throw new Error('There is no goal.');
  return goal;
};
const leftOverOf = (board: ImportedBoard) =>
  Object.fromEntries(board.leftOver.map(({ kind, count }) => [kind, count]));

describe('a Trello board', () => {
  test('becomes a board: lists and cards in their order, labels as tags, points as what is below', () => {
    const board = read({
      name: ' Our\nhouse ',
      desc: 'All of it',
      lists: [
        { id: 'b', name: 'Done', pos: 2 },
        { id: 'a', name: 'To do', pos: 1 },
      ],
      cards: [
        { id: '2', idList: 'a', name: 'Second', pos: 20 },
        {
          id: '1',
          idList: 'a',
          name: 'First',
          pos: 10,
          labels: [{ name: 'High priority!' }, { color: 'red' }],
        },
        {
          id: '3',
          idList: 'b',
          name: 'Third',
          pos: 5,
          dueComplete: true,
          dateLastActivity: '2026-11-19T23:30:00Z',
        },
      ],
      checklists: [
        {
          id: 'k',
          idCard: '1',
          name: 'Checklist',
          checkItems: [
            { name: 'b', pos: 2, state: 'incomplete' },
            { name: 'a', pos: 1, state: 'complete' },
          ],
        },
      ],
    });
    expect(board.name).toBe('Our house');
    expect(notesText(board.about).trim()).toBe('All of it');
    expect(board.lists.map(({ name, goals }) => [name, goals.map((goal) => goal.name)])).toEqual([
      ['To do', ['First', 'Second']],
      ['Done', ['Third']],
    ]);
    const [first] = board.lists[0]?.goals ?? [];
    expect(first?.tags).toEqual(['High-priority', 'red']);
    expect(first?.subgoals.map(({ name, doneDate }) => [name, doneDate])).toEqual([
      ['a', today],
      ['b', null],
    ]);
    expect(board.lists[1]?.goals[0]?.doneDate).toBe('2026-11-20');
    expect(board.leftOver).toEqual([]);
  });

  test('of several checklists, or of one with a name, each stands as a goal of its own', () => {
    const checklists = ['Buy', 'Do'].map((name, at) => ({
      idCard: 'c',
      name,
      pos: at,
      checkItems: [{ name: `${name} it`, state: 'complete' }],
    }));
    const { subgoals } = oneCard({}, { checklists });
    expect(subgoals.map(({ name, doneDate, subgoals: points }) => [name, doneDate, points[0]?.name])).toEqual(
      [
        ['Buy', today, 'Buy it'],
        ['Do', today, 'Do it'],
      ],
    );
    expect(oneCard({}, { checklists: checklists.slice(0, 1) }).subgoals[0]?.name).toBe('Buy');
  });

  test('is due on the day and at the time of its person', () => {
    expect(oneCard({ due: '2026-11-20T23:30:00.000Z' })).toMatchObject({
      dueDate: '2026-11-21',
      datetimeFr: '2026-11-20T23:30:00.000Z',
      datetimeTo: '2026-11-21T00:30:00.000Z',
    });
    expect(oneCard({ due: '2026-11-21T22:40:00.000Z' }).datetimeTo).toBe('2026-11-21T23:00:00.000Z');
    expect(oneCard({ start: '2026-11-21T08:00:00.000Z', due: '2026-11-21T10:00:00.000Z' })).toMatchObject({
      datetimeFr: '2026-11-21T08:00:00.000Z',
      datetimeTo: '2026-11-21T10:00:00.000Z',
    });
    expect(oneCard({ start: '2026-11-21T08:00:00.000Z' })).toMatchObject({
      dueDate: '2026-11-21',
      datetimeFr: null,
    });
  });

  test('keeps in the notes what is said of a card: by whom, with what, where', () => {
    const { notes } = oneCard(
      {
        desc: 'With **two** coats',
        address: 'Main Street 1',
        attachments: [
          { name: 'Colours', url: 'https://example.org/colours' },
          { name: 'Danger', url: 'javascript:alert(1)' },
        ],
        customFieldItems: [
          { idCustomField: 'price', value: { number: '12' } },
          { idCustomField: 'size', idValue: 'xl' },
        ],
      },
      {
        customFields: [
          { id: 'price', name: 'Price' },
          { id: 'size', name: 'Size', options: [{ id: 'xl', value: { text: 'Extra large' } }] },
        ],
        actions: [
          comment('Looks good', '2026-11-03T10:00:00.000Z'),
          comment('Which colour?', '2026-11-02T10:00:00.000Z'),
        ],
      },
    );
    expect(notesText(notes)).toBe(
      'With two coats\n\nMain Street 1\nPrice: 12\nSize: Extra large\nColours\nDanger\n\n' +
        'Bo, 2026-11-02\nWhich colour?\n\nBo, 2026-11-03\nLooks good\n',
    );
    const links = notes?.ops.flatMap(({ attributes }) => attributes?.['link'] ?? []);
    expect(links).toEqual(['https://example.org/colours']);
  });

  const comment = (text: string, date: string) => ({
    type: 'commentCard',
    date,
    data: { text, card: { id: 'c' } },
    memberCreator: { fullName: 'Bo' },
  });

  test('names what has no place', () => {
    const board = {
      name: 'House',
      prefs: { background: 'blue' },
      labels: [{ name: 'Urgent', color: 'red' }],
      members: [{ id: 'm', fullName: 'Bo' }],
      lists: [list, { id: 'old', name: 'Old', closed: true, pos: 2 }],
      cards: [
        {
          idList: 'l',
          name: 'Paint',
          idMembers: ['m'],
          cover: { color: 'red' },
          badges: { votes: 2 },
          pluginData: [{}],
        },
        { idList: 'l', name: 'Gone', closed: true },
        { idList: 'old', name: 'Older' },
        { idList: 'l', name: '' },
        { idList: 'l', name: 'When', due: 'soon', dueReminder: 5 },
      ],
      actions: [{ type: 'updateCard' }, { type: 'createCard' }],
    };
    expect(leftOverOf(read(board))).toEqual({
      archivedLists: 1,
      archivedCards: 2,
      members: 1,
      unreadDates: 1,
      reminders: 1,
      covers: 1,
      labelColors: 1,
      votes: 1,
      powerUps: 1,
      emptyRows: 1,
      background: 1,
      history: 2,
    });
    expect(read(board).leftOver.find(({ kind }) => kind === 'members')?.examples).toEqual(['Bo']);
    const whole = read(board, { withArchived: true });
    expect(whole.lists.map(({ name, goals }) => [name, goals.length])).toEqual([
      ['To do', 3],
      ['Old', 1],
    ]);
  });

  test.each([
    ['', 'import.json'],
    ['{"lists": [', 'import.json'],
    ['null', 'import.format'],
    ['[]', 'import.format'],
    ['{"lists": {}, "cards": []}', 'import.format'],
    ['{"lists": [], "cards": []}', 'import.empty'],
  ])('is not %s', (text, code) => {
    expect(trelloBoard(text, reading)).toEqual({ ok: false, refusal: { code } });
  });

  test('of more than 20,000 cards is refused as a whole', () => {
    const cards = Array.from({ length: maxImportedGoals + 1 }, () => ({ idList: 'l', name: 'x' }));
    expect(trelloBoard(JSON.stringify({ lists: [list], cards }), reading)).toMatchObject({
      refusal: { code: 'import.tooMuch' },
    });
  });

  test('of whatever shape is read or refused, and each of its cards is brought in or told of', () => {
    const card = fc.record({
      idList: fc.constantFrom('l', 'm'),
      name: fc.oneof(fc.string(), fc.string({ minLength: 240, maxLength: 300 }), fc.anything()),
      desc: fc.oneof(fc.string(), fc.anything()),
      closed: fc.boolean(),
      due: fc.oneof(fc.constantFrom('2026-11-21T10:00:00Z', '', null), fc.anything()),
      labels: fc.oneof(fc.array(fc.record({ name: fc.string(), color: fc.string() })), fc.anything()),
      attachments: fc.anything(),
      cover: fc.anything(),
    });
    const lists = [list, { id: 'm', name: '', closed: true }];
    fc.assert(
      fc.property(fc.array(card), fc.boolean(), fc.anything(), (cards, withArchived, around) => {
        const board = read({ checklists: around, actions: around, lists, cards }, { withArchived });
        const goals = board.lists.flatMap((each) => each.goals);
        const { archivedCards = 0, emptyRows = 0 } = leftOverOf(board);
        expect(goals.length + archivedCards + emptyRows).toBe(cards.length);
        for (const goal of goals) isSound(goal);
      }),
    );
  });
});

function isSound(goal: ImportedGoal): void {
  expect(goal.name).not.toBe('');
  expect(Array.from(goal.name).length).toBeLessThanOrEqual(maxNameLength);
  expect(goal.tags.every(isTag)).toBe(true);
  expect(goal.datetimeFr === null).toBe(goal.datetimeTo === null);
  for (const op of goal.notes?.ops ?? []) expect(op.insert).not.toBe('');
}

describe('a table', () => {
  const order = { dateOrder: 'monthFirst', zone, today, name: 'Tasks' } as const;
  const board = (table: readonly (readonly string[])[], columns = guessedColumns(table[0] ?? [])) => {
    const outcome = csvBoard(table, { ...order, columns });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.value;
  };

  test.each([
    [
      ['Title', 'Status', 'Due Date', 'Labels', 'Priority'],
      ['name', 'list', 'due', 'tags', 'notes'],
    ],
    [
      ['Card Name', 'Card Description', 'List Name'],
      ['name', 'notes', 'list'],
    ],
    [
      ['Task', 'Section/Column', 'Completed At', 'Name'],
      ['name', 'list', 'done', 'notes'],
    ],
    [
      ['Aufgabe', 'Fällig am', 'Erledigt'],
      ['name', 'due', 'done'],
    ],
    [
      ['What', 'Who'],
      ['name', 'notes'],
    ],
  ])('with the headings %j has these columns', (heads, columns) => {
    expect(guessedColumns(heads)).toEqual(columns);
  });

  test('becomes lists in the order of its rows; what no column is for stands in the notes', () => {
    const { lists, leftOver } = board([
      ['Title', 'Status', 'Notes', 'Due', 'Done', 'Tags', 'Priority'],
      ['Paint', 'Doing', 'Two coats', '25/12/2026', '', 'home, big job', 'High'],
      ['Move', 'To do', '', '3/4/2026', 'yes', '', ''],
      ['Rest', 'Doing', '', 'some day', 'no', '', ''],
      ['', '', 'nobody', '', '', '', ''],
    ]);
    expect(lists.map(({ name, goals }) => [name, goals.map((goal) => goal.name)])).toEqual([
      ['Doing', ['Paint', 'Rest']],
      ['To do', ['Move']],
    ]);
    const [paint, rest] = lists[0]?.goals ?? [];
    expect(paint).toMatchObject({ dueDate: '2026-12-25', doneDate: null, tags: ['home', 'big-job'] });
    expect(notesText(paint?.notes ?? null)).toBe('Two coats\n\nPriority: High\n');
    // Another date of the column shows that the day comes first.
    expect(lists[1]?.goals[0]).toMatchObject({ dueDate: '2026-04-03', doneDate: today });
    expect(notesText(rest?.notes ?? null)).toBe('Due: some day\n');
    expect(leftOver).toEqual([
      { kind: 'unreadDates', count: 1, examples: ['Rest: some day'] },
      { kind: 'emptyRows', count: 1, examples: ['nobody'] },
    ]);
  });

  test('with no row that has a name is none', () => {
    expect(csvBoard([['Title'], [''], []], { ...order, columns: ['name'] })).toMatchObject({
      refusal: { code: 'import.empty' },
    });
  });

  test('a meaning that only one column can have goes over to the other', () => {
    expect(withColumn(['name', 'list', 'tags'], 1, 'name')).toEqual(['notes', 'name', 'tags']);
    expect(withColumn(['name', 'list', 'tags'], 1, 'tags')).toEqual(['name', 'tags', 'tags']);
  });

  test('each word of it is brought in or told of', () => {
    const cell = fc.constantFrom('', 'Alpha', 'Beta gamma', '2026-11-21', 'x', 'delta\nepsilon', '31.12.26');
    const tables = fc.integer({ min: 1, max: 5 }).chain((width) => {
      const row = fc.array(cell, { minLength: width, maxLength: width + 1 });
      const columns = fc.array(fc.constantFrom<ColumnMeaning>(...columnMeanings), {
        minLength: width,
        maxLength: width,
      });
      return fc.tuple(fc.array(row, { minLength: 2, maxLength: 5 }), columns);
    });
    fc.assert(
      fc.property(tables, ([table, columns]) => {
        const outcome = csvBoard(table, { ...order, columns });
        if (!outcome.ok) {
          const at = columns.indexOf('name');
          expect(table.slice(1).every((row) => (row[at] ?? '').trim() === '')).toBe(true);
          return;
        }
        const { lists, leftOver } = outcome.value;
        const told = JSON.stringify([lists, leftOver]).replaceAll('-', ' ');
        for (const row of table.slice(1)) {
          for (const [index, text] of row.entries()) {
            // The import turns these cells into a date or a done mark, not into text.
            if (['due', 'done', 'leftOut'].includes(columns[index] ?? '')) continue;
            for (const word of text.replaceAll('-', ' ').replaceAll('.', ' ').split(/\s+/u)) {
              expect(told.replaceAll('.', ' ')).toContain(word);
            }
          }
        }
        expect(lists.reduce((sum, { goals }) => sum + countGoals(goals), 0)).toBeGreaterThan(0);
        for (const { goals } of lists) for (const goal of goals) isSound(goal);
      }),
    );
  });
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-11-21 09:30', '2026-11-21'],
  ['2026-11-20T23:30:00Z', '2026-11-21'],
  ['2026/1/5', '2026-01-05'],
  ['11/21/2026', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['3/4/26', '2026-03-04'],
  ['21.11.2026 10:00', '2026-11-21'],
  ['21 Nov 2026', '2026-11-21'],
  ['November 21st, 2026', '2026-11-21'],
  ['31/02/2026', null],
  ['2026-02-30', null],
  ['21 Foo 2026', null],
  ['tomorrow', null],
  ['', null],
])('the date %j is %j', (text, date) => {
  expect(writtenDate(text, 'monthFirst', zone)).toBe(date);
});

test('of whatever a label says its tag is one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (label) => {
      const tag = tagFromLabel(label);
      if (tag !== null) expect(isTag(tag), tag).toBe(true);
    }),
  );
});
