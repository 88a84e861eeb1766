import { isThere, type RecordChange } from '../undo-stack/undo-entry.ts';
import { changeSummary } from './change-summary.ts';
import type { UndoSummary } from './undo-summary.ts';

export function ownClimbSummary([change]: readonly RecordChange<'climbs'>[]): UndoSummary | null {
  if (!change) return null;
  const [isIn, wasIn] = [isThere(change.after), isThere(change.before)];
  const action = isIn === wasIn ? 'climbChanged' : isIn ? 'climbAdded' : 'climbDeleted';
  return changeSummary(change, action, 1);
}
