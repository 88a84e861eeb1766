import type { EventRow } from '@cairn/core/events/event';
import { m } from '@cairn/words/messages';

/**
 * What somebody did, in words that stand before the name of what they did it to.
 *
 * @param nameOf what the person is called to whom it was done
 */
export function deedWords(
  { type, changes, userId, otherUserId }: EventRow,
  nameOf: (userId: string) => string,
): string {
  const person = otherUserId === null ? '' : nameOf(otherUserId);
  switch (type) {
    case 'GOAL_CREATED':
      return person === '' || otherUserId === userId ? m.deed_created() : m.deed_created_for({ person });
    case 'BOARD_CREATED':
    case 'BUCKET_CREATED':
      return m.deed_created();
    case 'GOAL_DELETED':
    case 'BOARD_DELETED':
    case 'BUCKET_DELETED':
      return m.deed_deleted();
    case 'GOAL_DONE':
      return m.deed_done();
    case 'GOAL_RESCHEDULED':
      return changes?.['automatic'] ? m.deed_moved_on() : m.deed_moved();
    case 'GOAL_ASSIGNED':
      return person === '' ? m.deed_unassigned() : m.deed_assigned({ person });
    case 'COMMENT_CREATED':
      return m.deed_commented();
    case 'COMMENT_MODIFIED':
      return m.deed_comment_changed();
    case 'COMMENT_DELETED':
      return m.deed_comment_deleted();
    case 'MENTION_CREATED':
      return m.deed_mentioned({ person });
    case 'MEMBERSHIP_CREATED':
      return m.deed_joined();
    case 'SPACE_CREATED':
    case 'SPACE_CREATED_BY_CLONING':
    case 'SPACE_USED_FOR_CLONING':
      return m.deed_space_created();
    default:
      return changes?.['doneDate'] ? m.deed_reopened() : m.deed_changed();
  }
}

/** What an event is about: a goal, a board, a list, or the space. */
export function thingOf({ goalName, bucketName, boardName, spaceName, type }: EventRow): string {
  if (type.startsWith('BUCKET')) return bucketName ?? '';
  if (type.startsWith('BOARD')) return boardName ?? '';
  if (type.startsWith('SPACE') || type === 'MEMBERSHIP_CREATED') return spaceName ?? '';
  return goalName ?? '';
}
