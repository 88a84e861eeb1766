import type { EventType, FieldChanges } from '@cairn/core/events/event';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId } from '../base/ids.ts';

export interface NewEvent {
  readonly type: EventType;
  readonly spaceId: string;
  readonly personId: string;
  readonly otherUserId?: string | null;
  /** Code of the other person, if `otherUserId` is unknown. */
  readonly otherCode?: string | null;
  readonly goalId?: string | null;
  readonly commentId?: string | null;
  /** Omit board and list for an event of a goal: the goal's row has them. */
  readonly boardId?: string | null;
  readonly bucketId?: string | null;
  readonly climbId?: string | null;
  readonly climbName?: string | null;
  readonly changes?: FieldChanges | null;
}

const insert = statement(`
  insert into events (id, scope_id, type, user_id, other_user_id, goal_id, comment_id, changes, created_at, board_id, bucket_id,
    column_id, due_date, climb_id, climb_name)
  select added.id, "spaceId", added.type, "personId",
    coalesce("otherUserId", (select p.id from users p where p.code = "otherCode")), "goalId", "commentId", changes, $2,
    coalesce("boardId", u.board_id), coalesce("bucketId", u.id), g.column_id, g.due_date, "climbId", "climbName"
  from jsonb_to_recordset($1::jsonb) as added (id uuid, "spaceId" uuid, type text, "personId" uuid, "otherUserId" uuid,
    "otherCode" text, "goalId" uuid, "commentId" uuid, changes jsonb, "boardId" uuid, "bucketId" uuid, "climbId" uuid, "climbName" text)
  left join goals g on g.scope_id = "spaceId" and g.id = "goalId"
  left join buckets u on u.scope_id = "spaceId" and u.id = g.bucket_id and u.deleted_at is null`);

export function addEvents(tx: Tx, events: readonly NewEvent[], now: EpochMs): void {
  if (events.length === 0) return;
  const added = events.map((event) => ({ id: newId(now), ...event }));
  tx.send(insert, [JSON.stringify(added), new Date(now)]);
}
