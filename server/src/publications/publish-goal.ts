import type { Publication, PublicationEdit } from '@cairn/contract/publications';
import type { GoalRow } from '@cairn/core/goals/goal';
import { publicationEnd } from '@cairn/core/goals/public-goal';
import { isBlankName } from '@cairn/core/names/blank-name';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayEditGoal } from '@cairn/core/spaces/roles';
import { m } from '@cairn/words/messages';
import type { Person } from '../context/person.ts';
import type { Tx } from '../db/database.ts';
import { decidedEdit } from '../goals/decided-edit.ts';
import { editEvent } from '../goals/goal-events.ts';
import { goalKind } from '../goals/goal-kind.ts';
import { writeGoal } from '../goals/goal-write-rows.ts';
import { visibleGoal } from '../goals/read-goal.ts';
import { writeFacts } from '../goals/write-facts.ts';
import { newCode } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import {
  authorOf,
  changeCode,
  dropPublication,
  keepPublication,
  publicationOf,
  unsaid,
} from '../visibility/publication-rows.ts';
import { renewLink } from '../visibility/renewed-links.ts';

export async function readPublication(
  context: ServerContext,
  person: Person,
  origin: string,
  ref: string,
): Promise<Outcome<Publication, Refusal>> {
  const found = await visibleGoal(context, person, ref);
  if (!found.ok) return found;
  if (found.value.isDeleted) return refused({ code: 'goal.deleted' });
  const { row, id } = found.value;
  const { subgoals, endDate } = row.public ? await publicationOf(context.db, id) : unsaid;
  const author = row.public ? await authorOf(context.db, row) : null;
  const url = row.public ? `${origin}/goals/${row.code}` : null;
  return accepted({ isPublic: row.public, url, subgoals, endDate, author });
}

/** The end is a day in the writer's zone, and not in the past (docs/product.md, "A public goal"). */
export async function publishGoal(
  context: ServerContext,
  writer: Writer,
  origin: string,
  ref: string,
  edit: PublicationEdit,
): Promise<Outcome<Publication, Refusal>> {
  const { subgoals, endDate, newLink, showsAuthor } = edit;
  const { timezone } = writer.person.settings;
  const endsAt = endDate === null ? null : publicationEnd(endDate, timezone);
  if (endsAt !== null && endsAt <= context.now())
    return refused({ code: 'request.invalid', errors: { endDate: () => m.field_day_passed() } });
  const written = await writePublic(context, writer, ref, true, newLink, async (tx, goal) => {
    const end = endsAt === null ? null : new Date(endsAt);
    const authorId = showsAuthor ? await authorIdOf(tx, goal, writer.person) : null;
    await keepPublication(tx, goal.id, { subgoals, endDate, authorId }, end, new Date(context.now()));
  });
  return written.ok ? readPublication(context, writer.person, origin, written.value) : written;
}

export async function unpublishGoal(
  context: ServerContext,
  writer: Writer,
  ref: string,
): Promise<Outcome<null, Refusal>> {
  const written = await writePublic(context, writer, ref, false, false, (tx, goal) =>
    dropPublication(tx, goal.id),
  );
  return written.ok ? accepted(null) : written;
}

/** A page that names its author keeps that author, even if someone else publishes it again. */
async function authorIdOf(tx: Tx, goal: GoalRow, { id, settings }: Person): Promise<string | null> {
  if ((await authorOf(tx, goal)) === null)
    return isBlankName(settings.firstName + settings.lastName) ? null : id;
  return (await publicationOf(tx, goal.id)).authorId;
}

async function writePublic(
  context: ServerContext,
  writer: Writer,
  ref: string,
  isPublic: boolean,
  newLink: boolean,
  also: (tx: Tx, goal: GoalRow) => Promise<void>,
): Promise<Outcome<string, Refusal>> {
  const { person, key } = writer;
  const written = await changeOne(context, writer, goalKind, ref, {
    status: 200,
    may: (standing, { row }) => mayEditGoal(standing, row),
    change: async (tx, { stored: { id, row, scopeId, untouchedIn }, version }) => {
      // An occurrence without a row was never public.
      if (!isPublic && untouchedIn) return accepted(null);
      if (isPublic && row.recurrence !== null) return refused({ code: 'goal.publicRecurring' });
      const wish = { edit: { public: isPublic }, notes: null, baseRev: null, notesBaseRev: null };
      const decided = decidedEdit(row, wish, {
        facts: await writeFacts(tx, scopeId, person, {}),
        noteLog: [],
        zone: person.settings.timezone,
        now: context.now(),
        version,
        key,
        rules: context.rules,
      });
      if (!decided.ok) return decided;
      const after = newLink ? { ...decided.value.goal, code: newCode() } : decided.value.goal;
      if (newLink) {
        await changeCode(tx, after);
        renewLink(tx, id);
      }
      writeGoal(tx, after, null, editEvent(row, after, person, context.now()));
      await also(tx, after);
      return accepted(null);
    },
  });
  return written.ok ? accepted(written.value.id) : written;
}
