import type { Instant } from '../goals/goal.ts';
import { unsetPlace } from './space-order.ts';

/** Which goals a member follows automatically in a space. */
export const followFlagNames = [
  'followGoalsCreatedByAnybody',
  'followGoalsCreatedByMe',
  'followGoalsCommentedByMe',
  'followGoalsAssignedToMe',
  'followMentions',
] as const;

export type FollowFlag = (typeof followFlagNames)[number];

/** Only visible to the member. In the user's own scope, under the space's id. */
export interface MemberSettings extends Readonly<Record<FollowFlag, boolean>> {
  readonly sequenceNo: number;
  /** Events until then are read; null if never opened. */
  readonly eventsLastSeenDatetime: Instant | null;
  readonly exportToCalendar: boolean;
}

export interface MemberSettingsRow extends MemberSettings {
  readonly id: string;
  readonly version: number;
  readonly rev: number;
}

/** Follows what concerns the user, but not all goals of others. */
export const defaultMemberSettings: MemberSettings = {
  sequenceNo: unsetPlace,
  eventsLastSeenDatetime: null,
  exportToCalendar: true,
  followGoalsCreatedByAnybody: false,
  followGoalsCreatedByMe: true,
  followGoalsCommentedByMe: true,
  followGoalsAssignedToMe: true,
  followMentions: true,
};
