import { instantAt } from '../goals/schedule.ts';
import { type Outcome, refused } from '../outcome.ts';
import { type DateOnly, plusDays } from '../time/date-only.ts';
import { defaultDurationMinutes } from '../time/durations.ts';
import { isZone, momentOf, wallTimeAt } from '../time/zones.ts';
import type { Table } from './csv-board.ts';
import { boardOfLists, type FlatGoal, gatheredLists, importedGoalOf } from './gathered-lists.ts';
import {
  type ExportReading,
  type ImportedBoard,
  type ImportedGoal,
  type ImportRefusal,
  LeftOvers,
} from './imported-board.ts';
import { passage } from './imported-notes.ts';
import { importedRepeat } from './imported-repeat.ts';
import { oneLine } from './imported-words.ts';
import { type CellOf, headRow, rowsBelow } from './named-columns.ts';
import { dateOfMoment } from '../time/written-date.ts';

const heads = ['list name', 'title', 'status'];

/** In a backup, some lines precede the headings. */
export function isTickTick(table: Table): boolean {
  return headRow(table, [...heads, 'kind']) !== -1 || headRow(table, [...heads, 'folder name']) !== -1;
}

/** TickTick's priorities as tags. */
const priorities: Readonly<Record<string, string>> = { '1': 'low', '3': 'medium', '5': 'high' };

type Status = 'open' | 'done' | 'archived';

/** Status meanings in older backups, which do not explain them. */
const usualStatuses: Readonly<Record<string, Status>> = { '-1': 'archived', '1': 'done', '2': 'archived' };

/** The lines above the headings explain the status numbers, which differ between versions. */
function statusesIn(table: Table, until: number): Readonly<Record<string, Status>> {
  const names = table
    .slice(0, until)
    .flatMap((row) => [
      ...row
        .join(' ')
        .matchAll(/(-?\d{1,3})\s{1,3}(normal|active|completed|archived|abandoned|won.?t do)\b/giu),
    ])
    .map(([, number = '', word = '']): [string, Status] => {
      const lower = word.toLowerCase();
      return [
        number,
        lower === 'completed' ? 'done' : /^(?:normal|active)$/u.test(lower) ? 'open' : 'archived',
      ];
    });
  return names.length === 0 ? usualStatuses : Object.fromEntries(names);
}

/**
 * Subtasks and checklist points become subgoals, priorities tags.
 *
 * @param name the file's name, for the board
 */
export function tickTickBoard(
  table: Table,
  name: string,
  reading: ExportReading,
): Outcome<ImportedBoard, ImportRefusal> {
  const at = headRow(table, heads);
  if (at === -1) return refused({ code: 'import.format' });
  const leftOvers = new LeftOvers();
  const rows = rowsBelow(table, at);
  const statuses = statusesIn(table, at);
  const statusOf = (row: CellOf) => statuses[row('status')] ?? 'open';
  const lists = new Set(rows.map(listOf));
  const parents = new Set(rows.map((row) => row('parentid')));
  const flat = rows.flatMap((row, index): readonly FlatGoal[] => {
    const title = oneLine(row('title'));
    if (statusOf(row) === 'archived' && !reading.withArchived) {
      leftOvers.add('archivedCards', title);
      return [];
    }
    const goal = goalOfRow(row, statusOf(row) !== 'open', parents.has(row('taskid')), leftOvers, reading);
    const column = oneLine(row('column name'));
    const list =
      lists.size === 1 ? column || listOf(row) : column === '' ? listOf(row) : `${listOf(row)}: ${column}`;
    const id = row('taskid') || `row ${index}`;
    return goal ? [{ id, parent: row('parentid'), list, goal }] : [];
  });
  return boardOfLists({ name, about: [], lists: gatheredLists(flat) }, leftOvers);
}

function listOf(row: CellOf): string {
  return [row('folder name'), row('list name')].map(oneLine).filter(Boolean).join(' / ') || '–';
}

function goalOfRow(
  row: CellOf,
  isDone: boolean,
  isParent: boolean,
  leftOvers: LeftOvers,
  reading: ExportReading,
): ImportedGoal | null {
  const title = oneLine(row('title')) || oneLine(row('content').split(/[\r\n]/u, 1)[0] ?? '');
  const rule = row('repeat');
  if (row('reminder') !== '') leftOvers.add('reminders', title);
  const doneDate = isDone
    ? (dateOfMoment(asIso(row('completed time')), reading.zone) ?? reading.today)
    : null;
  const { notes, points } = contentOf(row, doneDate ?? reading.today, isDone, leftOvers);
  const { dates, unread, written, at } = datesOf(row, leftOvers, title, reading);
  const mayRepeat =
    !isDone && !(isParent && row('taskid') !== '') && points.length === 0 && dates.dueDate !== null;
  const begin = { dueDate: dates.dueDate ?? '', written: written ?? '', at, zone: reading.zone };
  const repeat = mayRepeat ? importedRepeat(rule, begin) : null;
  if (rule !== '' && repeat === null) leftOvers.add('repeats', `${title}: ${rule}`);
  return importedGoalOf(
    {
      title,
      labels: [...row('tags').split(/[,;]/u), priorities[row('priority')] ?? ''],
      passages: [passage(notes), passage([unread, repeat ? '' : rule].filter(Boolean).join('\n'))],
      doneDate,
      repeat,
      subgoals: points,
      ...dates,
    },
    leftOvers,
  );
}

