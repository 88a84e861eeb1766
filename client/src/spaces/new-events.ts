import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Instant } from '@cairn/core/goals/goal';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Events by others since `seen`, the last look that the server knows. Without a look, since joining. */
export interface NewEvents {
  readonly count: number;
  readonly seen: Instant | null;
}

/** By space. Needs the network. */
export async function readNewEvents(
  cairn: Cairn,
): Promise<Outcome<ReadonlyMap<string, NewEvents>, AskRefusal>> {
  const answer = await call(cairn.environment.wire, 'listSpaces');
  if (!answer.ok) return answer;
  return accepted(
    new Map(
      answer.value.map(({ id, myMembership: { newEventsCount, settings } }) => [
        id,
        { count: newEventsCount, seen: settings.eventsLastSeenDatetime },
      ]),
    ),
  );
}
