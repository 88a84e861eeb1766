import { useMemo } from 'react';
import { type CommentView, commentsOf } from '../comments/comments-of.ts';
import { useCairn } from './cairn-context.ts';
import { useWatched } from './use-watched.ts';

/** What was said below a goal, the oldest first. */
export function useComments(goalKey: string): readonly CommentView[] {
  const cairn = useCairn();
  // As a text, so that an unchanged list stays the same one.
  const text = useWatched(cairn.replica, 'table/comments', () => JSON.stringify(commentsOf(cairn, goalKey)));
  return useMemo(() => JSON.parse(text) as readonly CommentView[], [text]);
}
