import { type PendingAction, pendingAction } from '@cairn/client/public-boards/pending-action';
import { m } from '@cairn/words/messages';

const reasons: Partial<Record<PendingAction['type'], () => string>> = {
  boardLiking: m.auth_start_to_like,
  boardFollowing: m.auth_start_to_follow,
  boardCloning: m.auth_start_to_copy,
  boardCollaboration: m.auth_start_to_join,
  templateCloning: m.auth_start_to_copy,
  climbLiking: m.auth_start_to_like_climb,
  climbSubscription: m.auth_start_to_climb,
};

/** Returns what the visitor's account is needed for; null without a stored request. */
export function reasonToSignUp(): string | null {
  const action = pendingAction(Date.now())?.action;
  return (action && reasons[action.type]?.()) ?? null;
}
