import type { Destination, EventOfOthers } from '@cairn/core/notifications/notification-event';
import type { ServerContext } from '../context/server-context.ts';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { BossLog } from '../queue/boss.ts';
import type { JobSender } from '../queue/job-kind.ts';
import { newId } from '../base/ids.ts';
import { pushKind } from '../push/push-jobs.ts';
import { deliver } from '../webhooks/webhook-jobs.ts';
import { eventMailKind, foldedForMs } from './event-mail-job.ts';
import { type Notice, noticesOf } from './recipients.ts';
import { addWaitingNotices, mailsSince, type WaitingNotice } from './waiting-notices.ts';

const hourMs = 3_600_000;
/** From one look for new events to the next. */
export const notifyEveryMs = 10_000;
const batchSize = 100;
/** After this time, an event whose notices always fail is dropped. */
const triedForMs = 3 * 24 * hourMs;

/** After so many mails in an hour, a person's mails fold by space instead of by goal. */
export const mailsInAnHour = 20;

/** From one look for new events. */
const pushesAtOnce = 5;

const ofWholeSpace: ReadonlySet<EventOfOthers> = new Set([
  'goalCreated',
  'boardCreated',
  'membershipCreated',
  'membershipDeleted',
]);

const selectNew = statement<{ id: string; createdAt: Date }>(`
  select event_id as id, created_at as "createdAt" from events_to_notify
  where not event_id = any ($2::uuid[]) order by created_at, event_id limit $1`);

const drop = statement('delete from events_to_notify where event_id = any ($1::uuid[])');

export interface NotifyingParts {
  readonly context: Pick<ServerContext, 'db' | 'now' | 'mailLeaves'>;
  readonly jobs: JobSender;
  readonly log: Pick<BossLog, 'error'>;
}

/** Decides whom new events notify, and sends the jobs of mails and browsers. Call from one process at a time. */
export async function notifyOfEvents(parts: NotifyingParts): Promise<void> {
  const { context, log } = parts;
  const { db } = context;
  const failed: string[] = [];
  const notify = (ids: readonly string[]) => db.transact((tx) => notifyIn(tx, parts, ids));
  for (;;) {
    const events = await db.rows(selectNew, [batchSize, failed]);
    if (events.length === 0) return;
    try {
      await notify(events.map(({ id }) => id));
    } catch {
      // One event that fails must not keep the others waiting.
      for (const { id, createdAt } of events) {
        try {
          await notify([id]);
        } catch (error) {
          failed.push(id);
          log.error({ err: error }, 'Nobody could be notified of an event.');
          if (createdAt.getTime() < context.now() - triedForMs) await db.rows(drop, [[id]]);
        }
      }
    }
  }
}

async function notifyIn(
  tx: Tx,
  { context, jobs }: NotifyingParts,
  eventIds: readonly string[],
): Promise<void> {
  const now = context.now();
  const all = await noticesOf(tx, eventIds, context.mailLeaves);
  tx.send(drop, [eventIds]);
  if (all.length === 0) return;
  const pushes = newestOfEach(all.filter(hasDestination('push'))).map(({ personId, eventId }) => ({
    payload: { personId, source: { kind: 'event', id: eventId } },
    personId,
  }));
  await jobs.sendAll(tx, pushKind, pushes);
  const deliveries = all.filter(hasDestination('webhook')).map(({ personId, event, eventId }) => ({
    id: newId(now),
    personId,
    event,
    source: { kind: 'event', id: eventId },
  }));
  await deliver(tx, jobs, deliveries, new Date(now));
  const mailed = all.filter(hasDestination('email'));
  const personIds = [...new Set(mailed.map(({ personId }) => personId))];
  const notices = foldedNotices(mailed, await mailsSince(tx, personIds, now - hourMs));
  for (const { personId, aboutId, mailedAt } of await addWaitingNotices(tx, notices)) {
    const earliest = (mailedAt?.getTime() ?? 0) + foldedForMs;
    const options = earliest > now ? { personId, startAt: earliest } : { personId };
    await jobs.send(tx, eventMailKind, { personId, aboutId }, options);
  }
}

const hasDestination = (wanted: Destination) => (notice: Notice) => notice.destinations.includes(wanted);

/** At most {@link pushesAtOnce} of each person, so a batch of 500 goals does not ring 500 times. */
function newestOfEach(notices: readonly Notice[]): readonly Notice[] {
  const counts = new Map<string, number>();
  return notices
    .toReversed()
    .filter(({ personId }) => {
      const count = (counts.get(personId) ?? 0) + 1;
      counts.set(personId, count);
      return count <= pushesAtOnce;
    })
    .toReversed();
}

function foldedNotices(all: readonly Notice[], mails: ReadonlyMap<string, number>): readonly WaitingNotice[] {
  const folds = new Map<string, Set<string>>();
  return all.map(({ personId, eventId, createdAt, event, spaceId, goalId }) => {
    const own = folds.get(personId) ?? new Set();
    folds.set(personId, own);
    const goal = goalId === null || ofWholeSpace.has(event) ? spaceId : goalId;
    const isMany = !own.has(goal) && own.size + (mails.get(personId) ?? 0) >= mailsInAnHour;
    const aboutId = isMany ? spaceId : goal;
    own.add(aboutId);
    return { personId, eventId, createdAt, event, aboutId };
  });
}
