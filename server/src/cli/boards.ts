import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { StartError } from '../base/start-error.ts';

const selectReported = statement<Reported>(`
  select b.code, b.name, b.hidden_at is not null as "isHidden", count(*) as count, max(r.created_at) as at,
    (array_agg(r.reason order by r.created_at desc))[1] as reason
  from board_reports r join boards b on b.id = r.board_id and b.deleted_at is null
  group by b.id, b.code, b.name, b.hidden_at order by at desc`);

interface Reported {
  readonly code: string;
  readonly name: string;
  readonly isHidden: boolean;
  readonly count: number;
  readonly at: Date;
  readonly reason: string;
}

/** The latest report first. */
export async function reportedBoards(db: Db): Promise<readonly string[]> {
  const boards = await db.rows(selectReported);
  return boards.map(({ code, name, isHidden, count, at, reason }) => {
    const state = isHidden ? 'hidden' : 'shown';
    return [
      code,
      state,
      `${count}×`,
      at.toISOString().slice(0, 10),
      nameInSentence(name).replaceAll(/[\s\p{Cc}]+/gu, ' '),
      reason.replaceAll(/\s+/gu, ' '),
    ].join('\t');
  });
}

const setHidden = statement<{ name: string }>(
  'update boards set hidden_at = $2 where code = $1 and purged_at is null returning name',
);

export async function hideBoard(db: Db, code: string, hides: boolean): Promise<string> {
  const [board] = await db.rows(setHidden, [code, hides ? new Date() : null]);
  if (!board) throw new StartError(`There is no board with the code ${code}.`);
  return hides
    ? `"${board.name}" is seen by the members of its space only.`
    : `"${board.name}" is seen by others again, where its space shows it.`;
}
