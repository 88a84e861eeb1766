import type { Fields } from '@cairn/core/sync/record';
import { isSame } from '@cairn/core/same';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import { boardDeletionOf, contentsOf } from '../boards/delete-board.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { refKey } from '../store/account-store.ts';
import { onDevice } from '../tables/all-tables.ts';
import type { ReversalPlan } from './reversal-plan.ts';
import type { Appeared } from './removals.ts';

/**
 * Deletes created boards and lists, with the goals created on them. Boards and lists that were edited since,
 * or have newer records, stay.
 *
 * @param appeared all records that the entry created
 * @returns also the names of goals deleted with them
 */
export function boardsAway(
  cairn: Cairn,
  appeared: readonly Appeared[],
): ReversalPlan & { readonly taken: ReadonlySet<string> } {
  const isOurs = new Set(appeared.map(({ ref }) => refKey(ref)));
  const boards = appeared.filter(({ ref, after }) => {
    if (onDevice(ref.table).undo.removal !== 'withLists') return false;
    // A list is deleted with its board.
    return !isOurs.has(
      refKey({ table: 'boards', key: cairn.replica.keyOf(String(seenFields(after)['board'])) }),
    );
  });
  const existing = boards.filter(({ ref }) => {
    const record = cairn.replica.record(ref);
    return record !== undefined && isSeen(record);
  });
  const taken = new Set<string>();
  const decisions = existing.flatMap((change) => {
    const { going } = contentsOf(cairn, change.ref);
    const isOthers = going.some((ref) => !isOurs.has(refKey(ref)));
    if (isOthers || !isAsLeft(cairn, change)) return [];
    for (const ref of going) taken.add(refKey(ref));
    return [boardDeletionOf(cairn, change.ref)];
  });
  return { decisions, isBlocked: decisions.length < existing.length, taken };
}

function isAsLeft(cairn: Cairn, { ref, after }: Appeared): boolean {
  const now = cairn.replica.record(ref);
  const { writtenFields, untouched } = onDevice(ref.table).undo;
  const fields: readonly string[] = writtenFields;
  // Fields that nobody set have the server's defaults by now.
  const current: Fields = { ...untouched, ...seenFields(after) };
  const is: Fields = { ...untouched, ...(now ? seenFields(now) : {}) };
  return fields.every((field) =>
    field === 'board'
      ? cairn.replica.keyOf(String(current[field])) === cairn.replica.keyOf(String(is[field]))
      : isSame(current[field] ?? null, is[field] ?? null),
  );
}
