/** Read states change with these. */
export const readTopics = 'table/user_settings table/read_notices';

/** Reminders of goals that are deleted, or muted, are not listed. */
export const reminderTopics = 'table/reminders table/goal_watches table/recurrences goals load';
