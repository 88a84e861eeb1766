import { goalColors } from '../goals/colors.ts';
import { makesRing } from '../goals/makes-ring.ts';
import { storableText } from '../storable.ts';
import { isOccurrenceDate, originalDateOf } from '../recurrence/occurrence-dates.ts';
import { ruleFrom, ruleText } from '../recurrence/rule.ts';
import { isTag, uniqueTags } from '../tags/tags.ts';
import { type DateOnly, isDateOnly } from '../time/date-only.ts';
import { isPlannedLength } from '../time/planned-length.ts';
import { type ColumnId, horizonSpecs } from '../time/horizons.ts';
import { writtenDate } from '../time/written-date.ts';
import {
  type CairnExport,
  type ExportedBoard,
  type ExportedGoal,
  type ExportedList,
  type ExportedSeries,
  type ExportedSpace,
  exportVersion,
} from './cairn-export.ts';
import { cellText, laterHeads, tableHeads } from './goals-table.ts';

type Head = (typeof tableHeads)[number];
type Cells = (head: Head) => string;

/** Precedes the name of a person without a known code. */
export const namedMember = 'named ';

/** The headings may be in any order. */
export function isGoalsTable(table: readonly (readonly string[])[]): boolean {
  const heads = new Set((table[0] ?? []).map((head) => head.replace(/^\uFEFF/u, '').trim()));
  return tableHeads.every((head) => heads.has(head) || laterHeads.has(head));
}

/**
 * Converts a table written by Cairn; notes are plain text. A parent is the nearest row above with its name.
 * Null if there are no goals.
 *
 * @param zone the zone of moments that a spreadsheet has rewritten
 */
export function exportOfTable(
  table: readonly (readonly string[])[],
  { zone, now }: { readonly zone: string; readonly now: string },
): CairnExport | null {
  const places = new Map((table[0] ?? []).map((head, at) => [head.replace(/^\uFEFF/u, '').trim(), at]));
  const rows = table
    .slice(1)
    .map(
      (row): Cells =>
        (head) =>
          storableText(cellText(row[places.get(head) ?? -1] ?? '')),
    )
    .filter((cells) => cells('Name').trim() !== '');
  if (rows.length === 0) return null;
  const spaces = [...Map.groupBy(rows, (cells) => cells('Space'))].map(([name, own], at) =>
    spaceOf(name, own, `space ${at}`, zone, now),
  );
  return {
    format: 'cairn',
    version: exportVersion,
    exportedDatetime: now,
    person: { name: '', email: null, settings: {} },
    climbs: null,
    startedClimbs: null,
    spaces,
  };
}

function spaceOf(name: string, rows: readonly Cells[], id: string, zone: string, now: string): ExportedSpace {
  const boards = new Map<string, ExportedBoard>();
  const lists = new Map<string, ExportedList>();
  const members = new Map<string, string>();
  const begin = seriesBegin(rows);
  const series = rows.slice(begin).flatMap((cells, at) => seriesOf(cells, `${id} series ${at}`, zone) ?? []);
  const goals: ExportedGoal[] = [];
  const byName = new Map<string, string>();
  const isSeries = (cells: Cells, at: number) => at >= begin && seriesOf(cells, '', zone) !== null;
  rows.forEach((cells, at) => {
    const person = cells('Assignee');
    if (person !== '') members.set(person, namedMember + person);
    if (isSeries(cells, at)) return;
    const key = `${id} goal ${at}`;
    const list = listOf(cells, id, boards, lists);
    goals.push(goalOf(cells, { id: key, parent: byName.get(cells('Parent')) ?? null, list, at, zone, now }));
    byName.set(cells('Name'), key);
  });
  return {
    id,
    name: name.trim() || '–',
    emoji: null,
    color: '#3670C9',
    enabledColumnIds: horizonSpecs.map((spec) => spec.id),
    showTags: true,
    tags: [],
    members: [...members].map(([name, code]) => ({ code, name, role: 'EDITOR' })),
    boards: [...boards.values()],
    lists: [...lists.values()],
    series,
    goals: inSeries(withLaterParents(goals, rows, byName, id), rows, series, id),
    comments: [],
    pinned: [],
    favourites: [],
  };
}

