import type { EventType, FieldChanges } from '@cairn/core/events/event';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId } from '../ids.ts';

/** Something to be told in a space's history. */
export interface ToldEvent {
  readonly type: EventType;
  readonly spaceId: string;
  readonly personId: string;
  readonly otherUserId?: string | null;
  readonly goalId?: string | null;
  readonly commentId?: string | null;
  readonly changes?: FieldChanges | null;
}

const insert = statement(`
  insert into events (id, scope_id, type, user_id, other_user_id, goal_id, comment_id, changes, created_at)
  select id, "spaceId", type, "personId", "otherUserId", "goalId", "commentId", changes, $2
  from jsonb_to_recordset($1::jsonb) as told (id uuid, "spaceId" uuid, type text, "personId" uuid, "otherUserId" uuid,
    "goalId" uuid, "commentId" uuid, changes jsonb)`);

/** Tells what has happened, in one statement; it is heard of only if the transaction commits. */
export function tellEvents(tx: Tx, events: readonly ToldEvent[], now: EpochMs): void {
  if (events.length === 0) return;
  const told = events.map((event) => ({ id: newId(now), ...event }));
  tx.send(insert, [JSON.stringify(told), new Date(now)]);
}
