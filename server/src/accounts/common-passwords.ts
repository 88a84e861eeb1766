import { minPasswordLength } from '@cairn/core/accounts/password-length';

let known: Promise<ReadonlySet<string>> | undefined;

/** In lower case. The list is loaded on first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((word) => word.length >= minPasswordLength)),
  );
  return known;
}
