import { instantAt } from '../goals/schedule.ts';
import type { Outcome } from '../outcome.ts';
import { type DateOnly, plusDays } from '../time/date-only.ts';
import { defaultDurationMinutes } from '../time/durations.ts';
import { momentOf, todayIn } from '../time/zones.ts';
import { boardOfLists, type FlatGoal, gatheredLists, goalTold } from './gathered-lists.ts';
import {
  type ExportReading,
  type ImportedBoard,
  type ImportedGoal,
  type ImportRefusal,
  LeftOvers,
} from './imported-board.ts';
import { linesOfPassage, linkedLine, passage } from './imported-notes.ts';
import { importedRepeat } from './imported-repeat.ts';
import { oneLine } from './imported-words.ts';

/** A date of a calendar file: a day, or a moment in milliseconds of the epoch. */
export type TodoDate = { readonly date: DateOnly } | { readonly at: number };

/** A task of a calendar file, as plain data. */
export interface Todo {
  readonly id: string;
  /** Of the task that it is below of; empty for none. */
  readonly parent: string;
  readonly summary: string;
  readonly description: string;
  readonly start: TodoDate | null;
  readonly due: TodoDate | null;
  readonly completed: TodoDate | null;
  /** `NEEDS-ACTION`, `IN-PROCESS`, `COMPLETED` or `CANCELLED`; empty for none. */
  readonly status: string;
  readonly percent: number;
  /** 1 the highest to 9; 0 for none. */
  readonly priority: number;
  readonly categories: readonly string[];
  /** As iCalendar writes it; empty for none. */
  readonly rule: string;
  readonly location: string;
  readonly addresses: readonly string[];
  readonly alarms: number;
}

/** The tasks of a calendar file, and how much of it is none. */
export interface TodoFile {
  /** What the calendar is called; empty where it does not say. */
  readonly name: string;
  readonly todos: readonly Todo[];
  /** Events and journals. */
  readonly others: number;
}

/**
 * Tasks of a calendar as a board with one list: what is related to another as its child stands below it, categories and
 * priorities become tags. Cancelled ones count as archived.
 */
export function todosBoard(
  { name, todos, others }: TodoFile,
  fileName: string,
  reading: ExportReading,
): Outcome<ImportedBoard, ImportRefusal> {
  const leftOvers = new LeftOvers();
  leftOvers.add('events', '', others);
  const list = oneLine(name) || fileName;
  const parents = new Set(todos.map(({ parent }) => parent));
  const flat = todos.flatMap((todo): readonly FlatGoal[] => {
    if (todo.status === 'CANCELLED' && !reading.withArchived) {
      leftOvers.add('archivedCards', oneLine(todo.summary));
      return [];
    }
    const goal = goalOfTodo(todo, parents.has(todo.id), leftOvers, reading);
    return goal ? [{ id: todo.id, parent: todo.parent, list, goal }] : [];
  });
  return boardOfLists({ name: list, about: null, lists: gatheredLists(flat) }, leftOvers);
}

function goalOfTodo(
  todo: Todo,
  isParent: boolean,
  leftOvers: LeftOvers,
  reading: ExportReading,
): ImportedGoal | null {
  const { summary, description, status, percent, completed, priority, rule } = todo;
  const title = oneLine(summary) || oneLine(description.split('\n', 1)[0] ?? '');
  leftOvers.add('reminders', title, todo.alarms);
  const isDone = completed !== null || percent === 100 || status === 'COMPLETED' || status === 'CANCELLED';
  const dates = datesOf(todo, title, leftOvers, reading);
  const repeat = isDone || isParent || dates.dueDate === null ? null : importedRepeat(rule);
  if (rule !== '' && repeat === null) leftOvers.add('repeats', `${title}: ${rule}`);
  const priorityTag = priority === 0 ? [] : [priority < 5 ? 'high' : priority === 5 ? 'medium' : 'low'];
  const lines = todo.addresses.map((address) =>
    /^https?:\/\//iu.test(address) ? linkedLine(address, address) : [{ insert: oneLine(address) }],
  );
  return goalTold(
    {
      title,
      labels: [...todo.categories, ...priorityTag],
      passages: [
        passage(description),
        passage(todo.location),
        passage(repeat ? '' : rule),
        linesOfPassage(lines),
      ],
      doneDate: isDone ? ((completed && dayOf(completed, reading.zone)) ?? reading.today) : null,
      repeat,
      ...dates,
    },
    leftOvers,
  );
}

function dayOf(date: TodoDate, zone: string): DateOnly {
  return 'date' in date ? date.date : todayIn(zone, date.at);
}

/** Its day, and its hours: from the start where that is on the same day, else an hour from when it is due. */
function datesOf(
  { start, due }: Todo,
  title: string,
  leftOvers: LeftOvers,
  { zone }: ExportReading,
): Pick<ImportedGoal, 'dueDate' | 'datetimeFr' | 'datetimeTo'> {
  const end = due ?? start;
  if (!end) return { dueDate: null, datetimeFr: null, datetimeTo: null };
  const dueDate = dayOf(end, zone);
  if (start && dayOf(start, zone) !== dueDate) leftOvers.add('startDates', `${title}: ${dayOf(start, zone)}`);
  if ('date' in end) return { dueDate, datetimeFr: null, datetimeTo: null };
  const isOneDay = start && 'at' in start && start.at < end.at && dayOf(start, zone) === dueDate;
  const from = isOneDay ? start.at : end.at;
  const midnight = momentOf(plusDays(dueDate, 1), 0, zone);
  const to = isOneDay ? end.at : Math.min(midnight, from + defaultDurationMinutes * 60_000);
  return { dueDate, datetimeFr: instantAt(from), datetimeTo: instantAt(to) };
}