/** Series are the last rows, and have no list, parent or done date. */
function seriesBegin(rows: readonly Cells[]): number {
  const plain = (['Board', 'List', 'Done', 'Parent'] as const).map(
    (head) => (cells: Cells) => cells(head) === '',
  );
  const last = rows.findLastIndex((cells) => cells('Repeats') === '' || !plain.every((test) => test(cells)));
  return last + 1;
}

/** Finds parents in rows below their subgoals, as in a sorted table. */
function withLaterParents(
  goals: readonly ExportedGoal[],
  rows: readonly Cells[],
  byName: ReadonlyMap<string, string>,
  id: string,
): readonly ExportedGoal[] {
  const parents = new Map(goals.map((goal) => [goal.id, goal.parent]));
  return goals.map((goal) => {
    const name = rows[rowOf(goal.id, id)]?.('Parent') ?? '';
    const later = goal.parent === null && name !== '' ? byName.get(name) : undefined;
    if (later === undefined || makesRing(goal.id, later, (key) => parents.get(key) ?? null)) return goal;
    parents.set(goal.id, later);
    return { ...goal, parent: later };
  });
}

const rowOf = (key: string, id: string) => Number(key.slice(`${id} goal `.length));

/** Turns a goal with a series' rule into an occurrence if its day is one of the series. */
function inSeries(
  goals: readonly ExportedGoal[],
  rows: readonly Cells[],
  series: readonly ExportedSeries[],
  id: string,
): readonly ExportedGoal[] {
  const taken = new Set<string>();
  return goals.map((goal) => {
    const rule = rows[rowOf(goal.id, id)]?.('Repeats') ?? '';
    const { columnId, dueDate } = goal;
    if (rule === '' || columnId === null || dueDate === null) return goal;
    const originalDate = originalDateOf(columnId, dueDate);
    const own = series.filter(
      (each) =>
        each.columnId === columnId &&
        each.rule === repeatFrom(rule)?.rule &&
        isOccurrenceDate(each, originalDate),
    );
    const one = own.find(({ name }) => name === goal.name) ?? own[0];
    if (!one || taken.has(`${one.id} ${originalDate}`)) return goal;
    taken.add(`${one.id} ${originalDate}`);
    return { ...goal, recurrence: { id: one.id, originalDate } };
  });
}

function listOf(
  cells: Cells,
  id: string,
  boards: Map<string, ExportedBoard>,
  lists: Map<string, ExportedList>,
): string | null {
  const [boardName, name] = [cells('Board').trim(), cells('List').trim()];
  if (name === '' && boardName === '') return null;
  const board = boards.get(boardName) ?? {
    id: `${id} board ${boards.size}`,
    name: boardName || '–',
    emoji: null,
    sequenceNo: (boards.size + 1) * 100,
    background: null,
    cover: null,
    color: '#3670C9',
    richDescription: null,
  };
  boards.set(boardName, board);
  const key = JSON.stringify([boardName, name]);
  const list = lists.get(key) ?? {
    id: `${id} list ${lists.size}`,
    board: board.id,
    name: name || '–',
    emoji: null,
    showEmoji: true,
    expanded: true,
    sequenceNo: (lists.size + 1) * 100,
  };
  lists.set(key, list);
  return list.id;
}

interface RowContext {
  readonly id: string;
  readonly parent: string | null;
  readonly list: string | null;
  readonly at: number;
  readonly zone: string;
  readonly now: string;
}

