import type { Instant } from '@cairn/core/goals/goal';
import { readText, writeText } from './device-text.ts';
import { parsedText } from './parsed-text.ts';

/** Changes that an author offers, as this device read them last, and the person's choices. */
export interface KeptOffer<Offer> {
  readonly readAt: Instant;
  readonly offer: Offer;
}

/** By id of the changed step or goal: true takes the change. */
export type KeptChoices = Readonly<Record<string, boolean>>;

const prefixOf = (accountId: string, of: string) => `cairn-offer-${accountId}-${of}`;

/** @param of the running climb or the board */
export function keptOffer<Offer>(accountId: string, of: string): KeptOffer<Offer> | null {
  return parsedText<KeptOffer<Offer>>(readText(prefixOf(accountId, of)));
}

/** Without room the changes need the network. */
export function keepOffer<Offer>(accountId: string, of: string, kept: KeptOffer<Offer> | null): void {
  writeText(prefixOf(accountId, of), kept === null ? null : JSON.stringify(kept));
}

export function keptChoices(accountId: string, of: string): KeptChoices {
  return parsedText<KeptChoices>(readText(`${prefixOf(accountId, of)}-choices`)) ?? {};
}

export function keepChoices(accountId: string, of: string, choices: KeptChoices | null): void {
  writeText(`${prefixOf(accountId, of)}-choices`, choices === null ? null : JSON.stringify(choices));
}

/** Returns the print of the changes that the person did not want to see; null for none. */
export function hiddenOffer(accountId: string, of: string): string | null {
  return readText(`${prefixOf(accountId, of)}-hidden`);
}

export function hideOffer(accountId: string, of: string, print: string): void {
  writeText(`${prefixOf(accountId, of)}-hidden`, print);
}
