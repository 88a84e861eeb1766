import type { Cairn } from '@cairn/client/cairn/cairn';
import { remindersOf, type Reminder } from '@cairn/client/events/reminders';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { reminderLine } from '@cairn/words/reminder-line';

/** Older reminders are only in the list, in ms. */
const freshForMs = 120_000;

/** Shows a toast for each reminder that arrives, until the returned function is called. */
export function watchReminders(cairn: Cairn, open: (goal: string) => void): () => void {
  const { replica, environment } = cairn;
  const known = new Set(remindersOf(cairn).map(({ code }) => code));
  return replica.watchers.watchAll(['table/reminders'], () => {
    for (const reminder of remindersOf(cairn)) {
      if (known.has(reminder.code)) continue;
      known.add(reminder.code);
      const isFresh = Date.parse(reminder.datetime) > environment.now() - freshForMs;
      if (isFresh && document.visibilityState === 'visible') show(cairn, reminder, open);
    }
  });
}

function show({ replica, environment }: Cairn, reminder: Reminder, open: (goal: string) => void): void {
  const { goalId, datetimeFr, goalCount } = reminder;
  if (goalId === null) return void showToast({ text: m.mail_day_goals({ count: goalCount ?? 0 }) });
  const goal = replica.goal(goalId);
  if (!goal || datetimeFr === null) return;
  const minutes = Math.ceil((Date.parse(datetimeFr) - environment.now()) / 60_000);
  showToast({
    text: reminderLine(minutes, goal.name || m.goal_untitled()),
    action: { label: m.goal_open(), run: () => open(goal.key) },
  });
}
