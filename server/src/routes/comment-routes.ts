import { accepted, refused } from '@cairn/core/outcome';
import { visibleGoal } from '../goals/read-goal.ts';
import { answered, type Handlers } from './handler.ts';
import { commentsOf } from '../comments/comment-rows.ts';
import { createComment } from '../comments/create-comment.ts';
import { deleteComment } from '../comments/delete-comment.ts';
import { editComment } from '../comments/edit-comment.ts';

export const commentRoutes: Handlers<'listComments' | 'createComment' | 'editComment' | 'deleteComment'> = {
  listComments: async ({ context, person, params }) => {
    const goal = await visibleGoal(context, person, params.id);
    if (!goal.ok) return goal;
    if (goal.value.isDeleted) return refused({ code: 'goal.deleted' });
    return accepted({ status: 200, body: await commentsOf(context.db, goal.value.scopeId, goal.value.id) });
  },
  createComment: async ({ context, writer, params, body }) =>
    answered(await createComment(context, writer, params.id, body), ({ status, comment }) => ({
      status,
      body: comment,
    })),
  editComment: async ({ context, writer, params, body }) => {
    const named = { goal: params.id, comment: params.commentId };
    return answered(await editComment(context, writer, named, body), (comment) => ({
      status: 200,
      body: comment,
    }));
  },
  deleteComment: async ({ context, writer, params }) =>
    answered(await deleteComment(context, writer, { goal: params.id, comment: params.commentId }), () => ({
      status: 204,
    })),
};
