import { freeColors } from '@cairn/core/goals/colors';
import { editedGoal, untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { GoalFields } from '@cairn/core/goals/goal';
import type { ExportedGoal, ExportedSpace } from '@cairn/core/exports/cairn-export';
import { namedMember } from '@cairn/core/exports/read-table';
import type { LeftOvers } from '@cairn/core/imports/imported-board';
import { importedPrefix } from '@cairn/core/imports/imported-id';
import { untouchedOccurrence } from '@cairn/core/recurrence/occurrence';
import { occurrenceGoalId } from '@cairn/core/goals/occurrence-id';
import { seriesIdUnder } from '@cairn/core/recurrence/series-id';
import { recordOfNew } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn/cairn.ts';
import { pause } from '../persistence/load-replica.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { membersOf } from '../spaces/standing.ts';
import type { Level } from './plan-order.ts';
import { asRow, plannedSeries } from './plan-series.ts';

export interface PlannedGoals {
  readonly items: readonly Level[];
  readonly keys: ReadonlyMap<string, string>;
}

/** Goals in one portion, which takes far less than the 50 ms of a long task. */
const portion = 400;

interface Way {
  readonly goal: ExportedGoal;
  readonly key: string;
  readonly kind: 'add' | 'begin' | 'touch';
  readonly recurrence?: object;
  readonly after?: string;
}

/**
 * @param lists keys of lists by exported id
 * @param hasAllColors false drops colours that the server would refuse
 */
export async function plannedGoals(
  cairn: Cairn,
  { goals, series, members }: ExportedSpace,
  space: string,
  lists: ReadonlyMap<string, string>,
  hasAllColors: boolean,
  leftOvers: LeftOvers,
): Promise<PlannedGoals> {
  const { account, environment } = cairn;
  const zone = settingsOf(cairn).timezone;
  const at = new Date(environment.now()).toISOString();
  const here = new Set(membersOf(cairn, space).map(({ userCode }) => userCode));
  const byName = Map.groupBy(membersOf(cairn, space), ({ name }) => name);
  /** A CSV table has only names; a name counts if exactly one member has it. */
  const codeHere = (sent: string | null) => {
    const named = sent?.startsWith(namedMember) ? (byName.get(sent.slice(namedMember.length)) ?? []) : [];
    const code = named.length === 1 ? (named[0]?.userCode ?? null) : sent;
    return code !== null && here.has(code) ? code : null;
  };
  const names = new Map(members.map(({ code, name }) => [code, name]));
  const newKey = () => importedPrefix + environment.newId();
  const ways = new Map<string, Way>();
  const skips: Level[] = [];
  const bySeries = Map.groupBy(goals, ({ recurrence }) => recurrence?.id ?? '');
  for (const each of series) {
    const planned = plannedSeries(each, bySeries.get(each.id) ?? [], zone);
    if (!planned) {
      leftOvers.add('repeats', each.name);
      continue;
    }
    const tempId = newKey();
    const id = seriesIdUnder(account.id, tempId);
    const first = planned.goal ?? goalOfSeries(each, planned.date, zone);
    const key = newKey();
    const recurrence = { ...planned.wish, id, originalDate: planned.date, tempId };
    ways.set(first.id, { goal: first, key, kind: 'begin', recurrence });
    for (const goal of planned.touched) {
      const own = occurrenceGoalId(id, goal.recurrence?.originalDate ?? planned.date);
      ways.set(goal.id, { goal, key: own, kind: 'touch', after: first.id });
    }
    for (const date of planned.skipped)
      skips.push({ id: '', above: [first.id], item: { kind: 'skip', key: occurrenceGoalId(id, date) } });
  }
  for (const goal of goals) {
    if (!ways.has(goal.id)) ways.set(goal.id, { goal, key: newKey(), kind: 'add' });
    if (goal.public) leftOvers.add('publicGoals', goal.name);
  }
  const items: Level[] = [];
  for (const way of ways.values()) {
    if (items.length % portion === portion - 1) await pause(environment.after);
    const { goal, key, kind, recurrence, after } = way;
    const parent = goal.parent === null ? undefined : ways.get(goal.parent);
    const assignee = codeHere(goal.assignee);
    if (goal.assignee !== null && assignee === null)
      leftOvers.add('members', names.get(goal.assignee) ?? goal.assignee);
    if (JSON.stringify(goal.richThoughts).includes('/files/')) leftOvers.add('files', goal.name);
    const bucketId = lists.get(goal.bucketId ?? '') ?? null;
    const color = hasAllColors || goal.color === null || freeColors.includes(goal.color) ? goal.color : null;
    if (color !== goal.color) leftOvers.add('colors', goal.name);
    const fields = goalFields(
      { ...goal, color },
      { space, parent: parent?.key ?? null, bucketId, assignee },
      zone,
    );
    const notes = goal.richThoughts;
    const above = [goal.parent ?? '', after ?? ''].filter((id) => ways.has(id));
    if (kind === 'touch') {
      items.push({ id: goal.id, above, item: { kind, key, fields, notes } });
      continue;
    }
    const typed = { fields: { ...fields, ...(recurrence ? { recurrence } : {}) }, notes: notes?.ops ?? null };
    const record = recordOfNew('goals', space, key, typed, at);
    items.push({ id: goal.id, above, item: { kind, record } });
  }
  return {
    items: [...items, ...skips],
    keys: new Map([...ways].map(([id, { key }]) => [id, key])),
  };
}

function goalOfSeries(series: ExportedSpace['series'][number], date: string, zone: string): ExportedGoal {
  const row = untouchedOccurrence(asRow(series), date, zone);
  return { ...row, id: `first of ${series.id}`, recurrence: { id: series.id, originalDate: date } };
}

/** Returns the goal's fields without impossible values, such as times without a day. */
function goalFields(
  goal: ExportedGoal,
  where: Pick<GoalFields, 'space' | 'parent' | 'bucketId' | 'assignee'>,
  zone: string,
): GoalFields {
  const untouched = { ...untouchedGoal, space: where.space };
  const { columnId, dueDate } = goal;
  const isPlaced = columnId !== null && dueDate !== null;
  const goalFields: GoalFields = {
    ...where,
    name: goal.name.trim() === '' && goal.type === null ? '–' : goal.name,
    columnId: isPlaced ? columnId : null,
    dueDate: isPlaced ? dueDate : null,
    doneDate: goal.doneDate,
    datetimeFr: goal.datetimeFr,
    datetimeTo: goal.datetimeTo,
    type: goal.type,
    color: goal.color,
    durationMinutes: goal.durationMinutes,
    tags: goal.tags,
    // The public link belongs to the original goal.
    public: false,
    sequenceNo: goal.sequenceNo,
    horizonSequenceNo: goal.horizonSequenceNo,
    bucketSequenceNo: goal.bucketSequenceNo,
    subgoalSequenceNo: goal.subgoalSequenceNo,
  };
  const edited = editedGoal<GoalFields>(untouched, goalFields, zone);
  if (edited.ok) return edited.value;
  return { ...goalFields, datetimeFr: null, datetimeTo: null };
}
