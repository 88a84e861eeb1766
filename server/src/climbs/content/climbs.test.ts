import { climbCategories } from '@cairn/core/climbs/categories';
import { climbIcons, isClimbIcon } from '@cairn/core/climbs/icons';
import { isGoalColor } from '@cairn/core/goals/colors';
import { type ColumnId, dayColumn, lifeColumn, decadeColumn } from '@cairn/core/time/horizons';
import { describe, expect, test } from 'vitest';
import { allClimbs, climbTextOf } from './all-climbs.ts';
import type { ClimbStepText, ClimbText } from './climb-text.ts';
import { climbInWords } from './climb-words.ts';
import { germanClimbs } from './de/german-climbs.ts';

const languages = ['en', 'de'] as const;

/** Days after which each climb has ended, as its name or description says. */
const promisedDays: Readonly<Record<string, number>> = {
  'plan-in-12-days': 12,
  'couch-to-5k': 9 * 7,
  'tidy-home-in-12-days': 12,
  'sleep-in-4-weeks': 4 * 7,
  'plan-in-30-days': 30,
  'read-12-books': 365,
  'money-in-order': 8 * 7,
  'language-to-a1': 90,
  'strength-at-home': 8 * 7,
  'first-garden-year': 365,
  'job-search': 10 * 7,
  'novel-draft': 26 * 7,
  'digital-detox': 3 * 7,
  'half-marathon': 12 * 7,
  'pass-an-exam': 8 * 7,
  'first-instrument': 12 * 7,
  'quit-a-habit': 6 * 7,
  'first-90-days-in-a-job': 90,
  'move-house': 9 * 7,
  'prepare-for-a-baby': 20 * 7,
  'launch-a-side-project': 10 * 7,
  'first-hut-hike': 8 * 7,
  'cook-at-home': 6 * 7,
  'calmer-family-week': 6 * 7,
};

const daysOfPeriod: Readonly<Record<ClimbStepText['column'], number>> = {
  1: 1,
  2: 7,
  3: 365 / 12,
  6: 365 / 4,
  4: 365,
};

const lastPeriod = ({ periodIndex, repeatCount = 1 }: ClimbStepText) => periodIndex + repeatCount - 1;

const textsOf = ({ name, description, steps }: ClimbText) => [
  name,
  description,
  ...steps.flatMap((step) => [step.name, step.description, step.notes ?? '–', step.label ?? '–']),
];

