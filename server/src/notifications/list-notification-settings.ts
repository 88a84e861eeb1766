import type { NotificationSetting } from '@cairn/contract/notifications';
import { notificationCode, type NotificationPlace } from '@cairn/core/notifications/notification-code';
import { destinations, notificationEvents } from '@cairn/core/notifications/notification-event';
import {
  effectiveFlags,
  flagsField,
  type FlagsOfPlaces,
  type NotificationFlags,
} from '@cairn/core/notifications/notification-flags';
import type { MemberSettings } from '@cairn/core/spaces/member-settings';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import { statement } from '../db/statement.ts';
import { memberSettingsPairs } from '../space-access/space-text.ts';

interface OwnSettings {
  readonly space: string;
  readonly settings: MemberSettings;
}

const select = statement<OwnSettings>(`
  select own.space, json_build_object(${memberSettingsPairs('ms')}) as settings
  from unnest($2::uuid[]) with ordinality as own (space, place)
  left join member_settings ms on ms.scope_id = $1 and ms.id = own.space and ms.deleted_at is null
  order by own.place`);

/** The setting for all spaces comes first. */
export async function listNotificationSettings(
  { db }: Pick<ServerContext, 'db'>,
  person: Person,
): Promise<readonly NotificationSetting[]> {
  const spaces = await db.read(select, [person.id, person.spaceIds]);
  const everywhere = { space: null, settings: null };
  return [everywhere, ...spaces].flatMap(({ space, settings }) =>
    destinations.map((destination) => {
      const field = flagsField(destination);
      const ofSpace: NotificationFlags = settings?.[field] ?? {};
      return settingOf({ destination, space }, { general: person.settings[field], ofSpace });
    }),
  );
}

export function settingOf(place: NotificationPlace, flags: FlagsOfPlaces): NotificationSetting {
  const own = place.space === null ? flags.general : flags.ofSpace;
  return {
    code: notificationCode(place),
    ...place,
    inherited: notificationEvents.filter((event) => own[event] === undefined),
    ...effectiveFlags(place.destination, flags),
  };
}
