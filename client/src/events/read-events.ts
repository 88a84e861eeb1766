import type { EventRow } from '@cairn/core/events/event';
import { foldedEvents } from '@cairn/core/events/folded-events';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { callPage, type Page } from '../wire/call.ts';

export interface EventQuery {
  readonly spaces: readonly string[];
  /** User ids; all users if omitted. */
  readonly users?: readonly string[];
  /** In the user's zone; `to` is inclusive. */
  readonly from?: DateOnly | undefined;
  readonly to?: DateOnly | undefined;
  readonly limit?: number;
}

/** Maximum per page (docs/product.md, "Progress"). */
export const eventsOnPage = 100;

/**
 * Newest first, similar events merged. Needs the network.
 *
 * @param next the cursor of the page before
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
