import type { ImportedBoard } from '@cairn/core/imports/imported-board';
import { describe, expect, test } from 'vitest';
import { foundExport } from './found-export.ts';

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
