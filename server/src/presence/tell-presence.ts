import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import { visibleGoal } from '../goals/read-goal.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { PresenceHub } from './presence.ts';

/**
 * For people who hide their presence: succeeds and does nothing.
 *
 * @param ref null when they look at no goal
 */
export async function tellPresence(
  context: ServerContext,
  presence: PresenceHub,
  person: Person,
  ref: string | null,
): Promise<Outcome<null, Refusal>> {
  const wait = presence.secondsToWait(person.id);
  if (wait !== null) return refused({ code: 'rate.limited', retryAfter: wait });
  if (!person.settings.showsPresence) return accepted(null);
  if (ref === null) {
    presence.tellLeft(person.id, person.spaceIds);
    return accepted(null);
  }
  const found = await visibleGoal(context, person, ref);
  if (!found.ok) return found;
  const { id, row, scopeId, isDeleted } = found.value;
  if (isDeleted) return refused({ code: 'goal.deleted' });
  // For an occurrence that is not stored, `row.id` names its series and day. All devices use that id.
  presence.tellLook(person.id, scopeId, found.value.untouchedIn ? row.id : id, person.spaceIds);
  return accepted(null);
}
