import { recurrenceText } from './recurrence-text.ts';

/** SQL that adds `short`, the series `r` without its notes. */
export const shortSeries = `cross join lateral (
    select r.scope_id, r.id, r.temp_id, r.column_id, r.rule, r.anchor, r.date_fr, r.counted_from, r.date_to, r.zone,
      r.skipped_dates, r.created_by, r.created_at, r.modified_at, r.version, r.rev,
      r.template || '{"richThoughts":null}' as template) short`;

export const shortSeriesText = recurrenceText('short');
