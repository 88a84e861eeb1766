import type { UserSettings } from '@cairn/core/accounts/settings';
import {
  type Destination,
  destinations,
  type NotificationEvent,
} from '@cairn/core/notifications/notification-event';
import { flagsField, isNotified, type NotificationFlags } from '@cairn/core/notifications/notification-flags';

/** SQL for an object with one value for each destination. */
export function byDestination(value: (destination: Destination) => string): string {
  return `json_build_object(${destinations.map((each) => `'${each}', ${value(each)}`).join(', ')})`;
}

/** SQL for the flags of a space, of an outer join with `member_settings ms`. */
export const ownFlags = byDestination((each) => `coalesce(ms.${each}_notifications, '{}')`);

export type FlagsByDestination = Readonly<Record<Destination, NotificationFlags>>;

/** Whether a person wants an event of a space by a destination. */
export function wants(
  destination: Destination,
  event: NotificationEvent,
  settings: UserSettings,
  ofSpace: FlagsByDestination,
): boolean {
  const general = settings[flagsField(destination)];
  return isNotified(destination, event, { general, ofSpace: ofSpace[destination] });
}
