import type { EventRow } from '@cairn/core/events/event';
import { foldedEvents } from '@cairn/core/events/folded-events';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { callPage, type Page } from '../wire/call.ts';

export interface EventQuery {
  readonly spaces: readonly string[];
  /** The ids of users whose events are read; all if omitted. */
  readonly users?: readonly string[];
  /** The first day in the user's zone; `to` is the last day, inclusive. */
  readonly from?: DateOnly | undefined;
  readonly to?: DateOnly | undefined;
  readonly limit?: number;
}

/** The events on a page (docs/product.md, "Progress"). */
export const eventsOnPage = 100;

/**
 * Returns events, newest first, with similar events folded. Needs the network.
 *
 * @param next the address from the page before
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
