/** A null limit means unlimited (docs/product.md, "Limits of the free plan"). */
export interface Level {
  readonly isPro: boolean;
  readonly goalsLimit: number | null;
  readonly bucketGoalsLimit: number | null;
  readonly boardsLimit: number | null;
  readonly bucketsLimit: number | null;
  readonly climbsLimit: number | null;
  /** In bytes. */
  readonly fileSizeLimit: number | null;
  /** In bytes. */
  readonly storageLimit: number | null;
  readonly canUseColors: boolean;
  readonly canUseDarkMode: boolean;
}

const megabyte = 1024 * 1024;

export const basicLevel: Level = {
  isPro: false,
  goalsLimit: 10,
  bucketGoalsLimit: 25,
  boardsLimit: 3,
  bucketsLimit: 5,
  climbsLimit: 1,
  fileSizeLimit: 5 * megabyte,
  storageLimit: 100 * megabyte,
  canUseColors: false,
  canUseDarkMode: false,
};

export const proLevel: Level = {
  isPro: true,
  goalsLimit: null,
  bucketGoalsLimit: null,
  boardsLimit: null,
  bucketsLimit: null,
  climbsLimit: null,
  fileSizeLimit: 50 * megabyte,
  storageLimit: null,
  canUseColors: true,
  canUseDarkMode: true,
};

/**
 * A new account has the paid plan's rights for this number of days (docs/product.md, "The first 14 days").
 */
export const trialDays = 14;

/** Storage stays limited, because anyone can open accounts. */
export const trialLevel: Level = { ...proLevel, storageLimit: basicLevel.storageLimit };

/** @param daysJoined whole days since sign-up, 0 on the first */
export function levelOf(
  account: { readonly isPro: boolean; readonly daysJoined: number },
  plansAreOn: boolean,
): Level {
  if (!plansAreOn || account.isPro) return proLevel;
  return account.daysJoined < trialDays ? trialLevel : basicLevel;
}

const limitFields: Readonly<Record<string, keyof Level>> = {
  'limit.goals': 'goalsLimit',
  'limit.bucketGoals': 'bucketGoalsLimit',
  'limit.boards': 'boardsLimit',
  'limit.buckets': 'bucketsLimit',
  'limit.climbs': 'climbsLimit',
  'limit.fileSize': 'fileSizeLimit',
  'limit.storage': 'storageLimit',
};

export function isPlanLimit(code: string): boolean {
  return code.startsWith('limit.');
}

/** Returns undefined if the refusal is not about a limit. */
export function limitOf(code: string, level: Level): number | undefined {
  const field = limitFields[code];
  const limit = field && level[field];
  return typeof limit === 'number' ? limit : undefined;
}

export function storageHasRoom(limit: number | null, used: number, added: number): boolean {
  return limit === null || used + added <= limit;
}

/** Text may exceed the storage limit by this, so that users with full storage can still write. */
const textAllowance = 10 * megabyte;

export function textHasRoom(limit: number | null, used: number, added: number): boolean {
  return added <= 0 || storageHasRoom(limit === null ? null : limit + textAllowance, used, added);
}

export function hasRoom(limit: number | null, openGoals: number, added = 1): boolean {
  return limit === null || openGoals + added <= limit;
}
