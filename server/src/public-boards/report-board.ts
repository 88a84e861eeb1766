import { accepted, type Outcome } from '@cairn/core/outcome';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { markBoard } from './board-mark.ts';

const insert = statement(`
  insert into board_reports (board_id, user_id, reason, created_at) values ($1, $2, $3, $4) on conflict do nothing`);

/** Stores one report for each person; `npx cairn boards reported` shows reports. */
export async function reportBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
  reason: string,
): Promise<Outcome<null, Refusal>> {
  const marked = await markBoard(context, writer, code, 204, async (tx, { id }) => {
    tx.send(insert, [id, writer.person.id, reason, new Date(context.now())]);
    return null;
  });
  return marked.ok ? accepted(null) : marked;
}
