import type { EventRow } from '@cairn/core/events/event';
import { foldedEvents } from '@cairn/core/events/folded-events';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** As many events of a goal as are asked for, the newest. */
const maxEvents = 500;

/**
 * What happened to a goal, newest first, folded as it is read. It is not kept on the device, so this needs a network; of a
 * goal that the server does not know yet it tells nothing.
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
