/** Monday, Saturday and Sunday, as ISO weekdays. */
export const firstWeekdays = [1, 6, 7] as const;

export type FirstWeekday = (typeof firstWeekdays)[number];
