import { z } from 'zod';
import { instant } from './fields.ts';

/** Anyone who knows the address can read the goals. */
export const calendarUrl = z.object({
  /** Null except in the answer that creates the address. */
  url: z.url().nullable(),
  createdDatetime: instant,
});

export const newCalendarUrl = calendarUrl.extend({ url: z.url() });

export type CalendarUrl = z.infer<typeof calendarUrl>;
