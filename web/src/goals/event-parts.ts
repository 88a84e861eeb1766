import type { FieldChanges } from '@cairn/core/events/event';
import { isColumnId } from '@cairn/core/time/horizons';
import { type Period, periodOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { namedPeriod, type Planning } from './planning.ts';

export interface PlannedPlace {
  readonly columnId: number | null;
  readonly dueDate: string | null;
}

export function periodAt(
  { columnId, dueDate }: PlannedPlace,
  { life }: Pick<Planning, 'life'>,
): Period | null {
  return isColumnId(columnId) && dueDate !== null ? periodOf(columnId, dueDate, life) : null;
}

/** Returns a title such as `Week 47`; null without a date. */
export function placeTitle(place: PlannedPlace, planning: Planning): string | null {
  const period = periodAt(place, planning);
  return period && namedPeriod(period, planning).title;
}

const fieldNames: Readonly<Record<string, () => string>> = {
  name: m.history_field_name,
  richThoughts: m.history_field_note,
  color: m.history_field_color,
  durationMinutes: m.history_field_duration,
  parent: m.history_field_parent,
  datetimeFr: m.history_field_time,
  datetimeTo: m.history_field_time,
  tags: m.history_field_tags,
  assignee: m.history_field_assignee,
  bucketId: m.history_field_list,
  recurrence: m.history_field_repeat,
  space: m.history_field_space,
};

/** Returns, for example, `the title and the time`. */
export function changedFields(changes: FieldChanges, locale: string): string {
  const named = new Set(
    Object.keys(changes).map((field) => fieldNames[field]?.() ?? m.history_field_other()),
  );
  if (named.size === 0) return m.history_field_other();
  return new Intl.ListFormat(locale).format(named);
}
