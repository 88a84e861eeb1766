import type { Instant } from '../goals/goal.ts';
import { type DateOnly, plusDays } from '../time/date-only.ts';
import type { CalendarEntry, EntryTime } from './calendar-entry.ts';
import { escapedText, foldedLine } from './ical-lines.ts';

/** An RFC 5545 duration. */
const askAgain = 'PT1H';

/**
 * Returns iCalendar text (RFC 5545). Moments are in UTC and days have no zone, so no VTIMEZONE is needed.
 * Equal goals give equal text: without METHOD, DTSTAMP is the time of the last change (RFC 5545 §3.8.7.2).
 */
export function calendarText(name: string, entries: readonly CalendarEntry[]): string {
  return [...calendarPieces(name, entries)].join('');
}

export function* calendarPieces(name: string, entries: Iterable<CalendarEntry>): Generator<string> {
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cairn//Cairn//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${askAgain}`,
    `X-PUBLISHED-TTL:${askAgain}`,
  ];
  const folded = (lines: readonly string[]) => lines.map(foldedLine).join('');
  yield folded(head);
  for (const entry of entries) yield folded(eventLines(entry));
  yield folded(['END:VCALENDAR']);
}

function eventLines({ uid, title, notes, time, changedAt, rev }: CalendarEntry): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@cairn`,
    `DTSTAMP:${moment(changedAt)}`,
    `LAST-MODIFIED:${moment(changedAt)}`,
    `SEQUENCE:${rev}`,
    ...timeLines(time),
    `SUMMARY:${escapedText(title)}`,
    ...(notes === null ? [] : [`DESCRIPTION:${escapedText(notes)}`]),
    'END:VEVENT',
  ];
}

/** Whole days end on the day after the last (RFC 5545 §3.6.1) and leave the user free. */
function timeLines(time: EntryTime): readonly string[] {
  if (time.kind === 'moments') return [`DTSTART:${moment(time.from)}`, `DTEND:${moment(time.to)}`];
  return [
    `DTSTART;VALUE=DATE:${day(time.firstDate)}`,
    `DTEND;VALUE=DATE:${day(plusDays(time.lastDate, 1))}`,
    'TRANSP:TRANSPARENT',
  ];
}

const day = (date: DateOnly) => date.replaceAll('-', '');

const moment = (at: Instant) => `${at.slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
