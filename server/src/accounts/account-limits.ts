import type { EndpointName } from '@cairn/contract/endpoints';
import type { Db } from '../db/database.ts';
import { type AttemptLimit, giveBack, secondsToWait } from '../http/attempts.ts';
import { isKnownDevice } from './device-rows.ts';
import { emailAddress } from './email-address.ts';

/** Browsers known from an earlier sign-in count separately, so strangers cannot lock a person out. */
export interface AccountLimit {
  readonly perAddress?: AttemptLimit;
  /** For one account from one address. */
  readonly perPair?: AttemptLimit;
  /** For one account from all unknown browsers. */
  readonly perAccount?: AttemptLimit;
  /** For one account from one known browser, instead of the other limits. */
  readonly perDevice?: AttemptLimit;
  readonly perPerson?: AttemptLimit;
  readonly countsFailures?: boolean;
}

/** Besides endpoints: invalid tokens in any call, calendar feeds, and sign-ups with a taken address. */
export type AccountLimits = Partial<
  Readonly<Record<EndpointName | 'badToken' | 'calendarFeed' | 'takenEmail', AccountLimit>>
>;

const minute = 60_000;
const guessing = { perPerson: { count: 10, withinMs: 15 * minute }, countsFailures: true };

/** Enough for a family behind one router, too few to guess a password. */
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
  // Enough for people who forgot their account, too few for trying a list of addresses.
  takenEmail: { perAddress: { count: 5, withinMs: 60 * minute } },
  requestReset: {
    perAddress: { count: 30, withinMs: 60 * minute },
    perPair: { count: 5, withinMs: 60 * minute },
    perAccount: { count: 20, withinMs: 60 * minute },
    perDevice: { count: 5, withinMs: 60 * minute },
  },
  // No limit for each account: strangers could use it up, and a token cannot be guessed.
  setPassword: { perAddress: { count: 30, withinMs: 60 * minute }, countsFailures: true },
  changePassword: guessing,
  changeEmail: guessing,
  deleteAccount: guessing,
  testPush: { perPerson: { count: 6, withinMs: 2 * minute } },
  sendTestMail: { perPerson: { count: 3, withinMs: 10 * minute } },
  // Each of them asks the network.
  putWebhook: { perPerson: { count: 60, withinMs: 15 * minute } },
  sendWebhookSample: { perPerson: { count: 10, withinMs: 2 * minute } },
  sendWebhookDelivery: { perPerson: { count: 30, withinMs: 2 * minute } },
  // A school class behind one router opens its link within one lesson.
  readJoinOffer: { perAddress: { count: 120, withinMs: 15 * minute } },
  joinSpace: { perAddress: { count: 60, withinMs: 15 * minute } },
  // People of one company open their mails behind one router, and so do its mail scanners.
  readGoalLink: { perAddress: { count: 300, withinMs: 15 * minute } },
  followGoalLink: { perAddress: { count: 60, withinMs: 15 * minute } },
  // A script with a revoked token may keep running unnoticed.
  badToken: { perAddress: { count: 60, withinMs: 15 * minute } },
  // Many people share a router, each with several calendar programs.
  calendarFeed: { perAddress: { count: 300, withinMs: 15 * minute } },
};

export interface Trier {
  readonly address: string;
  readonly body: unknown;
  /** Token that marks a known browser, or null. */
  readonly device: string | null;
  /** Null for a visitor. */
  readonly personId: string | null;
}

export interface Attempt {
  /** In seconds; null if allowed. */
  readonly wait: number | null;
  succeeded(): Promise<void>;
}

type Bucket = readonly [what: string, who: string, limit: AttemptLimit | undefined];

/** Counts before the call runs, so parallel calls cannot exceed the limit. */
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
