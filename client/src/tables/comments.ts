import { seenFields } from '@cairn/core/sync/view';
import type { Fields, SyncRecord } from '@cairn/core/sync/record';
import { isOwnComment } from '../comments/comments-of.ts';
import { filedAgain } from '../folders/filed-again.ts';
import type { IdOf } from '../outbox/upload.ts';
import { isThere, type RecordChange } from '../undo-stack/undo-entry.ts';
import type { UndoAction } from '../undo-summaries/undo-summary.ts';
import { addressOf } from '../wire/request-of.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { plainUpload } from './upload-parts.ts';

export const comments: TableOnDevice<'comments'> = {
  upload: {
    ...plainUpload,
    create: (...about) => addressOf('createComment', { id: goalIdOf(...about) }),
    edit: (commentId, ...about) => addressOf('editComment', { id: goalIdOf(...about), commentId }),
    remove: (commentId, ...about) => addressOf('deleteComment', { id: goalIdOf(...about), commentId }),
    restore: null,
    body: withoutGoal,
    recreatedFields: [],
    tellsBase: true,
  },
  undo: {
    removal: 'alone',
    writtenFields: ['richText'],
    untouched: {},
    // A comment cannot be re-created in someone else's name.
    fieldsToRecreate: (cairn, was) => {
      if (!isOwnComment(cairn, was)) return null;
      const { goal, richText } = seenFields(was);
      return { goal, richText };
    },
    summary: (_, [change]) => ({ action: actionOf(change), key: '', name: '', count: 1 }),
    isBesideGoals: true,
  },
  shelf: {
    recreate: filedAgain('comments'),
    fallbackName: 'comment',
    textFields: ['richText'],
  },
};

function withoutGoal(fields: Fields): Fields {
  const { goal: _, ...body } = fields;
  return body;
}

function goalIdOf(record: SyncRecord<'comments'>, idOf: IdOf): string {
  return idOf('goals', seenFields(record).goal);
}

function actionOf(change: RecordChange<'comments'> | undefined): UndoAction {
  if (!isThere(change?.after)) return 'commentDeleted';
  return isThere(change.before) ? 'commentChanged' : 'commented';
}
