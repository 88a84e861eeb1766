import type { EndpointName } from '@cairn/contract/endpoints';
import type { Db } from '../db/database.ts';
import { type AttemptLimit, giveBack, secondsToWait } from '../http/attempts.ts';
import { isKnownDevice } from './device-rows.ts';
import { emailAddress } from './email-address.ts';

/**
 * How often somebody may try. A browser in which the account's person has signed in before counts by itself, so that
 * strangers who guess lock nobody out.
 */
export interface AccountLimit {
  readonly perAddress?: AttemptLimit;
  /** For one account from one address. */
  readonly perPair?: AttemptLimit;
  /** For one account from anywhere but known browsers. */
  readonly perAccount?: AttemptLimit;
  /** For one account from one known browser, in place of all the others. */
  readonly perDevice?: AttemptLimit;
  /** For one signed-in person. */
  readonly perPerson?: AttemptLimit;
  /** Whether a call that went well is not counted. */
  readonly countsFailures?: boolean;
}

/**
 * The calls that are limited; and tokens that are none, wherever they are brought, calendar feeds, and sign-ups that were
 * answered that there is an account with the address.
 */
export type AccountLimits = Partial<
  Readonly<Record<EndpointName | 'badToken' | 'calendarFeed' | 'takenEmail', AccountLimit>>
>;

const minute = 60_000;
const guessing = { perPerson: { count: 10, withinMs: 15 * minute }, countsFailures: true };

/** Enough for a family behind one router; too little for guessing. */
export const accountLimits: AccountLimits = {
  login: {
    perAddress: { count: 60, withinMs: 15 * minute },
    perPair: { count: 10, withinMs: 15 * minute },
    perAccount: { count: 100, withinMs: 15 * minute },
    perDevice: { count: 20, withinMs: 15 * minute },
    countsFailures: true,
  },
  signup: {
    perAddress: { count: 100, withinMs: 60 * minute },
    perPair: { count: 20, withinMs: 60 * minute },
  },
  // Somebody may have forgotten that they have an account, or by which address; a list of addresses is another matter.
  takenEmail: { perAddress: { count: 5, withinMs: 60 * minute } },
  requestReset: {
    perAddress: { count: 30, withinMs: 60 * minute },
    perPair: { count: 5, withinMs: 60 * minute },
    perAccount: { count: 20, withinMs: 60 * minute },
    perDevice: { count: 5, withinMs: 60 * minute },
  },
  // The token cannot be guessed, so an account needs no bucket that strangers could fill.
  setPassword: { perAddress: { count: 30, withinMs: 60 * minute }, countsFailures: true },
  changePassword: guessing,
  deleteAccount: guessing,
  // A school class behind one router opens its link in one lesson.
  readJoinOffer: { perAddress: { count: 120, withinMs: 15 * minute } },
  joinSpace: { perAddress: { count: 60, withinMs: 15 * minute } },
  // A script whose token was revoked may go on for a while before anybody sees it.
  badToken: { perAddress: { count: 60, withinMs: 15 * minute } },
  // Everybody behind one router, each with several calendar programs that ask every few minutes.
  calendarFeed: { perAddress: { count: 300, withinMs: 15 * minute } },
};

/** What a request says of who tries. */
export interface Trier {
  /** As `addressGroup` returns it. */
  readonly address: string;
  readonly body: unknown;
  /** The token of a browser that has signed in before; null for none. */
  readonly device: string | null;
  /** Null for a visitor. */
  readonly personId: string | null;
}

/** A counted attempt. */
export interface Attempt {
  /** Seconds until the call may come again; null when it may go on. */
  readonly wait: number | null;
  /** Takes it off the count, since it was right. */
  succeeded(): Promise<void>;
}

type Bucket = readonly [what: string, who: string, limit: AttemptLimit | undefined];

/** Counts a call before it is done, so that many at once are no way around; null for a call without a limit. */
export async function countAttempt(
  db: Db,
  limits: AccountLimits,
  name: EndpointName,
  trier: Trier,
  now: number,
): Promise<Attempt | null> {
  const limit = limits[name];
  if (!limit) return null;
  const counted: Bucket[] = [];
  let wait: number | null = null;
  for (const bucket of await bucketsOf(db, limit, name, trier, now)) {
    const [what, who, most] = bucket;
    if (!most) continue;
    counted.push(bucket);
    wait = await secondsToWait(db, what, who, most, now);
    if (wait !== null) break;
  }
  return {
    wait,
    async succeeded() {
      if (!limit.countsFailures) return;
      for (const [what, who] of counted) await giveBack(db, what, who);
    },
  };
}

async function bucketsOf(
  db: Db,
  limit: AccountLimit,
  name: EndpointName,
  { address, body, device, personId }: Trier,
  now: number,
): Promise<readonly Bucket[]> {
  const { email: text } = (body ?? {}) as { readonly email?: string };
  const email = text === undefined ? null : emailAddress(text);
  if (limit.perDevice && email !== null && device !== null && (await isKnownDevice(db, device, email, now)))
    return [[`${name}:device`, `${device} ${email}`, limit.perDevice]];
  return [
    [`${name}:address`, address, limit.perAddress],
    ...(email === null
      ? []
      : ([
          [`${name}:pair`, `${address} ${email}`, limit.perPair],
          [`${name}:account`, email, limit.perAccount],
        ] as const)),
    ...(personId === null ? [] : ([[`${name}:person`, personId, limit.perPerson]] as const)),
  ];
}
