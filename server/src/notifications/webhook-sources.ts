import type { ServerContext } from '../context/server-context.ts';
import { digestContents } from './digest-contents.ts';
import { eventContents } from './event-contents.ts';
import { reminderContents } from './reminder-contents.ts';

/** @param origin of the addresses of goals and boards, without a trailing slash */
export function webhookSources(context: Pick<ServerContext, 'db' | 'now' | 'mailLeaves'>, origin: string) {
  return {
    event: eventContents(context, origin),
    reminder: reminderContents(context, origin),
    dailyInsights: digestContents(context, 'dailyInsights'),
    weeklyInsights: digestContents(context, 'weeklyInsights'),
    monthlyInsights: digestContents(context, 'monthlyInsights'),
  };
}
