import type { EventType } from '../events/event.ts';
import { ringingTypes } from '../events/notices.ts';
import type { EventOfOthers } from './notification-event.ts';

export interface NotifiableEvent {
  readonly type: EventType;
  readonly userId: string;
  /** The mentioned or assigned user. */
  readonly otherUserId: string | null;
  readonly commentId: string | null;
}

/** A member of the event's space. */
export interface Recipient {
  readonly id: string;
  readonly followsGoal: boolean;
  readonly hasMutedGoal: boolean;
  /** The event's comment mentions the person, which is an event of its own. */
  readonly isMentioned: boolean;
}

const ofFollowedGoals: Readonly<Partial<Record<EventType, EventOfOthers>>> = {
  COMMENT_CREATED: 'commentCreated',
  GOAL_MODIFIED: 'goalModified',
  GOAL_RESCHEDULED: 'goalRescheduled',
  GOAL_DONE: 'goalDone',
  GOAL_DELETED: 'goalDeleted',
};

const ofSpaces: Readonly<Partial<Record<EventType, EventOfOthers>>> = {
  GOAL_CREATED: 'goalCreated',
  BOARD_CREATED: 'boardCreated',
  MEMBERSHIP_CREATED: 'membershipCreated',
  MEMBERSHIP_DELETED: 'membershipDeleted',
};

/** Events of other types notify nobody. */
export const notifiableTypes: readonly EventType[] = [
  ...new Set([...ringingTypes, ...(Object.keys({ ...ofFollowedGoals, ...ofSpaces }) as EventType[])]),
];

/** Returns null for a person whom the event does not notify. Nobody is notified of their own acts. */
export function noticeFor(event: NotifiableEvent, recipient: Recipient): EventOfOthers | null {
  const { type, userId, otherUserId, commentId } = event;
  if (userId === recipient.id || recipient.hasMutedGoal) return null;
  if (type === 'MENTION_CREATED') {
    if (otherUserId !== recipient.id) return null;
    return commentId === null ? 'goalMentionCreated' : 'commentMentionCreated';
  }
  if (otherUserId === recipient.id && isRinging(type)) return 'goalAssigned';
  if (type === 'COMMENT_CREATED' && recipient.isMentioned) return null;
  const ofSpace = ofSpaces[type];
  if (ofSpace !== undefined) return ofSpace;
  return recipient.followsGoal ? (ofFollowedGoals[type] ?? null) : null;
}

function isRinging(type: EventType): boolean {
  return (ringingTypes as readonly EventType[]).includes(type);
}
