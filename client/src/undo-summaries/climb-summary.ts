import { isThere, type RecordChange } from '../undo-stack/undo-entry.ts';
import type { UndoSummary } from './undo-summary.ts';

export function climbSummary([change]: readonly RecordChange<'climb_subscriptions'>[]): UndoSummary | null {
  if (!change) return null;
  const { before, after } = change;
  const action = isThere(before) && !isThere(after) ? 'climbLeft' : 'climbJoined';
  return { action, key: '', name: (before ?? after)?.base?.climb.name ?? '', count: 1 };
}
