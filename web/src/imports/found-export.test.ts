import type { ImportedBoard } from '@cairn/core/imports/imported-board';
import { describe, expect, test } from 'vitest';
import { tableHeads } from '@cairn/core/exports/goals-table';
import { foundExport, textOfBytes } from './found-export.ts';

const reading = { withArchived: true, zone: 'Europe/Berlin', today: '2026-11-21' };

async function boardOf(text: string): Promise<ImportedBoard> {
  const found = await foundExport(text, 'file', 'Europe/Berlin');
  if (!found.ok || found.value.kind !== 'board') throw new Error(JSON.stringify(found));
  const board = found.value.read(reading);
  if (!board.ok) throw new Error(board.refusal.code);
  return board.value;
}
const kindOf = async (text: string) => {
  const found = await foundExport(text, 'file', 'UTC');
  return found.ok ? found.value.kind : found.refusal.code;
};

const calendar = [
  '\uFEFFBEGIN:VCALENDAR',
  'VERSION:2.0',
  'X-WR-CALNAME:Errands',
  'BEGIN:VEVENT',
  'UID:e',
  'DTSTART:20261201T100000Z',
  'END:VEVENT',
  'BEGIN:VTODO',
  'UID:a',
  'SUMMARY:Grüße\\, Bo\\; and a very long name that goes on be',
  ' yond the line',
  'DESCRIPTION:First\\nsecond',
  'DUE;VALUE=DATE:20261224',
  'CATEGORIES:home,to do',
  'PRIORITY:1',
  'RRULE:FREQ=YEARLY;COUNT=4',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT15M',
  'END:VALARM',
  'END:VTODO',
  'BEGIN:VTODO',
  'UID:b',
  'RELATED-TO:a',
  'SUMMARY:Pack',
  'DTSTART;TZID=Europe/Berlin:20261220T090000',
  'DUE;TZID=W. Europe Standard Time:20261220T110000',
  'COMPLETED:20261120T233000Z',
  'END:VTODO',
  'END:VCALENDAR',
].join('\r\n');

describe('foundExport', () => {
  test('reads the tasks of a calendar', async () => {
    const { name, lists, leftOver } = await boardOf(calendar);
    const [goal] = lists[0]?.goals ?? [];
    expect([name, lists[0]?.name]).toEqual(['Errands', 'Errands']);
    expect(goal).toMatchObject({
      name: 'Grüße, Bo; and a very long name that goes on beyond the line',
      tags: ['home', 'to-do', 'high'],
      dueDate: '2026-12-24',
      notes: {
        ops: [
          { insert: 'First\nsecond' },
          { insert: '\n' },
          { insert: '\n' },
          { insert: 'FREQ=YEARLY;COUNT=4' },
          { insert: '\n' },
        ],
      },
      subgoals: [
        {
          name: 'Pack',
          datetimeFr: '2026-12-20T08:00:00.000Z',
          datetimeTo: '2026-12-20T10:00:00.000Z',
          doneDate: '2026-11-21',
        },
      ],
    });
    expect(leftOver.map(({ kind }) => kind)).toEqual(['reminders', 'repeats', 'events']);
  });

  test('tells what a text is by what stands in it', async () => {
    expect(await kindOf('\uFEFFTYPE,CONTENT,INDENT\r\ntask,Call,1\r\n')).toBe('board');
    expect(
      await kindOf(
        '"Date: x"\n"Status: \n0 Normal"\n"Folder Name","List Name","Title","Kind","Status"\n"","Home","Call","TEXT","0"',
      ),
    ).toBe('board');
    expect(await kindOf('Title;Due\nCall;2026-11-21')).toBe('table');
    expect(
      await kindOf('{"lists": [{"id": "a", "name": "A"}], "cards": [{"idList": "a", "name": "Call"}]}'),
    ).toBe('board');
    expect(await kindOf('{"format": "cairn", "version": 9}')).toBe('import.newer');
    expect(await kindOf('{"format": "cairn", "version": 1}')).toBe('import.broken');
  });

  test('refuses what is nothing', async () => {
    expect(await kindOf(' \n')).toBe('import.empty');
    expect(await kindOf('\uFEFF')).toBe('import.empty');
    expect(await kindOf('{"lists": [')).toBe('import.json');
    expect(await kindOf('[1, 2]')).toBe('import.format');
    expect(await kindOf('one line')).toBe('import.empty');
    expect(await kindOf('BEGIN:VCALENDAR\nBEGIN:VTODO\nnonsense')).toBe('import.calendar');
    expect(await kindOf('BEGIN:VCALENDAR\r\nEND:VCALENDAR')).toBe('import.empty');
    expect(await kindOf(`{${'x'.repeat(10_000_000)}`)).toBe('import.json');
    expect(await kindOf('nonsense '.repeat(1_100_000))).toBe('import.empty');
  });
});

