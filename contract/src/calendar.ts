import { z } from 'zod';

/** Where a calendar program finds one's goals; whoever knows the address reads them. */
export const calendarUrl = z.object({ url: z.url() });

export type CalendarUrl = z.infer<typeof calendarUrl>;
