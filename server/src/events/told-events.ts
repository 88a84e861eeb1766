import type { EventRow } from '@cairn/core/events/event';

/** SQL for a person's name; null unless the person is a member or edits a board of the space. */
const nameOf = (person: string) => `(
  select p.name from users p where p.id = ${person} and (
    exists (select from memberships m where m.scope_id = e.scope_id and m.user_id = p.id and m.deleted_at is null)
    or exists (
      select from board_editors x join boards o on o.id = x.board_id
      where x.user_id = p.id and o.scope_id = e.scope_id and o.deleted_at is null)))`;

/** @param chosen SQL for the wanted rows of `events` */
export function toldFrom(chosen: string): string {
  return `select e.id as code, e.type, e.user_id as "userId", ${nameOf('e.user_id')} as "userName",
    e.other_user_id as "otherUserId", ${nameOf('e.other_user_id')} as "otherUserName", e.scope_id as "spaceId", s.name as "spaceName", e.goal_id as "goalId", g.name as "goalName", g.color as "goalColor",
    e.comment_id as "commentId", e.board_id as "boardId", b.name as "boardName", e.bucket_id as "bucketId",
    u.name as "bucketName", e.column_id as "columnId", e.due_date as "dueDate", e.climb_id as "climbId", e.climb_name as "climbName", e.changes, e.created_at as "createdAt"
  from ${chosen} e
  left join spaces s on s.scope_id = e.scope_id and s.id = e.scope_id
  left join goals g on g.scope_id = e.scope_id and g.id = e.goal_id
  left join boards b on b.scope_id = e.scope_id and b.id = e.board_id
  left join buckets u on u.scope_id = e.scope_id and u.id = e.bucket_id`;
}

export interface FoundEvent extends Omit<EventRow, 'datetime'> {
  readonly createdAt: Date;
}

export function eventFrom({ createdAt, ...event }: FoundEvent): EventRow {
  return { ...event, datetime: createdAt.toISOString() };
}
