import type { Cairn } from '@cairn/client/cairn/cairn';
import { addComment } from '@cairn/client/comments/add-comment';
import { commentsOf } from '@cairn/client/comments/comments-of';
import { deleteComment } from '@cairn/client/comments/delete-comment';
import { editComment } from '@cairn/client/comments/edit-comment';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { notesText } from '@cairn/core/notes/delta';
import type { Chance } from './chance.ts';
import { Oracle } from './oracle.ts';

export function comment(cairn: Cairn, chance: Chance, oracle: Oracle, goal: GoalView): void {
  const mark = Oracle.markOf(goal.name);
  const own = commentsOf(cairn, goal.key).filter(({ isOwn }) => isOwn);
  const token = `[c${oracle.next()}]`;
  const deed = own.length === 0 ? 'say' : chance.weighed({ say: 4, edit: 3, delete: 1 });
  if (deed === 'say') {
    const outcome = addComment(cairn, goal.key, token);
    if (outcome.ok) oracle.comments.said(mark, oracle.author, token, oracle.kept(outcome.value.saved));
    return;
  }
  const { key, richText } = chance.pick(own);
  const text = notesText(richText);
  if (deed === 'delete') {
    oracle.comments.removed(text);
    deleteComment(cairn, key).saved.catch(() => undefined);
    return;
  }
  oracle.comments.replaced(text);
  const outcome = editComment(cairn, key, token);
  if (outcome.ok) oracle.comments.said(mark, oracle.author, token, oracle.kept(outcome.value.saved), text);
}
