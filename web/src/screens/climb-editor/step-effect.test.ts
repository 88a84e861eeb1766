import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import { generalShortcuts } from '@cairn/core/accounts/general-shortcuts';
import { defaultLife } from '@cairn/core/time/periods';
import { describe, expect, test } from 'vitest';
import type { Planning } from '../../goals/planning.ts';
import { stepEffect } from './step-effect.ts';

const planning: Planning = {
  today: '2026-11-21',
  life: defaultLife,
  locale: 'en-GB',
  timezone: 'Europe/Berlin',
  amPm: false,
  coloredGoalsStyle: 'card',
  hideCompleted: false,
  daysBegin: 'today',
  space: null,
  shortcuts: generalShortcuts,
};
const start = '2026-11-23';

const step = (fields: Partial<ClimbStep>): ClimbStep => ({
  id: 'a',
  name: 'Walk',
  label: '',
  richDescription: null,
  richThoughts: null,
  repeatCount: 1,
  enabled: true,
  column: 1,
  periodIndex: 1,
  ...fields,
});

describe('The sentence of a step', () => {
  test.each<[Partial<ClimbStep>, string]>([
    [{ column: 2, periodIndex: 4 }, '1 goal: Week 4. With a start on Mon, 23 Nov: 14–20 Dec.'],
    [{ periodIndex: 15, repeatCount: 5 }, '5 goals: Days 15–19. With a start on Mon, 23 Nov: 7–11 Dec.'],
    [{}, '1 goal: Day 1. With a start on Mon, 23 Nov: Mon, 23 Nov.'],
    [{ column: 3, periodIndex: 3 }, '1 goal: Month 3. With a start on Mon, 23 Nov: January 2027.'],
    [
      { column: 3, repeatCount: 3 },
      '3 goals: Months 1–3. With a start on Mon, 23 Nov: November 2026 – January 2027.',
    ],
    [{ column: 6, periodIndex: 2 }, '1 goal: Quarter 2. With a start on Mon, 23 Nov: Q1 2027.'],
    [{ column: 4, periodIndex: 2 }, '1 goal: Year 2. With a start on Mon, 23 Nov: 2027.'],
    [{ column: 5, repeatCount: 9 }, '1 goal: Life.'],
  ])('of %o', (fields, sentence) => {
    expect(stepEffect(step(fields), start, planning, false).join(' ')).toBe(sentence);
  });

  test('says that the step waits, is off, or lies too far in the future', () => {
    expect(stepEffect(step({}), start, planning, true).at(-1)).toMatch(/step before is done/u);
    expect(stepEffect(step({ enabled: false }), start, planning, true)).toEqual([
      'This step is off, so it makes no goals.',
    ]);
    const late = stepEffect(step({ column: 4, periodIndex: 200 }), start, planning, false);
    expect(late).toEqual([
      'Choose a start from 2000 to 2100. All goals of the climb have to fit into that time.',
    ]);
  });
});
