import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentOf, wallTimeAt } from '../time/zones.ts';
import { editedGoal, untouchedGoal } from './edited-goal.ts';
import { hasLinkEnded, linkActs, linkEdit, linkState } from './link-acts.ts';

const zone = 'Europe/Berlin';
const instant = (date: string, minutes: number) => new Date(momentOf(date, minutes, zone)).toISOString();
const timed = (date: string, minutes: number, length = 60) => ({
  ...untouchedGoal,
  space: 'home',
  name: 'Review onboarding copy',
  columnId: 1 as const,
  dueDate: date,
  datetimeFr: instant(date, minutes),
  datetimeTo: new Date(momentOf(date, minutes, zone) + length * 60_000).toISOString(),
});
const moment = (date: string, minutes: number, dayEndsAtHour = 0) => ({
  now: momentOf(date, minutes, zone),
  zone,
  dayEndsAtHour,
});

describe('in an hour', () => {
  test('a goal begins an hour later and keeps its length', () => {
    expect(linkEdit('hour', timed('2026-11-20', 600, 45), moment('2026-11-20', 590))).toEqual({
      dueDate: '2026-11-20',
      datetimeFr: instant('2026-11-20', 660),
      datetimeTo: instant('2026-11-20', 705),
    });
  });

  test('after 23:00 it begins on the next day', () => {
    expect(linkEdit('hour', timed('2026-11-20', 1410), moment('2026-11-20', 1400))).toMatchObject({
      dueDate: '2026-11-21',
      datetimeFr: instant('2026-11-21', 30),
    });
  });

  test('a link that is opened late counts from now, in steps of five minutes', () => {
    expect(linkEdit('hour', timed('2026-11-20', 600), moment('2026-11-22', 842))).toMatchObject({
      dueDate: '2026-11-22',
      datetimeFr: instant('2026-11-22', 905),
    });
  });
});

describe('tomorrow', () => {
  test('a goal begins at the same wall time on the next day', () => {
    expect(linkEdit('tomorrow', timed('2026-11-20', 600), moment('2026-11-20', 590))).toEqual({
      dueDate: '2026-11-21',
      datetimeFr: instant('2026-11-21', 600),
      datetimeTo: instant('2026-11-21', 660),
    });
  });

  test.each([
    ['2026-10-24', '2026-10-25'],
    ['2026-03-28', '2026-03-29'],
  ])('also over a change of the clock: %s', (date, next) => {
    const { datetimeFr } = linkEdit('tomorrow', timed(date, 600), moment(date, 590));
    expect(wallTimeAt(Date.parse(datetimeFr as string), zone)).toEqual({ date: next, minutes: 600 });
  });

  test('a time that the clock skips is after the gap', () => {
    const { datetimeFr } = linkEdit('tomorrow', timed('2026-03-28', 150), moment('2026-03-28', 140));
    expect(wallTimeAt(Date.parse(datetimeFr as string), zone)).toEqual({ date: '2026-03-29', minutes: 210 });
  });

  test('is the day after today if the link is opened late, and after its own day in the night before', () => {
    const late = linkEdit('tomorrow', timed('2026-11-20', 600), moment('2026-11-24', 300));
    expect(late.dueDate).toBe('2026-11-25');
    const before = linkEdit('tomorrow', timed('2026-11-20', 10), moment('2026-11-19', 1435));
    expect(before.dueDate).toBe('2026-11-21');
    const night = linkEdit('tomorrow', timed('2026-11-20', 600), moment('2026-11-24', 100, 3));
    expect(night.dueDate).toBe('2026-11-24');
  });
});

test('a goal is done on the day of its person', () => {
  expect(linkEdit('done', timed('2026-11-20', 600), moment('2026-11-21', 100, 3))).toEqual({
    doneDate: '2026-11-20',
  });
});

test('a done goal does not move, nor one that begins at another time; it can be done whatever its time', () => {
  const goal = timed('2026-11-20', 600);
  const startsAt = Date.parse(goal.datetimeFr);
  const states = (fields: object, from = startsAt) =>
    linkActs.map((act) => linkState(act, { ...goal, ...fields }, from));
  expect(states({})).toEqual(['open', 'open', 'open']);
  expect(states({}, startsAt + 1)).toEqual(['open', 'moved', 'moved']);
  expect(states({ datetimeFr: null, datetimeTo: null })).toEqual(['open', 'moved', 'moved']);
  expect(states({ doneDate: '2026-11-20' }, 0)).toEqual(['done', 'done', 'done']);
});

test('a link holds for seven days after the start', () => {
  const day = 86_400_000;
  expect([0, 7 * day, 7 * day + 1].map((passed) => hasLinkEnded(5, 5 + passed))).toEqual([
    false,
    false,
    true,
  ]);
});

test('whatever time and zone: a goal moves later, keeps its length, and the rules of goals change nothing of it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kolkata', 'UTC'),
      fc.constantFrom('hour' as const, 'tomorrow' as const),
      fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') }),
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: -3_600_000, max: 7 * 86_400_000 }),
      fc.integer({ min: 0, max: 6 }),
      (own, act, from, length, passed, dayEndsAtHour) => {
        const times = {
          dueDate: wallTimeAt(from, own).date,
          datetimeFr: new Date(from).toISOString(),
          datetimeTo: new Date(from + length * 60_000).toISOString(),
        };
        const goal = { ...timed('2026-11-20', 600), ...times };
        const edit = linkEdit(act, goal, { now: from + passed, zone: own, dayEndsAtHour });
        const edited = editedGoal(goal, edit, own);
        expect(edited.ok && edited.value).toMatchObject(edit);
        const [fr, to] = [edit.datetimeFr, edit.datetimeTo].map((at) => Date.parse(at as string));
        expect((to as number) - (fr as number)).toBe(length * 60_000);
        expect(fr).toBeGreaterThan(from);
        expect(fr).toBeGreaterThan(from + passed);
      },
    ),
    { seed: 20_261_129 },
  );
});
