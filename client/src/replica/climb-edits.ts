import type { ClimbGoal } from '@cairn/core/climbs/climb-goal';
import type { GoalRow } from '@cairn/core/goals/goal';
import { isSame } from '@cairn/core/same';
import { type Fields, isUnsent, onRow, type SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Life } from '@cairn/core/time/periods';
import { type ClimbEffect, climbEffect } from './climb-effect.ts';

interface GoalEffect {
  /** The server's revision of the goal on which the fields are put. */
  readonly rev: number;
  /** Null for a deleted goal. */
  readonly fields: Fields | null;
  /** Whether the fields replace unsent edits of the goal too. */
  readonly isOnTop: boolean;
}

interface Climb {
  readonly startDate: DateOnly;
  readonly isLeft: boolean;
  /** The revision of the subscription when it was last edited here; null before that. */
  readonly editedRev: number | null;
}

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
    return effect.isOnTop ? withoutUnsent(shown, effect.fields) : shown;
  }

  /** Returns the keys of goals that look different now. */
  settle(
    climb: string,
    subscription: SyncRecord<'climb_subscriptions'> | undefined,
    records: readonly SyncRecord<'goals'>[],
    life: Life,
  ): readonly string[] {
    const known = this.#climbs.get(climb);
    const effect = subscription ? effectOf(subscription, records, life) : null;
    if (effect === null && records.length === 0) this.#climbs.delete(climb);
    const rev = subscription?.base?.rev ?? 0;
    const isPending = subscription !== undefined && (isUnsent(subscription) || !isSeen(subscription));
    const editedRev = isPending ? rev : (known?.editedRev ?? null);
    // The goals' new rows may arrive after the answer to the edit.
    const isTaken =
      !isPending && editedRev !== null && (subscription ? rev > editedRev && !known?.isLeft : known?.isLeft);
    const { startDate = known?.startDate ?? '', isLeft = known?.isLeft ?? false } = effect ?? {};
    const isKnown = effect !== null || records.length > 0;
    const next = { startDate, isLeft, editedRev: isPending || isTaken ? editedRev : null };
    if (isKnown) this.#climbs.set(climb, next);
    if (isTaken) return [];
    const changed: string[] = [];
    for (const { key, base } of records) {
      const fields = isPending ? effect?.goals.get(key) : undefined;
      const before = this.#effects.get(key);
      if (fields === undefined) this.#effects.delete(key);
      else this.#effects.set(key, { rev: base?.rev ?? 0, fields, isOnTop: effect?.first.has(key) ?? false });
      if (!isSame(before, this.#effects.get(key))) changed.push(key);
    }
    return changed;
  }
}

function effectOf(
  subscription: SyncRecord<'climb_subscriptions'>,
  records: readonly SyncRecord<'goals'>[],
  life: Life,
): ClimbEffect | null {
  if (!isUnsent(subscription) && isSeen(subscription)) {
    const startDate = subscription.base?.settings.startDate ?? null;
    return startDate === null ? null : { isLeft: false, startDate, first: new Set(), goals: new Map() };
  }
  const seen = new Map(records.map((record) => [record.key, climbGoalOf(record.key, seenFields(record))]));
  const onServer = records.flatMap(({ key, base }) => (base && climbGoalOf(key, base)) ?? []);
  return climbEffect(subscription, onServer, (key) => seen.get(key) ?? null, life);
}

/** Notes stay, because an effect has none, and so does a tick, because it is newer than the edit of the climb. */
function withoutUnsent(record: SyncRecord<'goals'>, fields: Fields): SyncRecord<'goals'> {
  const without = <Edit extends { readonly fields: Fields }>(edit: Edit | null): Edit | null =>
    edit && {
      ...edit,
      fields: Object.fromEntries(Object.entries(edit.fields).filter(([name]) => !(name in fields))),
    };
  const { inflight, pending } = record;
  const { doneDate: tick = undefined, ...others } = pending?.fields ?? {};
  const rest = without(pending && { ...pending, fields: others });
  const kept = rest && tick !== undefined ? { ...rest, fields: { ...rest.fields, doneDate: tick } } : rest;
  return { ...record, inflight: without(inflight), pending: kept } as SyncRecord<'goals'>;
}

export function climbGoalOf(
  key: string,
  { name = '', columnId = null, dueDate = null, doneDate = null, notesRev = 0, climbStep }: Partial<GoalRow>,
): ClimbGoal | null {
  return climbStep ? { id: key, name, columnId, dueDate, doneDate, notesRev, climbStep } : null;
}
