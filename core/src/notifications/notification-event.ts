/** In the order of the settings. */
export const notificationEvents = [
  'goalAssigned',
  'goalMentionCreated',
  'commentMentionCreated',
  'commentCreated',
  'goalModified',
  'goalRescheduled',
  'goalDone',
  'goalDeleted',
  'goalTime',
  'goalCreated',
  'boardCreated',
  'membershipCreated',
  'membershipDeleted',
  'dailyInsights',
  'weeklyInsights',
  'monthlyInsights',
  'marketingEmails',
] as const;

export type NotificationEvent = (typeof notificationEvents)[number];

/** Caused by an act of another person. */
export type EventOfOthers = Exclude<
  NotificationEvent,
  'goalTime' | 'dailyInsights' | 'weeklyInsights' | 'monthlyInsights' | 'marketingEmails'
>;

export const destinations = ['email', 'push', 'webhook'] as const;

export type Destination = (typeof destinations)[number];
