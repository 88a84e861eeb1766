import { type GoalColor, isGoalColor } from '@cairn/core/goals/colors';
import { type GoalFilter, noneOf } from '@cairn/core/goals/goal-filter';
import { type SortOrder, sortOrders } from '@cairn/core/goals/sorted-goals';
import { isTag } from '@cairn/core/tags/tags';
import { type DateOnly, isDateOnly } from '@cairn/core/time/date-only';
import { type ColumnId, isColumnId } from '@cairn/core/time/horizons';
import type { Life } from '@cairn/core/time/periods';
import { firstDay, lastDay, type Stretch, stretchDays, stretches } from '@cairn/core/time/stretches';

/** Commas separate several values of a part. */
export interface LookAddress {
  readonly status?: 'done' | 'undone' | undefined;
  readonly when?: Stretch | undefined;
  /** Fixed days, instead of a range relative to today. */
  readonly from?: DateOnly | undefined;
  readonly to?: DateOnly | undefined;
  readonly columns?: string | undefined;
  readonly colors?: string | undefined;
  readonly tags?: string | undefined;
  readonly assignees?: string | undefined;
  readonly spaces?: string | undefined;
  readonly boards?: string | undefined;
  /** List ids. If a board in `boards` has lists here, only those lists count. */
  readonly lists?: string | undefined;
  readonly sort?: SortOrder | undefined;
}

/** Limit of values, which keeps the address short. */
const maxValues = 40;
const mark = /^[\w-]{1,64}$/u;

export function valuesIn(part: string | undefined): readonly string[] {
  return part === undefined ? [] : part.split(',');
}

/** Ignores unknown values. */
export function lookAddress(search: Record<string, unknown>): LookAddress {
  const { status, from, to, when } = search;
  const days = { from: isDateOnly(from) ? from : undefined, to: isDateOnly(to) ? to : undefined };
  const isOwn = days.from !== undefined || days.to !== undefined;
  return {
    status: status === 'done' || status === 'undone' ? status : undefined,
    when: isOwn ? undefined : stretches.find((stretch) => stretch === when),
    ...days,
    columns: listOf(search['columns'], (value) => isColumnId(Number(value))),
    colors: listOf(search['colors'], isColorOrNone),
    tags: listOf(search['tags'], isTag),
    assignees: listOf(search['assignees'], (value) => mark.test(value)),
    spaces: listOf(search['spaces'], (value) => mark.test(value)),
    boards: listOf(search['boards'], (value) => mark.test(value)),
    lists: listOf(search['lists'], (value) => mark.test(value)),
    sort: sortOrders.find((order) => order === search['sort']),
  };
}

/** The router parses a single number or boolean. */
function listOf(part: unknown, isKnown: (value: string) => boolean): string | undefined {
  if (typeof part !== 'string' && typeof part !== 'number' && typeof part !== 'boolean') return undefined;
  const known = [...new Set(String(part).split(','))].filter(isKnown).slice(0, maxValues);
  return known.length === 0 ? undefined : known.join(',');
}

function isColorOrNone(value: string): value is GoalColor | typeof noneOf {
  return value === noneOf || isGoalColor(value);
}

/** @param lists the address's lists, and those on its boards, as far as this device has them */
export function filterOfLook(
  address: LookAddress,
  today: DateOnly,
  life: Life,
  lists: readonly string[] = [],
): GoalFilter {
  const { status, when, from, to } = address;
  const isOwn = from !== undefined || to !== undefined;
  return {
    status,
    days: isOwn ? { from: from ?? firstDay, to: to ?? lastDay } : when && stretchDays(when, today, life),
    columnIds: valuesIn(address.columns).map((value) => Number(value) as ColumnId),
    colors: valuesIn(address.colors).filter(isColorOrNone),
    tags: valuesIn(address.tags),
    assignees: valuesIn(address.assignees),
    spaces: valuesIn(address.spaces),
    // A board without lists matches no goals, rather than all.
    bucketIds: lists.length > 0 || (address.boards ?? address.lists) === undefined ? lists : [noneOf],
  };
}
