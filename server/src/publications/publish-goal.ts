import type { Publication, PublicationEdit } from '@cairn/contract/publications';
import type { GoalRow } from '@cairn/core/goals/goal';
import { publicationEnd } from '@cairn/core/goals/public-goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayEditGoal } from '@cairn/core/spaces/roles';
import type { Person } from '../accounts/person.ts';
import type { Tx } from '../db/database.ts';
import { decidedEdit } from '../goals/decided-edit.ts';
import { goalBehind } from '../goals/goal-behind.ts';
import { editEvent } from '../goals/goal-events.ts';
import { writeGoal } from '../goals/goal-write-rows.ts';
import { visibleGoal } from '../goals/read-goal.ts';
import { writeFacts } from '../goals/write-facts.ts';
import { newCode } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import { standingRefusal } from '../spaces/standing.ts';
import { HasMoved } from '../writes/has-moved.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';
import { renewLink } from './renewed-links.ts';
import { changeCode, dropPublication, keepPublication, publicationOf, unsaid } from './publication-rows.ts';

/** Whether and how a goal is shown to visitors, for a member of its space. */
export async function readPublication(
  house: House,
  person: Person,
  origin: string,
  ref: string,
): Promise<Outcome<Publication, Refusal>> {
  const found = await visibleGoal(house, person, ref);
  if (!found.ok) return found;
  if (found.value.isDeleted) return refused({ code: 'goal.deleted' });
  const { row, id } = found.value;
  const how = row.public ? await publicationOf(house.db, id) : unsaid;
  return accepted({ isPublic: row.public, url: row.public ? `${origin}/goals/${row.code}` : null, ...how });
}

/**
 * Shows a goal to whoever has its link, or changes how it is shown (`product.md` 5.24). The end is a day in the writer's
 * zone; one that has passed is refused, since it would publish nothing.
 */
export async function publishGoal(
  house: House,
  writer: Writer,
  origin: string,
  ref: string,
  edit: PublicationEdit,
): Promise<Outcome<Publication, Refusal>> {
  const { subgoals, endDate, newLink } = edit;
  const { timezone } = writer.person.settings;
  const endsAt = endDate === null ? null : publicationEnd(endDate, timezone);
  if (endsAt !== null && endsAt <= house.now())
    return refused({ code: 'request.invalid', errors: { endDate: 'This day has passed.' } });
  const written = await writePublic(house, writer, ref, true, newLink, async (tx, goal) => {
    const end = endsAt === null ? null : new Date(endsAt);
    await keepPublication(tx, goal.id, { subgoals, endDate }, end, new Date(house.now()));
  });
  return written.ok ? readPublication(house, writer.person, origin, written.value) : written;
}

/** Shows a goal to visitors no more. */
export async function unpublishGoal(
  house: House,
  writer: Writer,
  ref: string,
): Promise<Outcome<null, Refusal>> {
  const written = await writePublic(house, writer, ref, false, false, (tx, goal) =>
    dropPublication(tx, goal.id),
  );
  return written.ok ? accepted(null) : written;
}

/** Writes whether a goal is public, and with it what `also` writes; answers the goal's id. */
async function writePublic(
  house: House,
  writer: Writer,
  ref: string,
  isPublic: boolean,
  newLink: boolean,
  also: (tx: Tx, goal: GoalRow) => Promise<void>,
): Promise<Outcome<string, Refusal>> {
  const { person, key } = writer;
  const located = await goalBehind(house.db, ref, person);
  if (!located) return refused({ code: 'goal.unknown' });
  const { id, scopeId } = located;
  const decide: Decide<null> = async (tx, versions) => {
    const goal = await goalBehind(tx, located.untouchedIn ? ref : id, person);
    if (!goal) return refused({ code: 'goal.unknown' });
    if (!versions.has(goal.scopeId)) throw new HasMoved(goal.scopeId);
    const facts = await writeFacts(tx, scopeId, person, {});
    const refusal = standingRefusal(house, facts.standing, 'goal.unknown');
    if (refusal) return refused(refusal);
    if (goal.isDeleted) return refused({ code: 'goal.deleted' });
    if (!mayEditGoal(facts.standing, goal.row)) return refused({ code: 'goal.readOnly' });
    // Nobody has touched it, so nobody has published it.
    if (!isPublic && goal.untouchedIn) return accepted({ status: 200, thingId: id, result: null });
    if (isPublic && goal.row.recurrence !== null) return refused({ code: 'goal.publicRecurring' });
    const wish = { edit: { public: isPublic }, notes: null, baseRev: null, notesBaseRev: null };
    const version = versions.get(scopeId) as number;
    const zone = person.settings.timezone;
    const decided = decidedEdit(goal.row, wish, {
      facts,
      noteLog: [],
      zone,
      now: house.now(),
      version,
      key,
      rules: house.rules,
    });
    if (!decided.ok) return decided;
    const after = newLink ? { ...decided.value.goal, code: newCode() } : decided.value.goal;
    if (newLink) {
      await changeCode(tx, after);
      renewLink(tx, id);
    }
    writeGoal(tx, after, null, editEvent(goal.row, after, person, house.now()));
    await also(tx, after);
    return accepted({ status: 200, thingId: id, result: null });
  };
  const written = await writeOnce(house, writer, [scopeId], { status: 200, thingId: id }, decide);
  return written.ok ? accepted(id) : written;
}
