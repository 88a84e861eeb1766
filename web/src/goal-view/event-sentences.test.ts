import { defaultShortcuts } from '@cairn/core/accounts/shortcuts';
import type { EventRow } from '@cairn/core/events/event';
import { defaultLife } from '@cairn/core/time/periods';
import { expect, test } from 'vitest';
import type { Planning } from '../goals/planning.ts';
import { eventSentences } from './event-sentences.ts';

const planning: Planning = {
  today: '2026-11-21',
  life: defaultLife,
  locale: 'en',
  timezone: 'UTC',
  amPm: false,
  coloredGoalsStyle: 'card',
  daysBegin: 'today',
  hideCompleted: false,
  space: 's1',
  shortcuts: defaultShortcuts,
};

const event = (
  type: EventRow['type'],
  changes: EventRow['changes'] = null,
  otherUserId: string | null = 'ben',
): EventRow => ({
  code: type,
  type,
  datetime: '2026-11-21T10:00:00.000Z',
  userId: 'ida',
  userName: null,
  otherUserId,
  otherUserName: null,
  spaceId: 'space',
  spaceName: null,
  goalId: 'goal',
  goalName: null,
  goalColor: null,
  commentId: null,
  boardId: null,
  boardName: null,
  bucketId: null,
  bucketName: null,
  climbId: null,
  climbName: null,
  columnId: null,
  dueDate: null,
  changes,
});

const sentences = (events: readonly EventRow[]) =>
  eventSentences(events, { columnId: 2, dueDate: '2026-11-22' }, planning, (id, isActor) =>
    id === 'ida' ? (isActor ? 'You' : 'you') : 'Ben',
  );

test('a history tells from which period to which, though an event names only what it changed', () => {
  expect(
    sentences([
      event('GOAL_RESCHEDULED', { dueDate: ['2026-11-15', '2026-11-22'] }, null),
      event('GOAL_RESCHEDULED', { dueDate: ['2026-11-15', '2026-11-15'], automatic: [false, true] }, null),
      event('GOAL_RESCHEDULED', { columnId: [3, 2], dueDate: ['2026-11-30', '2026-11-15'] }, null),
      event('GOAL_RESCHEDULED', { columnId: [null, 3], dueDate: [null, '2026-11-30'] }, null),
      event('GOAL_RESCHEDULED', { columnId: [1, null], dueDate: ['2026-11-21', null] }, null),
    ]),
  ).toEqual([
    'You moved this from Week 46 to Week 47',
    'Unfinished, moved to Week 46 automatically',
    'You moved this from November to Week 46',
    'You moved this to November',
    'You removed the date',
  ]);
});

test('a history trusts what an event says of the place, and tells whom the same edit gave the goal to', () => {
  const move = event('GOAL_RESCHEDULED', { dueDate: ['2026-11-15', '2026-11-22'] });
  const place = { columnId: 3, dueDate: '2026-12-31' } as const;
  expect(
    eventSentences(
      [
        { ...move, columnId: 2, dueDate: '2026-11-22' },
        event('GOAL_DONE', { doneDate: [null, '2026-11-21'] }),
      ],
      place,
      planning,
      (id) => (id === 'ida' ? 'You' : 'Ben'),
    ),
  ).toEqual([
    'You moved this from Week 46 to Week 47 and assigned it to Ben',
    'You marked this goal as done and assigned it to Ben',
  ]);
});

test('a history tells what was changed, in general where there is no word for it', () => {
  expect(
    sentences([
      event('GOAL_MODIFIED', { name: ['Walk', 'Run'] }),
      event('GOAL_MODIFIED', { name: ['Go', 'Walk'], datetimeFr: [null, 'x'], datetimeTo: [null, 'y'] }),
      event('GOAL_MODIFIED', { public: [false, true] }),
      event('GOAL_MODIFIED', { doneDate: ['2026-11-21', null] }),
      event('GOAL_ASSIGNED', { assignee: [null, 'ben-code'] }),
      { ...event('MENTION_CREATED'), userId: 'ben', otherUserId: 'ida' },
      event('COMMENT_CREATED'),
    ]),
  ).toEqual([
    'You renamed this to “Run”',
    'You changed the title and the time',
    'You changed the details',
    'You reopened this goal',
    'You assigned this to Ben',
    'Ben mentioned you',
    'You commented',
  ]);
});
