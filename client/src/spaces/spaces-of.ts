import type { SpaceRow } from '@cairn/contract/spaces';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn.ts';

/** The spaces that this device holds. */
export function spacesOf({ replica }: Pick<Cairn, 'replica'>): readonly SpaceRow[] {
  return replica.recordsOf('spaces').map((record) => seenFields(record) as unknown as SpaceRow);
}
