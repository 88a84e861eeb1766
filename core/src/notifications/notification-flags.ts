import type { Destination, NotificationEvent } from './notification-event.ts';
import { notificationEvents } from './notification-event.ts';

/** The field of a person's settings, and of their settings in a space. */
export function flagsField<Kind extends Destination>(destination: Kind): `${Kind}Notifications` {
  return `${destination}Notifications`;
}

/** Only flags that the person has set. */
export type NotificationFlags = Readonly<Partial<Record<NotificationEvent, boolean>>>;

const onByDefault: Readonly<Record<Destination, ReadonlySet<NotificationEvent>>> = {
  email: new Set([
    'goalAssigned',
    'goalMentionCreated',
    'commentMentionCreated',
    'commentCreated',
    'membershipCreated',
    'membershipDeleted',
    'weeklyInsights',
  ]),
  push: new Set(['goalAssigned', 'goalMentionCreated', 'commentMentionCreated', 'goalTime']),
  webhook: new Set(),
};

export interface FlagsOfPlaces {
  /** Of all spaces. */
  readonly general: NotificationFlags;
  /** Of one space, where they overrule; empty for the general setting itself. */
  readonly ofSpace: NotificationFlags;
}

export function isNotified(
  destination: Destination,
  event: NotificationEvent,
  { general, ofSpace }: FlagsOfPlaces,
): boolean {
  return ofSpace[event] ?? general[event] ?? onByDefault[destination].has(event);
}

export type EveryFlag = Readonly<Record<NotificationEvent, boolean>>;

export function effectiveFlags(destination: Destination, flags: FlagsOfPlaces): EveryFlag {
  return Object.fromEntries(
    notificationEvents.map((event) => [event, isNotified(destination, event, flags)]),
  ) as EveryFlag;
}

/** Null takes a flag back, so that the place inherits it. */
export type FlagsEdit = Readonly<Partial<Record<NotificationEvent, boolean | null>>>;

export function editedFlags(flags: NotificationFlags, edit: FlagsEdit): NotificationFlags {
  const entries = notificationEvents.flatMap((event): [NotificationEvent, boolean][] => {
    const flag = edit[event] === undefined ? flags[event] : edit[event];
    return flag === undefined || flag === null ? [] : [[event, flag]];
  });
  return Object.fromEntries(entries);
}
