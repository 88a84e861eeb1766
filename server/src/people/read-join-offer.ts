import type { JoinOffer } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { shownOffer } from '../accounts/offer-rows.ts';

/** Used, expired and withdrawn invitations look unknown. */
export async function readJoinOffer(
  context: ServerContext,
  person: Person | null,
  token: string,
): Promise<Outcome<JoinOffer, Refusal>> {
  const offer = await shownOffer(context.db, token, person?.id ?? null, new Date(context.now()));
  return offer ? accepted(offer) : refused({ code: 'link.unknown' });
}
