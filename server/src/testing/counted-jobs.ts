import type pg from 'pg';
import type { Database, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { JobKind, JobSender, JobWork } from '../queue/job-kind.ts';

interface Counted {
  readonly number: number;
}

/** Its effect is a row, so an effect that happens twice is two rows. */
export const countedKind: JobKind<Counted> = {
  name: 'counted',
  pausesMs: [1_000],
  triedForMs: 86_400_000,
  atOnce: 3,
};

const addEffect = statement('insert into effects (number, process) values ($1, $2)');

/** @param act runs before the effect is recorded */
export function countedWork(process: string, act: (number: number) => Promise<void>): JobWork<Counted> {
  return {
    kind: countedKind,
    async run({ number }) {
      await act(number);
      return async (tx: Tx) => void (await tx.rows(addEffect, [number, process]));
    },
  };
}

export async function makeEffects(pool: pg.Pool): Promise<void> {
  await pool.query('create table effects (number integer not null, process text not null)');
}

export async function sendCounted(db: Database, jobs: JobSender, count: number): Promise<void> {
  await db.transact(async (tx) => {
    for (let number = 0; number < count; number += 1) await jobs.send(tx, countedKind, { number });
  });
}

export async function effectsIn(
  pool: pg.Pool,
): Promise<readonly { readonly number: number; readonly process: string }[]> {
  return (await pool.query('select number, process from effects order by number')).rows;
}
