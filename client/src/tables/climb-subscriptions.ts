import { addressOf } from '../wire/request-of.ts';
import { waitsForClimbGoals } from '../outbox/waits-for-climb.ts';
import { type ClimbEditsInFields, editsIn } from '../replica/climb-effect.ts';
import { climbSummary } from '../undo-summaries/climb-summary.ts';
import { fieldsIn } from '../wire/outcome-of.ts';
import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { editsOnly, knownFieldsIn } from './upload-parts.ts';

export const climbSubscriptions: TableOnDevice<'climb_subscriptions'> = {
  upload: {
    ...editsOnly,
    body(fields) {
      const { settings, restart } = editsIn({ fields })[0] ?? {};
      return { settings, restart };
    },
    nextPart({ edits = [] }: ClimbEditsInFields) {
      const [next, ...later] = edits;
      return next && later.length > 0 ? [{ edits: [next] }, { edits: later }] : null;
    },
    edit: (id) => addressOf('editClimbSubscription', { id }),
    remove: (id) => addressOf('deleteClimbSubscription', { id }),
    restore: (id) => addressOf('restoreClimbSubscription', { id }),
    rowIn: (record, answer) => knownFieldsIn(record, fieldsIn(answer)),
    waits: waitsForClimbGoals,
  },
  undo: { ...neverUndone, summary: (_, changes) => climbSummary(changes) },
  shelf: { ...staysOnShelf, fallbackName: 'goal' },
};
