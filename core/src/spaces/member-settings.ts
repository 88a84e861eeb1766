import type { Instant } from '../goals/goal.ts';
import { unsetPlace } from './space-order.ts';

/** Which goals somebody follows by themselves in a space. */
export const followFlagNames = [
  'followGoalsCreatedByAnybody',
  'followGoalsCreatedByMe',
  'followGoalsCommentedByMe',
  'followGoalsAssignedToMe',
  'followMentions',
] as const;

/** One of the flags. */
export type FollowFlag = (typeof followFlagNames)[number];

/** What only the member sees of their membership; it lives in the person's own scope, its id is the space's. */
export interface MemberSettings extends Readonly<Record<FollowFlag, boolean>> {
  /** The place of the space among the person's spaces. */
  readonly sequenceNo: number;
  /** Until when the person has seen what happened in the space; null before they ever looked. */
  readonly eventsLastSeenDatetime: Instant | null;
  /** Whether the person's calendar feed tells of the space. */
  readonly exportToCalendar: boolean;
}

/** A member's own settings as a replicated row. */
export interface MemberSettingsRow extends MemberSettings {
  readonly id: string;
  readonly version: number;
  readonly rev: number;
}

/** What nobody has set. Goals of others are not followed by themselves, all that concerns oneself is. */
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
