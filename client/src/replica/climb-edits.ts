import type { ClimbGoal } from '@cairn/core/climbs/climb-goal';
import type { GoalRow } from '@cairn/core/goals/goal';
import { isSame } from '@cairn/core/same';
import { type Fields, onRow, type SyncRecord } from '@cairn/core/sync/record';
import { isSeen } from '@cairn/core/sync/view';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Life } from '@cairn/core/time/periods';
import {
  type ClimbEffect,
  climbEffects,
  type ClimbGoalEffect,
  typedFields,
  unsentClimbEdits,
} from './climb-effect.ts';

interface GoalEffect extends ClimbGoalEffect {
  /** The server's revision of the goal on which the fields are put. */
  readonly rev: number;
}

type Effects = ReadonlyMap<string, GoalEffect>;

interface Climb {
  readonly startDate: DateOnly;
  readonly isLeft: boolean;
  /** Revision of the subscription. */
  readonly rev: number;
  readonly edits: ReturnType<typeof unsentClimbEdits>;
  /** After each of the edits. */
  readonly after: readonly Effects[];
  /** Effects of edits that the server has taken, until the new rows of the goals arrive. */
  readonly taken: Effects;
  /** Readings of the feed that have ended since the last edit was taken. */
  readonly readings: number;
}

const nothing: Effects = new Map();

/** The first reading may have begun before the answer to the edit. */
const readingsUntilAllArrived = 2;

/**
 * Shows the effect of unsent edits of climbs on their goals. Goals themselves are not edited, because the server
 * computes the same effect.
 */
export class ClimbEdits {
  readonly #climbs = new Map<string, Climb>();
  readonly #effects = new Map<string, GoalEffect>();

  startDateOf(climb: string): DateOnly | null {
    return this.#climbs.get(climb)?.startDate ?? null;
  }

  /** Returns the record as screens show it; null if the climb is left and the goal is deleted with it. */
  shown(record: SyncRecord<'goals'>): SyncRecord<'goals'> | null {
    const effect = this.#effects.get(record.key);
    // A newer row has the effect already.
    if (!effect || effect.rev !== record.base?.rev) return record;
    if (effect.fields === null) return null;
    const shown = onRow(record, effect.fields) as SyncRecord<'goals'>;
    return withoutOlder(shown, effect.fields, effect.over);
  }

  /**
   * Ends effects whose rows cannot arrive any more: another device may have changed the goal in between, so that the
   * edit changed nothing there.
   *
   * @returns the climbs whose goals may look different now
   */
  endReading(): readonly string[] {
    const ended: string[] = [];
    for (const [climb, known] of this.#climbs) {
      if (known.taken.size === 0) continue;
      const readings = known.readings + 1;
      const isOver = readings >= readingsUntilAllArrived;
      this.#climbs.set(climb, { ...known, readings, taken: isOver ? nothing : known.taken });
      if (isOver) ended.push(climb);
    }
    return ended;
  }

  /** Returns the keys of goals that look different now. */
  settle(
    climb: string,
    subscription: SyncRecord<'climb_subscriptions'> | undefined,
    records: readonly SyncRecord<'goals'>[],
    life: Life,
  ): readonly string[] {
    const known = this.#climbs.get(climb);
    const base = subscription?.base ?? null;
    const edits = subscription && base ? unsentClimbEdits(subscription) : [];
    const rev = base?.rev ?? 0;
    const answered = known ? takenEdits(known, subscription !== undefined, rev, edits) : 0;
    const revs = new Map(records.map((record) => [record.key, record.base?.rev ?? 0]));
    const before = known && answered > 0 ? asTaken(known.after[answered - 1]) : (known?.taken ?? nothing);
    const taken = new Map([...before].filter(([key, effect]) => effect.rev === revs.get(key)));
    const byKey = new Map(records.map((record) => [record.key, record]));
    const rows = records.flatMap(({ key, base: row }) => (row && climbGoalOf(key, row)) ?? []);
    const typedOf = (key: string) => {
      const record = byKey.get(key);
      return record ? typedFields(record) : {};
    };
    const effect = base && climbEffects(base, edits, rows, taken, typedOf, life);
    const after = (effect?.after ?? []).map((each) => onRows(each, revs));
    if (subscription || records.length > 0)
      this.#climbs.set(climb, {
        startDate: effect?.startDate ?? known?.startDate ?? '',
        isLeft: subscription ? !isSeen(subscription) : (known?.isLeft ?? false),
        rev,
        edits,
        after,
        taken,
        readings: answered > 0 ? 0 : (known?.readings ?? 0),
      });
    else this.#climbs.delete(climb);
    const shown = after.at(-1) ?? taken;
    const changed: string[] = [];
    for (const { key } of records) {
      const next = shown.get(key);
      if (isSame(this.#effects.get(key), next)) continue;
      if (next) this.#effects.set(key, next);
      else this.#effects.delete(key);
      changed.push(key);
    }
    return changed;
  }
}

/** Returns the number of edits that the server has taken since. */
function takenEdits(known: Climb, isThere: boolean, rev: number, edits: Climb['edits']): number {
  const count = known.edits.length - edits.length;
  const isAnswered = isThere ? rev > known.rev : known.isLeft;
  return count > 0 && isAnswered && isSame(known.edits.slice(count).map(wishOf), edits.map(wishOf))
    ? count
    : 0;
}

/** Without the fields that are sent before, which an edit in flight does not have any more. */
function wishOf(edit: Climb['edits'][number]) {
  return 'isLeaving' in edit ? edit : { ...edit, before: {} };
}

function onRows(effect: ClimbEffect, revs: ReadonlyMap<string, number>): Effects {
  return new Map([...effect].map(([key, each]) => [key, { ...each, rev: revs.get(key) ?? 0 }]));
}

/** Edits of goals that are unsent by now are newer than the climb's edit. */
function asTaken(effects: Effects = nothing): Effects {
  return new Map([...effects].map(([key, effect]) => [key, { ...effect, over: {} }]));
}

/** A tick stays, because a restart has already removed older ones. */
function withoutOlder(record: SyncRecord<'goals'>, fields: Fields, over: Fields): SyncRecord<'goals'> {
  const without = <Edit extends { readonly fields: Fields }>(edit: Edit | null, kept?: string): Edit | null =>
    edit && {
      ...edit,
      fields: Object.fromEntries(
        Object.entries(edit.fields).filter(
          ([name, value]) => name === kept || !(name in fields && name in over && isSame(value, over[name])),
        ),
      ),
    };
  const { inflight, pending } = record;
  return {
    ...record,
    inflight: without(inflight),
    pending: without(pending, 'doneDate'),
  } as SyncRecord<'goals'>;
}

export function climbGoalOf(
  key: string,
  { name = '', columnId = null, dueDate = null, doneDate = null, notesRev = 0, climbStep }: Partial<GoalRow>,
): ClimbGoal | null {
  return climbStep ? { id: key, name, columnId, dueDate, doneDate, notesRev, climbStep } : null;
}
