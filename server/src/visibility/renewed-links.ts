import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/**
 * SQL for whether an address with this code opens the files and lists. Until the link is renewed, every address opens
 * them.
 *
 * @param row row of a goal or board
 * @param link SQL for the code; null for none
 */
export const linkOpens = (row: string, link: string) =>
  `(${row}.code = ${link} or not exists (select from renewed_links n where n.id = ${row}.id))`;

export const isRenewed = (row: string) => `exists (select from renewed_links n where n.id = ${row}.id)`;

const insert = statement('insert into renewed_links (id) values ($1) on conflict do nothing');

export function renewLink(tx: Tx, id: string): void {
  tx.send(insert, [id]);
}

const select = statement('select from renewed_links where id = $1');

export async function hasNewLink(db: Db, id: string): Promise<boolean> {
  return (await db.rows(select, [id])).length > 0;
}

/** Id of a list for visitors of a board whose link was renewed. */
export const linkedListId = (id: string, code: string) => `${id}.${code}`;

/** Splits the result of {@link linkedListId} into the list's id and the link's code; null without a code. */
export function listIdFrom(text: string): { readonly id: string; readonly link: string | null } {
  const [, id = text, link = null] = /^([0-9a-f-]{36})\.([\w-]{16})$/iu.exec(text) ?? [];
  return { id, link };
}
