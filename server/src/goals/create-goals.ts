import type { GoalBatchBody, GoalWire } from '@cairn/contract/goals';
import type { GoalRow } from '@cairn/core/goals/goal';
import { compareInList } from '@cairn/core/goals/list-order';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { hasRoom, textHasRoom } from '@cairn/core/plans/limits';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { m } from '@cairn/words/messages';
import type { Person } from '../context/person.ts';
import type { Tx } from '../db/database.ts';
import { addEvents } from '../events/event-rows.ts';
import { mentionEvents } from '../events/mention-events.ts';
import { bytesUsedBy } from '../files/file-rows.ts';
import { bytesOfText } from '../files/text-room.ts';
import { isId } from '../base/ids.ts';
import { begunSeries, newSeriesId, seriesTwice } from '../recurrences/begin-series.ts';
import { addSeries } from '../recurrences/recurrence-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import { writingRefusal } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { createdAct, followedByMaker } from './auto-follow.ts';
import { type BatchFacts, batchFacts, inSpace } from './batch-facts.ts';
import { blankGoal } from './blank-goal.ts';
import { decidedEdit, type DecidedEdit } from './decided-edit.ts';
import { goalAnswer } from './goal-answer.ts';
import { noRelations, type WantedParent } from './goal-relations.ts';
import { colorRefusal, isBeyondPlan, limitedPlaces, openGoalsIn, placeName } from './goal-limits.ts';
import { type GoalWish, wishFrom } from './goal-wish.ts';
import { addGoals } from './goal-write-rows.ts';

export type BatchResult =
  | { readonly status: 200 | 201; readonly goal: GoalWire }
  | { readonly refusal: Refusal };

interface Wanted {
  readonly newcomer: GoalRow;
  readonly wish: GoalWish;
}

interface Made extends DecidedEdit {
  readonly series: RecurrenceRow | null;
  readonly parents: readonly string[];
}

type Decision = { readonly made: Made } | BatchResult;

/**
 * Creates many goals. A refusal affects only one goal and the goals below it.
 *
 * A parent may be an earlier goal of the batch, given by its temporary id. A repeated request returns existing goals
 * and tries the others again.
 */
export async function createGoals(
  context: ServerContext,
  writer: Writer,
  { goals }: GoalBatchBody,
): Promise<Outcome<readonly BatchResult[], Refusal>> {
  const now = context.now();
  // Each goal has a moment of its own, so that a list sorted by creation keeps the order in which they were typed.
  const wanted = goals.map((body, index) =>
    wantedFrom(context, writer, body, now - (goals.length - 1 - index)),
  );
  const spaces = [...new Set(wanted.flatMap((each) => (each.ok ? [each.value.newcomer.space] : [])))].filter(
    isId,
  );
  const own = spaces.filter((space) => writer.person.spaceIds.includes(space));
  const make = (by: Writer) =>
    writeOnce<readonly BatchResult[]>(
      context,
      by,
      own,
      { status: 200, thingId: null },
      async (tx, versions) => {
        const facts = await batchFacts(tx, writer.person, namedBy(writer.person, wanted, spaces));
        const decisions = await withinLimits(
          tx,
          writer,
          decided(context, writer, wanted, facts, versions),
          context.now(),
        );
        const followed = await write(context, writer, tx, decisions, facts);
        const results = decisions.map((decision) => resultOf(decision, decisions, followed));
        return accepted({ status: 200, thingId: null, result: results });
      },
    );
  const written = await make(writer);
  if (!written.ok) return written;
  if (written.value.result) return accepted(written.value.result);
  const again = await make({ ...writer, key: null });
  return again.ok ? accepted(again.value.result ?? []) : again;
}

function wantedFrom(
  context: ServerContext,
  writer: Writer,
  body: GoalBatchBody['goals'][number],
  now: number,
): Outcome<Wanted, Refusal> {
  const wish = wishFrom(body);
  if (!wish.ok) return wish;
  const space = body.space ?? writer.person.defaultSpaceId;
  if (space === null) return refused({ code: 'space.unknown' });
  const newcomer = blankGoal(context, writer, space, body, now);
  return accepted({ newcomer, wish: { ...wish.value, edit: { ...wish.value.edit, space } } });
}

