import { maxPasswordLength, minPasswordLength } from '@cairn/core/accounts/password-length';
import {
  type PasswordOwner,
  type PasswordWeakness,
  passwordWeakness,
} from '@cairn/core/accounts/password-weakness';
import { m } from '@cairn/words/messages';
import { hash, verify } from '@node-rs/argon2';
import type { Refusal } from '../base/refusal.ts';
import { commonPasswords } from './common-passwords.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const sentences: Readonly<Record<PasswordWeakness, () => string>> = {
  short: () => m.field_password_short({ count: minPasswordLength }),
  long: () => m.field_password_long({ count: maxPasswordLength }),
  repeated: () => m.field_password_repeated(),
  personal: () => m.field_password_personal(),
  common: () => m.field_password_common(),
};

export async function passwordRefusal(password: string, owner: PasswordOwner): Promise<Refusal | null> {
  const common = await commonPasswords();
  const weakness = passwordWeakness(password, owner, (folded) => common.has(folded));
  return weakness && { code: 'auth.weakPassword', errors: { password: sentences[weakness] } };
}

export function passwordHash(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options);
}

let decoy: Promise<string> | undefined;

/** @param hashed null for an unknown account; the check then takes the same time */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  decoy ??= passwordHash('nobody has this password');
  const isRight = await verify(hashed ?? (await decoy), password.normalize('NFC'));
  return hashed !== null && isRight;
}
