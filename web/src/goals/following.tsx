import { watchNow } from '@cairn/client/comments/watch-now';
import { isWatchUnsent, readFollowers, watchIdOf, watchOf } from '@cairn/client/goals/watching';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useRead } from '@cairn/client/react/use-read';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { seriesRef } from '@cairn/core/goals/occurrence-id';
import type { Watch } from '@cairn/core/goals/watch';
import { Chip } from '@cairn/ui/chip';
import { IconButton } from '@cairn/ui/icon-button';
import { MenuItem } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useServerQuery } from '../queries/use-server-query.ts';
import { keyText } from '../base/keys-of.ts';
import { type Following, stateName } from './follow-state.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { watchWithUndo } from './watch-with-undo.ts';

const FollowMenu = lazy(() => import('./follow-menu.tsx').then((part) => ({ default: part.FollowMenu })));

interface FollowProps {
  readonly goal: GoalView;
}

/** Whether other people may follow the goal too. Nobody follows in a space of their own. */
function useIsFollowable(goal: GoalView): boolean {
  const cairn = useCairn();
  return useRead('table/memberships', () => watchIdOf(cairn, goal) !== null);
}

/** An unsent choice counts at once; otherwise the server says whether the user follows, as soon as it answers. */
function useFollowing(goal: GoalView): Following {
  const cairn = useCairn();
  const id = goal.recurrence?.id ?? goal.id ?? '';
  const ref = goal.id ?? seriesRef(id);
  const topics = 'table/goal_watches table/recurrences table/comments table/member_settings';
  const { choice, known, isUnsent } = useRead(topics, () => ({
    choice: watchOf(cairn, goal),
    known: watchNow(cairn, goal),
    isUnsent: isWatchUnsent(cairn, id),
  }));
  const key = ['goals', 'followers', ref, choice ?? '', String(isUnsent)];
  const { value: followers } = useServerQuery(key, () => readFollowers(cairn, ref));
  const isListed = followers?.some(({ userId }) => userId === cairn.account.id);
  if (isUnsent || choice === 'muted' || isListed === undefined) return { watch: known, followers };
  return { watch: isListed ? 'following' : 'notFollowing', followers };
}

const icons: Readonly<Record<Watch, ReactNode>> = {
  following: <Bell fill="currentColor" />,
  notFollowing: <Bell />,
  muted: <BellOff />,
};

/** Entries of a goal's menu: follow or unfollow, and mute. */
export function FollowItem({ goal }: FollowProps) {
  return useIsFollowable(goal) ? <Items goal={goal} /> : null;
}

function Items({ goal }: FollowProps) {
  const cairn = useCairn();
  const keys = useShortcuts();
  const { watch } = useFollowing(goal);
  const isFollowing = watch === 'following';
  const isMuted = watch === 'muted';
  return (
    <>
      <MenuItem
        icon={<Bell />}
        shortcut={keyText(keys.followGoal)}
        onSelect={() => watchWithUndo(cairn, [goal], isFollowing ? 'notFollowing' : 'following')}
      >
        {isFollowing ? m.goal_unfollow() : m.goal_follow()}
      </MenuItem>
      <MenuItem
        icon={<BellOff />}
        shortcut={keyText(keys.muteGoal)}
        onSelect={() => watchWithUndo(cairn, [goal], isMuted ? 'notFollowing' : 'muted')}
      >
        {isMuted ? m.goal_unmute() : m.goal_mute()}
      </MenuItem>
    </>
  );
}

/** The bell in a goal's head, with three stops. */
export function FollowButton({ goal }: FollowProps) {
  return useIsFollowable(goal) ? <Button goal={goal} /> : null;
}

function Button({ goal }: FollowProps) {
  const following = useFollowing(goal);
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <IconButton
        label={m.follow_label({ state: stateName(following.watch) })}
        icon={icons[following.watch]}
        isOn={following.watch === 'following'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <MenuAt goal={goal} following={following} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

/** `4 follow`, or the offer to follow. */
export function FollowChip({ goal }: FollowProps) {
  return useIsFollowable(goal) ? <CountChip goal={goal} /> : null;
}

function CountChip({ goal }: FollowProps) {
  const following = useFollowing(goal);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { watch, followers } = following;
  const count = followers?.length ?? 0;
  const text =
    watch === 'muted' || count === 0
      ? watch === 'notFollowing'
        ? m.goal_follow()
        : stateName(watch)
      : m.follow_count({ count });
  return (
    <>
      <Chip
        look={watch === 'notFollowing' && count === 0 ? 'addable' : 'option'}
        icon={watch === 'muted' ? <BellOff /> : <Bell />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text}
      </Chip>
      <MenuAt goal={goal} following={following} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

interface MenuAtProps extends FollowProps {
  readonly following: Following;
  readonly anchor: Element | null;
  readonly onClose: () => void;
}

function MenuAt({ anchor, ...rest }: MenuAtProps) {
  if (anchor === null) return null;
  return (
    <Suspense fallback={null}>
      <FollowMenu anchor={anchor} {...rest} />
    </Suspense>
  );
}