function namedBy(person: Person, wanted: readonly Outcome<Wanted, Refusal>[], spaces: readonly string[]) {
  const sound = wanted.flatMap((each) => (each.ok ? [each.value] : []));
  return {
    spaces,
    series: sound.flatMap(({ wish: { recurrence } }) =>
      recurrence?.tempId === undefined ? [] : [newSeriesId(recurrence, person.id, 0)],
    ),
    tempIds: sound.map(({ newcomer }) => newcomer.tempId as string),
    parents: sound.flatMap(({ newcomer: { space }, wish: { edit } }) =>
      edit.parent && isId(space) ? [{ space, ref: edit.parent }] : [],
    ),
    assignees: sound.flatMap(({ wish: { edit } }) => edit.assignee ?? []),
    lists: [...new Set(sound.flatMap(({ wish: { edit } }) => edit.bucketId ?? []))],
  };
}

function decided(
  context: ServerContext,
  writer: Writer,
  wanted: readonly Outcome<Wanted, Refusal>[],
  facts: BatchFacts,
  versions: ReadonlyMap<string, number>,
): readonly Decision[] {
  const made = new Map<string, Made>();
  const decisions: Decision[] = [];
  for (const each of wanted) {
    const decision = each.ok
      ? decisionOn(context, writer, each.value, facts, made, versions)
      : { refusal: each.refusal };
    if ('made' in decision)
      made.set(inSpace(decision.made.goal.space, decision.made.goal.tempId as string), decision.made);
    decisions.push(decision);
  }
  return decisions;
}

function decisionOn(
  context: ServerContext,
  writer: Writer,
  { newcomer, wish }: Wanted,
  facts: BatchFacts,
  made: ReadonlyMap<string, Made>,
  versions: ReadonlyMap<string, number>,
): Decision {
  const { space, tempId } = newcomer;
  const standing = facts.standings.get(space) ?? { kind: 'stranger' };
  const refusal = writingRefusal(context, standing, 'space.unknown');
  if (refusal) return { refusal };
  const version = versions.get(space);
  // The writer joined this space after the scopes to lock were chosen.
  if (version === undefined) return { refusal: { code: 'space.unknown' } };
  const twin = facts.twins.get(tempId as string);
  if (twin?.isDeleted) return { refusal: { code: 'goal.deleted' } };
  if (twin) return { status: 200, goal: goalAnswer(twin.row, twin.relations) };
  if (made.has(inSpace(space, tempId as string)))
    return { refusal: { code: 'request.invalid', errors: { tempId: () => m.field_batch_temp_id() } } };
  const parent = parentOf(space, wish, facts, made);
  const { timezone: zone } = writer.person.settings;
  const outcome = decidedEdit(newcomer, wish, {
    facts: {
      standing,
      isShared: facts.shared.has(space),
      parent,
      list: facts.lists.get(wish.edit.bucketId ?? '') ?? null,
      isAssigneeMember: facts.members.has(inSpace(space, wish.edit.assignee ?? '')),
    },
    noteLog: [],
    zone,
    now: context.now(),
    version,
    key: writer.key,
    rules: context.rules,
  });
  if (!outcome.ok) return { refusal: outcome.refusal };
  const { goal, change } = outcome.value;
  const parents = parent?.chain ?? [];
  if (wish.recurrence?.rule === undefined) return { made: { goal, change, series: null, parents } };
  const by = { person: writer.person, now: context.now(), version, hasSubgoals: false };
  const begun = begunSeries(goal, wish.recurrence, by);
  if (!begun.ok) return { refusal: begun.refusal };
  const { id } = begun.value.series;
  const isTwice = facts.series.has(id) || [...made.values()].some(({ series }) => series?.id === id);
  if (isTwice) return { refusal: seriesTwice };
  return { made: { goal: begun.value.goal, change, series: begun.value.series, parents } };
}

function parentOf(
  space: string,
  { edit }: GoalWish,
  facts: BatchFacts,
  made: ReadonlyMap<string, Made>,
): WantedParent | null {
  if (!edit.parent) return null;
  const here = made.get(inSpace(space, edit.parent));
  if (!here) return facts.parents.get(inSpace(space, edit.parent)) ?? null;
  const { id, columnId, dueDate, bucketId } = here.goal;
  const chain = [id, ...here.parents];
  return { id, isInScope: true, isDeleted: false, chain, columnId, dueDate, bucketId };
}

