import type { MembershipRow } from '@cairn/contract/spaces';
import type { Standing } from '@cairn/core/spaces/roles';
import { useComments } from '@cairn/client/react/comments';
import { m } from '@cairn/words/messages';
import type { RefObject } from 'react';
import { memberName } from '../goals/member-name.ts';
import { CommentRow } from './comment-row.tsx';
import styles from './goal-comments.module.css';

interface GoalCommentsProps {
  readonly goalKey: string;
  readonly members: readonly MembershipRow[];
  readonly standing: Standing;
  readonly composerRef: RefObject<HTMLTextAreaElement | null>;
}

/** Shows the oldest comment first. Renders nothing without comments. */
export function GoalComments({ goalKey, members, standing, composerRef }: GoalCommentsProps) {
  const comments = useComments(goalKey);
  if (comments.length === 0) return null;
  return (
    <section className={styles.comments} aria-label={m.comments_title()}>
      <h3>
        {m.comments_title()} <span>{comments.length}</span>
      </h3>
      <ul>
        {comments.map((comment) => (
          <CommentRow
            key={comment.key}
            comment={comment}
            author={{
              name: memberName(members, comment.userId),
              image: members.find(({ userId }) => userId === comment.userId)?.image ?? null,
            }}
            members={members}
            standing={standing}
            composerRef={composerRef}
          />
        ))}
      </ul>
    </section>
  );
}
