import { setTimeout as sleep } from 'node:timers/promises';
import type { PasswordOwner } from '@cairn/core/accounts/password-weakness';
import { StartError } from '../base/start-error.ts';
import { dropAccountOf } from '../accounts/delete-account.ts';
import { type MailParts, writePasswordChanged } from '../accounts/account-mails.ts';
import { credentialOf, listAccounts, mailedPerson } from '../accounts/account-rows.ts';
import { emailAddress } from '../accounts/email-address.ts';
import { knownPeople } from '../accounts/known-people.ts';
import { passwordHash, passwordRefusal } from '../accounts/password.ts';
import { replacePassword } from '../accounts/replace-password.ts';
import { makeAccount } from '../accounts/sign-up.ts';
import { mailKind } from '../mail/mail-job.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { stateOfJob } from '../queue/job-rows.ts';
import type { ServerContext } from '../context/server-context.ts';

export async function listUsers(context: ServerContext): Promise<readonly string[]> {
  const accounts = await listAccounts(context.db);
  return accounts.map(
    ({ email, name, createdAt }) => `${email}\t${name}\t${createdAt.toISOString().slice(0, 10)}`,
  );
}

export async function addUser(context: ServerContext, text: string, password: string): Promise<string> {
  const email = addressFrom(text);
  await refuseWeak(password, { email });
  if (await credentialOf(context.db, email))
    throw new StartError(`There is an account for ${email} already.`);
  await makeAccount(context, { email, password });
  return `${email} may sign in now.`;
}

/**
 * Also ends sessions and mailed links.
 *
 * @param keepsAccess keeps access tokens and the calendar address
 */
export async function setUserPassword(
  context: ServerContext,
  mails: MailParts & { readonly jobs: JobQueue },
  text: string,
  password: string,
  keepsAccess: boolean,
): Promise<string> {
  const account = await accountOf(context, text);
  const { id, email } = account;
  await refuseWeak(password, (await mailedPerson(context.db, id)) ?? account);
  const hashed = await passwordHash(password);
  const change = { passwordHash: hashed, endsAccess: !keepsAccess, keptSession: null };
  const mailId = await context.db.transact(async (tx) => {
    await replacePassword(tx, id, change, context.now());
    return writePasswordChanged(tx, mails, account, 'en');
  });
  knownPeople(context.db.pool).forgetPerson(id);
  const isWaiting = !(await isMailSent(context, mails.jobs, mailId));
  return [
    `${email} has a new password, and is signed out everywhere.`,
    keepsAccess
      ? 'Access tokens and the address of the calendar go on.'
      : 'Access tokens and the address of the calendar have ended.',
    ...(isWaiting ? ['The mail about it is not sent yet. Cairn sends it while it runs.'] : []),
  ].join('\n');
}

/** Also deletes spaces without other members. */
export async function removeUser(context: ServerContext, text: string): Promise<string> {
  const { id, email } = await accountOf(context, text);
  await dropAccountOf(context, id);
  return `${email} is deleted, with all that nobody else shares.`;
}

const lookEveryMs = 100;
/** Longer than the timeouts of a mail server. */
const longestMs = 60_000;

/** A running Cairn may take the mail before this command does. So this waits for its first attempt. */
async function isMailSent({ db, now }: ServerContext, jobs: JobQueue, id: string): Promise<boolean> {
  await jobs.runDue();
  for (const until = now() + longestMs; now() < until; await sleep(lookEveryMs)) {
    const state = await stateOfJob(db, mailKind.name, id);
    if (state !== 'created' && state !== 'active') return state === null;
  }
  return false;
}

function addressFrom(text: string): string {
  const email = emailAddress(text);
  if (email === null) throw new StartError(`"${text}" is no e-mail address.`);
  return email;
}

async function refuseWeak(password: string, owner: PasswordOwner): Promise<void> {
  const weak = await passwordRefusal(password, owner);
  const sentence = weak?.errors?.['password'];
  if (sentence) throw new StartError(`${typeof sentence === 'string' ? sentence : sentence()}.`);
}

async function accountOf(context: ServerContext, text: string) {
  const email = addressFrom(text);
  const account = await credentialOf(context.db, email);
  if (!account) throw new StartError(`There is no account for ${email}.`);
  return account;
}
