import type pg from 'pg';
import { forgetExpiredTokens } from '../accounts/reset-rows.ts';
import { forgetExpiredSessions } from '../accounts/session-rows.ts';
import { databaseOf, type Db } from '../db/database.ts';
import { forgetTombstonesBefore, tombstonesKeptForMs } from '../feed/tombstones.ts';
import { deletedKeptForMs, purgeGoalsDeletedBefore } from '../goals/deleted-goals.ts';
import { forgetNoteChangesBefore, noteChangesKeptForMs } from '../goals/note-change-rows.ts';
import { forgetAttemptsBefore } from '../http/attempts.ts';
import { forgetKeysBefore, keptForMs } from '../writes/idempotency-rows.ts';

const everyMs = 3_600_000;
const dayMs = 86_400_000;

/** Forgets what has outlived its time. Several processes may do so at once: each only deletes. */
export async function keepHouse(db: Db, now: number): Promise<void> {
  await forgetKeysBefore(db, new Date(now - keptForMs));
  await forgetNoteChangesBefore(db, new Date(now - noteChangesKeptForMs));
  await purgeGoalsDeletedBefore(db, new Date(now - deletedKeptForMs), new Date(now));
  await forgetTombstonesBefore(db, new Date(now - tombstonesKeptForMs));
  await forgetExpiredSessions(db, new Date(now));
  await forgetExpiredTokens(db, new Date(now));
  await forgetAttemptsBefore(db, new Date(now - dayMs));
}

/** Keeps house now and every hour. */
export function startHousekeeping(
  pool: pg.Pool,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  const db = databaseOf(pool);
  let underWay = Promise.resolve();
  const work = () => {
    underWay = keepHouse(db, Date.now()).catch(onFailure);
  };
  work();
  const timer = setInterval(work, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
