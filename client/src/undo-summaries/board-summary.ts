import { isThere, type RecordChange } from '../undo-stack/undo-entry.ts';
import type { UndoSummary } from './undo-summary.ts';
import { changeSummary } from './change-summary.ts';

/** Goals created or deleted along with the boards or lists do not count. */
export function boardSummary(kind: 'board' | 'list', changes: readonly RecordChange[]): UndoSummary | null {
  const roots = changes.filter(({ after }) => (after?.deletedWith ?? null) === null);
  const main = roots.find(({ before, after }) => isThere(before) !== isThere(after)) ?? roots[0];
  if (!main) return null;
  if (isThere(main.before) === isThere(main.after)) return changeSummary(main, `${kind}Changed`, 1);
  const isAlike = ({ before, after }: RecordChange) =>
    isThere(before) === isThere(main.before) && isThere(after) === isThere(main.after);
  return changeSummary(
    main,
    `${kind}${isThere(main.after) ? 'Added' : 'Deleted'}`,
    roots.filter(isAlike).length,
  );
}
