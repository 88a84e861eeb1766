import { describe, expect, test } from 'vitest';
import { editedGoal, untouchedGoal } from './edited-goal.ts';

const goal = { ...untouchedGoal, space: 's1', name: 'Plant a tree', bucketId: 'b1' };
const edited = (edit: Parameters<typeof editedGoal>[1], zone = 'Europe/Berlin') =>
  editedGoal(goal, edit, zone);

describe('editedGoal', () => {
  test('refuses half a schedule', () => {
    expect(edited({ columnId: 1 })).toEqual({ ok: false, refusal: { code: 'goal.schedule' } });
    expect(edited({ dueDate: '2026-11-21' })).toEqual({ ok: false, refusal: { code: 'goal.schedule' } });
  });
  test('cuts a name to 250 code points and refuses a blank one, except a divider’s', () => {
    const cut = edited({ name: '😀'.repeat(300) });
    expect(cut.ok && Array.from(cut.value.name)).toHaveLength(250);
    expect(edited({ name: ' \n' })).toEqual({ ok: false, refusal: { code: 'goal.name' } });
    expect(edited({ name: '', type: 'divider' }).ok).toBe(true);
  });
  test('moves times onto the due date’s day in the person’s zone, across a clock change', () => {
    const timed = edited({
      columnId: 1,
      dueDate: '2026-03-29',
      datetimeFr: '2026-03-27T08:00:00.000Z',
      datetimeTo: '2026-03-27T09:30:00.000Z',
    });
    expect(timed.ok && [timed.value.datetimeFr, timed.value.datetimeTo]).toEqual([
      '2026-03-29T07:00:00.000Z',
      '2026-03-29T08:30:00.000Z',
    ]);
  });
  test('clears times without a due date, and a lone start', () => {
    const lone = edited({ columnId: 1, dueDate: '2026-11-21', datetimeFr: '2026-11-21T08:00:00.000Z' });
    expect(lone.ok && lone.value.datetimeFr).toBeNull();
  });
  test('refuses an end that is not later than its start', () => {
    const times = { datetimeFr: '2026-11-21T08:00:00.000Z', datetimeTo: '2026-11-21T08:00:00.000Z' };
    expect(edited({ columnId: 1, dueDate: '2026-11-21', ...times })).toEqual({
      ok: false,
      refusal: { code: 'goal.times' },
    });
  });
  test('keeps a planned length beside times, and gives none to a divider', () => {
    const planned = { ...goal, durationMinutes: 45 };
    const times = { datetimeFr: '2026-11-21T08:00:00.000Z', datetimeTo: '2026-11-21T09:00:00.000Z' };
    const timed = editedGoal(planned, { columnId: 1, dueDate: '2026-11-21', ...times }, 'UTC');
    expect(timed.ok && timed.value.durationMinutes).toBe(45);
    const divider = editedGoal(planned, { type: 'divider' }, 'UTC');
    expect(divider.ok && divider.value.durationMinutes).toBeNull();
  });
  test('takes a goal off its board when it moves to another space', () => {
    const moved = edited({ space: 's2' });
    expect(moved.ok && moved.value.bucketId).toBeNull();
  });
});
