import type { ClimbSubscriptionWire } from '@cairn/contract/climbs';
import type { Outcome } from '@cairn/core/outcome';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { AskRefusal } from '../ask-refusal.ts';
import { arrival } from '../cairn/arrival.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';
import type { Wire } from '../wire/wire.ts';
import { startedClimb } from '../replica/started-climbs.ts';

export interface ClimbStart {
  /** The climb's slug or code. */
  readonly slug: string;
  readonly startDate: DateOnly;
  /** Default: the user's own space. */
  readonly space?: string | undefined;
}

/**
 * Needs the network, because the server creates all goals at once.
 *
 * @param key the idempotency key, equal for all tries
 */
export function startClimb(
  { slug, startDate, space }: ClimbStart,
  key: string,
  wire: Wire = fetchWire,
): Promise<Outcome<ClimbSubscriptionWire, AskRefusal>> {
  return call(wire, 'subscribeToClimb', {
    params: { slug },
    body: { settings: { startDate }, space },
    idempotencyKey: key,
  });
}

/** Resolves when the climb and all its goals are on this device. */
export function climbArrived(
  cairn: Cairn,
  { id, progress }: Pick<ClimbSubscriptionWire, 'id' | 'progress'>,
): Promise<void> {
  return arrival(
    cairn,
    'climb_subscriptions',
    () => (startedClimb(cairn, id)?.goals.length ?? -1) >= progress.length,
  );
}
