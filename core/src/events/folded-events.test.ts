import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventRow, FieldChanges } from './event.ts';
import { foldedEvents, foldWithinMs } from './folded-events.ts';
import { changesBetween, goalEventType } from './goal-event-type.ts';

function event(part: Partial<EventRow> & { at?: number } = {}): EventRow {
  const { at = 0, ...rest } = part;
  return {
    code: 'e',
    type: 'GOAL_MODIFIED',
    datetime: new Date(at).toISOString(),
    userId: 'ida',
    userName: null,
    otherUserId: null,
    otherUserName: null,
    spaceId: 's',
    spaceName: 'Home',
    goalId: 'g',
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
    ...rest,
  };
}

const givenBy = (changes: FieldChanges) => (changes['assignee']?.[1] ?? null) as string | null;

describe('a history', () => {
  test('tells what one person did to one goal within ten minutes once, from its first state to its last', () => {
    const events = [
      event({ at: 2, changes: { name: ['b', 'c'], color: ['red', null] } }),
      event({ at: 1, changes: { name: ['a', 'b'], color: [null, 'red'] } }),
    ];
    expect(foldedEvents(events)).toEqual([event({ at: 2, changes: { name: ['a', 'c'] } })]);
  });

  test('tells it as what it came to', () => {
    const created = event({ type: 'GOAL_CREATED' });
    const renamed = event({ at: 1, changes: { name: ['a', 'b'] } });
    const done = event({ at: 2, type: 'GOAL_DONE', changes: { doneDate: [null, '2026-11-21'] } });
    const undone = event({ at: 3, changes: { doneDate: ['2026-11-21', null] } });
    const deleted = event({ at: 4, type: 'GOAL_DELETED' });
    const types = (events: readonly EventRow[]) => foldedEvents(events).map(({ type }) => type);
    expect(types([renamed, created])).toEqual(['GOAL_CREATED']);
    expect(types([done, renamed, created])).toEqual(['GOAL_DONE', 'GOAL_CREATED']);
    expect(types([undone, done, created])).toEqual(['GOAL_CREATED']);
    expect(types([done, renamed])).toEqual(['GOAL_DONE']);
    expect(types([undone, done])).toEqual([]);
    expect(types([deleted, done, renamed])).toEqual(['GOAL_DELETED']);
    expect(types([deleted, done, renamed, created])).toEqual([]);
  });

  test('tells whom a goal was given to in the end, whatever else was done to it then', () => {
    const created = event({ type: 'GOAL_CREATED', otherUserId: 'ben' });
    const given = event({
      at: 1,
      type: 'GOAL_ASSIGNED',
      otherUserId: 'ben',
      changes: { assignee: [null, 'b'] },
    });
    const renamed = event({ at: 2, changes: { name: ['a', 'b'] } });
    const passedOn = event({
      at: 3,
      type: 'GOAL_ASSIGNED',
      otherUserId: 'cleo',
      changes: { assignee: ['b', 'c'] },
    });
    const taken = event({ at: 4, changes: { assignee: ['b', null] } });
    const people = (events: readonly EventRow[]) =>
      foldedEvents(events).map(({ type, otherUserId }) => [type, otherUserId]);
    expect(people([renamed, given])).toEqual([['GOAL_ASSIGNED', 'ben']]);
    expect(people([renamed, created])).toEqual([['GOAL_CREATED', 'ben']]);
    expect(people([passedOn, renamed, created])).toEqual([['GOAL_CREATED', 'cleo']]);
    expect(people([passedOn, renamed, given])).toEqual([['GOAL_ASSIGNED', 'cleo']]);
    expect(people([taken, renamed, given])).toEqual([['GOAL_MODIFIED', null]]);
    expect(people([taken, created])).toEqual([['GOAL_CREATED', null]]);
    expect(
      people([{ ...created, at: 5, type: 'GOAL_DELETED', otherUserId: null } as EventRow, given]),
    ).toEqual([['GOAL_DELETED', null]]);
  });

  test('keeps apart what is of others, of other goals, said, done by itself, or longer ago', () => {
    const events = [
      event({ type: 'GOAL_RESCHEDULED', changes: { dueDate: ['b', 'c'] } }),
      event({ type: 'GOAL_RESCHEDULED', changes: { dueDate: ['a', 'b'], automatic: [false, true] } }),
      event({ at: foldWithinMs + 1 }),
      event({ type: 'COMMENT_CREATED' }),
      event({ userId: 'ben' }),
      event({ goalId: 'h' }),
      event({ goalId: null }),
      event({ goalId: null }),
    ];
    expect(foldedEvents(events)).toEqual(events);
    expect(foldedEvents([event({ at: foldWithinMs + 1 }), event()])).toHaveLength(2);
  });

  test('folded says the same as all of its edits one after the other', () => {
    const value = fc.constantFrom(null, 1, 2);
    const assignee = fc.constantFrom(null, 'ben', 'cleo');
    const state = fc.record({ name: value, color: value, doneDate: value, assignee });
    fc.assert(
      fc.property(fc.array(state, { minLength: 2, maxLength: 8 }), (states) => {
        const fields = ['name', 'color', 'doneDate', 'assignee'] as const;
        const edits: FieldChanges[] = states
          .slice(1)
          .map((after, at) => changesBetween(states[at] as (typeof states)[0], after, fields));
        const events = edits
          .map((changes, at) =>
            event({ at, changes, type: goalEventType(changes), otherUserId: givenBy(changes) }),
          )
          .toReversed();
        const [first, last] = [states[0], states.at(-1)] as [(typeof states)[0], (typeof states)[0]];
        const whole = changesBetween(first, last, fields);
        const folded = foldedEvents(events);
        if (edits.length > 1)
          expect(folded.map(({ changes, otherUserId }) => [changes, otherUserId])).toEqual(
            Object.keys(whole).length === 0 ? [] : [[whole, givenBy(whole)]],
          );
      }),
    );
  });
});
