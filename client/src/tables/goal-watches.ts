import { seriesRef } from '@cairn/core/goals/occurrence-id';
import { seenFields } from '@cairn/core/sync/view';
import { addressOf } from '../wire/request-of.ts';
import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { asTyped, editsOnly } from './upload-parts.ts';

export const goalWatches: TableOnDevice<'goal_watches'> = {
  upload: {
    ...editsOnly,
    body: asTyped,
    edit: (id, record) => addressOf('watchGoal', { id: seenFields(record).isSeries ? seriesRef(id) : id }),
  },
  undo: neverUndone,
  shelf: { ...staysOnShelf, fallbackName: 'goal' },
};
