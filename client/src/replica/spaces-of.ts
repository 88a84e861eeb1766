import { compareSpaces, unsetPlace } from '@cairn/core/spaces/space-order';
import type { SpaceRow } from '@cairn/core/spaces/space';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { ReplicaHolder } from './replica-holder.ts';
import { refOf } from '../store/account-store.ts';

/** Returns the spaces in the user's order. */
export function spacesOf({ replica }: ReplicaHolder): readonly SpaceRow[] {
  return replica
    .recordsOf('spaces')
    .filter(isSeen)
    .map((record) => {
      const settings = replica.record(refOf('member_settings', record.key));
      const sequenceNo = (settings && seenFields(settings).sequenceNo) ?? unsetPlace;
      return { ...seenFields(record), sequenceNo };
    })
    .toSorted(compareSpaces);
}
