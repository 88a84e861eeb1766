import type { DateOnly } from '@cairn/core/time/date-only';
import { type ColumnId, isColumnId } from '@cairn/core/time/horizons';
import { dueDateOf, type Period } from '@cairn/core/time/periods';

export type GoalPlace =
  | { readonly columnId: ColumnId; readonly dueDate: DateOnly }
  | { readonly parent: string }
  | { readonly list: string };

/** Identifies a period by its due date, so that the zone means the same period on every page. */
export function zoneOfPeriod(period: Period): string {
  return `${period.columnId}-${dueDateOf(period)}`;
}

export function zoneOfSubgoals(parentKey: string): string {
  return `subgoals-${parentKey}`;
}

export function zoneOfList(listKey: string): string {
  return `bucket-${listKey}`;
}

export function partsOfZone(zone: string): readonly [kind: string, name: string] {
  const at = zone.indexOf('-');
  return [zone.slice(0, at), zone.slice(at + 1)];
}

export function goalPlaceIn(zone: string): GoalPlace | null {
  const [kind, name] = partsOfZone(zone);
  const columnId = Number(kind);
  if (isColumnId(columnId)) return { columnId, dueDate: name };
  if (kind === 'subgoals') return { parent: name };
  return kind === 'bucket' ? { list: name } : null;
}

export function goalPlaceOf(zone: string): GoalPlace {
  const place = goalPlaceIn(zone);
  if (!place) throw new TypeError(`"${zone}" is no list of goals.`);
  return place;
}
