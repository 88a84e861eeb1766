import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { dropScopes } from '../writes/drop-scopes.ts';
import { lockScopes } from '../writes/scope-rows.ts';

const select = statement<{ id: string }>(
  'select scope_id as id from spaces where deleted_at <= $1 order by deleted_at',
);
const stillDeleted = statement('select from spaces where scope_id = $1 and deleted_at <= $2');

/** One transaction for each space, because some are large. */
export async function purgeSpacesDeletedBefore(db: Database, moment: Date, now: Date): Promise<void> {
  for (const { id } of await db.rows(select, [moment])) {
    await db.transact(async (tx) => {
      await lockScopes(tx, [id]);
      // Meanwhile the space may have been restored, or purged by another process.
      if ((await tx.rows(stillDeleted, [id, moment])).length > 0) await dropScopes(tx, [id], now);
    });
  }
}
