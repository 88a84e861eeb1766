import { type Destination, destinations } from './notification-event.ts';

/** Where a notification setting holds: in one space, or null for all. */
export interface NotificationPlace {
  readonly destination: Destination;
  readonly space: string | null;
}

/** The code of a setting in the API: `email`, or `email-` and the id of a space. */
export function notificationCode({ destination, space }: NotificationPlace): string {
  return space === null ? destination : `${destination}-${space}`;
}

/** @returns null for a text that is no code; the space may be unknown */
export function placeOfCode(code: string): NotificationPlace | null {
  const destination = destinations.find((each) => code === each || code.startsWith(`${each}-`));
  if (destination === undefined) return null;
  return { destination, space: code === destination ? null : code.slice(destination.length + 1) };
}