/** Checklist points are lines that begin with a box. */
function contentOf(
  row: CellOf,
  day: string,
  isDone: boolean,
  leftOvers: LeftOvers,
): { readonly notes: string; readonly points: readonly ImportedGoal[] } {
  const content = row('content');
  const isChecklist = /^(?:y|true|checklist)$/iu.test(row('is check list') || row('kind'));
  if (!isChecklist && !/[▫▪]/u.test(content)) return { notes: content, points: [] };
  const lines = content.split(/\r\n|[\r\n]|(?=[▫▪])/u);
  const notes: string[] = [];
  const points = lines.flatMap((line) => {
    const [, box, title] = /^\s*([▫▪])(.*)$/su.exec(line) ?? [];
    if (box === undefined) {
      notes.push(line);
      return [];
    }
    if ((title ?? '').trim() === '') return [];
    const doneDate = isDone || box === '▪' ? day : null;
    return importedGoalOf({ title: title ?? '', labels: [], passages: [], doneDate }, leftOvers) ?? [];
  });
  return { notes: notes.join('\n').trim(), points };
}

type Dates = Pick<ImportedGoal, 'dueDate' | 'datetimeFr' | 'datetimeTo'>;

interface ReadDates {
  readonly dates: Dates;
  readonly unread: string;
  /** The day from which a repeat counts, in the task's zone. */
  readonly written: DateOnly | null;
  /** Null for whole days. */
  readonly at: number | null;
}

function datesOf(row: CellOf, leftOvers: LeftOvers, title: string, { zone }: ExportReading): ReadDates {
  const [start, due] = [row('start date'), row('due date')].map((written) => floated(written, row, zone)) as [
    string,
    string,
  ];
  const own = row('timezone');
  const isAllDay = !/^false$/iu.test(row('is all day'));
  // A whole day begins at midnight in the task's own zone.
  const inZone = isAllDay && isZone(own) ? own : zone;
  const nowhere = { dueDate: null, datetimeFr: null, datetimeTo: null };
  const none = { written: null, at: null };
  const written = due || start;
  if (written === '') return { dates: nowhere, unread: '', ...none };
  const dueDate = dateOfMoment(asIso(written), inZone);
  if (dueDate === null) {
    leftOvers.add('unreadDates', `${title}: ${written}`);
    return { dates: nowhere, unread: written, ...none };
  }
  const startDate = start === '' ? dueDate : dateOfMoment(asIso(start), inZone);
  if (startDate !== dueDate) leftOvers.add('startDates', `${title}: ${startDate ?? start}`);
  if (isAllDay)
    return { dates: { ...nowhere, dueDate }, unread: '', written: startDate ?? dueDate, at: null };
  const end = Date.parse(asIso(written));
  const begin = startDate === dueDate && start !== '' ? Date.parse(asIso(start)) : end;
  const midnight = momentOf(plusDays(dueDate, 1), 0, zone);
  const to = begin < end ? end : Math.min(midnight, begin + defaultDurationMinutes * 60_000);
  const dates = { dueDate, datetimeFr: instantAt(begin), datetimeTo: instantAt(to) };
  const first = start === '' ? written : start;
  const isOwnKnown = isZone(own) && !isFloating(row);
  return {
    dates,
    unread: '',
    written: dateOfMoment(asIso(first), isOwnKnown ? own : zone),
    at: Date.parse(asIso(first)),
  };
}

const isFloating = (row: CellOf) => /^true$/iu.test(row('is floating'));

/** Moves a floating time, which is bound to no zone, to the same wall time in the reader's zone. */
function floated(moment: string, row: CellOf, zone: string): string {
  const own = row('timezone');
  const at = Date.parse(asIso(moment));
  if (!isFloating(row) || Number.isNaN(at) || !isZone(own) || /^true$/iu.test(row('is all day')))
    return moment;
  const { date, minutes } = wallTimeAt(at, own);
  return instantAt(momentOf(date, minutes, zone));
}

/** Changes `+0000` to `+00:00`, which every browser can parse. */
function asIso(moment: string): string {
  return moment.replace(/([+-]\d{2})(\d{2})$/u, '$1:$2');
}
