import { textKeys, writeText } from '@cairn/client/device-text';

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;

/** Removes every text of Cairn from this device, except those of other accounts: they may be unsent edits. */
export function forgetTexts(accountId: string): void {
  for (const key of textKeys('cairn-')) {
    const [owner = accountId] = uuid.exec(key) ?? [];
    if (owner === accountId) writeText(key, null);
  }
}
