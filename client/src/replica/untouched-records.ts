import { occurrenceGoalId } from '@cairn/core/goals/occurrence-id';
import { untouchedOccurrence } from '@cairn/core/recurrence/occurrence';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { recordOfRow, type SyncRecord } from '@cairn/core/sync/record';
import type { DateOnly } from '@cairn/core/time/date-only';

/** Records of unedited occurrences, each the same object until its series changes. */
export class UntouchedRecords {
  #records = new WeakMap<RecurrenceRow, Map<DateOnly, SyncRecord<'goals'>>>();

  /** Call this when the zone changes, on which all times depend. */
  forget(): void {
    this.#records = new WeakMap();
  }

  of(series: RecurrenceRow, date: DateOnly, zone: string): SyncRecord<'goals'> {
    let ofSeries = this.#records.get(series);
    if (!ofSeries) this.#records.set(series, (ofSeries = new Map()));
    let record = ofSeries.get(date);
    if (!record) ofSeries.set(date, (record = recordOfUntouched(series, date, zone)));
    return record;
  }
}

function recordOfUntouched(series: RecurrenceRow, date: DateOnly, zone: string): SyncRecord<'goals'> {
  const id = occurrenceGoalId(series.id, date);
  const row = { ...untouchedOccurrence(series, date, zone), id, code: '' };
  return recordOfRow('goals', series.space, row, series.createdDatetime);
}
