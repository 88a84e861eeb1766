import { isSequenceField } from '@cairn/core/goals/list-order';
import { isSame } from '@cairn/core/same';
import { seenNotes } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { differingFields } from '../goals/differing-fields.ts';
import { seenGoal } from '../replica/seen-goal.ts';
import { isThere, type RecordChange } from '../undo-stack/undo-entry.ts';
import type { UndoAction, UndoSummary } from './undo-summary.ts';
import { changeSummary } from './change-summary.ts';

export function goalSummary(cairn: Cairn, goals: readonly RecordChange<'goals'>[]): UndoSummary | null {
  const added = goals.filter(({ before, after }) => !isThere(before) && isThere(after));
  const deleted = goals.filter(({ before, after }) => isThere(before) && !isThere(after));
  const roots = deleted.filter(({ after }) => (after?.deletedWith ?? null) === null);
  const first = added[0] ?? roots[0];
  const count = Math.max(added.length, roots.length);
  if (first) return changeSummary(first, added.length > 0 ? 'added' : 'deleted', count);
  const actions = goals.map((change) => ({ change, action: actionOf(cairn, change) }));
  // A move also renumbers neighbours.
  const main = actions.find(({ action }) => action !== 'reordered') ?? actions[0];
  const alike = actions.filter(({ action }) => action !== 'reordered' && action === main?.action);
  return main ? changeSummary(main.change, main.action, Math.max(alike.length, 1)) : null;
}

function actionOf(cairn: Cairn, { before, after, part }: RecordChange<'goals'>): UndoAction {
  if (part === 'notes') return 'noted';
  if (!before || !after) return 'changed';
  const [was, is] = [seenGoal(cairn, before), seenGoal(cairn, after)];
  const fields = new Set<string>(differingFields(was, is));
  if (fields.has('parent')) return is.parent === null ? 'detached' : 'placedBelow';
  if (fields.has('dueDate') || fields.has('columnId')) return is.dueDate === null ? 'undated' : 'moved';
  if (fields.has('bucketId')) return is.bucketId === null ? 'unlisted' : 'listed';
  if (fields.has('doneDate')) return is.doneDate === null ? 'reopened' : 'done';
  if (fields.has('datetimeFr') || fields.has('datetimeTo')) {
    if (is.datetimeFr === null) return 'untimed';
    return was.datetimeFr === null ? 'timed' : 'timeChanged';
  }
  if (fields.has('name')) return 'renamed';
  if (fields.has('color')) return 'colored';
  if (fields.has('durationMinutes')) return 'durationChanged';
  if (fields.has('tags')) return 'tagged';
  if (!isSame(seenNotes(before), seenNotes(after))) return 'noted';
  return [...fields].some(isSequenceField) ? 'reordered' : 'changed';
}
