import { isSame } from '@cairn/core/same';
import { isOf, type SyncRecord } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import { isSeen } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { othersDeletedWith } from '../goals/delete-several.ts';
import { deletionOf, treeRefs } from '../goals/deletion.ts';
import type { Decision } from '../persistence/local-change.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { beginTypedOf } from '../replica/series-holders.ts';
import { refKey } from '../store/account-store.ts';
import { isSameButOrder } from '../goals/differing-fields.ts';
import type { ReversalPlan } from './reversal-plan.ts';
import { seenGoal } from '../replica/seen-goal.ts';
import type { RecordChange } from '../undo-stack/undo-entry.ts';

export type Appeared<Name extends TableName = TableName> = RecordChange<Name> & {
  readonly after: SyncRecord<Name>;
};

/** Goals with later edits or subgoals stay. */
export function removals(cairn: Cairn, appeared: readonly Appeared<'goals'>[]): ReversalPlan {
  const { replica } = cairn;
  const existing = appeared.filter(({ ref }) => replica.goal(ref.key) !== undefined);
  const changes = new Map(existing.map((change) => [replica.keyOf(change.ref.key), change]));
  const asLeft = new Set([...changes].flatMap(([key, change]) => (isAsLeft(cairn, change) ? [key] : [])));
  const decisions = [...changes].flatMap(([key, { before, after }]) => {
    const parent = replica.goal(key)?.parent ?? null;
    const goesWithAnother =
      (parent !== null && changes.has(parent)) || (before?.deletedWith ?? null) !== null;
    if (goesWithAnother || !treeRefs(cairn, [key]).every((ref) => asLeft.has(ref.key))) return [];
    const deletion = deletionOf(
      cairn,
      key,
      // A goal that began a series is deleted with the whole series.
      othersDeletedWith(cairn, key, before?.deletion?.mode ?? (beginTypedOf(after) ? 'ALL' : 'ONLY_THIS')),
    );
    return [unlessWrittenInto(cairn, deletion, changes)];
  });
  const taken = new Set(decisions.flatMap(({ refs }) => refs.map(({ key }) => key)));
  return { decisions, isBlocked: [...changes.keys()].some((key) => !taken.has(key)) };
}

/** Deletes only goals that nobody has edited since: checks on the disk what was checked in memory. */
function unlessWrittenInto(
  cairn: Cairn,
  { refs, decide }: Decision,
  changes: ReadonlyMap<string, Appeared<'goals'>>,
): Decision {
  return {
    refs,
    decide: (records) => {
      const isWrittenInto = refs.some((ref) => {
        const [record, change] = [records.get(refKey(ref)), changes.get(ref.key)];
        return (
          record &&
          change &&
          isOf(record, 'goals') &&
          isSeen(record) &&
          !isSameAs(cairn, change, seenGoal(cairn, record))
        );
      });
      return isWrittenInto ? { put: [] } : decide(records);
    },
  };
}

function isAsLeft(cairn: Cairn, change: Appeared<'goals'>): boolean {
  const now = cairn.replica.goal(change.ref.key);
  return now !== undefined && isSameAs(cairn, change, now);
}

function isSameAs(cairn: Cairn, { after }: Appeared<'goals'>, now: GoalView): boolean {
  const current = seenGoal(cairn, after);
  return isSameButOrder(current, now) && isSame(current.richThoughts, now.richThoughts);
}
