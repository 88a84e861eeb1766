import type { Op } from 'quill-delta';
import { instantAt } from '../goals/schedule.ts';
import { type Outcome, refused } from '../outcome.ts';
import { defaultDurationMinutes } from '../time/durations.ts';
import type { DateOnly } from '../time/date-only.ts';
import { isZone, momentOf, todayIn } from '../time/zones.ts';
import type { Table } from './csv-board.ts';
import { dateInLanguage } from './date-in-language.ts';
import { boardOfLists, type FlatGoal, gatheredLists, importedGoalOf } from './gathered-lists.ts';
import {
  type ExportReading,
  type ImportedBoard,
  type ImportedGoal,
  type ImportRefusal,
  LeftOvers,
} from './imported-board.ts';
import { linkedLine, passage } from './imported-notes.ts';
import { oneLine } from './imported-words.ts';
import { membersOf, textOf } from './json-reading.ts';
import { type CellOf, headRow, rowsBelow } from './named-columns.ts';
import { type WrittenMoment, writtenMoment, writtenTime } from '../time/written-date.ts';

export function isTodoist(table: Table): boolean {
  return headRow(table, ['type', 'content', 'indent']) !== -1;
}

/** Matches the start of a repeating date, in Todoist's languages. */
const repeats =
  /^(?:ev(?:ery)?!?|daily|weekly|monthly|yearly|jede[nrsm]?!?|alle|täglich|wöchentlich|monatlich|jährlich|cada|todos?|chaque|tou[st]e?s?|ogni|elke|iedere|hver|var(?:je)?|co|każd\p{L}*|кажд\p{L}*|her|每|매|毎)(?:[\s!]|$|(?=\p{Script=Han}))/iu;

interface Open {
  readonly row: CellOf;
  readonly id: string;
  readonly parent: string;
  readonly list: string;
  readonly notes: (readonly Op[])[];
}

/**
 * Sections become lists, indented tasks subgoals, labels and priorities tags, descriptions and comments
 * notes.
 *
 * @param name the file's name, for the board and for the list before the first section
 */
export function todoistBoard(
  table: Table,
  name: string,
  reading: ExportReading,
): Outcome<ImportedBoard, ImportRefusal> {
  const at = headRow(table, ['type', 'content', 'indent']);
  if (at === -1) return refused({ code: 'import.format' });
  const leftOvers = new LeftOvers();
  const about: (readonly Op[])[] = [];
  const open: Open[] = [];
  /** Ids of the last task at each indent. */
  let above: string[] = [];
  let list = name;
  const sections: string[] = [];
  for (const row of rowsBelow(table, at)) {
    const type = row('type').toLowerCase();
    if (type === 'section') {
      list = oneLine(row('content')) || '–';
      if (row('description') !== '') about.push(passage(`${list}: ${row('description')}`));
      sections.push(list);
      above = [];
    } else if (type === 'note') {
      (open.at(-1)?.notes ?? about).push(...passagesOfNote(row('content')));
    } else if (type === 'task') {
      const indent = Math.max(1, Number.parseInt(row('indent'), 10) || 1);
      const id = String(open.length);
      above = [...above.slice(0, indent - 1), id];
      open.push({ row, id, parent: above.at(-2) ?? '', list, notes: [] });
    }
  }
  const flat = open.flatMap((task): readonly FlatGoal[] => {
    const goal = goalOfTask(task, leftOvers, reading);
    return goal ? [{ ...task, goal }] : [];
  });
  // Tasks before the first section come first.
  const lists = flat.some((task) => task.list === name) ? [name, ...sections] : sections;
  return boardOfLists({ name, about, lists: gatheredLists(flat, lists) }, leftOvers);
}

const label = /(?<=^|\s)@([^\s@]+)/gu;

function goalOfTask({ row, notes }: Open, leftOvers: LeftOvers, reading: ExportReading): ImportedGoal | null {
  // A leading star marks a heading: a task that cannot be ticked.
  const content = row('content').replace(/^\* /u, '');
  const labels = [...content.matchAll(label)].map(([, name]) => name as string);
  const title = content.replaceAll(label, '').trim() || content;
  const priority = row('priority');
  const { dates, unread } = datesOf(row, reading);
  if (unread !== null)
    leftOvers.add(repeats.test(unread) ? 'repeats' : 'unreadDates', `${oneLine(title)}: ${unread}`);
  const responsible = row('responsible')
    .replace(/\(\d+\)$/u, '')
    .trimEnd();
  if (responsible !== '') leftOvers.add('members', responsible);
  const deadline = row('deadline');
  return importedGoalOf(
    {
      title,
      labels: [...labels, ...(/^[123]$/u.test(priority) ? [`p${priority}`] : [])],
      passages: [
        passage(row('description')),
        passage([unread, deadline === '' ? null : `Deadline: ${deadline}`].filter(Boolean).join('\n')),
        ...notes,
      ],
      ...dates,
    },
    leftOvers,
  );
}

type Dates = Pick<ImportedGoal, 'dueDate' | 'datetimeFr' | 'datetimeTo'>;

/** A repeat or an unreadable date is returned as text. */
function datesOf(
  row: CellOf,
  { zone, today }: ExportReading,
): { readonly dates: Dates; readonly unread: string | null } {
  const written = row('date');
  const nowhere = { dueDate: null, datetimeFr: null, datetimeTo: null };
  if (written === '') return { dates: nowhere, unread: null };
  const language = row('date_lang') || 'en';
  if (repeats.test(written)) return { dates: nowhere, unread: written };
  const asked = row('timezone');
  const ownZone = isZone(asked) ? asked : zone;
  const moment =
    writtenMoment(written, language === 'en' ? 'monthFirst' : 'dayFirst', zone, ownZone) ??
    momentInLanguage(written, language, today, ownZone);
  if (moment === null) return { dates: nowhere, unread: written };
  if (moment.at === null) return { dates: { ...nowhere, dueDate: moment.date }, unread: null };
  const from = moment.at;
  // The reader's zone decides both day and times.
  const dueDate = todayIn(zone, from);
  const minutes = Number.parseInt(row('duration'), 10);
  const isInMinutes =
    row('duration_unit').toLowerCase().startsWith('minute') && minutes > 0 && minutes < 1440;
  const to = from + (isInMinutes ? minutes : defaultDurationMinutes) * 60_000;
  const dates = { dueDate, datetimeFr: instantAt(from), datetimeTo: instantAt(to) };
  return { dates, unread: null };
}

function momentInLanguage(
  written: string,
  language: string,
  today: DateOnly,
  zone: string,
): WrittenMoment | null {
  const time = writtenTime(written);
  const date = dateInLanguage(time?.rest ?? written, language, today);
  if (date === null) return null;
  return { date, at: time === null ? null : momentOf(date, time.minutes, zone) };
}

/** A file becomes a line with its address. */
function passagesOfNote(content: string): readonly (readonly Op[])[] {
  const from = content.indexOf('[[file {');
  const to = content.lastIndexOf('}]]') + 1;
  if (from === -1 || to <= from) return [passage(content)];
  const text = passage(content.slice(0, from) + content.slice(to + 2));
  try {
    const file: unknown = JSON.parse(content.slice(from + '[[file '.length, to));
    const { file_name: name, file_url: address } = membersOf(file);
    const url = textOf(address);
    const shown = oneLine(textOf(name)) || url;
    return [text, /^https?:\/\//iu.test(url) ? linkedLine(shown, url) : passage(shown)];
  } catch {
    return [passage(content)];
  }
}
