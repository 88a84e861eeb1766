import type { ServerContext } from '../context/server-context.ts';
import { eventSource } from './pushed-events.ts';
import { reminderSource } from './pushed-reminders.ts';

export function pushSources(context: Pick<ServerContext, 'db' | 'now' | 'mailLeaves'>) {
  return { event: eventSource(context), reminder: reminderSource(context) };
}
