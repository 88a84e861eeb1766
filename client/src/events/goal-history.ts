import type { EventRow } from '@cairn/core/events/event';
import { foldedEvents } from '@cairn/core/events/folded-events';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

const maxEvents = 500;

/**
 * Returns the newest first, similar events merged. Needs the network. Empty if the server does not know the
 * goal yet.
 */
export async function goalHistory(
  cairn: Cairn,
  goalKey: string,
): Promise<Outcome<readonly EventRow[], AskRefusal>> {
  const id = cairn.replica.goal(goalKey)?.id ?? null;
  if (id === null) return accepted([]);
  const query = { goal: id, limit: maxEvents };
  const asked = await call(cairn.environment.wire, 'listEvents', { query });
  return asked.ok ? accepted(foldedEvents(asked.value)) : asked;
}
