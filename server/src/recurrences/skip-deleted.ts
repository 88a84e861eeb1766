import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const skipDays = statement(`
  with gone as (
    select recurrence_id, array_agg(original_date) as dates from goals
    where scope_id = $1 and deleted_with = $2 and deleted_at = $3 and id <> $2 and recurrence_id is not null
    group by recurrence_id
  )
  update recurrences r set skipped_dates = r.skipped_dates || gone.dates, version = $4, rev = r.rev + 1, modified_at = $3
  from gone where r.id = gone.recurrence_id and r.deleted_at is null`);

/** Skips the days of occurrences deleted below `root`. A device without these goals would show the days as open. */
export function skipDeleted(tx: Tx, scopeId: string, root: string, at: Date, version: number): void {
  tx.send(skipDays, [scopeId, root, at, version]);
}
