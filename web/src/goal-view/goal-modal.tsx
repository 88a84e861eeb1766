import { useGoal } from '@cairn/client/react/goal';
import { Dialog } from '@cairn/ui/dialog';
import { EmptyState } from '@cairn/ui/empty-state';
import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { isClosed, sayLocked } from '../goals/locked-goal.ts';
import { usePlanning } from '../goals/planning.ts';
import { titleOf } from '../goals/row-walk.ts';
import { GoalContent } from './goal-content.tsx';
import { GoneGoal, useGoneWhileWritten } from './gone-goal.tsx';
import styles from './goal-content.module.css';
import { useFocusMode } from './use-focus-mode.ts';

interface GoalModalProps {
  readonly keyOrId: string;
  readonly children: ReactNode;
}

/** The page below keeps its scroll position. */
export function GoalModal({ keyOrId, children }: GoalModalProps) {
  const router = useRouter();
  const { status, goal } = useGoal(keyOrId);
  const gone = useGoneWhileWritten(goal);
  const title = useRef<HTMLTextAreaElement>(null);
  const focusMode = useFocusMode();
  const planning = usePlanning();

  const close = () => {
    void router.navigate({
      to: './',
      search: (search) => ({ ...search, goal: undefined, focus: undefined }),
      replace: false,
    });
  };

  // A locked goal shows only a message.
  const isLocked = goal !== null && isClosed(goal);
  const refuse = useEffectEvent(() => {
    if (goal) sayLocked(goal, planning);
    router.history.back();
  });
  useEffect(() => {
    if (isLocked) refuse();
  }, [isLocked]);
  if (isLocked) return null;

  return (
    <Dialog
      label={goal?.name || m.goal_untitled()}
      isOpen
      hasAddress
      onClose={close}
      onEscape={focusMode.leave}
      width={744}
      fills={focusMode.isOn}
      initialFocus={title}
      finalFocus={() => (goal ? titleOf(goal.key) : null)}
    >
      {goal ? (
        <GoalContent key={goal.key} goal={goal} titleRef={title} onClose={close} isPage={false} />
      ) : gone ? (
        <GoneGoal goal={gone} />
      ) : (
        <div className={styles.waiting}>
          {status === 'loading' ? (
            <Skeleton label={m.loading()} />
          ) : (
            <EmptyState title={m.goal_missing()} lead={m.goal_missing_lead()} />
          )}
        </div>
      )}
      {children}
    </Dialog>
  );
}
