import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { SeriesEffect } from '@cairn/core/recurrence/series-effect';
import { seriesDeletion } from '@cairn/core/recurrence/split-series';
import type { Scope } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn/cairn.ts';
import type { SeriesGoal } from './series-goal.ts';

export interface DeletionScope extends Scope {
  /** Open goals of the series from this original date on are deleted. */
  readonly from: string;
}

export function deletionScope(cairn: Cairn, { series, row }: SeriesGoal, mode: EditScope): DeletionScope {
  const deletion = seriesDeletion(series, row.recurrence.originalDate, mode);
  const order = cairn.environment.newId();
  switch (deletion.kind) {
    case 'skip': {
      const { skippedDates } = deletion;
      return { mode, order, from: '9999-12-31', effects: [changed(series, { skippedDates })] };
    }
    case 'end': {
      const { dateTo, from } = deletion;
      return { mode, order, from, effects: [changed(series, { dateTo })] };
    }
    case 'delete':
      return { mode, order, from: '0001-01-01', effects: [{ kind: 'end', id: series.id }] };
  }
}

function changed(
  { id, rev }: RecurrenceRow,
  fields: Extract<SeriesEffect, { kind: 'change' }>['fields'],
): SeriesEffect {
  return { kind: 'change', id, rev, fields };
}
