import type { EventOfOthers } from '@cairn/core/notifications/notification-event';
import type { ServerContext } from '../context/server-context.ts';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { BossLog } from '../queue/boss.ts';
import type { JobSender } from '../queue/job-kind.ts';
import { eventMailKind, foldedForMs } from './event-mail-job.ts';
import { type Told, toldOfNew } from './hearers.ts';
import { addWaitingNotices, mailsSince, type WaitingNotice } from './waiting-notices.ts';

const hourMs = 3_600_000;
/** From one look for new events to the next. */
export const tellEveryMs = 10_000;
const batchSize = 100;
/** An event that cannot be told for this time is dropped. */
const triedForMs = 3 * 24 * hourMs;

/** After so many mails in an hour, a person's mails fold by space instead of by goal. */
export const mailsInAnHour = 20;

const ofWholeSpace: ReadonlySet<EventOfOthers> = new Set([
  'goalCreated',
  'boardCreated',
  'membershipCreated',
  'membershipDeleted',
]);

const selectUntold = statement<{ id: string; createdAt: Date }>(`
  select event_id as id, created_at as "createdAt" from untold_events
  where not event_id = any ($2::uuid[]) order by created_at, event_id limit $1`);

const drop = statement('delete from untold_events where event_id = any ($1::uuid[])');

export interface TellingParts {
  readonly context: Pick<ServerContext, 'db' | 'now' | 'mailLeaves'>;
  readonly jobs: JobSender;
  readonly log: Pick<BossLog, 'error'>;
}

/** Decides who is told of new events, and sends the jobs of their mails. Call from one process at a time. */
export async function tellEvents(parts: TellingParts): Promise<void> {
  const { context, log } = parts;
  const { db } = context;
  const failed: string[] = [];
  const tell = (ids: readonly string[]) => db.transact((tx) => tellIn(tx, parts, ids));
  for (;;) {
    const events = await db.rows(selectUntold, [batchSize, failed]);
    if (events.length === 0) return;
    try {
      await tell(events.map(({ id }) => id));
    } catch {
      // One event that fails must not keep the others waiting.
      for (const { id, createdAt } of events) {
        try {
          await tell([id]);
        } catch (error) {
          failed.push(id);
          log.error({ err: error }, 'Nobody could be told of an event.');
          if (createdAt.getTime() < context.now() - triedForMs) await db.rows(drop, [[id]]);
        }
      }
    }
  }
}

async function tellIn(tx: Tx, { context, jobs }: TellingParts, eventIds: readonly string[]): Promise<void> {
  const now = context.now();
  const told = await toldOfNew(tx, eventIds, context.mailLeaves);
  tx.send(drop, [eventIds]);
  if (told.length === 0) return;
  const personIds = [...new Set(told.map(({ personId }) => personId))];
  const notices = foldedNotices(told, await mailsSince(tx, personIds, now - hourMs));
  for (const { personId, aboutId, mailedAt } of await addWaitingNotices(tx, notices)) {
    const earliest = (mailedAt?.getTime() ?? 0) + foldedForMs;
    const options = earliest > now ? { personId, startAt: earliest } : { personId };
    await jobs.send(tx, eventMailKind, { personId, aboutId }, options);
  }
}

function foldedNotices(told: readonly Told[], mails: ReadonlyMap<string, number>): readonly WaitingNotice[] {
  const folds = new Map<string, Set<string>>();
  return told.map(({ personId, eventId, createdAt, event, spaceId, goalId }) => {
    const own = folds.get(personId) ?? new Set();
    folds.set(personId, own);
    const goal = goalId === null || ofWholeSpace.has(event) ? spaceId : goalId;
    const isMany = !own.has(goal) && own.size + (mails.get(personId) ?? 0) >= mailsInAnHour;
    const aboutId = isMany ? spaceId : goal;
    own.add(aboutId);
    return { personId, eventId, createdAt, event, aboutId };
  });
}
