import { accepted, refused } from '@cairn/core/outcome';
import { visibleGoal } from '../goals/read-goal.ts';
import { answered, type Handlers } from '../http/handler.ts';
import { commentsOf } from './comment-rows.ts';
import { createComment } from './create-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { editComment } from './edit-comment.ts';

/** The calls about comments. */
export const commentRoutes: Handlers<'listComments' | 'createComment' | 'editComment' | 'deleteComment'> = {
  listComments: async ({ house, person, params }) => {
    const goal = await visibleGoal(house, person, params.id);
    if (!goal.ok) return goal;
    if (goal.value.isDeleted) return refused({ code: 'goal.deleted' });
    return accepted({ status: 200, body: await commentsOf(house.db, goal.value.scopeId, goal.value.id) });
  },
  createComment: async ({ house, writer, params, body }) =>
    answered(await createComment(house, writer, params.id, body), ({ status, comment }) => ({
      status,
      body: comment,
    })),
  editComment: async ({ house, writer, params, body }) => {
    const named = { goal: params.id, comment: params.commentId };
    return answered(await editComment(house, writer, named, body), (comment) => ({
      status: 200,
      body: comment,
    }));
  },
  deleteComment: async ({ house, writer, params }) =>
    answered(await deleteComment(house, writer, { goal: params.id, comment: params.commentId }), () => ({
      status: 204,
    })),
};
