import { defaultSettings, type UserSettings } from '@cairn/core/accounts/settings';
import { type DigestEvent, type DueDigest, digestsAt } from '@cairn/core/notifications/digests';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type FlagsByDestination, ownFlags, wants } from './destination-flags.ts';
import { peopleZones, zoneOfPerson } from './people-zones.ts';

export interface PersonDigest extends DueDigest {
  readonly personId: string;
}

const digestDestinations = ['email', 'webhook'] as const;

export interface WantedDigest extends PersonDigest {
  readonly destination: (typeof digestDestinations)[number];
}

interface Found {
  readonly personId: string;
  readonly zone: string;
  readonly settings: Partial<UserSettings>;
  readonly isMailed: boolean;
  readonly isCalled: boolean;
  readonly ofSpaces: readonly FlagsByDestination[];
}

const noFlags: FlagsByDestination = { email: {}, push: {}, webhook: {} };

const select = statement<Found>(`
  select u.id as "personId", due.zone, us.settings, (u.email_verified or $2) as "isMailed",
    exists (select from webhooks h where h.user_id = u.id) as "isCalled", array(
    select ${ownFlags} from member_settings ms where ms.scope_id = u.id and ms.deleted_at is null
      and (ms.email_notifications <> '{}' or ms.webhook_notifications <> '{}')) as "ofSpaces"
  from unnest($1::text[]) as due (zone)
  join user_settings us on ${zoneOfPerson} = due.zone
  join users u on u.id = us.id and u.id = us.scope_id`);

/** Returns the digests that are due at a whole minute, of people who want them in general or in some space. */
export async function dueDigests(
  db: Db,
  minute: EpochMs,
  mailLeaves: boolean,
): Promise<readonly WantedDigest[]> {
  const dueIn = new Map(
    (await peopleZones(db)).map((zone): [string, readonly DueDigest[]] => [zone, digestsIn(minute, zone)]),
  );
  const zones = [...dueIn].filter(([, due]) => due.length > 0).map(([zone]) => zone);
  if (zones.length === 0) return [];
  const people = await db.rows(select, [zones, !mailLeaves]);
  return people.flatMap(({ personId, zone, settings: stored, isMailed, isCalled, ofSpaces }) => {
    const settings = { ...defaultSettings, ...stored };
    const reached = { email: isMailed, webhook: isCalled };
    const isWanted = (destination: WantedDigest['destination'], event: DigestEvent) =>
      reached[destination] &&
      [noFlags, ...ofSpaces].some((ofSpace) => wants(destination, event, settings, ofSpace));
    return (dueIn.get(zone) ?? []).flatMap((digest) =>
      digestDestinations
        .filter((destination) => isWanted(destination, digest.event))
        .map((destination) => ({ personId, ...digest, destination })),
    );
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
