import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventTypes } from '../events/event.ts';
import { type Recipient, notifiableTypes, noticeFor } from './notice-for.ts';

const ida: Recipient = { id: 'ida', followsGoal: false, hasMutedGoal: false, isMentioned: false };
const byBen = { userId: 'ben', otherUserId: null, commentId: null } as const;

describe('a person', () => {
  test('is told of mentions and of goals that become theirs', () => {
    const toIda = { ...byBen, otherUserId: 'ida' };
    expect(noticeFor({ ...toIda, type: 'MENTION_CREATED' }, ida)).toBe('goalMentionCreated');
    expect(noticeFor({ ...toIda, type: 'MENTION_CREATED', commentId: 'c' }, ida)).toBe(
      'commentMentionCreated',
    );
    for (const type of ['GOAL_ASSIGNED', 'GOAL_CREATED', 'GOAL_DONE', 'GOAL_RESCHEDULED'] as const)
      expect(noticeFor({ ...toIda, type }, ida)).toBe('goalAssigned');
    expect(noticeFor({ ...byBen, otherUserId: 'omar', type: 'MENTION_CREATED' }, ida)).toBeNull();
    expect(noticeFor({ ...byBen, otherUserId: 'omar', type: 'GOAL_ASSIGNED' }, ida)).toBeNull();
  });

  test.each([
    ['COMMENT_CREATED', 'commentCreated'],
    ['GOAL_MODIFIED', 'goalModified'],
    ['GOAL_RESCHEDULED', 'goalRescheduled'],
    ['GOAL_DONE', 'goalDone'],
    ['GOAL_DELETED', 'goalDeleted'],
  ] as const)('who follows the goal is told of %s', (type, event) => {
    expect(noticeFor({ ...byBen, type }, ida)).toBeNull();
    expect(noticeFor({ ...byBen, type }, { ...ida, followsGoal: true })).toBe(event);
  });

  test.each([
    ['GOAL_CREATED', 'goalCreated'],
    ['BOARD_CREATED', 'boardCreated'],
    ['MEMBERSHIP_CREATED', 'membershipCreated'],
    ['MEMBERSHIP_DELETED', 'membershipDeleted'],
  ] as const)('every member is told of %s', (type, event) => {
    expect(noticeFor({ ...byBen, type }, ida)).toBe(event);
  });

  test('is told one time of a comment that mentions them', () => {
    const recipient = { ...ida, followsGoal: true, isMentioned: true };
    expect(noticeFor({ ...byBen, type: 'COMMENT_CREATED', commentId: 'c' }, recipient)).toBeNull();
  });

  test('is told nothing of their own acts, of a goal that they muted, and of other types', () => {
    const anything = fc.record({
      type: fc.constantFrom(...eventTypes),
      otherUserId: fc.constantFrom(null, 'ida', 'ben'),
      commentId: fc.constantFrom(null, 'c'),
    });
    const anyRecipient = fc.record({ followsGoal: fc.boolean(), isMentioned: fc.boolean() });
    fc.assert(
      fc.property(anything, anyRecipient, (event, recipient) => {
        const mine = { ...ida, ...recipient };
        expect(noticeFor({ ...event, userId: 'ida' }, mine)).toBeNull();
        expect(noticeFor({ ...event, userId: 'ben' }, { ...mine, hasMutedGoal: true })).toBeNull();
        const notice = noticeFor({ ...event, userId: 'ben' }, mine);
        if (!notifiableTypes.includes(event.type)) expect(notice).toBeNull();
      }),
    );
  });
});