function goalOf(cells: Cells, { id, parent, list, at, zone, now }: RowContext): ExportedGoal {
  const place = placeOf(cells, zone);
  const number = (at + 1) * 100;
  return {
    id,
    name: cells('Name'),
    parent,
    ...place,
    bucketId: list,
    doneDate: dayIn(cells('Done'), zone),
    ...templateOf(cells),
    createdDatetime: now,
    type: null,
    public: false,
    sequenceNo: number,
    horizonSequenceNo: number,
    bucketSequenceNo: number,
    subgoalSequenceNo: number,
    recurrence: null,
  };
}

function templateOf(cells: Cells) {
  const color = cells('Color').trim();
  const [from, to] = [momentIn(cells('From')), momentIn(cells('To'))];
  const isTimed = from !== null && to !== null && from < to;
  const note = cells('Notes');
  const length = cells('Duration').trim();
  const minutes = length === '' ? null : Number(length);
  const person = cells('Assignee');
  return {
    datetimeFr: isTimed ? from : null,
    datetimeTo: isTimed ? to : null,
    color: goalColors.find((each) => each === color) ?? null,
    durationMinutes: isPlannedLength(minutes) ? minutes : null,
    tags: uniqueTags(
      cells('Tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(isTag),
    ),
    assignee: person === '' ? null : namedMember + person,
    richThoughts: note === '' ? null : { ops: [{ insert: `${note}\n` }] },
  };
}

function placeOf(
  cells: Cells,
  zone: string,
): { readonly columnId: ColumnId | null; readonly dueDate: DateOnly | null } {
  const horizon = cells('Horizon').trim();
  const dueDate = dayIn(cells('Due date'), zone);
  const columnId = horizonSpecs.find((spec) => spec.horizon === horizon)?.id ?? (horizon === '' ? 1 : null);
  return dueDate === null || columnId === null ? { columnId: null, dueDate: null } : { columnId, dueDate };
}

function dayIn(cell: string, zone: string): DateOnly | null {
  return writtenDate(cell, 'dayFirst', zone);
}

function momentIn(cell: string): string | null {
  const at = Date.parse(cell);
  return /^\d{4}-\d{2}-\d{2}T/u.test(cell) && !Number.isNaN(at) ? new Date(at).toISOString() : null;
}

function seriesOf(cells: Cells, id: string, zone: string): ExportedSeries | null {
  const { columnId, dueDate } = placeOf(cells, zone);
  const repeat = repeatFrom(cells('Repeats'));
  if (columnId === null || columnId === 5 || dueDate === null || repeat === null) return null;
  return {
    id,
    columnId,
    dateFr: dueDate,
    countedFrom: dueDate,
    skippedDates: [],
    name: cells('Name'),
    ...templateOf(cells),
    horizonSequenceNo: 2000,
    ...repeat,
  };
}

function repeatFrom(
  cell: string,
):
  | (Pick<ExportedSeries, 'rule' | 'anchor' | 'dateTo'> & Partial<Pick<ExportedSeries, 'countedFrom'>>)
  | null {
  const aliases = new Map<string, string>();
  const parts = cell.split(';').filter((part) => {
    const [, name, value = ''] = /^(UNTIL|X-ANCHOR|X-COUNTED-FROM)=(.*)$/u.exec(part) ?? [];
    if (name !== undefined) aliases.set(name, value);
    return name === undefined;
  });
  const rule = ruleFrom(parts.join(';'));
  if (!rule.ok) return null;
  const dayIn = (name: string) => {
    const date = aliases.get(name)?.replace(/^(\d{4})(\d{2})(\d{2})$/u, '$1-$2-$3');
    return isDateOnly(date) ? date : null;
  };
  const countedFrom = dayIn('X-COUNTED-FROM');
  return {
    rule: ruleText(rule.value),
    anchor: aliases.get('X-ANCHOR') === 'COMPLETION' ? 'completion' : 'date',
    dateTo: dayIn('UNTIL'),
    ...(countedFrom === null ? {} : { countedFrom }),
  };
}
