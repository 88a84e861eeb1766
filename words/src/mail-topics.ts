import { m } from '#sentences/messages.js';

/** The subject matter of mails, by event, to follow "mails about". */
export const mailTopics = {
  goalAssigned: m.mail_topic_assigned,
  goalMentionCreated: m.mail_topic_note_mention,
  commentMentionCreated: m.mail_topic_comment_mention,
  commentCreated: m.mail_topic_comment,
  goalModified: m.mail_topic_modified,
  goalRescheduled: m.mail_topic_rescheduled,
  goalDone: m.mail_topic_done,
  goalDeleted: m.mail_topic_deleted,
  goalTime: m.mail_topic_time,
  goalCreated: m.mail_topic_created,
  boardCreated: m.mail_topic_board,
  membershipCreated: m.mail_topic_joined,
  membershipDeleted: m.mail_topic_left,
  dailyInsights: m.mail_topic_daily,
  weeklyInsights: m.mail_topic_weekly,
  monthlyInsights: m.mail_topic_monthly,
  marketingEmails: m.mail_topic_marketing,
  invitations: m.mail_topic_invitations,
} as const;
