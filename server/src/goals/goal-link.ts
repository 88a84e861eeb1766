import type { GoalLink as GoalLinkWire } from '@cairn/contract/goal-links';
import type { GoalRow } from '@cairn/core/goals/goal';
import { hasLinkEnded, linkEdit, linkState } from '@cairn/core/goals/link-acts';
import { occurrenceGoalId, recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayWrite } from '@cairn/core/spaces/may-write';
import { personById } from '../accounts/session-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { Db } from '../db/database.ts';
import { type GoalLink, goalLinkOf } from '../mail/goal-link-token.ts';
import { changeOne } from '../writes/change-one.ts';
import { livingFound } from '../writes/kind.ts';
import { applyEdit } from './edit-goal.ts';
import { findGoal } from './find-goal.ts';
import { goalKind } from './goal-kind.ts';
import type { StoredGoal } from './goal-rows.ts';

/** The same refusal in every case, because a link may be in foreign hands. */
const ended: Refusal = { code: 'link.ended' };

interface OpenedLink {
  readonly link: GoalLink;
  readonly person: Person;
  readonly ref: string;
}

/** @param key of the tokens in links */
export async function readGoalLink(
  context: ServerContext,
  key: Buffer,
  token: string,
): Promise<Outcome<GoalLinkWire, Refusal>> {
  const opened = await openedLink(context, key, token);
  return opened === null ? refused(ended) : linkNow(context, opened);
}

/** Acts as the person of the link. A goal that is done or has moved stays as it is. */
export async function followGoalLink(
  context: ServerContext,
  key: Buffer,
  token: string,
): Promise<Outcome<GoalLinkWire, Refusal>> {
  const opened = await openedLink(context, key, token);
  if (opened === null) return refused(ended);
  const before = await linkNow(context, opened);
  if (!before.ok || before.value.state !== 'open') return before;
  const { link, person, ref } = opened;
  const writer = { person, key: null, requestHash: '' };
  const changed = await changeOne<StoredGoal, LinkedGoal>(context, writer, goalKind, ref, {
    status: 200,
    change: async (tx, { stored, versions }) => {
      // The goal may have changed before it was locked.
      if (linkState(link.act, stored.row, link.startsAt) !== 'open') return accepted(stored.row);
      const edit = linkEdit(link.act, stored.row, momentOf(context, person));
      const wish = { edit, notes: null, baseRev: null, notesBaseRev: null };
      return applyEdit(context, writer, tx, versions, stored, wish);
    },
  });
  if (!changed.ok) return refused(isAboutGoal(changed.refusal) ? changed.refusal : ended);
  const { id, result } = changed.value;
  return result === null ? linkNow(context, opened) : accepted(answerOf(context, opened, id, result));
}

type LinkedGoal = Pick<GoalRow, 'name' | 'doneDate' | 'datetimeFr' | 'datetimeTo'>;

const isAboutGoal = ({ code }: Refusal) => code === 'goal.locked' || code === 'limit.goals';

async function openedLink(context: ServerContext, key: Buffer, token: string): Promise<OpenedLink | null> {
  const { db, now, plansAreOn } = context;
  const link = goalLinkOf(key, token);
  if (link === null || hasLinkEnded(link.startsAt, now())) return null;
  const person = await personById(db, link.personId, now(), plansAreOn);
  return person && { link, person, ref: await refNow(db, person, link.ref) };
}

/** An occurrence that has left its series is found by its own id alone. */
async function refNow(db: Db, person: Person, ref: string): Promise<string> {
  const of = recurrenceRefFrom(ref);
  if (of?.kind !== 'occurrence') return ref;
  const id = occurrenceGoalId(of.id, of.originalDate);
  return (await findGoal(db, id, person)) ? id : ref;
}

async function linkNow(context: ServerContext, opened: OpenedLink): Promise<Outcome<GoalLinkWire, Refusal>> {
  const found = await livingFound(context, opened.person, goalKind, opened.ref);
  if (!found.ok || !mayWrite(found.value.standing)) return refused(ended);
  const { id, row } = found.value.stored;
  return accepted(answerOf(context, opened, id, row));
}

function answerOf(
  context: ServerContext,
  { link: { act, startsAt }, person }: OpenedLink,
  goalId: string,
  goal: LinkedGoal,
): GoalLinkWire {
  const state = linkState(act, goal, startsAt);
  const { name, datetimeFr, datetimeTo } =
    state === 'open' ? { ...goal, ...linkEdit(act, goal, momentOf(context, person)) } : goal;
  const { timezone, amPm } = person.settings;
  return { act, goalId, name, datetimeFr, datetimeTo, state, timezone, amPm };
}

const momentOf = ({ now }: ServerContext, { settings: { timezone, dayEndsAtHour } }: Person) => ({
  now: now(),
  zone: timezone,
  dayEndsAtHour,
});
