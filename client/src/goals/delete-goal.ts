import { deletedRecord, deletedWithParent, undeletedRecord } from '@cairn/core/sync/edited-record';
import { isOnServer, isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';
import type { Cairn } from '../cairn.ts';
import { goalKeyOf } from '../comments/comments-of.ts';
import { deletionScope } from '../recurrence/deletion-scope.ts';
import { sentBefore } from '../recurrence/sent-before.ts';
import { otherOpenGoals, seriesGoalOf } from '../recurrence/series-goal.ts';
import { isUnheard } from '../outbox/unheard.ts';
import type { Saved } from '../saved.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';

/** A deletion that can be taken back. */
export interface Deletion extends Saved {
  /** Brings the goal and what is below it back, also after the server has deleted it. */
  undo(): Saved;
}

/**
 * Deletes a goal and everything below it, at once on the screen.
 *
 * @param mode which occurrences of a goal that repeats; done ones stay (`product.md` 5.15)
 */
export function deleteGoal(cairn: Cairn, keyOrId: string, mode: EditScope = 'ONLY_THIS'): Deletion {
  const key = cairn.replica.keyOf(keyOrId);
  const repeating = mode === 'ONLY_THIS' ? null : seriesGoalOf(cairn, key);
  const sooner = repeating ? sentBefore(cairn, repeating.series.id, key) : null;
  const scope = repeating ? deletionScope(cairn, repeating, mode) : undefined;
  const others = repeating && scope ? otherOpenGoals(cairn, repeating.series, scope.from, key) : [];
  const goals = treeRefs(cairn, [key, ...others.map((other) => other.key)]);
  const refs = [...goals, ...unheardComments(cairn, goals)];
  const before = refs
    .map((ref) => cairn.replica.recordToChange(ref))
    .filter((record) => record !== undefined);
  const saved = cairn.change([...refs, ...(sooner?.refs ?? [])], (records) => {
    const going = new Set(refs.map(refKey));
    const put = (sooner?.prepared(records) ?? []).filter((record) => !going.has(refKey(record)));
    const remove: RecordRef[] = [];
    const root = records.get(refKey({ table: 'goals', key }));
    // The server has never heard of it and is not about to: nobody will delete there what is below it.
    const isRootUnheard = root !== undefined && isUnheard(root);
    for (const ref of refs) {
      const record = records.get(refKey(ref));
      if (!record) continue;
      if (isUnheard(record)) remove.push(ref);
      else if (ref.table === 'goals')
        put.push(
          ref.key === key
            ? deletedRecord(record, scope)
            : isRootUnheard
              ? deletedRecord(record)
              : deletedWithParent(record, key),
        );
    }
    return { put, remove };
  });
  return { saved, undo: () => undeleteGoal(cairn, refs, before) };
}

function undeleteGoal(cairn: Cairn, refs: readonly RecordRef[], before: readonly SyncRecord[]): Saved {
  const saved = cairn.change(refs, (records) => {
    const put = before.flatMap((was, index) => {
      const record = records.get(refKey(was));
      if (record) return [undeletedRecord(record)];
      if (was.id === null) return [was];
      // The feed has told of the deletion already: the server restores the tree, and the feed brings what is below.
      return index === 0 ? [{ ...was, inflight: null, wish: 'restore' as const }] : [];
    });
    // An occurrence that nobody has touched after all is what its series says.
    const isUntouched = (record: SyncRecord) =>
      record.base !== null && !isOnServer(record) && !isUnsent(record);
    return { put: put.filter((record) => !isUntouched(record)), remove: put.filter(isUntouched) };
  });
  return { saved };
}

/** Comments that the server has never heard of: it cannot delete them with their goals. */
function unheardComments(cairn: Cairn, goals: readonly RecordRef[]): readonly RecordRef[] {
  const keys = new Set(goals.map(({ key }) => key));
  return cairn.replica
    .recordsOf('comments')
    .filter((record) => isUnheard(record) && keys.has(goalKeyOf(cairn, record)))
    .map(({ table, key }) => ({ table, key }));
}

function treeRefs(cairn: Cairn, roots: readonly string[]): readonly RecordRef[] {
  const refs: RecordRef[] = roots.map((key) => ({ table: 'goals', key }));
  // Grows while it is walked, until no goal has children that are not in it.
  for (const { key } of refs) {
    for (const child of cairn.replica.subgoalsOf(key)) {
      if (!refs.some((ref) => ref.key === child.key)) refs.push({ table: 'goals', key: child.key });
    }
  }
  return refs;
}
