import { compareSpaces } from '@cairn/core/spaces/space-order';
import type { SpaceRow } from '@cairn/core/spaces/space';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn.ts';
import { memberSettingsOf } from './member-settings.ts';

/** The spaces that this device holds, in the person's own order. */
export function spacesOf(cairn: Pick<Cairn, 'replica'>): readonly SpaceRow[] {
  return cairn.replica
    .recordsOf('spaces')
    .filter(isSeen)
    .map((record) => {
      const space = seenFields(record) as unknown as SpaceRow;
      return { space, id: space.id, createdDatetime: space.createdDatetime, ...placeOf(cairn, space.id) };
    })
    .toSorted(compareSpaces)
    .map(({ space }) => space);
}

function placeOf(cairn: Pick<Cairn, 'replica'>, space: string) {
  return { sequenceNo: memberSettingsOf(cairn, space).sequenceNo };
}
