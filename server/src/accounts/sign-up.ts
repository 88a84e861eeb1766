import { defaultSettings, displayName } from '@cairn/core/accounts/settings';
import { maySignUp, type SignupRule, signupRuleNow } from '@cairn/core/accounts/signup-rule';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isZone } from '@cairn/core/time/zones';
import type { signupBody } from '@cairn/contract/accounts';
import type { Language } from '@cairn/words/language';
import { m } from '@cairn/words/messages';
import type { z } from 'zod';
import { sqlStateOf, type Tx } from '../db/database.ts';
import { addEvents, type NewEvent } from '../events/event-rows.ts';
import { newId } from '../base/ids.ts';
import { findOffer } from './offer-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { type AccountMails, writeConfirmation } from './account-mails.ts';
import { ownSpaceName } from './own-space-name.ts';
import { addAccount, hasAccounts, hasAccountsLocked } from './account-rows.ts';
import { blankRefusal } from './blank-fields.ts';
import { emailAddress } from './email-address.ts';
import { passwordHash, passwordRefusal } from './password.ts';
import { openSession } from './session-rows.ts';
import { type Newcomer, takenRefusal, tellTaken } from './taken-email.ts';

type SignUp = z.output<typeof signupBody>;

export interface OpenedSession {
  readonly personId: string;
  readonly token: string;
}

export async function currentSignupRule({ db, signup }: ServerContext): Promise<SignupRule> {
  return signup === 'open' ? 'open' : signupRuleNow(signup, await hasAccounts(db));
}

export async function signUp(
  context: ServerContext,
  mails: AccountMails,
  body: SignUp,
  language: Language,
  userAgent: string | null,
  from: Pick<Newcomer, 'address' | 'limit'>,
): Promise<Outcome<OpenedSession, Refusal>> {
  const blank = blankRefusal({ email: body.email, password: body.password });
  if (blank) return refused(blank);
  const email = emailAddress(body.email);
  if (email === null) {
    return refused({
      code: 'auth.invalidEmail',
      errors: { email: () => m.field_email_invalid() },
    });
  }
  const isInvited = await hasOffer(context, body.invitation);
  const rule = await currentSignupRule(context);
  if (!maySignUp(rule, isInvited)) return refused(signupRefusal(rule));
  const name = [body.firstName, body.lastName].filter(Boolean).join(' ');
  const weak = await passwordRefusal(body.password, { email, name });
  if (weak) return refused(weak);
  const newcomer = { email, ...from, language };
  const taken = await takenRefusal(context, mails, newcomer);
  if (taken) return refused(taken);
  try {
    const isFirst = rule !== context.signup && !isInvited;
    const made = await makeAccount(
      context,
      { ...body, email },
      {
        userAgent,
        mustBeFirst: isFirst,
        also: (tx, id) =>
          writeConfirmation(context, tx, mails, { id, email, locale: body.locale ?? '' }, language),
      },
    );
    if (!made) return refused(signupRefusal(context.signup));
    return accepted(made);
  } catch (error) {
    // Of two simultaneous sign-ups with one address, the unique index rejects the second.
    if (sqlStateOf(error) === '23505') return refused(await tellTaken(context, context.db, mails, newcomer));
    throw error;
  }
}

/**
 * The body is checked already. Throws if the address is taken.
 *
 * @param also writes more in the same transaction
 * @returns null if the account must be the first and is not
 */
export async function makeAccount(
  context: ServerContext,
  body: SignUp,
  {
    userAgent = null,
    mustBeFirst = false,
    also,
  }: {
    userAgent?: string | null;
    mustBeFirst?: boolean;
    also?: (tx: Tx, personId: string) => Promise<void>;
  } = {},
): Promise<OpenedSession | null> {
  const account = await newAccount(context, body, body.email);
  const token = await context.db.transact(async (tx) => {
    if (mustBeFirst && (await hasAccountsLocked(tx))) return null;
    await addAccount(tx, account);
    const { id: personId, spaceId } = account;
    const events: readonly NewEvent[] = [
      { type: 'USER_CREATED', spaceId: personId, personId },
      { type: 'SPACE_CREATED', spaceId, personId },
      { type: 'MEMBERSHIP_CREATED', spaceId, personId, otherUserId: personId },
    ];
    addEvents(tx, events, account.now);
    await also?.(tx, personId);
    return openSession(tx, account.id, userAgent, account.now);
  });
  return token === null ? null : { personId: account.id, token };
}

async function hasOffer({ db, now }: ServerContext, token: string | undefined): Promise<boolean> {
  return token !== undefined && (await findOffer(db, token, new Date(now()))) !== null;
}

const signupRefusal = (rule: SignupRule): Refusal => ({
  code: rule === 'closed' ? 'auth.signupClosed' : 'auth.signupInvited',
});

async function newAccount(context: ServerContext, body: SignUp, email: string) {
  const now = context.now();
  const settings = {
    ...defaultSettings,
    firstName: body.firstName?.trim() ?? '',
    lastName: body.lastName?.trim() ?? '',
    birthday: body.birthday ?? null,
    // The browser may know newer time zones than this server.
    timezone: body.timezone !== undefined && isZone(body.timezone) ? body.timezone : defaultSettings.timezone,
    locale: body.locale ?? defaultSettings.locale,
  };
  const name = displayName({ ...settings, email });
  const hashed = await passwordHash(body.password);
  const spaceId = newId(now);
  return {
    id: newId(now),
    spaceId,
    email,
    name,
    passwordHash: hashed,
    settings: { ...settings, activeSpacesIds: [spaceId] },
    spaceName: ownSpaceName(settings.locale),
    now,
  };
}
