import { z } from 'zod';
import { instant } from './fields.ts';

/** The calendar feed's address. Everyone who knows it can read the goals. */
export const calendarUrl = z.object({
  /** The address; null except in the answer that creates it. */
  url: z.url().nullable(),
  createdDatetime: instant,
});

export const newCalendarUrl = calendarUrl.extend({ url: z.url() });

export type CalendarUrl = z.infer<typeof calendarUrl>;
