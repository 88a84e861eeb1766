import { type TableName, tableNames } from '@cairn/core/sync/tables/all-tables';
import type { Cairn } from '../cairn/cairn.ts';
import { onDevice } from '../tables/all-tables.ts';
import { repeatBackwards } from './reverse-repeat.ts';
import { isChangeOf, isThere, type RepeatChange, type UndoEntry } from '../undo-stack/undo-entry.ts';
import type { UndoSummary } from '../undo-summaries/undo-summary.ts';

/** A summary looks at the tables in this order. */
const summarizedFirst: readonly TableName[] = ['boards', 'buckets', 'goals', 'folder_goals'];
const inSummaryOrder = [
  ...summarizedFirst,
  ...tableNames.filter((table) => !summarizedFirst.includes(table)),
];

export function undoSummaryOf(cairn: Cairn, { changes, repeat }: UndoEntry): UndoSummary {
  if (repeat) return summaryOfRepeat(cairn, repeat);
  const isBeside = changes.some(({ ref }) => onDevice(ref.table).undo.isBesideGoals);
  for (const table of inSummaryOrder) {
    const ofTable = changes.filter(isChangeOf(table));
    // Beside records of other tables, goals changed only as a side effect, unless some were created or
    // deleted.
    const isTouch =
      table === 'goals' &&
      isBeside &&
      ofTable.every(({ before, after }) => isThere(before) === isThere(after));
    const summary = ofTable.length === 0 || isTouch ? null : onDevice(table).undo.summary(cairn, ofTable);
    if (summary) return summary;
  }
  return { action: 'changed', key: '', name: '', count: 1 };
}

function summaryOfRepeat({ replica }: Cairn, { key, before, after }: RepeatChange): UndoSummary {
  const changed = before === null ? 'repeats' : 'repeatsOtherwise';
  const action = after === null ? 'repeatsNoMore' : changed;
  return { action, key, name: replica.goal(key)?.name ?? '', count: 1 };
}

export function backwards({ changes, repeat }: UndoEntry): UndoEntry {
  return {
    repeat: repeat && repeatBackwards(repeat),
    changes: changes.map((change) => ({ ...change, before: change.after, after: change.before })),
  };
}
