import { idUnder, newId } from '../base/ids.ts';
import { noticeDays } from '@cairn/core/events/notices';
import type { Destination } from '@cairn/core/notifications/notification-event';
import { isRinging, longestLateMs, minuteOf } from '@cairn/core/notifications/reminders';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { EpochMs } from '@cairn/core/time/zones';
import type { ServerContext } from '../context/server-context.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { JobSender } from '../queue/job-kind.ts';
import { pushKind } from '../push/push-jobs.ts';
import { peopleWithBrowsers } from '../push/subscription-rows.ts';
import { deliver } from '../webhooks/webhook-jobs.ts';
import { lockScopes } from '../writes/scope-rows.ts';
import { dailyGoals } from './daily-goals.ts';
import { wants } from './destination-flags.ts';
import { digestMailKind } from './digest-mail-job.ts';
import { dueDigests } from './due-digests.ts';
import { dailyPeople, goalReminders, type Occurrence } from './due-reminders.ts';
import { type MailedReminderJob, reminderMailKind } from './reminder-mail-job.ts';

/** From one look for due reminders to the next, in ms. Reminders are due at whole minutes. */
export const remindEveryMs = 10_000;
const minuteMs = 60_000;
const dayMs = 86_400_000;
/** How many reminders one transaction writes. */
const atOnce = 500;

export interface RemindingParts {
  readonly context: Pick<ServerContext, 'db' | 'now' | 'publish' | 'mailLeaves'>;
  readonly jobs: JobSender;
}

const begin = statement(`insert into reminded_until (minute) values ($1) on conflict do nothing`);
const selectLast = statement<{ minute: Date }>('select minute from reminded_until');
const advance = statement('update reminded_until set minute = $1 where minute < $1 returning 1 as moved');

/**
 * Hands out the reminders that became due since the last call, minute by minute. At the first call ever, none are due.
 *
 * A reminder and its jobs are one write under an id of their own, so several processes may run this, and any of them may
 * be killed. Reminders that are later than an hour are dropped.
 */
export async function remindPeople(parts: RemindingParts): Promise<void> {
  const { db, now } = parts.context;
  const until = minuteOf(now());
  await db.rows(begin, [new Date(until)]);
  const [last] = await db.rows(selectLast);
  const first = Math.max((last?.minute.getTime() ?? until) + minuteMs, until - longestLateMs);
  for (let minute = first; minute <= until; minute += minuteMs) {
    await remindAt(parts, minute);
    await sendDigests(parts, minute);
  }
}

/** Digests leave no row, so their jobs are sent in the transaction that ends the minute. */
async function sendDigests({ context, jobs }: RemindingParts, minute: EpochMs): Promise<void> {
  const { db, now, mailLeaves } = context;
  const digests = await dueDigests(db, minute, mailLeaves);
  await db.transact(async (tx) => {
    const moved = await tx.rows(advance, [new Date(minute)]);
    if (moved.length === 0) return;
    const mailed = digests
      .filter(({ destination }) => destination === 'email')
      .map(({ personId, event, date }) => ({ payload: { personId, event, date }, personId }));
    await jobs.sendAll(tx, digestMailKind, mailed);
    const deliveries = digests
      .filter(({ destination }) => destination === 'webhook')
      .map(({ personId, event, date }) => ({
        id: newId(minute),
        personId,
        event,
        source: { kind: event, id: date },
      }));
    await deliver(tx, jobs, deliveries, new Date(now()));
  });
}

async function remindAt(parts: RemindingParts, minute: EpochMs): Promise<void> {
  const { db, mailLeaves } = parts.context;
  const due = [...(await timedAt(db, minute, mailLeaves)), ...(await dailyAt(db, minute, mailLeaves))];
  for (let from = 0; from < due.length; from += atOnce)
    await write(parts, minute, due.slice(from, from + atOnce));
}

interface DueReminder {
  readonly personId: string;
  readonly id: string;
  readonly spaceId: string | null;
  readonly goalId: string | null;
  readonly startsAt: string | null;
  readonly day: DateOnly | null;
  readonly goalCount: number | null;
  readonly occurrence: Occurrence | null;
  readonly isMailed: boolean;
  readonly isPushed: boolean;
  /** In whatever space its webhook is called for. */
  readonly isCalled: boolean;
}

