import { isSeen } from '@cairn/core/sync/view';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn/cairn.ts';
import { treeTables } from '../outbox/tables-by-life.ts';
import type { Saved } from '../saved.ts';
import { onDevice } from '../tables/all-tables.ts';
import { refKey } from '../store/account-store.ts';
import { boardsAway } from './boards-away.ts';
import { type Edited, formerEdits } from './former-edits.ts';
import { formerLeaves, leafRestorations, leafRemovals } from './leaf-reversals.ts';
import { type ReversalPlan, joinedPlans } from './reversal-plan.ts';
import { restorationOf } from './restoration.ts';
import { repeatBackwards, repeatReversal } from './reverse-repeat.ts';
import {
  isChangeOf,
  isThere,
  type RecordChange,
  type RepeatChange,
  type UndoEntry,
} from '../undo-stack/undo-entry.ts';
import { type Appeared, removals } from './removals.ts';

export interface Reversal extends Saved {
  /** Changes made after the entry stay. */
  readonly extent: 'whole' | 'part' | 'nothing';
  readonly step: UndoEntry | null;
}

/**
 * Reverses an entry, also offline and after the server has answered. Later changes stay, as do earlier and
 * later entries.
 */
export function reverseStep(cairn: Cairn, step: UndoEntry): Reversal {
  if (step.repeat) return reverseRepeat(cairn, step, step.repeat);
  const { decisions, isBlocked } = reversingOf(cairn, step);
  if (decisions.length === 0) return leftAsItIs(cairn, step);
  const refs = decisions.flatMap((decision) => decision.refs);
  const reverse = () =>
    cairn.change(refs, (records) => {
      const changes = decisions.map(({ decide }) => decide(records));
      return {
        put: changes.flatMap(({ put }) => put),
        remove: changes.flatMap(({ remove = [] }) => remove),
      };
    });
  const { result: saved, step: back } = cairn.undoStack.reversing(step, reverse);
  return { extent: isBlocked ? 'part' : 'whole', step: back, saved };
}

function leftAsItIs(cairn: Cairn, step: UndoEntry): Reversal {
  // Drop only the next entry. Others may work after later entries are undone.
  if (step === cairn.undoStack.nextToUndo || step === cairn.undoStack.nextToRedo)
    cairn.undoStack.forget(step);
  return { extent: 'nothing', step: null, saved: Promise.resolve() };
}

function reverseRepeat(cairn: Cairn, step: UndoEntry, repeat: RepeatChange): Reversal {
  const reversal = repeatReversal(cairn, step, repeat);
  if (!reversal) return leftAsItIs(cairn, step);
  const { result, step: back } = cairn.undoStack.reversing(step, reversal, repeatBackwards(repeat));
  return result === null
    ? { extent: 'nothing', step: null, saved: Promise.resolve() }
    : { extent: 'whole', step: back, saved: result.saved };
}

export interface Reversed {
  readonly step: UndoEntry;
  readonly reversal: Reversal;
}

/** Skips entries without effect; null if there is nothing to undo. */
export function undoNewest(cairn: Cairn): Reversed | null {
  return reverseNext(cairn, () => cairn.undoStack.nextToUndo);
}

export function redoNewest(cairn: Cairn): Reversed | null {
  return reverseNext(cairn, () => cairn.undoStack.nextToRedo);
}

function reverseNext(cairn: Cairn, next: () => UndoEntry | undefined): Reversed | null {
  for (let step = next(); step; step = next()) {
    const { isBlocked, decisions } = reversingOf(cairn, step);
    if (step.repeat || isBlocked || decisions.length > 0) return { step, reversal: reverseStep(cairn, step) };
    cairn.undoStack.forget(step);
  }
  return null;
}

function reversingOf(cairn: Cairn, { changes }: UndoEntry): ReversalPlan {
  const deleted = changes.filter((change): change is RecordChange & { readonly before: SyncRecord } => {
    return isThere(change.before) && !isThere(change.after);
  });
  const appeared = changes.filter((change): change is Appeared => {
    return !isThere(change.before) && isThere(change.after);
  });
  const edited = changes.filter((change): change is Edited => {
    return isThere(change.before) && isThere(change.after);
  });
  const isGoal = isChangeOf('goals');
  const isOfTree = ({ ref }: RecordChange) => treeTables.includes(ref.table);
  const isHidden = ({ ref }: RecordChange) => {
    const record = cairn.replica.record(ref);
    return !record || !isSeen(record);
  };
  const back = deleted
    .filter((change) => isOfTree(change) && isHidden(change))
    .map(({ before, after }) => ({ was: before, root: after?.deletedWith ?? null }));
  const boards = boardsAway(cairn, appeared);
  return joinedPlans([
    boards,
    removals(
      cairn,
      appeared
        .filter((change) => !boards.taken.has(refKey(change.ref)))
        .filter((change): change is Appeared<'goals'> => isGoal(change)),
    ),
    { decisions: back.length === 0 ? [] : [restorationOf(cairn, back)], isBlocked: false },
    formerEdits(
      cairn,
      edited.filter((change): change is Edited<'goals'> => isGoal(change)),
    ),
    formerLeaves(
      cairn,
      edited.filter((change) => !isGoal(change)),
    ),
    leafRemovals(
      cairn,
      appeared.filter(({ ref }) => onDevice(ref.table).undo.removal === 'alone'),
    ),
    leafRestorations(
      cairn,
      deleted.filter((change) => !isOfTree(change)),
    ),
  ]);
}
