import type { Followers } from '@cairn/contract/watches';
import type { Watch } from '@cairn/core/goals/watch';
import { m } from '@cairn/words/messages';

export interface Following {
  readonly watch: Watch;
  /** Undefined before the server's first answer. */
  readonly followers: Followers | undefined;
}

export function stateName(watch: Watch): string {
  return { following: m.follow_following, notFollowing: m.follow_not, muted: m.follow_muted }[watch]();
}
