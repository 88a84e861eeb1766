import { openBeside } from '@cairn/server/db/open-database';
import type { CairnServer } from './cairn-server.ts';

/** The server hands out the reminders of the last minutes at its next look, instead of at the next whole minute. */
export async function remindAgain({ dataFolder }: Pick<CairnServer, 'dataFolder'>): Promise<void> {
  const { pool, close } = await openBeside({ dataFolder, databaseUrl: null });
  try {
    await pool.query(`update reminded_until set minute = minute - interval '3 minutes'`);
  } finally {
    await close();
  }
}
