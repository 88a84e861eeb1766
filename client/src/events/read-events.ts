import type { EventRow } from '@cairn/core/events/event';
import { foldedEvents } from '@cairn/core/events/folded-events';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { callPage, type Page } from '../wire/call.ts';

/** Which events are wanted. */
export interface EventQuery {
  readonly spaces: readonly string[];
  /** The ids of those who did it; everybody when left out. */
  readonly users?: readonly string[];
  /** Days of the person's zone, both included. */
  readonly from?: DateOnly | undefined;
  readonly to?: DateOnly | undefined;
  readonly limit?: number;
}

/** As many as are asked for at once (docs/product.md 5.9). */
export const eventsOnPage = 100;

/**
 * What happened in some spaces, newest first, folded as it is read. Not kept on the device, so this needs a network.
 *
 * @param next the address of a further page, as the one before gave it
 */
export async function readEvents(
  cairn: Cairn,
  { spaces, users, from, to, limit = eventsOnPage }: EventQuery,
  next: string | null,
): Promise<Outcome<Page<EventRow>, AskRefusal>> {
  const query = {
    spaces: spaces.join(),
    limit,
    ...(users && users.length > 0 && { users: users.join() }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const page = await callPage(cairn.environment.wire, next, 'listEvents', { query });
  return page.ok ? accepted({ ...page.value, items: foldedEvents(page.value.items) }) : page;
}
