import { minPasswordLength } from '@cairn/core/accounts/password-length';

let known: Promise<ReadonlySet<string>> | undefined;

/** Returns common passwords, case-folded and of at least the minimum length. The list is loaded on first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((word) => word.length >= minPasswordLength)),
  );
  return known;
}
