import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { StartError } from '../base/start-error.ts';

const selectReported = statement<Reported>(`
  select p.code, p.name, p.hidden_at is not null as "isHidden", count(*) as count, max(r.created_at) as at,
    (array_agg(r.reason order by r.created_at desc))[1] as reason
  from climb_reports r join public_climbs p on p.id = r.climb_id and p.deleted_at is null
  group by p.id, p.code, p.name, p.hidden_at order by at desc`);

interface Reported {
  readonly code: string;
  readonly name: string;
  readonly isHidden: boolean;
  readonly count: number;
  readonly at: Date;
  readonly reason: string;
}

/** The latest report first. */
export async function reportedClimbs(db: Db): Promise<readonly string[]> {
  const climbs = await db.rows(selectReported);
  return climbs.map(({ code, name, isHidden, count, at, reason }) =>
    [
      code,
      isHidden ? 'hidden' : 'shown',
      `${count}×`,
      at.toISOString().slice(0, 10),
      nameInSentence(name).replaceAll(/[\s\p{Cc}]+/gu, ' '),
      reason.replaceAll(/\s+/gu, ' '),
    ].join('\t'),
  );
}

const setHidden = statement<{ name: string }>(
  'update public_climbs set hidden_at = $2 where code = $1 returning name',
);

/** People on the way keep their goals. */
export async function hideClimb(db: Db, code: string, hides: boolean): Promise<string> {
  const [climb] = await db.rows(setHidden, [code, hides ? new Date() : null]);
  if (!climb) throw new StartError(`There is no public climb with the code ${code}.`);
  return hides
    ? `"${climb.name}" is seen by its author only.`
    : `"${climb.name}" is seen by others again, where its author shows it.`;
}
