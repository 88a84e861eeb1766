import type { EndpointName } from '@cairn/contract/endpoints';
import type { Db } from '../db/database.ts';
import { type AttemptLimit, secondsToWait } from '../http/attempts.ts';
import { emailAddress } from './email-address.ts';

/** How often somebody may try: from one address, and for one account where the call names one. */
export interface AccountLimit {
  readonly perAddress: AttemptLimit;
  readonly perAccount?: AttemptLimit;
}

/** The calls that are limited; and tokens that are none, wherever they are brought, and calendar feeds. */
export type AccountLimits = Partial<
  Readonly<Record<EndpointName | 'badToken' | 'calendarFeed', AccountLimit>>
>;

const minute = 60_000;

/** Enough for a family behind one router; too little for guessing. */
export const accountLimits: AccountLimits = {
  login: {
    perAddress: { count: 60, withinMs: 15 * minute },
    perAccount: { count: 10, withinMs: 15 * minute },
  },
  signup: {
    perAddress: { count: 100, withinMs: 60 * minute },
    perAccount: { count: 20, withinMs: 60 * minute },
  },
  requestReset: {
    perAddress: { count: 30, withinMs: 60 * minute },
    perAccount: { count: 5, withinMs: 60 * minute },
  },
  setPassword: {
    perAddress: { count: 30, withinMs: 60 * minute },
    perAccount: { count: 10, withinMs: 60 * minute },
  },
  // A school class behind one router opens its link in one lesson.
  readJoinOffer: { perAddress: { count: 120, withinMs: 15 * minute } },
  joinSpace: { perAddress: { count: 60, withinMs: 15 * minute } },
  // A script whose token was revoked may go on for a while before anybody sees it.
  badToken: { perAddress: { count: 60, withinMs: 15 * minute } },
  // Everybody behind one router, each with several calendar programs that ask every few minutes.
  calendarFeed: { perAddress: { count: 300, withinMs: 15 * minute } },
};

/** Seconds to wait before a limited call may come again; null when this one may go on. */
export async function accountWait(
  db: Db,
  limits: AccountLimits,
  name: EndpointName,
  request: { readonly address: string; readonly body: unknown },
  now: number,
): Promise<number | null> {
  const limit = limits[name];
  if (!limit) return null;
  const byAddress = await secondsToWait(db, `${name}:address`, request.address, limit.perAddress, now);
  if (byAddress !== null || !limit.perAccount) return byAddress;
  const { email, uidb64 } = request.body as { email?: string; uidb64?: string };
  const account = email === undefined ? uidb64 : (emailAddress(email) ?? undefined);
  return account === undefined ? null : secondsToWait(db, `${name}:account`, account, limit.perAccount, now);
}
