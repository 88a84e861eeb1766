import type { ClimbSubscriptionRow } from '@cairn/core/climbs/climb';
import type { ClimbGoal } from '@cairn/core/climbs/climb-goal';
import { leftClimb } from '@cairn/core/climbs/left-climb';
import { type MovedClimbGoal, movedStart, restartedClimb } from '@cairn/core/climbs/moved-start';
import type { Fields, SyncRecord } from '@cairn/core/sync/record';
import { isSeen } from '@cairn/core/sync/view';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Life } from '@cairn/core/time/periods';

/** The effect of unsent edits of a climb on its goals, until the server sends the changed goals. */
export interface ClimbEffect {
  readonly isLeft: boolean;
  readonly startDate: DateOnly;
  /** Goals whose unsent edits are sent before the edit of the climb. */
  readonly first: ReadonlySet<string>;
  /** By goal: fields to put onto the server's row, or null for a deleted goal. */
  readonly goals: ReadonlyMap<string, Fields | null>;
}

/** The fields of an unsent edit. `first` stays on the device. */
export type ClimbEdit = Partial<Pick<ClimbSubscriptionRow, 'settings' | 'restart'>> & {
  readonly first?: readonly string[];
};

/** Returns the goals whose unsent edits are older than the unsent edit of their climb. */
export function sentBeforeClimb({
  inflight,
  pending,
}: Pick<SyncRecord, 'inflight' | 'pending'>): ReadonlySet<string> {
  return new Set(editsOf(inflight, pending).flatMap(({ first = [] }) => first));
}

function editsOf(...unsent: readonly SyncRecord['pending'][]): readonly ClimbEdit[] {
  return unsent.map((typed) => (typed?.fields ?? {}) as ClimbEdit);
}

/**
 * Returns the start date, also without unsent edits.
 *
 * @param goals as the server has them, with the record's key as id
 * @param seenGoal returns a goal with its unsent edits
 */
export function climbEffect(
  { base, inflight, pending, ...record }: SyncRecord<'climb_subscriptions'>,
  goals: readonly ClimbGoal[],
  seenGoal: (key: string) => ClimbGoal | null,
  life: Life,
): ClimbEffect | null {
  if (base === null) return null;
  const first = sentBeforeClimb({ inflight, pending });
  const was = new Map(
    goals.map((goal) => [goal.id, (first.has(goal.id) ? seenGoal(goal.id) : null) ?? goal]),
  );
  const now = new Map(was);
  let { startDate } = base.settings;
  for (const edit of editsOf(inflight, pending)) {
    const all = [...now.values()];
    let moved: readonly MovedClimbGoal[] = [];
    if (edit.restart) {
      const { step, date } = edit.restart;
      const restarted = restartedClimb(base.steps, all, { stepId: step, today: date, startDate }, life);
      if (restarted.ok) ({ moved, startDate } = restarted.value);
    } else if (edit.settings) {
      const outcome = movedStart(base.steps, all, edit.settings.startDate, life);
      if (outcome.ok) [moved, startDate] = [outcome.value, edit.settings.startDate];
    }
    for (const { id, opensOn, ...change } of moved) {
      const goal = now.get(id) as ClimbGoal;
      now.set(id, { ...goal, ...change, climbStep: { ...goal.climbStep, opensOn } });
    }
  }
  const changed = [...now.values()].filter((goal) => goal !== was.get(goal.id));
  const effects = new Map<string, Fields | null>(
    changed.map((goal) => [goal.id, movedFields(goal, was.get(goal.id))]),
  );
  const isLeft = !isSeen({ base, inflight, pending, ...record } as SyncRecord);
  if (isLeft) {
    const left = leftClimb(goals.map(({ id }) => ({ id, doneDate: seenGoal(id)?.doneDate ?? null })));
    for (const id of left.deleted) effects.set(id, null);
    for (const id of left.kept)
      effects.set(id, { ...effects.get(id), climbSubscription: null, climbStep: null });
  }
  return { isLeft, startDate, first, goals: effects };
}

function movedFields(goal: ClimbGoal, was: ClimbGoal | undefined): Fields {
  const { columnId, dueDate, doneDate, climbStep } = goal;
  return { columnId, dueDate, climbStep, ...(doneDate === was?.doneDate ? {} : { doneDate }) };
}
