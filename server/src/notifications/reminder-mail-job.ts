import { isNotified } from '@cairn/core/notifications/notification-flags';
import { isRinging, longestLateMs } from '@cairn/core/notifications/reminders';
import type { EpochMs } from '@cairn/core/time/zones';
import { personById } from '../accounts/session-rows.ts';
import type { ServerContext } from '../context/server-context.ts';
import { statement } from '../db/statement.ts';
import { clockRange } from '../mail/clock-range.ts';
import {
  type EventMailContent,
  type EventMailParts,
  writtenDailyReminder,
  writtenReminder,
} from '../mail/event-mail.ts';
import { mailPace } from '../mail/mail-job.ts';
import type { MailSender } from '../mail/outbox.ts';
import type { JobKind, JobWork } from '../queue/job-kind.ts';
import { dailyGoals } from './daily-goals.ts';
import { goalReminderNow, type Occurrence } from './due-reminders.ts';

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

interface StoredReminder {
  readonly goalId: string | null;
  readonly startsAt: Date | null;
  readonly day: string | null;
  readonly dueAt: Date;
}

const select = statement<StoredReminder>(`
  select goal_id as "goalId", starts_at as "startsAt", to_char(day, 'YYYY-MM-DD') as day, due_at as "dueAt"
  from reminders where scope_id = $1 and id = $2`);

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
      if (mail !== null) await parts.sender.send(mail);
    },
  };
}

async function mailOf(
  { context, mails }: ReminderMailParts,
  { personId, reminderId, occurrence }: MailedReminderJob,
): Promise<(EventMailContent & { readonly to: string }) | null> {
  const { db, now, plansAreOn, mailLeaves } = context;
  const [reminder] = await db.rows(select, [personId, reminderId]);
  const person = await personById(db, personId, now(), plansAreOn);
  if (!reminder || person === null || (mailLeaves && !person.isEmailConfirmed)) return null;
  const { goalId, startsAt, day, dueAt } = reminder;
  if (now() > dueAt.getTime() + longestLateMs) return null;
  const { settings, email: to } = person;
  const general = settings.emailNotifications;
  const reader = { id: personId, locale: settings.locale };
  if (day !== null) {
    if (!settings.dailyReminderIsOn) return null;
    const goals = (await dailyGoals(db, [{ personId, date: day }])).filter(({ ofSpace }) =>
      isNotified('email', 'goalTime', { general, ofSpace }),
    );
    return goals.length === 0 ? null : { to, ...writtenDailyReminder(mails, reader, goals) };
  }
  const goal = await goalReminderNow(db, personId, goalId ?? '', occurrence);
  if (goal === null || Date.parse(goal.datetimeFr) !== startsAt?.getTime()) return null;
  const { ofSpace, datetimeFr, datetimeTo, name, spaceName } = goal;
  if (!isNotified('email', 'goalTime', { general, ofSpace }) || !isRinging(now(), settings)) return null;
  const { timezone: zone, locale, amPm } = settings;
  const content = writtenReminder(mails, reader, {
    minutes: minutesUntil(Date.parse(datetimeFr), now()),
    goal: { id: goal.goalId, name },
    time: clockRange(new Date(datetimeFr), datetimeTo === null ? null : new Date(datetimeTo), {
      zone,
      locale,
      amPm,
    }),
    space: spaceName,
  });
  return { to, ...content };
}

function minutesUntil(start: EpochMs, now: EpochMs): number {
  return Math.max(0, Math.ceil((start - now) / 60_000));
}
