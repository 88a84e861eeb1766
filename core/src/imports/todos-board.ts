import { instantAt, timesOnDueDate } from '../goals/schedule.ts';
import type { Outcome } from '../outcome.ts';
import { type DateOnly, daysBetween, plusDays } from '../time/date-only.ts';
import { defaultDurationMinutes } from '../time/durations.ts';
import { momentOf, todayIn } from '../time/zones.ts';
import { boardOfLists, type FlatGoal, gatheredLists, importedGoalOf } from './gathered-lists.ts';
import {
  type ExportReading,
  type ImportedBoard,
  type ImportedGoal,
  type ImportRefusal,
  LeftOvers,
} from './imported-board.ts';
import { linesOfPassage, linkedLine, passage } from './imported-notes.ts';
import { importedRepeat, repeatWithout } from './imported-repeat.ts';
import { oneLine } from './imported-words.ts';

/** Moments are in ms since 1970 UTC. */
export type TodoDate =
  | { readonly date: DateOnly }
  /** `wall` is the day as written in the file; missing for times in UTC. */
  | { readonly at: number; readonly wall?: DateOnly };

/** A VTODO of a calendar file. */
export interface Todo {
  readonly id: string;
  /** The parent's id, or empty. */
  readonly parent: string;
  readonly summary: string;
  readonly description: string;
  readonly start: TodoDate | null;
  readonly due: TodoDate | null;
  readonly completed: TodoDate | null;
  /** `NEEDS-ACTION`, `IN-PROCESS`, `COMPLETED`, `CANCELLED` or empty. */
  readonly status: string;
  readonly percent: number;
  /** 1 (highest) to 9; 0 for none. */
  readonly priority: number;
  readonly categories: readonly string[];
  /** An iCalendar rule, or empty. */
  readonly rule: string;
  /** Days that the rule leaves out. */
  readonly without?: readonly TodoDate[];
  /** Days besides those of the rule. */
  readonly extra?: readonly TodoDate[];
  /** The original day, for a changed occurrence. */
  readonly standsFor?: TodoDate | null;
  readonly location: string;
  readonly addresses: readonly string[];
  readonly alarms: number;
}

export interface TodoFile {
  readonly name: string;
  readonly todos: readonly Todo[];
  /** Number of events and journals. */
  readonly others: number;
  readonly unread?: readonly string[];
}

/**
 * Imports tasks as one list. Related children become subgoals, categories and priorities tags. Cancelled
 * tasks count as archived.
 */
export function todosBoard(
  { name, todos, others, unread = [] }: TodoFile,
  fileName: string,
  reading: ExportReading,
): Outcome<ImportedBoard, ImportRefusal> {
  const leftOvers = new LeftOvers();
  leftOvers.add('events', '', others);
  for (const each of unread) leftOvers.add('unreadLines', each);
  const changed = Map.groupBy(
    todos.filter(({ standsFor }) => standsFor),
    ({ id }) => id,
  );
  const list = oneLine(name) || fileName;
  const parents = new Set(todos.map(({ parent }) => parent));
  const flat = todos.flatMap((todo): readonly FlatGoal[] => {
    if (todo.status === 'CANCELLED' && !reading.withArchived) {
      leftOvers.add('archivedCards', oneLine(todo.summary));
      return [];
    }
    const isChanged = Boolean(todo.standsFor);
    const own = isChanged ? [] : (changed.get(todo.id) ?? []).flatMap(({ standsFor }) => standsFor ?? []);
    const without = [...(todo.without ?? []), ...own];
    const goal = goalOfTodo({ ...todo, without }, !isChanged && parents.has(todo.id), leftOvers, reading);
    if (!goal) return [];
    const id = isChanged ? `${todo.id} ${JSON.stringify(todo.standsFor)}` : todo.id;
    const extra = extraGoals(todo, goal, reading).map((each, at) => ({
      id: `${id} extra ${at}`,
      parent: todo.parent,
      list,
      goal: each,
    }));
    return [{ id, parent: todo.parent, list, goal }, ...extra];
  });
  return boardOfLists({ name: list, about: [], lists: gatheredLists(flat) }, leftOvers);
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
  const repeats = isDone || isParent ? null : repeatOf(todo, dates, reading);
  const repeat = repeats?.repeat ?? null;
  if (rule !== '' && repeat === null) leftOvers.add('repeats', `${title}: ${rule}`);
  const priorityTag = priority === 0 ? [] : [priority < 5 ? 'high' : priority === 5 ? 'medium' : 'low'];
  const lines = todo.addresses.map((address) =>
    /^https?:\/\//iu.test(address) ? linkedLine(address, address) : [{ insert: oneLine(address) }],
  );
  return importedGoalOf(
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
      ...(repeats && repeats.skipped.length > 0 ? { skipped: repeats.skipped } : {}),
      ...(repeats ? movedTo(dates, repeats.dueDate, reading.zone) : dates),
    },
    leftOvers,
  );
}

type Dates = Pick<ImportedGoal, 'dueDate' | 'datetimeFr' | 'datetimeTo'>;

/** Returns null without a repeat, or if Cairn cannot express the rule. */
function repeatOf({ rule, start, due, without = [] }: Todo, { dueDate }: Dates, { zone }: ExportReading) {
  const counted = start ?? due;
  if (rule === '' || dueDate === null || counted === null) return null;
  const written = writtenDay(counted, zone);
  const at = 'at' in counted ? counted.at : null;
  const repeat = importedRepeat(rule, { dueDate, written, at, zone });
  if (!repeat) return null;
  const behind = daysBetween(dayOf(counted, zone), dueDate);
  const out = without.flatMap((each) => {
    const day = plusDays(dayOf(each, zone), 'date' in each ? daysBetween(written, dueDate) : behind);
    // Months differ in length, so the excluded day may be some days off if the task is due long after its
    // start.
    return Math.abs(behind) < 28 ? [day] : [-3, -2, -1, 0, 1, 2, 3].map((days) => plusDays(day, days));
  });
  const begun = repeatWithout(repeat, dueDate, out);
  return begun && { repeat, ...begun };
}

/** Keeps the time of day. */
function movedTo(dates: Dates, dueDate: DateOnly, zone: string): Dates {
  if (dates.dueDate === dueDate) return dates;
  return { dueDate, ...(timesOnDueDate({ ...dates, dueDate }, zone) ?? nowhere) };
}

const nowhere = { datetimeFr: null, datetimeTo: null };

function extraGoals(
  { extra = [], start, due }: Todo,
  goal: ImportedGoal,
  { zone }: ExportReading,
): readonly ImportedGoal[] {
  const counted = start ?? due;
  if (counted === null || goal.dueDate === null || goal.doneDate !== null) return [];
  const first = dayOf(due ?? counted, zone);
  const behind = daysBetween(dayOf(counted, zone), first);
  const days = new Set(extra.map((each) => plusDays(dayOf(each, zone), behind)));
  const { repeat: _, skipped: __, ...plain } = goal;
  return [...days]
    .filter((date) => date !== first)
    .map((date) => ({ ...plain, ...movedTo(goal, date, zone), subgoals: [] }));
}

function writtenDay(date: TodoDate, zone: string): DateOnly {
  return ('wall' in date ? date.wall : undefined) ?? dayOf(date, zone);
}

function dayOf(date: TodoDate, zone: string): DateOnly {
  return 'date' in date ? date.date : todayIn(zone, date.at);
}

/** Returns the times from start to due time on one day, otherwise an hour from the due time. */
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
