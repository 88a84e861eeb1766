import { isSame } from '@cairn/core/same';
import type { Fields } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { RecordChange } from '../undo-stack/undo-entry.ts';
import type { UndoAction } from '../undo-summaries/undo-summary.ts';
import { successIn } from '../wire/outcome-of.ts';
import { addressOf } from '../wire/request-of.ts';
import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { asTyped, editsOnly, knownFieldsIn } from './upload-parts.ts';

export const userSettings: TableOnDevice<'user_settings'> = {
  upload: {
    ...editsOnly,
    body: asTyped,
    edit: () => addressOf('editSettings'),
    // The answer is the whole user; the replica has only the settings.
    rowIn: (record, answer) => {
      const user = successIn('editSettings', answer);
      if (user === null) return null;
      const { uuid, rev, version } = user;
      return { ...knownFieldsIn(record, user), id: String(uuid), rev, version };
    },
  },
  undo: {
    ...neverUndone,
    summary: (_, [change]) => ({ action: change ? actionOf(change) : 'set', key: '', name: '', count: 1 }),
  },
  shelf: { ...staysOnShelf, fallbackName: 'settings' },
};

function actionOf({ before, after }: RecordChange<'user_settings'>): UndoAction {
  const was: Fields = before ? seenFields(before) : {};
  const is: Fields = after ? seenFields(after) : {};
  const isOnly = (field: string) =>
    Object.keys(is).every((other) => (other === field) !== isSame(was[other], is[other]));
  if (isOnly('darkMode')) return 'themed';
  if (isOnly('collapsedColumnIds')) return 'columnsFolded';
  if (isOnly('hideCompleted')) return is['hideCompleted'] === true ? 'completedHidden' : 'completedShown';
  return 'set';
}
