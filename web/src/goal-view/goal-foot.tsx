import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import ListTree from 'lucide-react/icons/list-tree';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share from 'lucide-react/icons/share';
import Trash from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { goalMenu } from '../goals/ui-requests.ts';
import { removeGoal } from '../goals/remove-goal.ts';
import { AssigneeSurface } from '../periods/later-surfaces.tsx';
import styles from './goal-content.module.css';
import { ShareSurface } from './share-surface.tsx';

const ClimbSettingsButton = lazy(() =>
  import('./climb-part.tsx').then((part) => ({ default: part.ClimbSettingsButton })),
);

interface GoalFootProps {
  readonly goal: GoalView;
  readonly onClose: () => void;
  readonly showsHistory: boolean;
  readonly onToggleHistory: () => void;
  /** Null if comments are impossible. */
  readonly onAddComment: (() => void) | null;
  /** Null if the goal cannot be edited. */
  readonly onAddSubgoal: (() => void) | null;
}

export function GoalFoot(props: GoalFootProps) {
  const { goal, onClose, showsHistory, onToggleHistory, onAddComment, onAddSubgoal } = props;
  const cairn = useCairn();
  const isNarrow = useNarrow();
  const [assigneeAnchor, setAssigneeAnchor] = useState<Element | null>(null);
  const [shareAnchor, setShareAnchor] = useState<Element | null>(null);
  return (
    <footer className={styles.foot}>
      <IconButton
        label={m.goal_options()}
        icon={<Ellipsis />}
        aria-haspopup="menu"
        onClick={(event) => goalMenu.set({ key: goal.key, anchor: event.currentTarget })}
      />
      <IconButton
        label={m.history_title()}
        icon={<History />}
        isOn={showsHistory}
        aria-pressed={showsHistory}
        onClick={onToggleHistory}
      />
      {/* A phone has no room for these buttons, which the options menu has too. */}
      {!isNarrow && (
        <>
          {!goal.locked && (
            <IconButton
              label={m.goal_delete()}
              icon={<Trash />}
              onClick={() => removeGoal(cairn, goal, onClose)}
            />
          )}
        </>
      )}
      <i className={styles.rule} />
      {goal.climbSubscription !== null && (
        <Suspense fallback={null}>
          <ClimbSettingsButton goal={goal} />
        </Suspense>
      )}
      {onAddComment && (
        <FootAction label={m.comment_label()} icon={<MessageCircle />} onClick={onAddComment} />
      )}
      {onAddSubgoal && <FootAction label={m.goal_subgoal()} icon={<ListTree />} onClick={onAddSubgoal} />}
      {!goal.locked && (
        <FootAction
          label={m.assignee_title()}
          icon={<UserRound />}
          isOpen={assigneeAnchor !== null}
          onClick={(event) => setAssigneeAnchor(event.currentTarget)}
        />
      )}
      {assigneeAnchor && (
        <AssigneeSurface goal={goal} anchor={assigneeAnchor} onClose={() => setAssigneeAnchor(null)} />
      )}
      <span className={styles.gap} />
      <FootAction
        label={m.share_action()}
        icon={<Share />}
        isOpen={shareAnchor !== null}
        onClick={(event) => setShareAnchor(event.currentTarget)}
      />
      {shareAnchor && <ShareSurface goal={goal} anchor={shareAnchor} onClose={() => setShareAnchor(null)} />}
      <Button look="primary" shortcut="↵" onClick={onClose}>
        {goal.climbStep === null ? m.action_close() : m.action_ok()}
      </Button>
    </footer>
  );
}

interface FootActionProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly isOpen?: boolean;
}

function FootAction({ label, icon, onClick, isOpen }: FootActionProps) {
  const surface = isOpen === undefined ? {} : { 'aria-haspopup': 'dialog' as const, 'aria-expanded': isOpen };
  if (useNarrow()) return <IconButton label={label} icon={icon} onClick={onClick} {...surface} />;
  return (
    <Button look="ghost" icon={icon} onClick={onClick} {...surface}>
      {label}
    </Button>
  );
}