async function timedAt(db: Db, minute: EpochMs, mailLeaves: boolean): Promise<readonly DueReminder[]> {
  const due = await goalReminders(db, minute);
  return due.map(({ personId, isConfirmed, settings, ofSpace, spaceId, goalId, datetimeFr, occurrence }) => {
    const rings = isRinging(minute, settings);
    return {
      personId,
      id: idUnder(personId, `reminder/${goalId}/${Date.parse(datetimeFr)}`),
      spaceId,
      goalId,
      startsAt: datetimeFr,
      day: null,
      goalCount: null,
      occurrence,
      isMailed: (isConfirmed || !mailLeaves) && wants('email', 'goalTime', settings, ofSpace) && rings,
      isPushed: wants('push', 'goalTime', settings, ofSpace) && rings,
      isCalled: wants('webhook', 'goalTime', settings, ofSpace),
    };
  });
}

async function dailyAt(db: Db, minute: EpochMs, mailLeaves: boolean): Promise<readonly DueReminder[]> {
  const people = await dailyPeople(db, minute);
  const due: DueReminder[] = [];
  for (let from = 0; from < people.length; from += atOnce) {
    const some = people.slice(from, from + atOnce);
    const goals = Map.groupBy(await dailyGoals(db, some), ({ personId }) => personId);
    for (const { personId, date, isConfirmed, settings } of some) {
      const own = goals.get(personId) ?? [];
      if (own.length === 0) continue;
      const isWanted = (destination: Destination) =>
        own.some(({ ofSpace }) => wants(destination, 'goalTime', settings, ofSpace));
      due.push({
        personId,
        id: idUnder(personId, `reminder/${date}`),
        spaceId: null,
        goalId: null,
        startsAt: null,
        day: date,
        goalCount: own.length,
        occurrence: null,
        isMailed: (isConfirmed || !mailLeaves) && isWanted('email'),
        isPushed: isWanted('push'),
        isCalled: isWanted('webhook'),
      });
    }
  }
  return due;
}

const insert = statement<{ id: string }>(`
  insert into reminders
    (scope_id, id, version, created_at, modified_at, space_id, goal_id, starts_at, day, goal_count, due_at)
  select n."personId", n.id, n.version, $2, $2, n."spaceId", n."goalId", n."startsAt", n.day, n."goalCount", $3
  from jsonb_to_recordset($1::jsonb) as n ("personId" uuid, id uuid, version bigint, "spaceId" uuid, "goalId" uuid,
    "startsAt" timestamptz, day date, "goalCount" integer)
  on conflict (scope_id, id) do nothing returning id`);

const forget = statement(`
  update reminders r set version = n.version, rev = r.rev + 1, modified_at = $3, deleted_at = $3
  from unnest($1::uuid[], $2::bigint[]) as n (id, version)
  where r.scope_id = n.id and r.deleted_at is null and r.due_at < $4`);

async function write(
  { context, jobs }: RemindingParts,
  minute: EpochMs,
  due: readonly DueReminder[],
): Promise<void> {
  const { db, now, publish } = context;
  const personIds = [...new Set(due.map(({ personId }) => personId))];
  const versions = await db.transact(async (tx) => {
    const locked = await lockScopes(tx, personIds);
    const at = new Date(now());
    const rows = due.flatMap((row) => {
      const version = locked.get(row.personId);
      return version === undefined ? [] : [{ ...row, version }];
    });
    const added = await tx.rows(insert, [JSON.stringify(rows), at, new Date(minute)]);
    tx.send(forget, [[...locked.keys()], [...locked.values()], at, new Date(now() - noticeDays * dayMs)]);
    const isAdded = new Set(added.map(({ id }) => id));
    const mailed = due.filter(({ id, isMailed }) => isMailed && isAdded.has(id));
    await jobs.sendAll(
      tx,
      reminderMailKind,
      mailed.map(({ personId, id, occurrence }) => {
        const payload: MailedReminderJob = { personId, reminderId: id, occurrence };
        return { payload, personId };
      }),
    );
    const pushed = due.filter(({ id, isPushed }) => isPushed && isAdded.has(id));
    const withBrowsers = await peopleWithBrowsers(
      tx,
      pushed.map(({ personId }) => personId),
    );
    await jobs.sendAll(
      tx,
      pushKind,
      pushed
        .filter(({ personId }) => withBrowsers.has(personId))
        .map(({ personId, id, occurrence }) => {
          const payload = { personId, source: { kind: 'reminder', id, occurrence } };
          return { payload, personId };
        }),
    );
    const called = due.filter(({ id, isCalled }) => isCalled && isAdded.has(id));
    const deliveries = called.map(({ personId, id, occurrence }) => ({
      id: newId(now()),
      personId,
      event: 'goalTime' as const,
      source: { kind: 'reminder', id, occurrence },
    }));
    await deliver(tx, jobs, deliveries, at);
    return locked;
  });
  for (const [scopeId, version] of versions) publish(scopeId, version);
}
