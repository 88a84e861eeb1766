import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import { visibleGoal } from '../goals/read-goal.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { PresenceHub } from './presence.ts';

/**
 * Tells the other members of a goal's space that somebody is looking at it; of whoever does not want to be
 * seen nothing is told, and they hear that all is well.
 *
 * @param ref what is looked at; null for nothing any more
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
  // An occurrence that nobody has touched is called by its day on every device.
  presence.tellLook(person.id, scopeId, found.value.untouchedIn ? row.id : id, person.spaceIds);
  return accepted(null);
}
