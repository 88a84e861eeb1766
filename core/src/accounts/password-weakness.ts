import { maxPasswordLength, minPasswordLength } from './password-length.ts';

export type PasswordWeakness = 'short' | 'long' | 'repeated' | 'personal' | 'common';

export interface PasswordOwner {
  readonly email: string;
  readonly name?: string;
}

/** A password with fewer different characters counts as repetition. */
const minDifferentSigns = 3;
/** Minimum number of characters besides the user's own name and address. */
const minOtherSigns = 6;
/** Shorter words of the user occur in too many passwords to be rejected. */
const minWordLength = 3;

export const foldedPassword = (password: string) => password.normalize('NFKC').toLowerCase();

/**
 * Returns null for a good password.
 *
 * @param isCommon whether a folded password is among those that attackers try first
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
