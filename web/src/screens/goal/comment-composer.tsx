import { addComment } from '@cairn/client/comments/add-comment';
import { useCairn } from '@cairn/client/react/cairn-context';
import { refusalSentence } from '@cairn/words/refusals';
import { m } from '@cairn/words/messages';
import { showToast } from '@cairn/ui/toast';
import type { RefObject } from 'react';
import { keep } from '../../goals/keep.ts';
import { CommentField } from './comment-field.tsx';

/** What was begun below a goal and not posted, until the app is closed. */
const drafts = new Map<string, string>();

interface CommentComposerProps {
  readonly goalKey: string;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Where something new is said; what was begun is still there when the goal is opened again. */
export function CommentComposer({ goalKey, fieldRef }: CommentComposerProps) {
  const cairn = useCairn();
  const post = (text: string, putBack: () => void) => {
    const added = addComment(cairn, goalKey, text);
    if (added.ok) {
      // The list above has grown; whoever goes on writing stays where they write.
      requestAnimationFrame(() => fieldRef.current?.scrollIntoView({ block: 'nearest' }));
      return keep(added.value.saved, putBack);
    }
    putBack();
    showToast({ text: refusalSentence(added.refusal.code) });
  };
  return (
    <CommentField
      fieldRef={fieldRef}
      label={m.comment_write()}
      action={m.comment_post()}
      initialText={drafts.get(goalKey) ?? ''}
      takesFocus={false}
      onType={(text) => drafts.set(goalKey, text)}
      onSend={post}
    />
  );
}
