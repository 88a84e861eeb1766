/** How far back a person is told what concerns them, in days: whoever was away for a season has other ways to catch up. */
export const noticeDays = 90;

/** Beyond this many unread ones nobody counts. */
export const maxUnread = 99;
