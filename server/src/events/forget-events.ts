import { eventsKeptDays, everKeptTypes } from '@cairn/core/events/kept-events';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** How long all of a history is kept, in milliseconds. */
export const eventsKeptForMs = eventsKeptDays * 86_400_000;

/** How many are forgotten in one transaction: short enough that nobody waits for it. */
const atOnce = 2_000;

/** And how many batches in one go; an hour later it goes on. */
const mostBatches = 100;

/** The types are written out, since only so the index over what is not kept is found (migration 0026). */
const everKept = everKeptTypes.map((type) => `'${type}'`).join();

/** Another process may do the same: neither waits for the other. */
const forget = statement(`
  with old as (
    select id, created_at from events
    where created_at < $1 and type not in (${everKept})
    order by created_at limit $2 for update skip locked
  )
  delete from events e using old where e.id = old.id and e.created_at = old.created_at
  returning 1`);

/**
 * Forgets what happened before a moment, but for what is kept for ever, from its oldest end and in
 * batches.
 *
 * @param batchSize how many are forgotten in one transaction
 */
export async function forgetEventsBefore(db: Db, moment: Date, batchSize = atOnce): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1)
    if ((await db.rows(forget, [moment, batchSize])).length < batchSize) return;
}
