import { occurrenceRef } from '@cairn/core/goals/occurrence-id';
import { longestLateMs } from '@cairn/core/notifications/reminders';
import { personById } from '../accounts/session-rows.ts';
import type { ServerContext } from '../context/server-context.ts';
import {
  type EventMailContent,
  type EventMailParts,
  writtenDailyReminder,
  writtenReminder,
} from '../mail/event-mail.ts';
import { mailPace } from '../mail/mail-job.ts';
import type { MailSender } from '../mail/outbox.ts';
import type { JobKind, JobWork } from '../queue/job-kind.ts';
import type { Occurrence } from './due-reminders.ts';
import { noteMail } from './note-mail.ts';
import { reminderNow } from './reminder-now.ts';

export interface MailedReminderJob {
  readonly personId: string;
  readonly reminderId: string;
  readonly occurrence: Occurrence | null;
}

export const reminderMailKind: JobKind<MailedReminderJob> = {
  name: 'reminder-mail',
  ...mailPace,
  triedForMs: longestLateMs,
};

export interface ReminderMailParts {
  readonly context: Pick<ServerContext, 'db' | 'now' | 'plansAreOn' | 'mailLeaves'>;
  readonly sender: MailSender;
  readonly mails: EventMailParts;
}

/**
 * Mails a reminder if it still holds: the goal begins when it did, is open, is the person's, and the person wants the mail.
 * A mail is sent twice only if process or database fail between the mail server's answer and the record of it.
 */
export function reminderMailWork(parts: ReminderMailParts): JobWork<MailedReminderJob> {
  return {
    kind: reminderMailKind,
    async run(job) {
      const mail = await mailOf(parts, job);
      if (mail === null) return;
      await parts.sender.send(mail);
      return (tx) => noteMail(tx, job.personId, mail.subject, new Date(parts.context.now()));
    },
  };
}

async function mailOf(
  { context, mails }: ReminderMailParts,
  { personId, reminderId, occurrence }: MailedReminderJob,
): Promise<(EventMailContent & { readonly to: string }) | null> {
  const { db, now, plansAreOn, mailLeaves } = context;
  const person = await personById(db, personId, now(), plansAreOn);
  if (person === null || (mailLeaves && !person.isEmailConfirmed)) return null;
  const { settings, email: to } = person;
  const found = await reminderNow(context, person, { id: reminderId, occurrence }, 'email');
  if (found === null) return null;
  const reader = { id: personId, locale: settings.locale };
  if (found.kind === 'day') return { to, ...writtenDailyReminder(mails, reader, found.goals) };
  const { goal, minutes, time } = found;
  const { goalId: id, name, datetimeFr } = goal;
  const of = goal.occurrence;
  const ref = of === null ? id : occurrenceRef(of.seriesId, of.date);
  const about = { id, name, ref, datetimeFr };
  return { to, ...writtenReminder(mails, reader, { minutes, goal: about, time, space: goal.spaceName }) };
}
