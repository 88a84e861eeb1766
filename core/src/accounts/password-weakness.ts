import { maxPasswordLength, minPasswordLength } from './password-length.ts';

/** Why a new password is refused. */
export type PasswordWeakness = 'short' | 'long' | 'repeated' | 'personal' | 'common';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly name?: string;
}

/** Fewer different signs are a row of one. */
const minDifferentSigns = 3;
/** A password of a name and less than this is a name. */
const minOtherSigns = 6;
/** Shorter words stand in too many others. */
const minWordLength = 3;

/** A password as it is compared: without the difference of cases and of ways to write a letter. */
export const foldedPassword = (password: string) => password.normalize('NFKC').toLowerCase();

/**
 * Returns why a password is too weak; null for a good one.
 *
 * @param isCommon whether a folded password is one of those that are tried first
 */
export function passwordWeakness(
  password: string,
  owner: PasswordOwner,
  isCommon: (folded: string) => boolean,
): PasswordWeakness | null {
  if (Array.from(password).length < minPasswordLength) return 'short';
  if (password.length > maxPasswordLength) return 'long';
  const folded = foldedPassword(password);
  if (isRow(folded)) return 'repeated';
  if (isPersonal(folded, owner)) return 'personal';
  return isCommon(folded) ? 'common' : null;
}

const isRow = (text: string) => new Set(text).size < minDifferentSigns;

function isPersonal(folded: string, { email, name = '' }: PasswordOwner): boolean {
  const address = foldedPassword(email);
  const parts = `${address} ${foldedPassword(name)} cairn`.split(/[^\p{L}\p{N}]+/u);
  const words = [address, address.split('@')[0] ?? '', ...parts]
    .filter((word) => word.length >= minWordLength)
    .toSorted((one, other) => other.length - one.length);
  let rest = folded;
  for (const word of words) rest = rest.replaceAll(word, '');
  return rest !== folded && (rest.length < minOtherSigns || isRow(rest));
}
