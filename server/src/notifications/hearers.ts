import type { EventType } from '@cairn/core/events/event';
import type { EventOfOthers } from '@cairn/core/notifications/notification-event';
import { isNotified, type NotificationFlags } from '@cairn/core/notifications/notification-flags';
import { toldAs } from '@cairn/core/notifications/told-as';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isFollowedBy, isMutedBy } from '../goals/watch-text.ts';
import type { Fold } from './waiting-notices.ts';

interface FoundHearer {
  readonly eventId: string;
  readonly createdAt: Date;
  readonly type: EventType;
  readonly userId: string;
  readonly otherUserId: string | null;
  readonly spaceId: string;
  readonly goalId: string | null;
  readonly commentId: string | null;
  readonly hearerId: string;
  readonly followsGoal: boolean;
  readonly hasMutedGoal: boolean;
  readonly isMentioned: boolean;
  readonly general: NotificationFlags | null;
  readonly ofSpace: NotificationFlags | null;
}

/** Left out of the select: who is no member any more, and what is no longer there. */
const hearersOf = (source: string, hearer: string) => `
  select e.id as "eventId", e.created_at as "createdAt", e.type, e.user_id as "userId", e.other_user_id as "otherUserId",
    e.scope_id as "spaceId", e.goal_id as "goalId", e.comment_id as "commentId", m.user_id as "hearerId",
    e.goal_id is not null and ${isFollowedBy('m.user_id', 'e.goal_id', 'g.recurrence_id')} as "followsGoal",
    e.goal_id is not null and ${isMutedBy('m.user_id', 'e.goal_id', 'g.recurrence_id')} as "hasMutedGoal",
    e.comment_id is not null and exists (
      select from events n where n.other_user_id = m.user_id and n.type = 'MENTION_CREATED'
        and n.created_at = e.created_at and n.comment_id = e.comment_id) as "isMentioned",
    us.settings -> 'emailNotifications' as general, ms.email_notifications as "ofSpace"
  from ${source} w
  join events e on e.id = w.event_id and e.created_at = w.created_at
  join memberships m on m.scope_id = e.scope_id and m.user_id <> e.user_id and m.deleted_at is null
    and m.created_at <= e.created_at and ${hearer}
  join users u on u.id = m.user_id and (u.email_verified or $1)
  join user_settings us on us.scope_id = m.user_id and us.id = m.user_id
  left join member_settings ms on ms.scope_id = m.user_id and ms.id = m.scope_id and ms.deleted_at is null
  left join goals g on g.scope_id = e.scope_id and g.id = e.goal_id
  where (e.goal_id is null or (g.id is not null and (g.deleted_at is null or e.type = 'GOAL_DELETED')))
    and (e.comment_id is null or exists (
      select from comments c where c.scope_id = e.scope_id and c.id = e.comment_id and c.deleted_at is null))
    and (e.type <> 'BOARD_CREATED' or exists (
      select from boards b where b.scope_id = e.scope_id and b.id = e.board_id and b.deleted_at is null))`;

const selectNew = statement<FoundHearer>(`
  ${hearersOf('untold_events', 'true')} and w.event_id = any ($2::uuid[])
  order by e.created_at, e.id`);

const selectWaiting = statement<FoundHearer>(`
  ${hearersOf('waiting_notices', 'm.user_id = w.user_id')} and w.user_id = $2 and w.about_id = $3
  order by e.created_at, e.id`);

/** A person who is told of an event by mail. */
export interface Told {
  readonly personId: string;
  readonly eventId: string;
  readonly createdAt: Date;
  readonly event: EventOfOthers;
  readonly spaceId: string;
  readonly goalId: string | null;
}

/**
 * Those who are told of new events.
 *
 * @param mailLeaves whether addresses can be confirmed. If so, only confirmed ones count.
 */
export async function toldOfNew(
  db: Db,
  eventIds: readonly string[],
  mailLeaves: boolean,
): Promise<readonly Told[]> {
  return toldAmong(await db.rows(selectNew, [!mailLeaves, eventIds]));
}

/** What waits for a mail, as far as the person may still be told of it and wants to. The oldest first. */
export async function stillToldOf(
  db: Db,
  { personId, aboutId }: Fold,
  mailLeaves: boolean,
): Promise<readonly Told[]> {
  return toldAmong(await db.rows(selectWaiting, [!mailLeaves, personId, aboutId]));
}

function toldAmong(hearers: readonly FoundHearer[]): readonly Told[] {
  return hearers.flatMap((hearer): Told[] => {
    const { hearerId: personId, eventId, createdAt, spaceId, goalId } = hearer;
    const event = toldAs(hearer, { ...hearer, id: personId });
    const flags = { general: hearer.general ?? {}, ofSpace: hearer.ofSpace ?? {} };
    if (event === null || !isNotified('email', event, flags)) return [];
    return [{ personId, eventId, createdAt, event, spaceId, goalId }];
  });
}
