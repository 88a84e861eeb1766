import { commentText } from '@cairn/core/comments/comment';
import { plainlyWritten, richTextOf, type WrittenText } from '@cairn/core/comments/written-text';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Cairn } from '../cairn/cairn.ts';
import { newRecord } from '../cairn/new-record.ts';
import type { Saved } from '../saved.ts';
import { aboveRefs } from '../goals/edit-goal.ts';
import { firstTouch } from '../goals/first-touch.ts';
import { refKey } from '../store/account-store.ts';

/** `comment.text`: the text is empty or too long. */
export type AddCommentRefusal = { readonly code: 'comment.text' | 'goal.unknown' };

/**
 * The upload waits until the goal has an id from the server.
 *
 * @param written plain text has no mentions
 * @returns the comment's key
 */
export function addComment(
  cairn: Cairn,
  goalKey: string,
  written: string | WrittenText,
): Outcome<Saved & { readonly key: string }, AddCommentRefusal> {
  const goal = cairn.replica.goal(goalKey);
  if (!goal) return refused({ code: 'goal.unknown' });
  const richText = commentText(richTextOf(typeof written === 'string' ? plainlyWritten(written) : written));
  if (!richText.ok) return richText;
  const typed = { fields: { goal: goal.key, richText: richText.value }, notes: null };
  const record = newRecord(cairn, 'comments', goal.space, typed);
  const above = aboveRefs(cairn, goal.key);
  const say = () =>
    cairn.change([record, ...above], (found) => ({
      put: [
        found.get(refKey(record)) ?? record,
        ...above.flatMap((ref) => firstTouch(found.get(refKey(ref))) ?? []),
      ],
    }));
  const { result: saved } = cairn.undoStack.during(say);
  return accepted({ key: record.key, saved });
}
