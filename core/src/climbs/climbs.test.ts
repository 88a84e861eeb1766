import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DateOnly } from '../time/date-only.ts';
import { defaultLife, isSamePeriod, periodAfter, periodOf, periodsBetween } from '../time/periods.ts';
import { momentOf } from '../time/zones.ts';
import { anyDate, anySteps, doneOn, goalsOf, planned, step } from '../testing/climbs.ts';
import { type ClimbGoal, compareClimbGoals } from './climb-goal.ts';
import { climbLocks, nextUnlocking } from './climb-locks.ts';
import { climbProgress, isRunning, nextClimbGoal } from './climb-progress.ts';
import { type ClimbStep, maxClimbGoals } from './climb-step.ts';
import { leftClimb } from './left-climb.ts';
import { movedStart, restartedClimb } from './moved-start.ts';
import { plannedGoals } from './planned-goals.ts';

describe('the goals of a climb', () => {
  test('are in the periods counted from the one that holds the start, in every horizon', () => {
    fc.assert(
      fc.property(anySteps, anyDate, (steps, start) => {
        const goals = planned(steps, start);
        for (const { step: own, repeat, columnId, dueDate, opensOn } of goals) {
          expect(columnId).toBe(own.column);
          const offset = own.periodIndex + repeat - 2;
          const period = periodAfter(periodOf(columnId, start), offset);
          expect([opensOn, dueDate]).toEqual([period.firstDate, period.lastDate]);
          if (columnId !== 5) expect(periodsBetween(columnId, start, dueDate)).toBe(offset);
        }
        const enabled = steps.filter((each) => each.enabled);
        const counts = enabled.map(({ column, repeatCount }) => (column === 5 ? 1 : repeatCount));
        expect(goals).toHaveLength(counts.reduce((one, other) => one + other, 0));
      }),
    );
  });

  test('fill consecutive periods over leap days, week 53 and ends of months', () => {
    const days = planned([step('d', { repeatCount: 3 })], '2028-02-28');
    expect(days.map(({ dueDate }) => dueDate)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    const weeks = planned([step('w', { column: 2, repeatCount: 3 })], '2026-12-24');
    expect(weeks.map(({ dueDate }) => dueDate)).toEqual(['2026-12-27', '2027-01-03', '2027-01-10']);
    const months = planned([step('m', { column: 3, repeatCount: 3 })], '2027-12-31');
    expect(months.map(({ dueDate }) => dueDate)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29']);
    const quarters = planned([step('q', { column: 6, periodIndex: 2 })], '2026-11-28');
    expect(quarters.map(({ dueDate }) => dueDate)).toEqual(['2027-03-31']);
    const life = planned([step('l', { column: 5, repeatCount: 9, periodIndex: 4 })], '2026-11-28');
    expect(life.map(({ dueDate }) => dueDate)).toEqual([defaultLife.lastDate]);
  });

  test('are refused outside of 2000 to 2100, without steps, and when there are too many', () => {
    const refusalOf = (steps: readonly ClimbStep[], start: DateOnly) => {
      const plan = plannedGoals(steps, start);
      return plan.ok ? null : plan.refusal.code;
    };
    expect(refusalOf([step('a')], '1999-12-31')).toBe('climb.start');
    expect(refusalOf([step('a')], '2101-01-01')).toBe('climb.start');
    expect(refusalOf([step('a', { column: 4, periodIndex: 900 })], '2026-01-01')).toBe('climb.start');
    expect(refusalOf([step('a', { periodIndex: 2 })], '2100-12-31')).toBe('climb.start');
    expect(refusalOf([step('a')], '2100-12-31')).toBeNull();
    expect(refusalOf([], '2026-01-01')).toBe('climb.steps');
    expect(refusalOf([step('a', { enabled: false })], '2026-01-01')).toBe('climb.steps');
    const many = Array.from({ length: 3 }, (_, at) => step(`${at}`, { repeatCount: 366 }));
    expect(refusalOf(many, '2026-01-01')).toBe('climb.tooLarge');
    expect(maxClimbGoals).toBeGreaterThan(2 * 366);
  });
});

describe('locks', () => {
  const berlin = 'Europe/Berlin';

  test('open when the period begins by the clock of the zone, at both clock changes too', () => {
    fc.assert(
      fc.property(
        anySteps,
        anyDate,
        fc.constantFrom(berlin, 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo'),
        (steps, start, zone) => {
          for (const goal of goalsOf(steps, start)) {
            const opens = momentOf(goal.climbStep.opensOn, 0, zone);
            const at = (moment: number) => climbLocks([goal], zone, moment).get(goal.id);
            expect(at(opens)).toEqual({ locked: false, lockedTillDatetime: null });
            expect(at(opens - 1)).toEqual({
              locked: true,
              lockedTillDatetime: new Date(opens).toISOString(),
            });
          }
        },
      ),
    );
    const [, second] = goalsOf([step('a'), step('b', { periodIndex: 2 })], '2026-10-25');
    expect(momentOf((second as ClimbGoal).climbStep.opensOn, 0, berlin)).toBe(
      Date.parse('2026-10-25T23:00:00Z'),
    );
  });

  test('in order, open a step when all goals of the step before are done, and a late one too', () => {
    const steps = [
      step('a', { repeatCount: 2 }),
      step('off', { enabled: false }),
      step('b', { periodIndex: 2 }),
      step('c', { periodIndex: 3 }),
    ];
    const goals = goalsOf(steps, '2026-11-20', true);
    const now = Date.parse('2026-11-28T12:00:00Z');
    const lockedOf = (all: readonly ClimbGoal[]) =>
      [...climbLocks(all, berlin, now)].filter(([, { locked }]) => locked).map(([id]) => id);
    expect(lockedOf(goals)).toEqual(['1 b', '1 c']);
    expect(lockedOf(doneOn(goals, ['1 a']))).toEqual(['1 b', '1 c']);
    const both = doneOn(goals, ['1 a', '2 a']);
    expect(lockedOf(both)).toEqual(['1 c']);
    expect(lockedOf(doneOn(both, ['1 b']))).toEqual([]);
    expect(climbLocks(goals, berlin, now).get('1 b')).toEqual({ locked: true, lockedTillDatetime: null });
  });

  test('in order, unticking locks again what is not touched', () => {
    const goals = goalsOf([step('a'), step('b'), step('c')], '2026-11-20', true);
    const now = Date.parse('2026-11-28T12:00:00Z');
    const isLocked = (goal: Partial<ClimbGoal>) =>
      climbLocks(
        goals.map((each) => (each.id === '1 b' ? { ...each, ...goal } : each)),
        berlin,
        now,
      ).get('1 b')?.locked;
    expect(isLocked({})).toBe(true);
    expect(isLocked({ notesRev: 1_000_000 })).toBe(true);
    expect(isLocked({ notesRev: 2 })).toBe(false);
    expect(isLocked({ name: 'My own' })).toBe(false);
    expect(isLocked({ doneDate: '2026-11-27' })).toBe(false);
  });

  test('are open without order whatever is done, and never lock a done goal', () => {
    fc.assert(
      fc.property(anySteps, anyDate, fc.boolean(), fc.array(fc.nat(9)), (steps, start, inOrder, ticks) => {
        const goals = goalsOf(steps, start, inOrder);
        const done = doneOn(
          goals,
          ticks.map((at) => goals[at % goals.length]?.id ?? ''),
        );
        const now = momentOf('2101-12-31', 0, berlin);
        for (const [id, { locked }] of climbLocks(done, berlin, now)) {
          const isDone = done.find((goal) => goal.id === id)?.doneDate !== null;
          if (!inOrder || isDone) expect(locked).toBe(false);
        }
      }),
    );
  });

  test('tell when the next one opens', () => {
    const goals = goalsOf([step('a', { repeatCount: 3 })], '2026-11-27');
    const now = Date.parse('2026-11-28T12:00:00Z');
    expect(nextUnlocking(climbLocks(goals, berlin, now).values())).toBe(Date.parse('2026-11-28T23:00:00Z'));
    expect(nextUnlocking(climbLocks(goals, berlin, now + 2 * 86_400_000).values())).toBeNull();
  });
});

describe('progress', () => {
  test('has an entry for each goal, by step and repeat, and names the next open one', () => {
    fc.assert(
      fc.property(anySteps, anyDate, (steps, start) => {
        const goals = goalsOf(steps, start);
        const now = momentOf('2101-12-31', 0, 'UTC');
        const entries = climbProgress(goals.toReversed(), 'UTC', now);
        expect(entries.map(({ goalId }) => goalId)).toEqual(
          goals.toSorted(compareClimbGoals).map(({ id }) => id),
        );
        expect(nextClimbGoal(goals, 'UTC', now)?.id).toBe(entries[0]?.goalId);
      }),
    );
  });

  test('ends when everything is done', () => {
    const goals = goalsOf([step('a', { repeatCount: 2 })], '2026-11-27');
    const now = Date.parse('2026-11-28T12:00:00Z');
    expect(isRunning(doneOn(goals, ['1 a']))).toBe(true);
    const all = doneOn(goals, ['1 a', '2 a']);
    expect([isRunning(all), nextClimbGoal(all, 'UTC', now)]).toEqual([false, null]);
  });
});

describe('a moved start', () => {
  test('moves what is not done to where the new start puts it, and nothing else', () => {
    fc.assert(
      fc.property(anySteps, anyDate, anyDate, fc.array(fc.nat(20)), (steps, start, next, ticks) => {
        const goals = goalsOf(steps, start);
        const done = doneOn(
          goals,
          ticks.map((at) => goals[at % goals.length]?.id ?? ''),
        );
        const moved = movedStart(steps, done, next);
        if (!moved.ok) throw new Error(moved.refusal.code);
        const after = new Map(goalsOf(steps, next).map((goal) => [goal.id, goal]));
        const by = new Map(moved.value.map((each) => [each.id, each]));
        for (const goal of done) {
          const change = by.get(goal.id);
          if (goal.doneDate !== null) expect(change).toBeUndefined();
          else {
            expect(change?.dueDate ?? goal.dueDate).toBe(after.get(goal.id)?.dueDate);
            expect(change?.opensOn ?? goal.climbStep.opensOn).toBe(after.get(goal.id)?.climbStep.opensOn);
          }
        }
      }),
    );
  });

  test('leaves a goal in the horizon into which its person has put it', () => {
    const [goal] = goalsOf([step('a', { column: 2 })], '2026-11-27') as [ClimbGoal];
    const own = { ...goal, columnId: 1 as const, dueDate: '2026-11-29' };
    expect(movedStart([step('a', { column: 2 })], [own], '2026-12-07')).toMatchObject({
      ok: true,
      value: [{ columnId: 1, dueDate: '2026-11-29', opensOn: '2026-12-07' }],
    });
  });
});

describe('a restart', () => {
  test('puts the step into today’s period, keeps distances of its horizon, and opens done goals', () => {
    fc.assert(
      fc.property(anySteps, anyDate, anyDate, fc.nat(9), (steps, start, today, at) => {
        const enabled = steps.filter((each) => each.enabled);
        const from = enabled[at % enabled.length] as ClimbStep;
        const goals = goalsOf(steps, start);
        const done = doneOn(
          goals,
          goals.map(({ id }) => id),
        );
        const restarted = restartedClimb(steps, done, { stepId: from.id, today, startDate: start });
        // Decades may lead back to before 2000.
        fc.pre(restarted.ok || restarted.refusal.code !== 'climb.start');
        if (!restarted.ok) throw new Error(restarted.refusal.code);
        const number = steps.indexOf(from) + 1;
        const after = done.map((goal) => {
          const move = restarted.value.moved.find(({ id }) => id === goal.id);
          return move ? { ...goal, ...move } : goal;
        });
        for (const goal of after) {
          expect(goal.doneDate === null).toBe(goal.climbStep.number >= number);
          const isFirst = goal.climbStep.id === from.id && goal.climbStep.repeat === 1;
          if (isFirst) expect(isSamePeriod(from.column, goal.dueDate as string, today)).toBe(true);
          if (goal.climbStep.number < number || goal.columnId !== from.column || from.column === 5) continue;
          const offset = goal.climbStep.periodIndex + goal.climbStep.repeat - from.periodIndex - 1;
          expect(periodsBetween(from.column, today, goal.dueDate as string)).toBe(offset);
        }
      }),
    );
  });

  test('is refused from a step that is not there or switched off', () => {
    const steps = [step('a'), step('off', { enabled: false })];
    const goals = goalsOf(steps, '2026-11-27');
    for (const stepId of ['none', 'off'])
      expect(restartedClimb(steps, goals, { stepId, today: '2026-11-28', startDate: '2026-11-27' })).toEqual({
        ok: false,
        refusal: { code: 'climb.unknownStep' },
      });
  });
});

describe('leaving', () => {
  test('deletes open goals and keeps done ones', () => {
    fc.assert(
      fc.property(anySteps, anyDate, fc.array(fc.nat(20)), (steps, start, ticks) => {
        const goals = goalsOf(steps, start);
        const done = doneOn(
          goals,
          ticks.map((at) => goals[at % goals.length]?.id ?? ''),
        );
        const { deleted, kept } = leftClimb(done);
        expect([...deleted, ...kept].toSorted()).toEqual(goals.map(({ id }) => id).toSorted());
        expect(kept).toEqual(done.filter(({ doneDate }) => doneDate !== null).map(({ id }) => id));
      }),
    );
  });
});
