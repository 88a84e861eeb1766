import { m } from '#sentences/messages.js';

/** @param minutes until the goal begins; none once it has begun */
export function reminderHeading(minutes: number): string {
  if (minutes <= 0) return m.mail_time_now();
  return minutes === 60 ? m.mail_time_hour() : m.mail_time_minutes({ count: minutes });
}

/** @param minutes as in {@link reminderHeading} */
export function reminderLine(minutes: number, goal: string): string {
  return `${reminderHeading(minutes)}: ${goal}`;
}
