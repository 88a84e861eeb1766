import type { MembershipRow } from '@cairn/core/spaces/membership';
import { mayWrite } from '@cairn/core/spaces/may-write';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Stop } from '../environment/environment.ts';
import type { SettingsHolder } from './settings-of.ts';

/**
 * Locks the goals of spaces in which the user may only read and comment, until the returned function is called. All
 * records must be loaded.
 */
export function lockViewedSpaces(cairn: SettingsHolder): Stop {
  const { replica } = cairn;
  let locked = '';
  const look = () => {
    const viewed = viewedSpacesOf(cairn);
    if (viewed.join() === locked) return;
    locked = viewed.join();
    replica.shown.viewed = viewed;
    // Makes new views of all goals.
    replica.apply([...replica.goalRecords()]);
    replica.markWhole();
    replica.watchers.tell(replica.watchers.topicsFrom(''));
  };
  look();
  return replica.watch('table/memberships', look);
}

function viewedSpacesOf({ replica, account }: SettingsHolder): readonly string[] {
  return replica
    .recordsOf('memberships')
    .filter((record) => isSeen(record) && isViewer(seenFields(record), account.id))
    .map(({ scope }) => scope);
}

function isViewer({ userId, role }: MembershipRow, own: string): boolean {
  return userId === own && !mayWrite({ kind: 'member', role });
}
