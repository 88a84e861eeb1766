import type { GoalFields } from '@cairn/core/goals/goal';
import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import { spaceForNewGoals } from '../goals/space-for-new-goals.ts';
import { keysOf } from '../keys-of.ts';
import { newRecord } from '../cairn/new-record.ts';
import { partBeforeClimb, waitsForClimb } from '../outbox/waits-for-climb.ts';
import { waitsForMove } from '../outbox/waits-for-move.ts';
import { waitsForSeries } from '../outbox/waits-for-series.ts';
import { goalSummary } from '../undo-summaries/goal-summary.ts';
import { addressOf } from '../wire/request-of.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { plainUpload, withIds } from './upload-parts.ts';

const goalFields: readonly (keyof GoalFields)[] = ['space', ...keysOf(untouchedGoal)];

/** Undo for goals is in `undo/removals.ts` and `undo/former-edits.ts`. */
export const goals: TableOnDevice<'goals'> = {
  upload: {
    ...plainUpload,
    create: () => addressOf('createGoal'),
    edit: (id) => addressOf('editGoal', { id }),
    remove: (id) => addressOf('deleteGoal', { id }),
    restore: (id) => addressOf('restoreGoal', { id }),
    body: withIds('goals'),
    recreatedFields: goalFields,
    tellsBase: true,
    hasNotes: true,
    scopeOf: (row) => String(row['space']),
    nextPart: partBeforeClimb,
    waits: (record, replica) =>
      waitsForSeries(record, replica) || waitsForMove(record, replica) || waitsForClimb(record, replica),
  },
  undo: {
    removal: 'withGoals',
    writtenFields: goalFields,
    untouched: untouchedGoal,
    fieldsToRecreate: () => null,
    summary: goalSummary,
    isBesideGoals: false,
  },
  shelf: {
    recreate: (cairn, { fields, name }, typed) => {
      const own = spaceForNewGoals(cairn);
      const { parent: _, bucketId: __, ...kept } = fields;
      return newRecord(cairn, 'goals', own, { ...typed, fields: { ...kept, name, space: own } });
    },
    fallbackName: 'goal',
    textFields: [],
  },
};
