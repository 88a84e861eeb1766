import { cellText } from '../exports/goals-table.ts';
import { cutLine } from '../goals/lines.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { storableText } from '../storable.ts';
import { uniqueTags } from '../tags/tags.ts';
import { instantAt } from '../goals/schedule.ts';
import { type DateOnly, plusDays } from '../time/date-only.ts';
import { defaultDurationMinutes } from '../time/durations.ts';
import { momentOf } from '../time/zones.ts';
import {
  type ImportedBoard,
  type ImportedGoal,
  type ImportRefusal,
  LeftOvers,
  maxImportedGoals,
} from './imported-board.ts';
import { linesOfPassage, notesOfPassages, passage } from './imported-notes.ts';
import { oneLine, tagFromLabel } from './imported-words.ts';
import { type DateOrder, dateOrderOf, type WrittenMoment, writtenMoment } from '../time/written-date.ts';

export const columnMeanings = ['name', 'list', 'notes', 'due', 'done', 'tags', 'leftOut'] as const;

/** Values of `notes` follow their column's heading, except in the first such column. */
export type ColumnMeaning = (typeof columnMeanings)[number];

/** The first row has the headings. */
export type Table = readonly (readonly string[])[];

export interface TableReading {
  readonly columns: readonly ColumnMeaning[];
  /** The order if no date in the table reveals it. */
  readonly dateOrder: DateOrder;
  readonly zone: string;
  /** The done date of rows that are done without a date. */
  readonly today: DateOnly;
  /** The board's name, also for the list of rows without a list name. */
  readonly name: string;
}

const headings: Readonly<Record<Exclude<ColumnMeaning, 'leftOut'>, RegExp>> = {
  name: /^(?:(?:card|task|item|goal|issue)[ _-]?(?:name|title)|name|title|task|card|item|goal|summary|content|subject|aufgabe|titel|ziel)$/u,
  list: /^(?:list|list[ _-]?name|section(?:\/column)?|section[ _-]?name|column|bucket(?:[ _-]?name)?|status|stage|group|project|liste|spalte|abschnitt)$/u,
  notes:
    /^(?:notes?|description|desc|card[ _-]?description|details?|body|comment|text|notizen?|beschreibung)$/u,
  due: /^(?:due|due[ _-]?date|date|deadline|end[ _-]?date|when|fällig(?:keit|[ _-]?am)?|termin|datum)$/u,
  done: /^(?:done|completed?|is[ _-]?(?:done|completed?)|completed[ _-]?(?:at|on|date)|finished|closed|erledigt(?:[ _-]?am)?)$/u,
  tags: /^(?:tags?|labels?|categor(?:y|ies)|schlagw(?:ort|örter)|etiketten?)$/u,
};

/**
 * Only `notes` is used several times, also for unknown columns. Without a name column, the first column has
 * the names.
 */
export function guessedColumns(heads: readonly string[]): readonly ColumnMeaning[] {
  const given = new Set<ColumnMeaning>();
  const guessed = heads.map((head): ColumnMeaning => {
    const name = oneLine(head).toLowerCase();
    const meaning = columnMeanings.find(
      (each) => each !== 'leftOut' && !given.has(each) && headings[each].test(name),
    );
    if (meaning === undefined || meaning === 'notes') return 'notes';
    given.add(meaning);
    return meaning;
  });
  return given.has('name') ? guessed : guessed.map((meaning, index) => (index === 0 ? 'name' : meaning));
}

/** If only one column may have this meaning, the former column becomes `notes`. */
export function withColumn(
  columns: readonly ColumnMeaning[],
  index: number,
  meaning: ColumnMeaning,
): readonly ColumnMeaning[] {
  return columns.map((was, at) => {
    if (at === index) return meaning;
    return was === meaning && onlyOnce.has(meaning) ? 'notes' : was;
  });
}

const onlyOnce: ReadonlySet<ColumnMeaning> = new Set(['name', 'list', 'due', 'done']);

const isYes = /^(?:1|x|y|yes|ja|true|wahr|done|completed?|erledigt|finished|closed|✓|✔|☑)$/iu;
const isNo = /^(?:0|n|no|nein|false|falsch|open|offen|todo|to do|incomplete|-)?$/iu;

