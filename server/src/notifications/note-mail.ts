import { newId } from '../base/ids.ts';
import type { Db } from '../db/database.ts';
import { noteSent } from '../notices/sent-notices.ts';

/** Call in the transaction that ends the job of a mail. */
export function noteMail(tx: Db, personId: string, subject: string, at: Date): Promise<void> {
  return noteSent(tx, { id: newId(at.getTime()), personId, title: subject, causeId: null }, at);
}
