import { defaultShortcuts } from '@cairn/core/accounts/shortcuts';
import type { EventRow } from '@cairn/core/events/event';
import { defaultLife } from '@cairn/core/time/periods';
import { expect, test } from 'vitest';
import type { Planning } from '../goals/planning.ts';
import { deedWords, thingOf } from './event-words.ts';

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

const event = (type: EventRow['type'], part: Partial<EventRow> = {}): EventRow => ({
  code: type,
  type,
  datetime: '2026-11-21T10:00:00.000Z',
  userId: 'ida',
  userName: null,
  otherUserId: null,
  otherUserName: null,
  spaceId: 'space',
  spaceName: 'Home',
  goalId: 'goal',
  goalName: 'Walk',
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
  changes: null,
  ...part,
});

const line = (type: EventRow['type'], part: Partial<EventRow> = {}) => {
  const told = event(type, part);
  const { before, after } = deedWords(told, planning, (id) => (id === 'ben' ? 'you' : 'Ida'));
  return [before, thingOf(told), after].filter(Boolean).join(' ');
};

const week47 = { columnId: 2, dueDate: '2026-11-22' } as const;
const week48 = { columnId: 2, dueDate: '2026-11-29' } as const;

test('the line of a done goal names the period that the goal stood in', () => {
  expect(line('GOAL_DONE', week47)).toBe('completed Walk (This week)');
  expect(line('GOAL_DONE', { columnId: 1, dueDate: '2026-11-21' })).toBe('completed Walk (Today)');
  expect(line('GOAL_DONE', { columnId: 3, dueDate: '2026-10-31' })).toBe('completed Walk (October)');
  expect(line('GOAL_DONE')).toBe('completed Walk');
});

test('the line of a goal that was moved names the period that it came to', () => {
  expect(line('GOAL_RESCHEDULED', { ...week48, changes: { dueDate: ['2026-11-22', '2026-11-29'] } })).toBe(
    'moved Walk to Week 48',
  );
  expect(line('GOAL_RESCHEDULED', { changes: { columnId: [2, null], dueDate: ['2026-11-22', null] } })).toBe(
    'removed the date of Walk',
  );
  const today = { columnId: 1, dueDate: '2026-11-21' } as const;
  const changes = { dueDate: ['2026-11-20', '2026-11-21'], automatic: [false, true] } as const;
  expect(line('GOAL_RESCHEDULED', { ...today, changes })).toBe('moved automatically: Walk (Today)');
  // Older events do not contain their goal's place.
  expect(line('GOAL_RESCHEDULED', { changes: { columnId: [1, 2], dueDate: ['x', '2026-11-29'] } })).toBe(
    'moved Walk to Week 48',
  );
  expect(line('GOAL_RESCHEDULED', { changes: { dueDate: ['2026-11-22', '2026-11-29'] } })).toBe('moved Walk');
});

test('the line of an edit that also gave the goal to somebody says so', () => {
  const given = { ...week48, otherUserId: 'ben' };
  expect(line('GOAL_RESCHEDULED', given)).toBe('moved Walk to Week 48 and assigned it to you');
  expect(line('GOAL_DONE', given)).toBe('completed Walk (Week 48) and assigned it to you');
  expect(line('GOAL_ASSIGNED', given)).toBe('assigned to you: Walk');
  expect(line('GOAL_CREATED', given)).toBe('added for you: Walk');
  expect(line('GOAL_CREATED', { otherUserId: 'ida' })).toBe('added Walk');
});

test('the line of a changed goal says what was changed, in general where there is no word for it', () => {
  const changed = (changes: EventRow['changes']) => line('GOAL_MODIFIED', { changes });
  expect(changed({ color: [null, 'red'], richThoughts: [1, 2] })).toBe(
    'changed the colour and the note of Walk',
  );
  expect(changed({ name: ['Stroll', 'Walk'] })).toBe('renamed “Stroll” to Walk');
  expect(changed({ name: ['Stroll', 'Run'] })).toBe('changed the title of Walk');
  expect(changed({ public: [false, true] })).toBe('changed Walk');
  expect(changed({ doneDate: ['2026-11-21', null] })).toBe('reopened Walk');
  expect(changed({ assignee: ['b', null] })).toBe('removed the assignee of Walk');
  expect(changed(null)).toBe('changed Walk');
});

test('a space that was copied is not told as one that was made', () => {
  expect(line('SPACE_USED_FOR_CLONING', { goalId: null })).toBe('copied the space Home');
  expect(line('SPACE_CREATED_BY_CLONING', { goalId: null })).toBe('created the space Home');
});
