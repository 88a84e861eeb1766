import { deleteGoal } from '@cairn/client/goals/delete-goal';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ListTree from 'lucide-react/icons/list-tree';
import Trash from 'lucide-react/icons/trash-2';
import { goalMenu } from '../../goals/attention.ts';
import { deleteWithUndo } from '../../goals/delete-with-undo.ts';
import styles from './goal-content.module.css';

interface GoalFootProps {
  readonly goal: GoalView;
  readonly onClose: () => void;
  readonly onAddSubgoal: () => void;
}

/** What can be done with the goal as a whole. */
export function GoalFoot({ goal, onClose, onAddSubgoal }: GoalFootProps) {
  const cairn = useCairn();
  return (
    <footer className={styles.foot}>
      <IconButton
        label={m.goal_options()}
        icon={<Ellipsis />}
        aria-haspopup="menu"
        onClick={(event) => goalMenu.set({ key: goal.key, anchor: event.currentTarget })}
      />
      <IconButton
        label={m.goal_delete()}
        icon={<Trash />}
        onClick={() => {
          onClose();
          deleteWithUndo(deleteGoal(cairn, goal.key));
        }}
      />
      <i className={styles.rule} />
      <Button look="ghost" icon={<ListTree />} onClick={onAddSubgoal}>
        {m.goal_subgoal()}
      </Button>
      <span className={styles.gap} />
      <Button look="primary" shortcut="↵" onClick={onClose}>
        {m.action_done()}
      </Button>
    </footer>
  );
}
