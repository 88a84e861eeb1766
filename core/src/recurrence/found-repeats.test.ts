import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLife } from '../time/periods.ts';
import { repeatsIn } from './found-repeats.ts';
import { ruleFrom, ruleText } from './rule.ts';

const today = '2026-11-26';
const plansOf = (line: string, isTodayOver = false) =>
  repeatsIn(line, { today }).map((found) => {
    const base = {
      schedule: { columnId: 1, dueDate: today } as const,
      today,
      life: defaultLife,
      isTodayOver,
    };
    const plan = found.planOf(base, found.edges);
    return [
      line.slice(found.start, found.end),
      plan?.schedule.dueDate,
      plan?.repeat.rule,
      plan?.repeat.dateTo,
    ];
  });

describe('repeats in a line', () => {
  test('the start and the end beside a rule are part of its words', () => {
    expect(plansOf('from Monday every Friday until March swim')).toEqual([
      ['from Monday every Friday until March', '2026-12-04', 'FREQ=WEEKLY', '2027-03-31'],
    ]);
  });

  test('an end apart from the rule counts, unless the user has rejected it', () => {
    const line = 'swim every Friday at 9 until March';
    const [found] = repeatsIn(line, { today });
    const base = { schedule: null, today, life: defaultLife, isTodayOver: false };
    expect(found?.edges.map(({ start, end }) => line.slice(start, end))).toEqual(['until March']);
    expect(found?.planOf(base, found.edges)?.repeat.dateTo).toBe('2027-03-31');
    expect(found?.planOf(base, [])?.repeat.dateTo).toBeNull();
  });

  test('a rule that today is over for begins at the next occurrence', () => {
    expect(plansOf('every day', true)[0]?.[1]).toBe('2026-11-27');
    expect(plansOf('every Thursday', true)[0]?.[1]).toBe('2026-12-03');
    expect(plansOf('every Thursday')[0]?.[1]).toBe(today);
  });

  test('n times end at the n-th occurrence', () => {
    expect(plansOf('every last Friday 3 times')).toEqual([
      ['every last Friday 3 times', '2026-11-27', 'FREQ=MONTHLY;BYDAY=-1FR', '2027-01-29'],
    ]);
  });

  test.each([
    'every! Friday',
    'every Friday after done',
    'every Friday until 26 Nov 2026',
    'every 3 days after done 5 times',
  ])('%s has no series', (line) => {
    const [found] = repeatsIn(line, { today });
    const base = { schedule: null, today, life: defaultLife, isTodayOver: false };
    expect(found?.planOf(base, found.edges)).toBeNull();
  });

  test.each([
    'everyone',
    'every colour',
    'alle Fenster',
    'jeder Mensch',
    'a@every day',
    'every',
    'alle',
    'on the 1st',
  ])('in %s are none', (line) => {
    expect(repeatsIn(line, { today })).toEqual([]);
  });

  test('whatever is typed, words lie in the line and rules have their normal form', () => {
    const words = fc.constantFrom(
      ...'every each other last second 2 3. 1st day week month Monday, Fri and until from 10 times for March jeden alle zweite Wochen am im Monats bis after done ! x'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (typed) => {
        const line = typed.join(' ');
        let behind = 0;
        for (const found of repeatsIn(line, { today })) {
          for (const { start, end } of [found, ...found.edges]) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(line.length);
          }
          expect(found.end).toBeGreaterThan(behind);
          behind = found.end;
          const base = { schedule: null, today, life: defaultLife, isTodayOver: false };
          const plan = found.planOf(base, found.edges);
          if (!plan) continue;
          const rule = ruleFrom(plan.repeat.rule);
          expect(rule.ok && ruleText(rule.value)).toBe(plan.repeat.rule);
          expect(plan.schedule.dueDate >= today).toBe(true);
          expect(plan.repeat.dateTo === null || plan.repeat.dateTo >= plan.schedule.dueDate).toBe(true);
        }
      }),
    );
  });
});
