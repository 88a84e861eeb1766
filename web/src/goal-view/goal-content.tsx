import { useCairn } from '@cairn/client/react/cairn-context';
import { useMembers, useStanding } from '@cairn/client/react/members';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { mayComment } from '@cairn/core/comments/comment';
import { isDone } from '@cairn/core/goals/goal';
import { CheckBox } from '@cairn/ui/check-box';
import { m } from '@cairn/words/messages';
import CloudOff from 'lucide-react/icons/cloud-off';
import Eye from 'lucide-react/icons/eye';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { addingIn } from '../goals/ui-requests.ts';
import { isClosed } from '../goals/locked-goal.ts';
import { typeInto } from '../goals/type-into.ts';
import { EmojiButton } from '../pickers/emoji-button.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { GoalComments } from './goal-comments.tsx';
import styles from './goal-content.module.css';
import { GoalFacts } from './goal-facts.tsx';
import { GoalFoot } from './goal-foot.tsx';
import { GoalHead } from './goal-head.tsx';
import { GoalHistory } from './goal-history.tsx';
import { GoalSubgoals } from './goal-subgoals.tsx';
import { GoalTitle } from './goal-title.tsx';
import { ParentPath } from './parent-path.tsx';
import { useFocusKey, useFocusMode } from './use-focus-mode.ts';
import { tick } from '../goals/tick.ts';
import { zoneOfSubgoals } from '../drag/zones.ts';

const loadClimbPart = () => import('./climb-part.tsx');
const ClimbStepText = lazy(() => loadClimbPart().then((part) => ({ default: part.ClimbStepText })));
const ClimbProgress = lazy(() => loadClimbPart().then((part) => ({ default: part.ClimbProgress })));
const NoteView = lazy(() => import('../notes/note-view.tsx').then((part) => ({ default: part.NoteView })));
const NotesEditor = lazy(() =>
  import('../notes/notes-editor.tsx').then((part) => ({ default: part.NotesEditor })),
);

export interface GoalContentProps {
  readonly goal: GoalView;
  readonly titleRef: RefObject<HTMLTextAreaElement | null>;
  readonly onClose: () => void;
  readonly isPage: boolean;
}

export function GoalContent({ goal, titleRef, onClose, isPage }: GoalContentProps) {
  const cairn = useCairn();
  const members = useMembers(goal.space);
  const standing = useStanding(members);
  const body = useRef<HTMLDivElement>(null);
  const commentField = useRef<HTMLTextAreaElement>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const mayTalk = mayComment(standing, { locked: isClosed(goal), type: goal.type });
  const focusMode = useFocusMode();
  useFocusKey(body, focusMode);
  return (
    <>
      <GoalHead goal={goal} onClose={onClose} isPage={isPage} focusMode={focusMode} />
      <div ref={body} className={styles.body} data-open-goal data-color={goal.color ?? undefined}>
        <ParentPath goal={goal} />
        <div className={styles.titleRow}>
          <CheckBox
            size="title"
            label={m.goal_done_box({ name: goal.name })}
            isChecked={isDone(goal)}
            isColored={goal.color !== null}
            isDisabled={goal.locked}
            onChange={(isChecked) => tick(cairn, goal, isChecked)}
          />
          <GoalTitle goal={goal} fieldRef={titleRef} onClose={onClose} />
          {!goal.locked && (
            <span className={styles.titleTools}>
              <EmojiButton
                onPick={(emoji) => {
                  const field = titleRef.current;
                  if (field) typeInto(field, emoji);
                }}
              />
            </span>
          )}
        </div>
        {goal.climbStep && (
          <Suspense fallback={null}>
            <ClimbStepText goal={goal} step={goal.climbStep} />
          </Suspense>
        )}
        {goal.isViewed && (
          <p className={styles.notice} role="note">
            <Eye aria-hidden="true" />
            {m.refusal_space_read_only()}
          </p>
        )}
        {goal.sync === 'failed' && (
          <p className={styles.notice} role="status">
            <CloudOff aria-hidden="true" />
            {m.goal_not_synced_notice()}
          </p>
        )}
        <GoalFacts goal={goal} members={members} />
        <Suspense fallback={<div className={styles.noteWaiting}>{m.goal_note()}</div>}>
          {goal.isViewed ? (
            goal.richThoughts && (
              <div className={styles.readNote}>
                <NoteView notes={goal.richThoughts} />
              </div>
            )
          ) : (
            <NotesEditor goal={goal} members={members} />
          )}
        </Suspense>
        {goal.climbStep && (
          <Suspense fallback={null}>
            <ClimbProgress goal={goal} />
          </Suspense>
        )}
        {(!goal.locked || goal.subgoalCount > 0) && <GoalSubgoals goal={goal} />}
        <GoalComments goalKey={goal.key} members={members} standing={standing} composerRef={commentField} />
        {showsHistory && <GoalHistory goal={goal} members={members} />}
        {mayTalk && <CommentComposer goalKey={goal.key} members={members} fieldRef={commentField} />}
      </div>
      <GoalFoot
        goal={goal}
        onClose={onClose}
        showsHistory={showsHistory}
        onToggleHistory={() => setShowsHistory(!showsHistory)}
        onAddComment={mayTalk ? () => commentField.current?.focus() : null}
        onAddSubgoal={goal.locked ? null : () => addingIn.set(zoneOfSubgoals(goal.key))}
      />
    </>
  );
}
