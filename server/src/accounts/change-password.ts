import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Language } from '@cairn/words/language';
import { m } from '@cairn/words/messages';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { type AccountMails, writePasswordChanged } from './account-mails.ts';
import { mailedPerson, passwordHashOf } from './account-rows.ts';
import { blankRefusal } from './blank-fields.ts';
import { knownPeople } from './known-people.ts';
import { isPassword, passwordHash, passwordRefusal } from './password.ts';
import type { Person } from '../context/person.ts';
import { replacePassword } from './replace-password.ts';

interface ChangedPassword {
  readonly current: string;
  readonly password: string;
  readonly endsAccess: boolean;
}

/** Also ends the person's other sessions. */
export async function changePassword(
  context: ServerContext,
  mails: AccountMails,
  { id }: Person,
  { current, password, endsAccess }: ChangedPassword,
  language: Language,
  session: string | null,
): Promise<Outcome<null, Refusal>> {
  const blank = blankRefusal({ current, password });
  if (blank) return refused(blank);
  const person = await mailedPerson(context.db, id);
  if (!person) return refused({ code: 'auth.required' });
  const wrong = await wrongPassword(context, id, 'current', current);
  if (wrong) return refused(wrong);
  const weak = await passwordRefusal(password, person);
  if (weak) return refused(weak);
  const hashed = await passwordHash(password);
  await context.db.transact(async (tx) => {
    const now = context.now();
    await replacePassword(tx, id, { passwordHash: hashed, endsAccess, keptSession: session }, now);
    await writePasswordChanged(tx, mails, person, language);
  });
  knownPeople(context.db.pool).forgetPerson(id);
  return accepted(null);
}

export async function wrongPassword(
  { db }: ServerContext,
  personId: string,
  field: string,
  password: string,
): Promise<Refusal | null> {
  const isRight = await isPassword(password, await passwordHashOf(db, personId));
  return isRight ? null : { code: 'auth.password', errors: { [field]: () => m.field_password_wrong() } };
}
