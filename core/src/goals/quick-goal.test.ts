import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLife } from '../time/periods.ts';
import { quickGoalOf, type SaidMoment } from './quick-goal.ts';

const today = '2026-11-22';
const wish = {
  moments: [] as readonly SaidMoment[],
  refused: new Set<string>(),
  today,
  life: defaultLife,
  place: { columnId: 1, dueDate: today } as const,
};
const line = 'call mum tomorrow 9:30 #family';
const moments: readonly SaidMoment[] = [
  { kind: 'day', start: 9, end: 17, date: '2026-11-23' },
  { kind: 'time', start: 18, end: 22, date: '2026-11-23', from: 570, to: null },
];

describe('a goal from a typed line', () => {
  test('date, time and tags leave the name', () => {
    expect(quickGoalOf(line, { ...wish, moments })).toMatchObject({
      name: 'call mum',
      schedule: { columnId: 1, dueDate: '2026-11-23' },
      block: { from: 570, to: 630 },
      tags: ['family'],
      parts: [{ text: 'tomorrow' }, { text: '9:30' }, { text: '#family' }],
    });
  });

  test('what is refused stays a word', () => {
    const refused = new Set(['time:9:30', 'tag:#family']);
    expect(quickGoalOf(line, { ...wish, moments, refused })).toMatchObject({
      name: 'call mum 9:30 #family',
      block: null,
      tags: [],
    });
  });

  test('a time beside a week stays a word, and a time alone is of the day it comes next', () => {
    const time = { kind: 'time', date: '2026-11-23', from: 540, to: null, start: 0, end: 4 } as const;
    expect(quickGoalOf('9:00 swim next week', { ...wish, moments: [time] })).toMatchObject({
      name: '9:00 swim',
      schedule: { columnId: 2 },
      block: null,
    });
    expect(quickGoalOf('9:00 swim', { ...wish, moments: [time] })).toMatchObject({
      name: 'swim',
      schedule: { columnId: 1, dueDate: '2026-11-23' },
    });
  });

  test('a line of nothing else is a name, and what is over is no date', () => {
    expect(quickGoalOf('next week #home', wish)).toMatchObject({ name: 'next week #home', parts: [] });
    expect(quickGoalOf('notes of last week', wish)).toMatchObject({
      name: 'notes of last week',
      schedule: null,
    });
  });

  test('no word is lost: every one is in the name or in a part', () => {
    const words = fc.constantFrom(
      'next',
      'week',
      'in march',
      '2028',
      '#home',
      'paint',
      'q3',
      '9:30',
      '#',
      'life',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 9 }), fc.boolean(), (typed, isRefusing) => {
        const text = typed.join(' ');
        const first = quickGoalOf(text, wish);
        const refused = isRefusing ? new Set(first.parts.map(({ id }) => id)) : wish.refused;
        const goal = quickGoalOf(text, { ...wish, refused });
        expect(goal.name).not.toBe('');
        for (const { id } of goal.parts) expect(refused.has(id)).toBe(false);
        const kept = [goal.name, ...goal.parts.map((part) => part.text)].join(' ').split(' ');
        expect(kept.toSorted()).toEqual(text.split(' ').toSorted());
      }),
    );
  });
});
