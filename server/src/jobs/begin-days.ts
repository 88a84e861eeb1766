import { nextDayBegins } from '@cairn/core/goals/overdue';
import { todayIn } from '@cairn/core/time/zones';
import { personById } from '../accounts/session-rows.ts';
import { statement } from '../db/statement.ts';
import { carryOverdue } from '../goals/carry-overdue.ts';
import type { ServerContext } from '../context/server-context.ts';

const atOnce = 100;
/** Tries again after this time, if a change of the clock makes a day begin later than computed. */
const againAfterMs = 5 * 60_000;

const selectDue = statement<{ id: string; isNew: boolean }>(`
  select us.id, t.user_id is null as "isNew"
  from user_settings us left join day_turns t on t.user_id = us.id
  where us.settings ->> 'rescheduleOverdueGoalsAfter' is not null and (t.user_id is null or t.next_at <= $1)
  order by t.next_at nulls last limit ${atOnce}`);

const setNext = statement(`
  insert into day_turns (user_id, next_at) values ($1, $2) on conflict (user_id) do update set next_at = $2`);

/**
 * Moves overdue goals of everyone whose day has begun. A person without a recorded day waits for their next day.
 *
 * A day is recorded after its goals have moved, and each goal moves only one time (`carry-overdue.ts`). So several
 * processes may run this job, and any of them may be killed.
 */
export async function beginDays(context: ServerContext): Promise<void> {
  for (;;) {
    const due = await context.db.rows(selectDue, [new Date(context.now())]);
    for (const { id, isNew } of due) await beginDay(context, id, isNew);
    if (due.length < atOnce) return;
  }
}

async function beginDay(context: ServerContext, personId: string, isNew: boolean): Promise<void> {
  const now = context.now();
  const person = await personById(context.db, personId, now, context.plansAreOn);
  if (person === null) return;
  const { settings, code } = person;
  const today = todayIn(settings.timezone, now, settings.dayEndsAtHour);
  if (!isNew) await carryOverdue(context, person, { personCode: code, today, now, settings });
  const next = nextDayBegins(today, settings.timezone, settings.dayEndsAtHour);
  await context.db.rows(setNext, [personId, new Date(Math.max(next, now + againAfterMs))]);
}
