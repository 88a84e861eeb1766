import type { ClimbSubscriptionRow } from '@cairn/core/climbs/climb';
import type { ClimbGoal } from '@cairn/core/climbs/climb-goal';
import { leftClimb } from '@cairn/core/climbs/left-climb';
import { movedStart, restartedClimb } from '@cairn/core/climbs/moved-start';
import { isSame } from '@cairn/core/same';
import type { Fields, SyncRecord } from '@cairn/core/sync/record';
import { isSeen } from '@cairn/core/sync/view';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Life } from '@cairn/core/time/periods';

/** A new start or a restart that is not sent yet. */
export type ClimbEdit = Partial<Pick<ClimbSubscriptionRow, 'settings' | 'restart'>> & {
  /**
   * By goal, its unsent fields at the time of the edit. They are sent before it, as far as they still are what was
   * typed last. Stays on the device.
   */
  readonly before: UnsentFields;
};

type UnsentFields = Readonly<Record<string, Fields>>;

/** The fields of an unsent edit of a subscription: one or several edits, each an upload of its own. */
export interface ClimbEditsInFields {
  readonly edits?: readonly ClimbEdit[];
}

/** The effect on one goal. */
export interface ClimbGoalEffect {
  /** Fields to put onto the server's row, or null for a deleted goal. */
  readonly fields: Fields | null;
  /** Unsent fields of the goal that are older than the effect, which hides them. */
  readonly over: Fields;
}

export type ClimbEffect = ReadonlyMap<string, ClimbGoalEffect>;

export function editsIn(typed: { readonly fields: Fields } | null): readonly ClimbEdit[] {
  return (typed?.fields as ClimbEditsInFields | undefined)?.edits ?? [];
}

/** Returns the unsent fields that are sent before the next edit of their climb, by goal. */
export function sentBeforeClimb({ pending }: Pick<SyncRecord, 'pending'>): UnsentFields {
  return editsIn(pending)[0]?.before ?? {};
}

export function typedFields({ inflight, pending }: SyncRecord<'goals'>): Fields {
  return { ...inflight?.fields, ...pending?.fields };
}

/** Splits typed fields by whether they are the same as at the time of an edit of the climb. */
export function olderAndNewer(typed: Fields, before: Fields): readonly [older: Fields, newer: Fields] {
  const isOlder = ([name, value]: [string, unknown]) => name in before && isSame(value, before[name]);
  const all = Object.entries(typed);
  return [
    Object.fromEntries(all.filter(isOlder)),
    Object.fromEntries(all.filter((field) => !isOlder(field))),
  ];
}

type UnsentEdit = ClimbEdit | { readonly isLeaving: true };

/** Returns the edits in the order in which they take effect. Those in flight have no older unsent edits of goals. */
export function unsentClimbEdits(record: SyncRecord<'climb_subscriptions'>): readonly UnsentEdit[] {
  const inFlight = editsIn(record.inflight).map((edit) => ({ ...edit, before: {} }));
  // The deletion is sent instead of later edits.
  return [...inFlight, ...(isSeen(record) ? editsIn(record.pending) : [{ isLeaving: true } as const])];
}

interface EffectOfEdits {
  readonly startDate: DateOnly;
  /** After each edit, with the effects of the edits before it. */
  readonly after: readonly ClimbEffect[];
}

/**
 * @param goals as the server has them, with the record's key as id
 * @param known effects that the rows do not have yet
 * @param typedOf returns the unsent fields of a goal
 */
export function climbEffects(
  { settings, steps }: Pick<ClimbSubscriptionRow, 'settings' | 'steps'>,
  edits: readonly UnsentEdit[],
  goals: readonly ClimbGoal[],
  known: ClimbEffect,
  typedOf: (key: string) => Fields,
  life: Life,
): EffectOfEdits {
  const now = new Map(goals.flatMap((goal) => withEffect(goal, known.get(goal.id))));
  let { startDate } = settings;
  let effect = known;
  const after = edits.map((edit) => {
    if ('isLeaving' in edit) return (effect = withLeave(effect, now, typedOf));
    const all = [...now.values()].map((goal) => {
      const [older] = olderAndNewer(typedOf(goal.id), edit.before[goal.id] ?? {});
      return { ...goal, ...placeIn(older) };
    });
    const moved = movedBy(edit, all, steps, startDate, life);
    ({ startDate } = moved);
    const byId = new Map(all.map((goal) => [goal.id, goal]));
    const next = new Map(effect);
    for (const { id, opensOn, columnId, dueDate, doneDate } of moved.goals) {
      const goal = byId.get(id) as ClimbGoal;
      const climbStep = { ...goal.climbStep, opensOn };
      now.set(id, { ...goal, columnId, dueDate, doneDate, climbStep });
      const isOpened = doneDate !== goal.doneDate;
      const before = effect.get(id);
      next.set(id, {
        fields: { ...before?.fields, columnId, dueDate, climbStep, ...(isOpened && { doneDate }) },
        over: { ...before?.over, ...edit.before[id] },
      });
    }
    return (effect = next);
  });
  return { startDate, after };
}

/** Returns nothing for a goal that has left the climb. */
function withEffect(
  goal: ClimbGoal,
  effect: ClimbGoalEffect | undefined,
): readonly (readonly [string, ClimbGoal])[] {
  const hasLeft = effect && (effect.fields === null || effect.fields['climbStep'] === null);
  return hasLeft ? [] : [[goal.id, { ...goal, ...effect?.fields }]];
}

function movedBy(
  { restart, settings }: ClimbEdit,
  goals: readonly ClimbGoal[],
  steps: ClimbSubscriptionRow['steps'],
  startDate: DateOnly,
  life: Life,
) {
  if (restart) {
    const from = { stepId: restart.step, today: restart.date, startDate };
    const restarted = restartedClimb(steps, goals, from, life);
    if (restarted.ok) return { startDate: restarted.value.startDate, goals: restarted.value.moved };
  } else if (settings) {
    const moved = movedStart(steps, goals, settings.startDate, life);
    if (moved.ok) return { startDate: settings.startDate, goals: moved.value };
  }
  return { startDate, goals: [] };
}

function placeIn(typed: Fields): Partial<ClimbGoal> {
  const places = ['name', 'columnId', 'dueDate', 'doneDate'] as const;
  return Object.fromEntries(places.filter((name) => name in typed).map((name) => [name, typed[name]]));
}

/** Unsent ticks count, because a climb is left after the edits of its goals. */
function withLeave(
  effect: ClimbEffect,
  now: ReadonlyMap<string, ClimbGoal>,
  typedOf: (key: string) => Fields,
): ClimbEffect {
  const goals = Array.from(now.values(), (goal) => ({ ...goal, ...placeIn(typedOf(goal.id)) }));
  const { deleted, kept } = leftClimb(goals);
  const plain = { climbSubscription: null, climbStep: null };
  return new Map<string, ClimbGoalEffect>([
    ...effect,
    ...deleted.map((id) => [id, { fields: null, over: {} }] as const),
    ...kept.map((id) => [id, { fields: { ...effect.get(id)?.fields, ...plain }, over: {} }] as const),
  ]);
}
