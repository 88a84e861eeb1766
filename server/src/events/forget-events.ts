import { eventsKeptDays, everKeptTypes } from '@cairn/core/events/kept-events';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** In ms. Some types are kept forever. */
export const eventsKeptForMs = eventsKeptDays * 86_400_000;

/** Rows deleted in one transaction. Few, so no other write waits long. */
const atOnce = 2_000;

/** Batches in one run. The next run, an hour later, continues. */
const maxBatches = 100;

/** Literals instead of parameters, so PostgreSQL uses the partial index (migration 0026). */
const everKept = everKeptTypes.map((type) => `'${type}'`).join();

const forget = statement(`
  with old as (
    select id, created_at from events
    where created_at < $1 and type not in (${everKept})
    order by created_at limit $2 for update skip locked
  )
  delete from events e using old where e.id = old.id and e.created_at = old.created_at
  returning 1`);

export async function forgetEventsBefore(db: Db, moment: Date, batchSize = atOnce): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1)
    if ((await db.rows(forget, [moment, batchSize])).length < batchSize) return;
}
