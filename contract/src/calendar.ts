import { z } from 'zod';
import { instant } from './fields.ts';

/** Where a calendar program finds one's goals; whoever knows the address reads them. */
export const calendarUrl = z.object({
  /** Shown once, by the call that makes it; null from then on. */
  url: z.url().nullable(),
  createdDatetime: instant,
});

export const newCalendarUrl = calendarUrl.extend({ url: z.url() });

export type CalendarUrl = z.infer<typeof calendarUrl>;
