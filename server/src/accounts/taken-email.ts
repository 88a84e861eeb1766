import { m } from '@cairn/words/messages';
import { takenEmailMail } from '@cairn/words/mails';
import type { Language } from '@cairn/words/language';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type AttemptLimit, secondsLeft, secondsToWait } from '../http/attempts.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { type AccountMails, mailLater, writeMail } from './account-mails.ts';
import { credentialOf } from './account-rows.ts';

export interface Newcomer {
  readonly email: string;
  readonly address: string;
  /** For each network; null for no limit. */
  readonly limit: AttemptLimit | null;
  readonly language: Language;
}

const emailTaken: Refusal = {
  code: 'auth.emailTaken',
  errors: { email: () => m.field_email_taken() },
};

const what = 'takenEmail:address';
/** For each person. */
const mailLimit: AttemptLimit = { count: 1, withinMs: 86_400_000 };

const lock = statement('select pg_advisory_xact_lock(hashtextextended($1, 4280003))');

/**
 * Returns why an address cannot sign up, or null. After `limit` answers of `auth.emailTaken`, a network is refused for
 * every address, so it cannot test who has an account. A lock keeps its parallel requests within the limit.
 */
export async function takenRefusal(
  context: ServerContext,
  mails: AccountMails,
  newcomer: Newcomer,
): Promise<Refusal | null> {
  const { email, address, limit } = newcomer;
  return context.db.transact(async (tx) => {
    if (limit) {
      tx.send(lock, [address]);
      const wait = await secondsLeft(tx, what, address, limit, context.now());
      if (wait !== null) return { code: 'rate.limited', retryAfter: wait };
    }
    const account = await credentialOf(tx, email);
    return account && tellTaken(context, tx, mails, newcomer);
  });
}

export async function tellTaken(
  context: ServerContext,
  db: Db,
  mails: AccountMails,
  { email, address, limit, language }: Newcomer,
): Promise<Refusal> {
  const now = context.now();
  const wait = limit && (await secondsToWait(db, what, address, limit, now));
  if (wait) return { code: 'rate.limited', retryAfter: wait };
  if (context.mailLeaves) mailLater(mails, () => mailOwner(context, mails, email, language));
  return emailTaken;
}

async function mailOwner(
  context: ServerContext,
  mails: AccountMails,
  email: string,
  language: Language,
): Promise<void> {
  const now = context.now();
  const account = await credentialOf(context.db, email);
  if (!account || (await secondsToWait(context.db, 'takenEmail:mail', email, mailLimit, now)) !== null)
    return;
  await context.db.transact(async (tx) => {
    const { origin } = mails;
    const about = { email, link: `${origin}/login/` };
    await writeMail(tx, mails, account, { language, link: null }, () => takenEmailMail(about));
  });
}
