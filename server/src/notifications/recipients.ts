import type { EventType } from '@cairn/core/events/event';
import {
  type Destination,
  destinations,
  type EventOfOthers,
} from '@cairn/core/notifications/notification-event';
import { flagsField, isNotified, type NotificationFlags } from '@cairn/core/notifications/notification-flags';
import { noticeFor } from '@cairn/core/notifications/notice-for';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { hasLivingComment, isChosen, mentions } from '../events/event-conditions.ts';
import { isFollowedBy, isMutedBy } from '../goals/watch-text.ts';
import { isCalled } from '../webhooks/webhook-rows.ts';
import { byDestination, type FlagsByDestination, ownFlags } from './destination-flags.ts';
import type { Fold } from './waiting-notices.ts';

interface FoundRecipient {
  readonly eventId: string;
  readonly createdAt: Date;
  readonly type: EventType;
  readonly userId: string;
  readonly otherUserId: string | null;
  readonly spaceId: string;
  readonly goalId: string | null;
  readonly commentId: string | null;
  readonly recipientId: string;
  readonly followsGoal: boolean;
  readonly hasMutedGoal: boolean;
  readonly isMentioned: boolean;
  /** The destinations that lead to the person. */
  readonly reached: Readonly<Record<Destination, boolean>>;
  readonly general: Readonly<Record<Destination, NotificationFlags | null>>;
  readonly ofSpace: FlagsByDestination;
}

const isReached: Readonly<Record<Destination, string>> = {
  email: '(u.email_verified or $1)',
  push: 'exists (select from push_subscriptions p where p.user_id = m.user_id and p.ended_at is null)',
  webhook: isCalled('m.user_id', 'e.scope_id'),
};

/** Left out of the select: who is no member any more, and what is no longer there. */
const recipientsOf = (source: string, recipient: string) => `
  select e.id as "eventId", e.created_at as "createdAt", e.type, e.user_id as "userId", e.other_user_id as "otherUserId",
    e.scope_id as "spaceId", e.goal_id as "goalId", e.comment_id as "commentId", m.user_id as "recipientId",
    e.goal_id is not null and ${isFollowedBy('m.user_id', 'e.goal_id', 'g.recurrence_id')} as "followsGoal",
    e.goal_id is not null and ${isMutedBy('m.user_id', 'e.goal_id', 'g.recurrence_id')} as "hasMutedGoal",
    e.comment_id is not null and ${mentions('m.user_id')} as "isMentioned",
    ${byDestination((each) => isReached[each])} as reached,
    ${byDestination((each) => `us.settings -> '${flagsField(each)}'`)} as general,
    ${ownFlags} as "ofSpace"
  from ${source} w
  join events e on e.id = w.event_id and e.created_at = w.created_at
  join memberships m on m.scope_id = e.scope_id and m.user_id <> e.user_id and m.deleted_at is null
    and m.created_at <= e.created_at and ${recipient}
  join users u on u.id = m.user_id
  join user_settings us on us.scope_id = m.user_id and us.id = m.user_id
  left join member_settings ms on ms.scope_id = m.user_id and ms.id = m.scope_id and ms.deleted_at is null
  left join goals g on g.scope_id = e.scope_id and g.id = e.goal_id
  where (e.goal_id is null or (g.id is not null and (g.deleted_at is null or e.type = 'GOAL_DELETED')))
    and ${isChosen} and ${hasLivingComment}
    and (e.type <> 'BOARD_CREATED' or exists (
      select from boards b where b.scope_id = e.scope_id and b.id = e.board_id and b.deleted_at is null))`;

const selectNew = statement<FoundRecipient>(`
  ${recipientsOf('events_to_notify', 'true')} and w.event_id = any ($2::uuid[])
  order by e.created_at, e.id`);

const selectWaiting = statement<FoundRecipient>(`
  ${recipientsOf('waiting_notices', 'm.user_id = w.user_id')} and w.user_id = $2 and w.about_id = $3
  order by e.created_at, e.id`);

const selectOne = statement<FoundRecipient>(
  recipientsOf('(select id as event_id, created_at from events where id = $3)', 'm.user_id = $2'),
);

/** An event that a person is notified of. */
export interface Notice {
  readonly personId: string;
  readonly eventId: string;
  readonly createdAt: Date;
  readonly event: EventOfOthers;
  readonly spaceId: string;
  readonly goalId: string | null;
  /** At least one. */
  readonly destinations: readonly Destination[];
}

/**
 * Returns the notices of new events.
 *
 * @param mailLeaves whether addresses can be confirmed; if so, only confirmed ones count
 */
export async function noticesOf(
  db: Db,
  eventIds: readonly string[],
  mailLeaves: boolean,
): Promise<readonly Notice[]> {
  return noticesAmong(await db.rows(selectNew, [!mailLeaves, eventIds]));
}

/** Returns what waits for a mail, oldest first, without events that the person may not see or does not want now. */
export async function waitingNotices(
  db: Db,
  { personId, aboutId }: Fold,
  mailLeaves: boolean,
): Promise<readonly Notice[]> {
  const notices = noticesAmong(await db.rows(selectWaiting, [!mailLeaves, personId, aboutId]));
  return notices.filter((notice) => notice.destinations.includes('email'));
}

/** Null for an event that the person may not see or does not want now. */
export async function noticeOf(
  db: Db,
  personId: string,
  eventId: string,
  mailLeaves: boolean,
): Promise<Notice | null> {
  const [notice] = noticesAmong(await db.rows(selectOne, [!mailLeaves, personId, eventId]));
  return notice ?? null;
}

function noticesAmong(recipients: readonly FoundRecipient[]): readonly Notice[] {
  return recipients.flatMap((recipient): Notice[] => {
    const { recipientId: personId, eventId, createdAt, spaceId, goalId } = recipient;
    const event = noticeFor(recipient, { ...recipient, id: personId });
    if (event === null) return [];
    const { reached, general, ofSpace } = recipient;
    const wanted = destinations.filter(
      (each) =>
        reached[each] && isNotified(each, event, { general: general[each] ?? {}, ofSpace: ofSpace[each] }),
    );
    if (wanted.length === 0) return [];
    return [{ personId, eventId, createdAt, event, spaceId, goalId, destinations: wanted }];
  });
}
