import { minPasswordLength } from '@cairn/core/accounts/password-length';

let known: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords that are long enough to be one here, folded; read when the first is asked for. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((word) => word.length >= minPasswordLength)),
  );
  return known;
}
