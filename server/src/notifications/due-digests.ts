import { defaultSettings, type UserSettings } from '@cairn/core/accounts/settings';
import { type DueDigest, digestsAt } from '@cairn/core/notifications/digests';
import { isNotified, type NotificationFlags } from '@cairn/core/notifications/notification-flags';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { peopleZones, zoneOfPerson } from './people-zones.ts';

export interface PersonDigest extends DueDigest {
  readonly personId: string;
}

interface Found {
  readonly personId: string;
  readonly zone: string;
  readonly settings: Partial<UserSettings>;
  readonly ofSpaces: readonly NotificationFlags[];
}

const select = statement<Found>(`
  select u.id as "personId", due.zone, us.settings, array(
    select ms.email_notifications from member_settings ms
    where ms.scope_id = u.id and ms.deleted_at is null and ms.email_notifications <> '{}') as "ofSpaces"
  from unnest($1::text[]) as due (zone)
  join user_settings us on ${zoneOfPerson} = due.zone
  join users u on u.id = us.id and u.id = us.scope_id and (u.email_verified or $2)`);

/** Returns the digests that are due at a whole minute, of people who want them in general or in some space. */
export async function dueDigests(
  db: Db,
  minute: EpochMs,
  mailLeaves: boolean,
): Promise<readonly PersonDigest[]> {
  const dueIn = new Map(
    (await peopleZones(db)).map((zone): [string, readonly DueDigest[]] => [zone, digestsIn(minute, zone)]),
  );
  const zones = [...dueIn].filter(([, due]) => due.length > 0).map(([zone]) => zone);
  if (zones.length === 0) return [];
  const people = await db.rows(select, [zones, !mailLeaves]);
  return people.flatMap(({ personId, zone, settings, ofSpaces }) => {
    const general = { ...defaultSettings, ...settings }.emailNotifications;
    const places = [{}, ...ofSpaces];
    return (dueIn.get(zone) ?? [])
      .filter(({ event }) => places.some((ofSpace) => isNotified('email', event, { general, ofSpace })))
      .map((digest) => ({ personId, ...digest }));
  });
}

/** Empty for a zone that this server does not know. */
function digestsIn(minute: EpochMs, zone: string): readonly DueDigest[] {
  try {
    return digestsAt(minute, zone);
  } catch {
    return [];
  }
}
