import { newlyMentioned } from '@cairn/core/comments/mentions';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import type { EpochMs } from '@cairn/core/time/zones';
import { statement, type Tx } from '../db/database.ts';
import { type ToldEvent, tellEvents } from './event-rows.ts';

const selectMembers = statement(`
  select u.id from users u join memberships m on m.user_id = u.id and m.scope_id = $1 and m.deleted_at is null
  where u.id::text = any($2::text[]) or u.code = any($2::text[])`);

/** Where somebody was mentioned, by whom. */
export type MentionPlace = Pick<ToldEvent, 'spaceId' | 'personId' | 'goalId' | 'commentId'>;

/** An event for each member whom a text names and did not name before, but for who wrote it. */
export async function mentionEvents(
  tx: Tx,
  place: MentionPlace,
  before: NotesDelta | null,
  after: NotesDelta | null,
): Promise<readonly ToldEvent[]> {
  const named = newlyMentioned(before, after);
  if (named.length === 0) return [];
  const members = await tx.rows<{ id: string }>(selectMembers, [place.spaceId, named]);
  return members
    .filter(({ id }) => id !== place.personId)
    .map(({ id }) => ({ ...place, type: 'MENTION_CREATED', otherUserId: id }));
}

/** Tells of the members whom a goal's note names and did not name before. */
export async function tellMentions(
  tx: Tx,
  personId: string,
  before: NotesDelta | null,
  goal: Pick<GoalRow, 'id' | 'space' | 'richThoughts'>,
  now: EpochMs,
): Promise<void> {
  const place = { spaceId: goal.space, personId, goalId: goal.id };
  tellEvents(tx, await mentionEvents(tx, place, before, goal.richThoughts), now);
}