describe('the climbs', () => {
  test('are two dozen, and there are some under every heading', () => {
    expect(allClimbs('en').length).toBeGreaterThanOrEqual(24);
    for (const category of climbCategories.filter((other) => other !== 'other'))
      expect(
        allClimbs('en').filter((climb) => climb.category === category),
        category,
      ).not.toEqual([]);
  });

  test('have codes of their own that fit into an address', () => {
    const codes = allClimbs('en').map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) {
      expect(code).toMatch(/^[a-z0-9-]+$/u);
      expect(climbTextOf(code, 'de')?.code).toBe(code);
    }
    expect(climbTextOf('unknown', 'en')).toBeNull();
  });

  test('have a colour, an icon, and a weekday to start on', () => {
    expect(new Set(climbIcons).size).toBe(climbIcons.length);
    for (const { code, color, icon, suggestedStart = 1 } of allClimbs('en')) {
      expect(isGoalColor(color), code).toBe(true);
      expect(isClimbIcon(icon), code).toBe(true);
      expect([1, 2, 3, 4, 5, 6, 7], code).toContain(suggestedStart);
    }
    expect(isClimbIcon('dragon')).toBe(false);
  });

  test.each(languages)('have names, descriptions, labels and notes that fit: %s', (language) => {
    for (const { code, name, description, steps } of allClimbs(language)) {
      expect([...name].length, name).toBeLessThanOrEqual(60);
      expect([...description].length, code).toBeLessThanOrEqual(500);
      expect(steps.length, code).toBeGreaterThanOrEqual(8);
      expect(steps.length, code).toBeLessThanOrEqual(60);
      for (const step of steps) {
        expect([...step.name].length, step.name).toBeLessThanOrEqual(100);
        expect([...step.description].length, step.name).toBeLessThanOrEqual(500);
        expect([...(step.label ?? '')].length, step.name).toBeLessThanOrEqual(40);
      }
    }
  });

  test.each(languages)('have texts without blank ends, straight quotes and double blanks: %s', (language) => {
    for (const climb of allClimbs(language))
      for (const text of textsOf(climb)) {
        expect(text, climb.code).toBe(text.trim());
        expect(text, climb.code).toMatch(/\S/u);
        expect(text, climb.code).not.toMatch(/["'\t]|\n\n| {2}/u);
      }
  });

  test('stay within the horizons from a day to a year, in whole periods', () => {
    for (const { code, steps } of allClimbs('en'))
      for (const { name, column, periodIndex, repeatCount = 1 } of steps) {
        expect([lifeColumn, decadeColumn] as readonly ColumnId[], `${code}: ${name}`).not.toContain(column);
        expect(Number.isInteger(periodIndex) && periodIndex >= 1 && periodIndex <= 366, name).toBe(true);
        expect(Number.isInteger(repeatCount) && repeatCount >= 1 && repeatCount <= 60, name).toBe(true);
      }
  });

  test('use at least two horizons each', () => {
    for (const { code, steps } of allClimbs('en'))
      expect(new Set(steps.map(({ column }) => column)).size, code).toBeGreaterThanOrEqual(2);
  });

  test('end when they promise: later days and weeks are outside, and so are longer periods that begin later', () => {
    expect(Object.keys(promisedDays)).toEqual(allClimbs('en').map(({ code }) => code));
    for (const { code, steps } of allClimbs('en')) {
      const days = promisedDays[code] ?? 0;
      for (const step of steps) {
        const daysBefore = (lastPeriod(step) - 1) * daysOfPeriod[step.column];
        expect(daysBefore, `${code}: ${step.name}`).toBeLessThan(days);
      }
      const reach = Math.max(...steps.map((step) => lastPeriod(step) * daysOfPeriod[step.column]));
      expect(reach, code).toBeGreaterThanOrEqual(days);
    }
  });

  test('plan at most five goals for a day, and ten for any other period', () => {
    for (const { code, steps } of allClimbs('en')) {
      const counts = new Map<string, number>();
      for (const step of steps)
        for (let period = step.periodIndex; period <= lastPeriod(step); period += 1) {
          const place = `${step.column}: ${period}`;
          const count = (counts.get(place) ?? 0) + 1;
          counts.set(place, count);
          expect(count, `${code}, ${place}`).toBeLessThanOrEqual(step.column === dayColumn ? 5 : 10);
        }
    }
  });

  test('that go in order never step back in time', () => {
    for (const { code, steps } of allClimbs('en').filter(({ inOrder }) => inOrder)) {
      const ends = steps.map((step) => lastPeriod(step) * daysOfPeriod[step.column]);
      for (const [at, step] of steps.entries())
        if (at > 0) expect(ends[at], `${code}: ${step.name}`).toBeGreaterThanOrEqual((ends[at - 1] ?? 0) - 7);
    }
  });

  test('are all there in German, with the same steps', () => {
    expect(Object.keys(germanClimbs).toSorted()).toEqual(
      allClimbs('en')
        .map(({ code }) => code)
        .toSorted(),
    );
    const boxes = (notes: string | undefined) => notes?.split('\n').map((line) => line.startsWith('[ ] '));
    const withoutWords = (language: 'en' | 'de') =>
      allClimbs(language).map(({ code, steps }) => [
        code,
        steps.map((step) => [
          step.column,
          step.periodIndex,
          step.repeatCount,
          step.label === undefined,
          boxes(step.notes),
        ]),
      ]);
    expect(withoutWords('de')).toEqual(withoutWords('en'));
    for (const [at, german] of allClimbs('de').entries()) {
      const english = allClimbs('en')[at];
      expect(german.language).toBe('de');
      expect([german.name, german.description]).not.toEqual([english?.name, english?.description]);
      for (const [place, step] of german.steps.entries()) {
        expect(step.name, german.code).not.toBe(english?.steps[place]?.name);
        expect(step.description, german.code).not.toBe(english?.steps[place]?.description);
      }
    }
  });

  test('refuse words that fit another climb', () => {
    const climb = climbTextOf('couch-to-5k', 'en') as ClimbText;
    const words = { name: 'Lauf', description: 'Lauf.', steps: [] };
    expect(() => climbInWords(climb, 'de', words)).toThrow('do not pair');
    const [step] = climb.steps as readonly [ClimbStepText];
    const one = { ...climb, steps: [step] };
    const name = { name: 'Lauf', description: 'Lauf.' };
    expect(() => climbInWords(one, 'de', { ...words, steps: [name] })).toThrow('on one side only');
  });
});
