import { mentionedIn } from '@cairn/core/comments/mentions';
import type { Watch } from '@cairn/core/goals/watch';
import { followedByRule } from '@cairn/core/spaces/followed-by-rule';
import type { Cairn } from '../cairn/cairn.ts';
import { watchOf } from '../goals/watching.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { memberSettingsOf } from '../spaces/member-settings.ts';
import { commentsOf } from './comments-of.ts';

/** Returns the user's choice, or what follows by rule from the data on this device. Only the server knows old cases. */
export function watchNow(cairn: Cairn, goal: GoalView): Watch {
  return watchOf(cairn, goal) ?? (isFollowedByRule(cairn, goal) ? 'following' : 'notFollowing');
}

function isFollowedByRule(
  cairn: Cairn,
  { key, space, createdBy, assignee, richThoughts, commentCount }: GoalView,
): boolean {
  const { id, code } = cairn.account;
  const mentioned = mentionedIn(richThoughts);
  // Looking through all comments takes long for a large selection.
  const comments = commentCount === 0 ? [] : commentsOf(cairn, key);
  const involvement = {
    // A goal without the server's answer was made by this user.
    isMaker: createdBy === null || createdBy === code,
    isAssignee: assignee === code,
    isMentioned:
      [id, code].some((name) => mentioned.includes(name)) ||
      comments.some(({ richText }) => mentionedIn(richText).some((name) => name === id || name === code)),
    hasCommented: comments.some(({ isOwn }) => isOwn),
  };
  return followedByRule(involvement, memberSettingsOf(cairn, space));
}
