import type { PublicClimbCard } from '@cairn/core/climbs/climb';
import type { Instant } from '@cairn/core/goals/goal';
import { readText, writeText } from '../device-text.ts';
import { parsedText } from '../parsed-text.ts';

const storedUnder = 'cairn-climbs';

/** The first climbs of the catalogue as they were last read, for a device with no network. */
export interface KeptCatalogue {
  readonly readAt: Instant;
  readonly language: string;
  readonly popular: readonly PublicClimbCard[];
  readonly new: readonly PublicClimbCard[];
}

export function keepCatalogue(catalogue: KeptCatalogue): void {
  // Without room the catalogue needs the network.
  writeText(storedUnder, JSON.stringify(catalogue));
}

/** Returns null if no catalogue in this language was read on this device. */
export function keptCatalogue(language: string): KeptCatalogue | null {
  const kept = parsedText<KeptCatalogue>(readText(storedUnder));
  return kept?.language === language && Array.isArray(kept.popular) && Array.isArray(kept.new) ? kept : null;
}
