import type { EventRow } from '@cairn/core/events/event';

/** SQL that tells events with today's names of what they are about; `chosen` is where their rows come from. */
export function toldFrom(chosen: string): string {
  return `select e.id as code, e.type, e.user_id as "userId", e.other_user_id as "otherUserId", e.scope_id as "spaceId",
    s.name as "spaceName", e.goal_id as "goalId", g.name as "goalName", g.color as "goalColor",
    e.comment_id as "commentId", e.board_id as "boardId", b.name as "boardName", e.bucket_id as "bucketId",
    u.name as "bucketName", e.column_id as "columnId", e.due_date as "dueDate", e.changes, e.created_at as "createdAt"
  from ${chosen} e
  left join spaces s on s.scope_id = e.scope_id and s.id = e.scope_id
  left join goals g on g.scope_id = e.scope_id and g.id = e.goal_id
  left join boards b on b.scope_id = e.scope_id and b.id = e.board_id
  left join buckets u on u.scope_id = e.scope_id and u.id = e.bucket_id`;
}

/** An event as {@link toldFrom} answers it. */
export interface FoundEvent extends Omit<EventRow, 'datetime'> {
  readonly createdAt: Date;
}

/** An event as the wire writes it. */
export function eventFrom({ createdAt, ...event }: FoundEvent): EventRow {
  return { ...event, datetime: createdAt.toISOString() };
}
