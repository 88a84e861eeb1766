import type { MemberSettings } from './member-settings.ts';

/** How a member has to do with a goal. */
export interface Involvement {
  readonly isMaker: boolean;
  readonly isAssignee: boolean;
  readonly isMentioned: boolean;
  readonly hasCommented: boolean;
}

/** Whether the member follows the goal without having chosen to. The server asks the same at each change. */
export function followedByRule(
  { isMaker, isAssignee, isMentioned, hasCommented }: Involvement,
  settings: MemberSettings,
): boolean {
  return (
    settings.followGoalsCreatedByAnybody ||
    (isMaker && settings.followGoalsCreatedByMe) ||
    (isAssignee && settings.followGoalsAssignedToMe) ||
    (isMentioned && settings.followMentions) ||
    (hasCommented && settings.followGoalsCommentedByMe)
  );
}
