import { type CommentView, commentsOf } from '../comments/comments-of.ts';
import { useCairn } from './cairn-context.ts';
import { useRead } from './use-read.ts';

/** Returns the oldest first. */
export function useComments(goalKey: string): readonly CommentView[] {
  const cairn = useCairn();
  return useRead('table/comments', () => commentsOf(cairn, goalKey));
}
