import type { Kind } from '../writes/kind.ts';
import { findComment, type StoredComment } from './comment-rows.ts';

export interface NamedComment {
  readonly goal: string;
  readonly comment: string;
}

export const commentKind = (goalId: string): Kind<StoredComment> => ({
  find: (db, ref, { id }) => findComment(db, ref, id, goalId),
  idOf: ({ row }) => row.id,
  spaceOf: ({ scopeId }) => scopeId,
  isDeleted: ({ isDeleted }) => isDeleted,
  codes: {
    unknown: 'comment.unknown',
    stranger: 'goal.unknown',
    deleted: 'comment.deleted',
    forbidden: 'comment.readOnly',
  },
});
