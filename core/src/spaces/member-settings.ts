import type { Instant } from '../goals/goal.ts';
import type { NotificationFlags } from '../notifications/notification-flags.ts';
import { unsetPlace } from './space-order.ts';

export const followFlagNames = [
  'followGoalsCreatedByAnybody',
  'followGoalsCreatedByMe',
  'followGoalsCommentedByMe',
  'followGoalsAssignedToMe',
  'followMentions',
] as const;

export type FollowFlag = (typeof followFlagNames)[number];

/** A member's own settings, in the user's scope under the space's id. */
export interface MemberSettings extends Readonly<Record<FollowFlag, boolean>> {
  readonly sequenceNo: number;
  /** Events up to this moment are read; null if the member has never looked. */
  readonly eventsLastSeenDatetime: Instant | null;
  readonly exportToCalendar: boolean;
  /** Where the space overrules the user's settings. */
  readonly emailNotifications: NotificationFlags;
  readonly pushNotifications: NotificationFlags;
  readonly webhookNotifications: NotificationFlags;
}

export interface MemberSettingsRow extends MemberSettings {
  readonly id: string;
  readonly version: number;
  readonly rev: number;
}

export const defaultMemberSettings: MemberSettings = {
  sequenceNo: unsetPlace,
  eventsLastSeenDatetime: null,
  exportToCalendar: true,
  emailNotifications: {},
  pushNotifications: {},
  webhookNotifications: {},
  followGoalsCreatedByAnybody: false,
  followGoalsCreatedByMe: true,
  followGoalsCommentedByMe: true,
  followGoalsAssignedToMe: true,
  followMentions: true,
};
