/** What a plan allows; a null limit is unlimited (docs/product.md 5.3). */
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

/** The free plan. */
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

/** The paid plan. */
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

/** How long a new account has the paid plan's rights without a card, in days (docs/product.md 5.21). */
export const trialDays = 14;

/** The paid plan without its endless room: nobody has vouched for an account of some days. */
export const trialLevel: Level = { ...proLevel, storageLimit: basicLevel.storageLimit };

/**
 * The rights of an account today: all of them where plans are off, the paid plan's in the first 14 days, with the free
 * plan's room for files and notes.
 *
 * @param daysJoined whole days since sign-up, 0 on the first
 */
export function levelOf(
  account: { readonly isPro: boolean; readonly daysJoined: number },
  plansAreOn: boolean,
): Level {
  if (!plansAreOn || account.isPro) return proLevel;
  return account.daysJoined < trialDays ? trialLevel : basicLevel;
}

/** The fields of a level behind the refusals that name a number. */
const fieldBehind: Readonly<Record<string, keyof Level>> = {
  'limit.goals': 'goalsLimit',
  'limit.bucketGoals': 'bucketGoalsLimit',
  'limit.boards': 'boardsLimit',
  'limit.buckets': 'bucketsLimit',
  'limit.climbs': 'climbsLimit',
  'limit.fileSize': 'fileSizeLimit',
  'limit.storage': 'storageLimit',
};

/** Whether a refusal says that a plan has no room. */
export function isPlanLimit(code: string): boolean {
  return code.startsWith('limit.');
}

/** The number that a refusal for a plan's sake is about; undefined for those that are about none, and without a limit. */
export function limitBehind(code: string, level: Level): number | undefined {
  const field = fieldBehind[code];
  const limit = field && level[field];
  return typeof limit === 'number' ? limit : undefined;
}

/** Whether files of `added` bytes fit beside those of `used`; null has room for all. */
export function storageHasRoom(limit: number | null, used: number, added: number): boolean {
  return limit === null || used + added <= limit;
}

/** How far text may go beyond the room for files, in bytes: a full room of files keeps nobody from writing at once. */
const textAllowance = 10 * megabyte;

/** Whether text of `added` bytes fits beside what takes `used` bytes already; null has room for all. */
export function textHasRoom(limit: number | null, used: number, added: number): boolean {
  return added <= 0 || storageHasRoom(limit === null ? null : limit + textAllowance, used, added);
}

/** Whether one more open goal fits where `openGoals` stand already; null has room for all. */
export function hasRoom(limit: number | null, openGoals: number, added = 1): boolean {
  return limit === null || openGoals + added <= limit;
}
