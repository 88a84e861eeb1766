import type { Instant } from '../goals/goal.ts';
import { unsetPlace } from './space-order.ts';

/** The kinds of goals that a member follows automatically in a space. */
export const followFlagNames = [
  'followGoalsCreatedByAnybody',
  'followGoalsCreatedByMe',
  'followGoalsCommentedByMe',
  'followGoalsAssignedToMe',
  'followMentions',
] as const;

export type FollowFlag = (typeof followFlagNames)[number];

/** A member's own settings for a space. Kept in the user's own scope, under the space's id. */
export interface MemberSettings extends Readonly<Record<FollowFlag, boolean>> {
  readonly sequenceNo: number;
  /** Events up to this moment are read; null if the member never looked. */
  readonly eventsLastSeenDatetime: Instant | null;
  readonly exportToCalendar: boolean;
}

export interface MemberSettingsRow extends MemberSettings {
  readonly id: string;
  readonly version: number;
  readonly rev: number;
}

/** By default, a member follows goals that concern them, but not all goals of others. */
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
