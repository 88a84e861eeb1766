import { minPasswordLength } from '@cairn/core/accounts/password-length';
import { m } from '@cairn/words/messages';
import { hash, verify } from '@node-rs/argon2';
import type { Refusal } from '../refusal.ts';

/** Longest one; hashing more would only cost time. */
const maxPasswordLength = 500;

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Why a password is refused as a new one, to be said to its person; null when it is good. */
export function passwordWeakness(password: string, email: string): (() => string) | null {
  if (Array.from(password).length < minPasswordLength)
    return () => m.field_password_short({ count: minPasswordLength });
  if (password.length > maxPasswordLength) return () => m.field_password_long({ count: maxPasswordLength });
  const isGuessable = password.toLowerCase() === email.toLowerCase() || new Set(password).size < 3;
  return isGuessable ? () => m.field_password_guessable() : null;
}

/** Refuses a weak new password at its field; null for a good one. */
export function passwordRefusal(password: string, person: { readonly email: string }): Refusal | null {
  const weakness = passwordWeakness(password, person.email);
  return weakness === null ? null : { code: 'auth.weakPassword', errors: { password: weakness } };
}

/** A password's hash, with all that is needed to check it later. */
export function passwordHash(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one that was hashed.
 *
 * @param hashed null when there is no such account: then as much work is done for nothing, so that the time tells no one
 */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  decoy ??= passwordHash('nobody has this password');
  const isRight = await verify(hashed ?? (await decoy), password.normalize('NFC'));
  return hashed !== null && isRight;
}
