import type { EventType } from '../events/event.ts';
import { ringingTypes } from '../events/notices.ts';
import type { EventOfOthers } from './notification-event.ts';

export interface TellableEvent {
  readonly type: EventType;
  readonly userId: string;
  /** The mentioned or assigned user. */
  readonly otherUserId: string | null;
  readonly commentId: string | null;
}

/** A member of the event's space. */
export interface Hearer {
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
};

/** Events of other types tell nobody anything. */
export const tellableTypes: readonly EventType[] = [
  ...new Set([...ringingTypes, ...(Object.keys({ ...ofFollowedGoals, ...ofSpaces }) as EventType[])]),
];

/** Returns null for a person who is not told of the event: nobody is told of their own acts. */
export function toldAs(event: TellableEvent, hearer: Hearer): EventOfOthers | null {
  const { type, userId, otherUserId, commentId } = event;
  if (userId === hearer.id || hearer.hasMutedGoal) return null;
  if (type === 'MENTION_CREATED') {
    if (otherUserId !== hearer.id) return null;
    return commentId === null ? 'goalMentionCreated' : 'commentMentionCreated';
  }
  if (otherUserId === hearer.id && isRinging(type)) return 'goalAssigned';
  if (type === 'COMMENT_CREATED' && hearer.isMentioned) return null;
  const ofSpace = ofSpaces[type];
  if (ofSpace !== undefined) return ofSpace;
  return hearer.followsGoal ? (ofFollowedGoals[type] ?? null) : null;
}

function isRinging(type: EventType): boolean {
  return (ringingTypes as readonly EventType[]).includes(type);
}
