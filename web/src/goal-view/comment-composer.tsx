import { addComment } from '@cairn/client/comments/add-comment';
import { begunComment, keepBegunComment } from '@cairn/client/comments/begun-comment';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { MembershipRow } from '@cairn/contract/spaces';
import { plainlyWritten, type WrittenText } from '@cairn/core/comments/written-text';
import { refusalSentence } from '@cairn/words/refusals';
import { m } from '@cairn/words/messages';
import { showToast } from '@cairn/ui/toast';
import type { RefObject } from 'react';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { CommentField } from './comment-field.tsx';

interface CommentComposerProps {
  readonly goalKey: string;
  readonly members: readonly MembershipRow[];
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Unsent text reappears when the goal is opened again. */
export function CommentComposer({ goalKey, members, fieldRef }: CommentComposerProps) {
  const cairn = useCairn();
  const { id } = cairn.account;
  const draft = `comment-${goalKey}`;
  const post = (written: WrittenText, putBack: () => void) => {
    const added = addComment(cairn, goalKey, written);
    if (added.ok) {
      // The list above has grown.
      requestAnimationFrame(() => fieldRef.current?.scrollIntoView({ block: 'nearest' }));
      return warnUnlessSaved(added.value.saved, putBack);
    }
    putBack();
    showToast({ text: refusalSentence(added.refusal.code) });
  };
  return (
    <CommentField
      fieldRef={fieldRef}
      members={members}
      label={m.comment_write()}
      placeholder={m.comment_placeholder()}
      action={m.comment_post()}
      initial={begunComment(id, draft) ?? plainlyWritten('')}
      takesFocus={false}
      onType={(written) => keepBegunComment(id, draft, written)}
      onSend={post}
    />
  );
}
