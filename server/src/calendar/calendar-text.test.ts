import { calendarEntry, type CalendarEntry, type CalendarGoal } from '@cairn/core/calendar/calendar-entry';
import { calendarText } from '@cairn/core/calendar/calendar-text';
import { plusDays } from '@cairn/core/time/date-only';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc
    .array(
      fc.constantFrom(
        '🥾',
        '👩‍👩‍👧‍👦',
        '漢字',
        ',',
        ';',
        '\\',
        '\\n',
        '\n',
        '\r\n',
        '"',
        ':',
        'BEGIN:VEVENT',
        'é',
        ' ',
        '\t',
        '𠮷',
        'שלום',
        '\u2028',
      ),
      { minLength: 1, maxLength: 60 },
    )
    .map((parts) => parts.join('')),
  fc.constant('長'.repeat(250)),
  fc.constant('🏔️'.repeat(125)),
);

const instant = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}.000Z`);
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

const time: fc.Arbitrary<CalendarEntry['time']> = fc.oneof(
  fc.tuple(instant, fc.integer({ min: 60, max: 86_400 })).map(([from, seconds]) => ({
    kind: 'moments' as const,
    from,
    to: new Date(Date.parse(from) + seconds * 1000).toISOString(),
  })),
  fc.tuple(date, fc.integer({ min: 0, max: 3_700 })).map(([firstDate, days]) => ({
    kind: 'days' as const,
    firstDate,
    lastDate: plusDays(firstDate, days),
  })),
);
const entry: fc.Arbitrary<CalendarEntry> = fc.record({
  uid: fc.uuid(),
  title: oddText,
  notes: fc.option(oddText.filter((text) => text !== '')),
  time,
  changedAt: instant,
  rev: fc.nat(1_000_000),
});

const held = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|\u0085|\u2028|\u2029/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, (sign) => (sign > '\u007F' ? sign : ''));

const moment = (at: string) => `${at.slice(0, 19)}Z`;

describe('a calendar’s text', () => {
  test('is read by a program that knows nothing of Cairn as what was written, whatever the names are', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
        const calendar = new ICAL.Component(ICAL.parse(calendarText('Cairn', entries)));
        expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Cairn');
        const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
        expect(events.length).toBe(entries.length);
        for (const [at, { uid, title, notes, time: when, changedAt, rev }] of entries.entries()) {
          const event = events[at] as ICAL.Event;
          expect(event.uid).toBe(`${uid}@cairn`);
          expect(event.summary).toBe(held(title));
          expect(event.description ?? null).toBe(notes === null ? null : held(notes));
          expect(event.sequence).toBe(rev);
          const stamp = event.component.getFirstPropertyValue('dtstamp') as ICAL.Time;
          expect(stamp.toString()).toBe(moment(changedAt));
          const [start, end] = [event.startDate.toString(), event.endDate.toString()];
          if (when.kind === 'moments') expect([start, end]).toEqual([moment(when.from), moment(when.to)]);
          else expect([start, end]).toEqual([when.firstDate, plusDays(when.lastDate, 1)]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('has lines of 75 octets at most, ended as the format wants, and cut inside of no character', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 3 }), (entries) => {
        const text = calendarText('Cairn', entries);
        const bytes = Buffer.from(text);
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
        let from = 0;
        for (let at = bytes.indexOf('\r\n'); at !== -1; at = bytes.indexOf('\r\n', from)) {
          const line = bytes.subarray(from, at);
          expect(line.length).toBeLessThanOrEqual(75);
          expect(Buffer.from(line.toString()).equals(line)).toBe(true);
          from = at + 2;
        }
      }),
      { numRuns: 200 },
    );
  });

  test('is the same for the same goals', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 3 }), (entries) => {
        expect(calendarText('Cairn', entries)).toBe(calendarText('Cairn', structuredClone(entries)));
      }),
      { numRuns: 20 },
    );
  });
});

const goal: CalendarGoal = {
  id: 'walk',
  name: 'Walk',
  type: null,
  columnId: 1,
  dueDate: '2026-11-21',
  doneDate: null,
  datetimeFr: null,
  datetimeTo: null,
  recurrence: null,
  richThoughts: { ops: [{ insert: 'Bring water\n' }] },
  modifiedDatetime: '2026-11-20T10:00:00.000Z',
  rev: 3,
};
const none = { calendarLongHorizons: false, calendarNotes: false };
const all = { calendarLongHorizons: true, calendarNotes: true };

describe('a goal in a calendar', () => {
  test('stands on its day with its name alone', () => {
    expect(calendarEntry(goal, none)).toEqual({
      uid: 'walk',
      title: 'Walk',
      notes: null,
      time: { kind: 'days', firstDate: '2026-11-21', lastDate: '2026-11-21' },
      changedAt: '2026-11-20T10:00:00.000Z',
      rev: 3,
    });
    expect(calendarEntry({ ...goal, doneDate: '2026-11-21' }, all)).toMatchObject({
      title: '✓ Walk',
      notes: 'Bring water',
    });
  });
  test('is called by its series and day where it repeats', () => {
    const recurrence = { id: 'series', originalDate: '2026-11-20' };
    expect(calendarEntry({ ...goal, recurrence }, none)?.uid).toBe('series-2026-11-20');
  });
  test('is none where it is a line, has no day, or is of a life; and of a longer horizon where that is not wished for', () => {
    const { datetimeFr, datetimeTo } = {
      datetimeFr: '2026-11-21T10:00:00.000Z',
      datetimeTo: '2026-11-21T11:00:00.000Z',
    };
    for (const other of [
      { type: 'divider' as const },
      { columnId: null, dueDate: null },
      { columnId: 5 as const, dueDate: '2050-01-01' },
    ])
      expect(calendarEntry({ ...goal, ...other }, all)).toBeNull();
    const week = { ...goal, columnId: 2 as const, datetimeFr, datetimeTo };
    expect(calendarEntry(week, none)).toBeNull();
    expect(calendarEntry(week, all)?.time).toEqual({
      kind: 'days',
      firstDate: '2026-11-16',
      lastDate: '2026-11-22',
    });
    expect(calendarEntry({ ...goal, datetimeFr, datetimeTo }, none)?.time).toEqual({
      kind: 'moments',
      from: datetimeFr,
      to: datetimeTo,
    });
  });
});
