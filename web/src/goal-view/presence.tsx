import { lookAtGoal } from '@cairn/client/people/presence';
import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useMembers } from '@cairn/client/react/members';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { Avatar } from '@cairn/ui/avatar';
import { m } from '@cairn/words/messages';
import { useEffect, useState } from 'react';
import styles from './goal-content.module.css';

/** Renders nothing if this user has turned presence off. */
export function Presence({ goal }: { readonly goal: GoalView }) {
  const cairn = useCairn();
  const { showsPresence } = useSettings();
  const members = useMembers(goal.space);
  const [userIds, setUserIds] = useState<readonly string[]>([]);
  const { id } = goal;
  const isShared = members.length > 1 && showsPresence;
  useEffect(() => {
    if (!isShared || id === null) return;
    const stop = lookAtGoal(cairn, id, setUserIds);
    return () => {
      stop();
      setUserIds([]);
    };
  }, [cairn, id, isShared]);
  const others = members.filter(({ userId }) => userIds.includes(userId));
  if (others.length === 0) return null;
  const names = others.map(({ name }) => name).join(', ');
  return (
    <span
      className={styles.presence}
      role="img"
      aria-label={m.goal_lookers({ names })}
      data-tip={m.goal_lookers({ names })}
    >
      {others.map(({ userId, name, image }) => (
        <Avatar key={userId} name={name} image={image} size={22} />
      ))}
    </span>
  );
}
