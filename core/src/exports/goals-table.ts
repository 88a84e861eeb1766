import { notesText } from '../notes/delta.ts';
import type { DateOnly } from '../time/date-only.ts';
import { type ColumnId, specOf } from '../time/horizons.ts';
import { periodOf } from '../time/periods.ts';
import type { CairnExport, ExportedGoal, ExportedSeries, ExportedSpace } from './cairn-export.ts';

/** The headings in column order. The table import recognises these names. */
export const tableHeads = [
  'Space',
  'Board',
  'List',
  'Horizon',
  'Period',
  'Due date',
  'Done',
  'From',
  'To',
  'Duration',
  'Name',
  'Color',
  'Tags',
  'Assignee',
  'Parent',
  'Notes',
  'Repeats',
  'Climb',
] as const;

/** Headings that tables of older versions lack. */
export const laterHeads: ReadonlySet<string> = new Set<(typeof tableHeads)[number]>(['Duration', 'Climb']);

/** Yields a CSV table (RFC 4180). Each series and each edited occurrence has a line. */
export function* goalsTable({ spaces, startedClimbs }: CairnExport): Generator<string> {
  yield line(tableHeads);
  const climbs = new Map(
    (startedClimbs ?? []).flatMap(({ climb, goals }) => goals.map((id) => [id, climb.name] as const)),
  );
  for (const space of spaces) {
    const context = contextOf(space, climbs);
    for (const goal of inTree(space.goals.filter(({ type }) => type === null)))
      yield line(cellsOf(goal, context));
    for (const series of space.series) yield line(cellsOfSeries(series, space));
  }
}

/**
 * Puts goals before their subgoals: a parent's name means the nearest line above with that name. So a goal
 * named like its parent follows its siblings.
 */
function inTree(goals: readonly ExportedGoal[]): readonly ExportedGoal[] {
  const known = new Map(goals.map((goal) => [goal.id, goal]));
  const parentOf = ({ parent }: ExportedGoal) => (parent === null ? undefined : known.get(parent));
  const below = Map.groupBy(goals, (goal) => parentOf(goal)?.id ?? '');
  const ordered = new Set<ExportedGoal>();
  const follow = (goal: ExportedGoal): void => {
    if (ordered.has(goal)) return;
    ordered.add(goal);
    const own = below.get(goal.id) ?? [];
    for (const each of own) if (each.name !== goal.name) follow(each);
    for (const each of own) follow(each);
  };
  for (const goal of below.get('') ?? []) follow(goal);
  // Circles of parents have no top goal, so the loop above misses them.
  for (const goal of goals) follow(goal);
  return [...ordered];
}

interface TableContext {
  readonly space: ExportedSpace;
  readonly names: ReadonlyMap<string, string>;
  readonly boards: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, ExportedSpace['lists'][number]>;
  readonly members: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, string>;
  /** Names of climbs by their goals. */
  readonly climbs: ReadonlyMap<string, string>;
}

function contextOf(space: ExportedSpace, climbs: ReadonlyMap<string, string>): TableContext {
  return {
    space,
    names: new Map(space.goals.map(({ id, name }) => [id, name])),
    boards: new Map(space.boards.map(({ id, name }) => [id, name])),
    lists: new Map(space.lists.map((list) => [list.id, list])),
    members: new Map(space.members.map(({ code, name }) => [code, name])),
    rules: new Map(space.series.map(({ id, rule }) => [id, rule])),
    climbs,
  };
}

function cellsOf(goal: ExportedGoal, context: TableContext): readonly string[] {
  const list = context.lists.get(goal.bucketId ?? '');
  return [
    context.space.name,
    context.boards.get(list?.board ?? '') ?? '',
    list?.name ?? '',
    ...periodCells(goal.columnId, goal.dueDate),
    goal.dueDate ?? '',
    goal.doneDate ?? '',
    goal.datetimeFr ?? '',
    goal.datetimeTo ?? '',
    goal.durationMinutes?.toString() ?? '',
    goal.name,
    goal.color ?? '',
    goal.tags.join(', '),
    context.members.get(goal.assignee ?? '') ?? '',
    context.names.get(goal.parent ?? '') ?? '',
    notesText(goal.richThoughts).trimEnd(),
    context.rules.get(goal.recurrence?.id ?? '') ?? '',
    context.climbs.get(goal.id) ?? '',
  ];
}

function cellsOfSeries(series: ExportedSeries, { name, members }: ExportedSpace): readonly string[] {
  return [
    name,
    '',
    '',
    ...periodCells(series.columnId, series.dateFr),
    series.dateFr,
    '',
    series.datetimeFr ?? '',
    series.datetimeTo ?? '',
    series.durationMinutes?.toString() ?? '',
    series.name,
    series.color ?? '',
    series.tags.join(', '),
    members.find(({ code }) => code === series.assignee)?.name ?? '',
    '',
    notesText(series.richThoughts).trimEnd(),
    repeatCell(series),
    '',
  ];
}

function periodCells(columnId: ColumnId | null, dueDate: string | null): readonly [string, string] {
  if (columnId === null || dueDate === null) return ['', ''];
  const { horizon } = specOf(columnId);
  return [horizon, horizon === 'life' ? '' : periodOf(columnId, dueDate).firstDate];
}

function line(cells: readonly string[]): string {
  return `${cells.map(tableCell).join(',')}\r\n`;
}

/**
 * Quotes a cell (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe, since other
 * people choose names too.
 */
export function tableCell(text: string): string {
  // Text that looks escaped is escaped again, so that reading restores it exactly.
  const harmless = /^'*[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function cellText(cell: string): string {
  return /^'+[=+\-@\t\r]/u.test(cell) ? cell.slice(1) : cell;
}

/** Writes the rule, and other values only if they differ from the defaults. */
function repeatCell({
  rule,
  anchor,
  dateTo,
  dateFr,
  countedFrom,
}: Pick<ExportedSeries, 'rule' | 'anchor' | 'dateTo' | 'dateFr' | 'countedFrom'>): string {
  const plain = (date: DateOnly) => date.replaceAll('-', '');
  return [
    rule,
    ...(dateTo === null ? [] : [`UNTIL=${plain(dateTo)}`]),
    ...(anchor === 'completion' ? ['X-ANCHOR=COMPLETION'] : []),
    ...(countedFrom === dateFr ? [] : [`X-COUNTED-FROM=${plain(countedFrom)}`]),
  ].join(';');
}
