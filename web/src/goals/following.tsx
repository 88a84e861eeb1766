import type { AskRefusal } from '@cairn/client/ask-refusal';
import { followGoal, readFollowing } from '@cairn/client/goals/following';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useMembers } from '@cairn/client/react/members';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider } from '@cairn/core/goals/goal';
import { accepted } from '@cairn/core/outcome';
import { IconButton } from '@cairn/ui/icon-button';
import { MenuItem } from '@cairn/ui/menu';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { useServerQuery } from '../queries/use-server-query.ts';
import { reasonOf } from '../base/reason-of.ts';

interface FollowProps {
  readonly goal: GoalView;
}

/** Returns the goal's id; null if nobody else is in the space, or the server does not know the goal. */
function useFollowable({ space, id, type }: GoalView): string | null {
  const isShared = useMembers(space).length > 1;
  return isShared && !isDivider({ type }) ? id : null;
}

/** Shows a change immediately, and reverts it if the server refuses. */
function useFollowing(id: string) {
  const cairn = useCairn();
  const { value, replace } = useServerQuery(['goals', 'following', id], () => readFollowing(cairn, id));
  const sayWhy = (refusal: AskRefusal) => showToast({ text: reasonOf(refusal, m.follow_offline()) });
  const toggle = async () => {
    const known = value === undefined ? await readFollowing(cairn, id) : accepted(value);
    if (!known.ok) return sayWhy(known.refusal);
    replace(!known.value);
    const answer = await followGoal(cairn, id, !known.value);
    if (answer.ok) return;
    replace(known.value);
    sayWhy(answer.refusal);
  };
  return { isFollowing: value ?? false, toggle };
}

export function FollowItem({ goal }: FollowProps) {
  const id = useFollowable(goal);
  return id === null ? null : <Item key={id} id={id} />;
}

function Item({ id }: { readonly id: string }) {
  const { isFollowing, toggle } = useFollowing(id);
  return (
    <MenuItem icon={isFollowing ? <BellOff /> : <Bell />} onSelect={() => void toggle()}>
      {isFollowing ? m.goal_unfollow() : m.goal_follow()}
    </MenuItem>
  );
}

export function FollowButton({ goal }: FollowProps) {
  const id = useFollowable(goal);
  return id === null ? null : <Button key={id} id={id} />;
}

function Button({ id }: { readonly id: string }) {
  const { isFollowing, toggle } = useFollowing(id);
  return (
    <IconButton
      label={m.goal_follow()}
      data-tip={isFollowing ? m.goal_unfollow() : m.goal_follow()}
      icon={<Bell fill={isFollowing ? 'currentColor' : 'none'} />}
      isOn={isFollowing}
      aria-pressed={isFollowing}
      onClick={() => void toggle()}
    />
  );
}