async function withinLimits(
  tx: Tx,
  { person }: Writer,
  decisions: readonly Decision[],
  now: number,
): Promise<readonly Decision[]> {
  const goals = decisions.flatMap((each) => ('made' in each ? [each.made.goal] : []));
  const limited = goals.flatMap((goal) =>
    limitedPlaces(person, null, goal).map((each) => ({ ...each, goalId: goal.id })),
  );
  const open =
    limited.length === 0
      ? []
      : await openGoalsIn(
          tx,
          limited.map(({ place }) => place),
        );
  const counted = limited.map((each, at) => ({ ...each, open: open[at] ?? 0, name: placeName(each.place) }));
  const placesOf = Map.groupBy(counted, ({ goalId }) => goalId);
  const added = new Map<string, number>();
  const { storageLimit } = person.level;
  const hasText = decisions.some(
    (each) => 'made' in each && bytesOfText(each.made.goal.richThoughts, each.made.series?.richThoughts) > 0,
  );
  let used = storageLimit !== null && hasText ? await bytesUsedBy(tx, person.id) : 0;
  const refusedIds = new Set<string>();
  const judged: Decision[] = [];
  for (const decision of decisions) {
    if (!('made' in decision)) {
      judged.push(decision);
      continue;
    }
    const { goal, parents, series } = decision.made;
    const places = placesOf.get(goal.id) ?? [];
    const full = places.find(
      ({ limit, open: beside, name }) => !hasRoom(limit, beside + (added.get(name) ?? 0)),
    );
    const text = bytesOfText(goal.richThoughts, series?.richThoughts);
    const refusal: Refusal | null =
      colorRefusal(person, null, goal) ??
      (parents.some((id) => refusedIds.has(id)) ? parentRefusal : null) ??
      // oxlint-disable-next-line no-await-in-loop -- counted one by one, in the order of the batch
      (full && !(await isBeyondPlan(tx, person, goal, full, now))
        ? { code: full.code, limit: full.limit }
        : null) ??
      (textHasRoom(storageLimit, used, text) ? null : { code: 'limit.storage', limit: storageLimit ?? 0 });
    used += refusal ? 0 : text;
    if (refusal) refusedIds.add(goal.id);
    else for (const { name } of places) added.set(name, (added.get(name) ?? 0) + 1);
    judged.push(refusal ? { refusal } : decision);
  }
  return judged;
}

const parentRefusal: Refusal = {
  code: 'goal.parent',
  errors: { parent: () => m.field_parent_unknown() },
};

async function write(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  decisions: readonly Decision[],
  { shared }: BatchFacts,
): Promise<ReadonlySet<string>> {
  const made = decisions.flatMap((each) => ('made' in each ? [each.made] : []));
  if (made.length === 0) return new Set();
  addGoals(tx, made);
  addSeries(tx, ...made.flatMap(({ series }) => series ?? []));
  const places = made.map(({ goal }) => ({ spaceId: goal.space, personId: person.id, goalId: goal.id }));
  const created = made.map(({ goal }, at) => ({
    ...(places[at] as (typeof places)[number]),
    type: 'GOAL_CREATED' as const,
    otherCode: goal.assignee,
  }));
  const mentions = await mentionEvents(
    tx,
    made.map(({ goal }, at) => ({
      place: places[at] as (typeof places)[number],
      before: null,
      after: goal.richThoughts,
    })),
  );
  addEvents(tx, [...created, ...mentions], context.now());
  const inSharedSpaces = made.filter(({ goal }) => shared.has(goal.space));
  return followedByMaker(
    tx,
    inSharedSpaces.map(({ goal }) => createdAct(goal, person.id)),
    context.now(),
  );
}

function resultOf(decision: Decision, all: readonly Decision[], followed: ReadonlySet<string>): BatchResult {
  if (!('made' in decision)) return decision;
  const { goal, parents } = decision.made;
  const subgoals = all
    .flatMap((each) => ('made' in each && each.made.goal.parent === goal.id ? [each.made.goal] : []))
    .toSorted(compareInList('subgoalSequenceNo'))
    .map(({ id }) => id);
  const relations = { ...noRelations, parents, subgoals, isFollowing: followed.has(goal.id) };
  return { status: 201, goal: goalAnswer(goal, relations) };
}
