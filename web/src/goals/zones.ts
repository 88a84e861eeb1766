import type { DateOnly } from '@cairn/core/time/date-only';
import { type ColumnId, isColumnId } from '@cairn/core/time/horizons';
import { dueDateOf, type Period } from '@cairn/core/time/periods';

/** Where a goal can be put: a period of a column, below a goal, or on a list of a board. */
export type GoalPlace =
  | { readonly columnId: ColumnId; readonly dueDate: DateOnly }
  | { readonly parent: string }
  | { readonly bucket: string };

/**
 * A drop zone's name: `{columnId}-{due date}` for a period, `subgoals-{parentId}` below a goal, `bucket-{bucketId}` on a
 * list.
 *
 * The due date stands for the period's index, so that the name means the same on every page of slides.
 */
export function zoneOfPeriod(period: Period): string {
  return `${period.columnId}-${dueDateOf(period)}`;
}

/** The drop zone of a goal's subgoals. */
export function zoneOfSubgoals(parentKey: string): string {
  return `subgoals-${parentKey}`;
}

/** The drop zone of a list on a board. */
export function zoneOfList(listKey: string): string {
  return `bucket-${listKey}`;
}

/** The place a drop zone stands for. */
export function placeOf(zone: string): GoalPlace {
  const at = zone.indexOf('-');
  const [kind, name] = [zone.slice(0, at), zone.slice(at + 1)];
  const columnId = Number(kind);
  if (isColumnId(columnId)) return { columnId, dueDate: name };
  return kind === 'bucket' ? { bucket: name } : { parent: name };
}
