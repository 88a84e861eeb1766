import { newlyMentioned } from '@cairn/core/comments/mentions';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type NewEvent, addEvents } from './event-rows.ts';

const selectMembers = statement<NamedMember>(`
  select m.scope_id as space, u.id, u.code from users u
  join memberships m on m.user_id = u.id and m.deleted_at is null and m.scope_id = any($1::uuid[])
  where u.id::text = any($2::text[]) or u.code = any($2::text[])`);

interface NamedMember {
  readonly space: string;
  readonly id: string;
  readonly code: string;
}

export interface MentioningText {
  readonly place: Pick<NewEvent, 'spaceId' | 'personId' | 'goalId' | 'commentId'>;
  readonly before: NotesDelta | null;
  readonly after: NotesDelta | null;
}

export async function mentionEvents(tx: Tx, texts: readonly MentioningText[]): Promise<readonly NewEvent[]> {
  const naming = texts
    .map(({ place, before, after }) => ({ place, names: newlyMentioned(before, after) }))
    .filter(({ names }) => names.length > 0);
  if (naming.length === 0) return [];
  const spaces = [...new Set(naming.map(({ place }) => place.spaceId))];
  const members = await tx.rows(selectMembers, [spaces, naming.flatMap(({ names }) => names)]);
  return naming.flatMap(({ place, names }) =>
    members
      .filter(
        ({ space, id, code }) => space === place.spaceId && (names.includes(id) || names.includes(code)),
      )
      .filter(({ id }) => id !== place.personId)
      .map(({ id }): NewEvent => ({ ...place, type: 'MENTION_CREATED', otherUserId: id })),
  );
}

export async function tellMentions(
  tx: Tx,
  personId: string,
  before: NotesDelta | null,
  goal: Pick<GoalRow, 'id' | 'space' | 'richThoughts'>,
  now: EpochMs,
): Promise<void> {
  const place = { spaceId: goal.space, personId, goalId: goal.id };
  addEvents(tx, await mentionEvents(tx, [{ place, before, after: goal.richThoughts }]), now);
}
