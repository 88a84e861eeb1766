import { goalColors } from './colors.ts';
import { type GoalRow, isDivider, isDone } from './goal.ts';

export const sortOrders = [
  'name',
  'date',
  'date-reversed',
  'time',
  'modified',
  'created',
  'assignee',
  'color',
  'completed-last',
] as const;

export type SortOrder = (typeof sortOrders)[number];

export interface SortPlace {
  /** All goals of the list have one date. */
  readonly isHorizon: boolean;
  /** The list is a day's, so its goals may have times. */
  readonly hasTimes: boolean;
  /** The list has one person's goals. */
  readonly isTeam: boolean;
}

export function sortOrdersFor({ isHorizon, hasTimes, isTeam }: SortPlace): readonly SortOrder[] {
  return sortOrders.filter((order) => {
    if (order === 'date' || order === 'date-reversed') return !isHorizon;
    if (order === 'time') return hasTimes;
    return order !== 'assignee' || !isTeam;
  });
}

type Sorted = Pick<
  GoalRow,
  | 'type'
  | 'name'
  | 'dueDate'
  | 'datetimeFr'
  | 'modifiedDatetime'
  | 'createdDatetime'
  | 'assignee'
  | 'color'
  | 'doneDate'
>;

export interface SortContext {
  /** A BCP 47 tag. */
  readonly locale: string;
  /** @param assignee a user code */
  readonly nameOf: (assignee: string) => string;
}

/**
 * Sorts the newest changes first, missing values last, ties in the given order. Dividers stay only for
 * `completed-last`.
 */
export function sortedGoals<Goal extends Sorted>(
  goals: readonly Goal[],
  order: SortOrder,
  context: SortContext,
): readonly Goal[] {
  if (order === 'completed-last') return goals.toSorted((one, other) => +isDone(one) - +isDone(other));
  const compare = comparing(order, context);
  return goals.filter((goal) => !isDivider(goal)).toSorted(compare);
}

function comparing(
  order: Exclude<SortOrder, 'completed-last'>,
  { locale, nameOf }: SortContext,
): (one: Sorted, other: Sorted) => number {
  const byText = new Intl.Collator(locale, { numeric: true }).compare;
  const plain = (one: string, other: string) => Number(one > other) - Number(one < other);
  switch (order) {
    case 'name':
      return (one, other) => byText(one.name, other.name);
    case 'date':
      return emptyLast((goal) => goal.dueDate, plain);
    case 'date-reversed':
      return emptyLast(
        (goal) => goal.dueDate,
        (one, other) => plain(other, one),
      );
    case 'time':
      return emptyLast((goal) => goal.datetimeFr, plain);
    case 'modified':
      return (one, other) => plain(other.modifiedDatetime, one.modifiedDatetime);
    case 'created':
      return (one, other) => plain(other.createdDatetime, one.createdDatetime);
    case 'assignee':
      return emptyLast((goal) => goal.assignee && nameOf(goal.assignee), byText);
    case 'color':
      return emptyLast(
        (goal) => goal.color,
        (one, other) => goalColors.indexOf(one) - goalColors.indexOf(other),
      );
  }
}

function emptyLast<Value>(
  valueOf: (goal: Sorted) => Value | null,
  compare: (one: Value, other: Value) => number,
): (one: Sorted, other: Sorted) => number {
  return (one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return compare(first, second);
  };
}