/** Each row becomes a goal, and each list name becomes a list. Both keep the order of the table. */
export function csvBoard(table: Table, reading: TableReading): Outcome<ImportedBoard, ImportRefusal> {
  const [heads = [], ...rows] = table;
  if (rows.length > maxImportedGoals) return refused({ code: 'import.tooMuch' });
  const leftOvers = new LeftOvers();
  const dates = rows.flatMap((row) => row.filter((_, index) => reading.columns[index] === 'due'));
  const columns = reading.columns.map((meaning, index, all) =>
    onlyOnce.has(meaning) && all.indexOf(meaning) < index ? 'notes' : meaning,
  );
  const dateOrder = dateOrderOf(dates) ?? reading.dateOrder;
  const context: CsvContext = { ...reading, columns, heads, leftOvers, dateOrder };
  const lists = new Map<string, { readonly name: string; readonly goals: ImportedGoal[] }>();
  for (const [index, head] of heads.entries()) {
    const isFilled = rows.some((row) => (row[index] ?? '').trim() !== '');
    if (reading.columns[index] === 'leftOut' && isFilled) leftOvers.add('leftOutColumns', oneLine(head));
  }
  for (const row of rows) {
    const goal = goalOfRow(row, context);
    if (!goal) continue;
    const name = oneLine(cellsOf(row, 'list', context)[0]?.text ?? '') || reading.name;
    const list = lists.get(name) ?? { name, goals: [] };
    lists.set(name, list);
    list.goals.push(goal);
  }
  if (lists.size === 0) return refused({ code: 'import.empty' });
  return accepted({
    name: reading.name,
    about: null,
    lists: [...lists.values()],
    leftOver: leftOvers.all(),
  });
}

interface CsvContext extends TableReading {
  readonly heads: readonly string[];
  readonly leftOvers: LeftOvers;
}

interface Cell {
  readonly head: string;
  readonly text: string;
}

function cellsOf(
  row: readonly string[],
  meaning: ColumnMeaning,
  { columns, heads }: CsvContext,
): readonly Cell[] {
  return row.flatMap((cell, index) => {
    const text = storableText(cellText(cell)).trim();
    // Cells beyond the last heading belong to the notes.
    const isMeant = (columns[index] ?? 'notes') === meaning;
    return isMeant && text !== '' ? [{ head: oneLine(heads[index] ?? ''), text }] : [];
  });
}

function goalOfRow(row: readonly string[], context: CsvContext): ImportedGoal | null {
  const { leftOvers } = context;
  const title = oneLine(cellsOf(row, 'name', context)[0]?.text ?? '');
  if (title === '') {
    const rest = oneLine(row.join(' '));
    if (rest !== '') leftOvers.add('emptyRows', rest.slice(0, 80));
    return null;
  }
  const { name, overflow } = cutLine(title);
  const unread: Cell[] = [];
  const due = momentIn(row, 'due', unread, context);
  const doneDate = doneDateIn(row, unread, context);
  for (const { text } of unread) leftOvers.add('unreadDates', `${name}: ${text}`);
  const { notes, leftOut } = notesOfPassages([passage(overflow), ...passagesIn(row, unread, context)]);
  leftOvers.add('longNotes', name, leftOut);
  return {
    name,
    notes,
    tags: uniqueTags(
      cellsOf(row, 'tags', context).flatMap(({ text }) =>
        text.split(/[,;|\n]/u).flatMap((label) => tagFromLabel(label) ?? []),
      ),
    ),
    ...datesAt(due, context.zone),
    doneDate,
    subgoals: [],
  };
}

function momentIn(
  row: readonly string[],
  meaning: 'due' | 'done',
  unread: Cell[],
  context: CsvContext,
): WrittenMoment | null {
  const [cell] = cellsOf(row, meaning, context);
  if (!cell) return null;
  const moment = writtenMoment(cell.text, context.dateOrder, context.zone);
  if (moment === null) unread.push(cell);
  return moment;
}

/** A time gets the default duration, but ends at midnight at the latest. */
function datesAt(
  moment: WrittenMoment | null,
  zone: string,
): Pick<ImportedGoal, 'dueDate' | 'datetimeFr' | 'datetimeTo'> {
  const dueDate = moment?.date ?? null;
  if (dueDate === null || !moment || moment.at === null)
    return { dueDate, datetimeFr: null, datetimeTo: null };
  const midnight = momentOf(plusDays(dueDate, 1), 0, zone);
  const to = Math.min(midnight, moment.at + defaultDurationMinutes * 60_000);
  return { dueDate, datetimeFr: instantAt(moment.at), datetimeTo: instantAt(to) };
}

function doneDateIn(row: readonly string[], unread: Cell[], context: CsvContext): DateOnly | null {
  const answer = cellsOf(row, 'done', context)[0]?.text ?? '';
  if (isNo.test(answer)) return null;
  if (isYes.test(answer)) return context.today;
  return momentIn(row, 'done', unread, context)?.date ?? null;
}

function passagesIn(row: readonly string[], unread: readonly Cell[], context: CsvContext) {
  const first = context.heads.findIndex(
    (head, index) => context.columns[index] === 'notes' && headings.notes.test(oneLine(head).toLowerCase()),
  );
  const note = cellText(row[first] ?? '');
  const others = cellsOf(
    row.map((cell, index) => (index === first ? '' : cell)),
    'notes',
    context,
  );
  const lines = [...others, ...unread].map(({ head, text }) => [
    { insert: head === '' ? text : `${head}: ${text}` },
  ]);
  return [passage(note), linesOfPassage(lines)];
}
