import type { Cairn } from '@cairn/client/cairn/cairn';
import { watchNow } from '@cairn/client/comments/watch-now';
import { changeWatch, watchIdOf } from '@cairn/client/goals/watching';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { Watch } from '@cairn/core/goals/watch';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { warnUnlessSaved } from './warn-unless-saved.ts';

const toasts: Readonly<Record<Watch, () => string>> = {
  following: m.follow_toast,
  notFollowing: m.unfollow_toast,
  muted: m.mute_toast,
};

const manyToasts: Readonly<Record<Watch, (given: { count: number }) => string>> = {
  following: m.follow_toast_several,
  notFollowing: m.unfollow_toast_several,
  muted: m.mute_toast_several,
};

/** Does nothing for goals that nobody else may follow. */
export function watchWithUndo(cairn: Cairn, goals: readonly GoalView[], watch: Watch): void {
  const watched = goals.filter((goal) => watchIdOf(cairn, goal) !== null);
  if (watched.length === 0) return;
  const before = watched.map((goal) => [goal, watchNow(cairn, goal)] as const);
  warnUnlessSaved(changeWatch(cairn, watched, watch).saved);
  const count = watched.length;
  const text = count === 1 ? toasts[watch]() : manyToasts[watch]({ count });
  const undo = () => {
    for (const [goal, former] of before) warnUnlessSaved(changeWatch(cairn, [goal], former).saved);
  };
  showToast({ text, action: { label: m.action_undo(), run: undo } });
}

/** Follows; where all are followed, unfollows. */
export function toggledFollow(cairn: Cairn, goals: readonly GoalView[]): Watch {
  return goals.every((goal) => watchNow(cairn, goal) === 'following') ? 'notFollowing' : 'following';
}

/** Mutes; where all are muted, ends that. */
export function toggledMute(cairn: Cairn, goals: readonly GoalView[]): Watch {
  return goals.every((goal) => watchNow(cairn, goal) === 'muted') ? 'notFollowing' : 'muted';
}