describe('a calendar', () => {
  const todo = (...lines: readonly string[]) => ['BEGIN:VTODO', ...lines, 'END:VTODO'];
  const file = (...lines: readonly string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
  const goalsOf = ({ lists }: ImportedBoard) => lists.flatMap(({ goals }) => goals);

  test('comes without the lines that cannot be read, which are named', async () => {
    const board = await boardOf(
      file(
        ...todo('UID:a', 'SUMMARY:Call', 'this is no line', 'DUE;VALUE=DATE:20261224'),
        ...todo('UID:b', 'SUMMARY:Bake', 'DUE:someday'),
        'END:VEVENT',
      ),
    );
    expect(goalsOf(board)).toMatchObject([
      { name: 'Call', dueDate: '2026-12-24' },
      { name: 'Bake', dueDate: null },
    ]);
    const unread = board.leftOver.find(({ kind }) => kind === 'unreadLines');
    expect(unread?.examples).toEqual(expect.arrayContaining(['this is no line', 'DUE:someday']));
  });

  test('says how long a task lasts, and which of its days are out or others', async () => {
    const board = await boardOf(
      file(
        ...todo('UID:a', 'SUMMARY:Write', 'DTSTART;TZID=Europe/Berlin:20261124T090000', 'DURATION:PT3H'),
        ...todo(
          'UID:b',
          'SUMMARY:Bins',
          'DTSTART;VALUE=DATE:20260921',
          'DUE;VALUE=DATE:20260922',
          'RRULE:FREQ=WEEKLY;UNTIL=20261231T230000Z',
          'EXDATE;VALUE=DATE:20261012',
          'RDATE;VALUE=DATE:20260923',
        ),
        ...todo('UID:b', 'RECURRENCE-ID;VALUE=DATE:20260928', 'SUMMARY:One week', 'DUE;VALUE=DATE:20260929'),
      ),
    );
    expect(goalsOf(board)).toMatchObject([
      { name: 'Write', datetimeFr: '2026-11-24T08:00:00.000Z', datetimeTo: '2026-11-24T11:00:00.000Z' },
      { name: 'Bins', dueDate: '2026-09-22', skipped: ['2026-09-29', '2026-10-13'] },
      { name: 'Bins', dueDate: '2026-09-24' },
      { name: 'One week', dueDate: '2026-09-29' },
    ]);
  });
});

describe('the bytes of a file', () => {
  const wide = (text: string, isLittle: boolean, mark = true) =>
    new Uint8Array(
      [...(mark ? '\uFEFF' : ''), ...text].flatMap((character) => {
        const code = character.charCodeAt(0);
        return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
      }),
    );
  const table = 'Title,Due\nGrüße,2026-11-21\nCall Bo,2026-11-22\n';

  test('are read as UTF-16, with its mark and without', () => {
    for (const isLittle of [true, false]) {
      expect(textOfBytes(wide(table, isLittle))).toBe(table);
      expect(textOfBytes(wide(table, isLittle, false))).toBe(table);
    }
  });

  test('of which one is broken are read all the same', () => {
    const bytes = new TextEncoder().encode('Title\nGrüße an Zoë und Jörg\n');
    const broken = new Uint8Array([...bytes, 0xff, 0x0a]);
    expect(textOfBytes(broken)).toContain('Grüße an Zoë und Jörg');
    expect(textOfBytes(new Uint8Array([0x47, 0x72, 0xfc, 0xdf, 0x65]))).toBe('Grüße');
  });

  test('hold no sign that the server refuses', async () => {
    const board = await boardOf(
      JSON.stringify({
        lists: [{ id: 'a', name: 'A' }],
        cards: [
          { idList: 'a', name: '\0\0' },
          { idList: 'a', name: 'C\0all \uD800' },
        ],
      }),
    );
    expect(board.lists[0]?.goals).toMatchObject([{ name: 'Call \uFFFD' }]);
    expect(board.leftOver).toMatchObject([{ kind: 'emptyRows', count: 1 }]);
  });

  test('of a file of Super Productivity may begin with its header', async () => {
    const task = { ids: ['t'], entities: { t: { id: 't', title: 'Call' } } };
    const model = JSON.stringify({ data: { task, project: { ids: [], entities: {} } } });
    expect((await boardOf(`pf_4.5__${model}`)).lists[0]?.goals).toMatchObject([{ name: 'Call' }]);
  });

  test('of a table of Cairn’s own are a whole plan', async () => {
    const row = tableHeads.map((head) => ({ Space: 'Own', Name: 'Call' })[head as string] ?? '');
    expect(await kindOf(`${tableHeads.join(',')}\r\n${row.join(',')}`)).toBe('plan');
  });
});
