import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/**
 * SQL for whether a link still opens the files and lists of a goal or board: any does, until there is a new one.
 *
 * @param thing the row of a goal or a board
 * @param link SQL for the code that the address of a file or a list carries; null for an address without one
 */
export const linkOpens = (thing: string, link: string) =>
  `(${thing}.code = ${link} or not exists (select from renewed_links n where n.id = ${thing}.id))`;

/** SQL for whether a goal or a board got a new link. */
export const isRenewed = (thing: string) => `exists (select from renewed_links n where n.id = ${thing}.id)`;

const insert = statement('insert into renewed_links (id) values ($1) on conflict do nothing');

/** Ends the addresses of files and lists that strangers know. */
export function renewLink(tx: Tx, id: string): void {
  tx.send(insert, [id]);
}

const select = statement('select from renewed_links where id = $1');

/** Returns whether a goal or a board got a new link. */
export async function hasNewLink(db: Db, id: string): Promise<boolean> {
  return (await db.rows(select, [id])).length > 0;
}

/** The id of a list as visitors of a board with a new link know it. */
export const linkedListId = (id: string, code: string) => `${id}.${code}`;

/** Returns a list's id, and the link that it carries; null without one. */
export function listIdFrom(text: string): { readonly id: string; readonly link: string | null } {
  const [, id = text, link = null] = /^([0-9a-f-]{36})\.([\w-]{16})$/iu.exec(text) ?? [];
  return { id, link };
}
