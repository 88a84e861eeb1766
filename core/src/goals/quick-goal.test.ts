import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLife } from '../time/periods.ts';
import { quickGoalOf, type FoundMoment } from './quick-goal.ts';

const today = '2026-11-22';
const wish = {
  moments: [] as readonly FoundMoment[],
  refused: new Set<string>(),
  today,
  life: defaultLife,
  place: { columnId: 1, dueDate: today } as const,
};
const line = 'call mum tomorrow 9:30 #family';
const moments: readonly FoundMoment[] = [
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

  describe('how long it lasts', () => {
    const said = (text: string, to: number | null = null) => {
      const start = text.indexOf('9:30');
      const time = { kind: 'time', date: '2026-11-23', from: 570, to, start, end: start + 4 } as const;
      return quickGoalOf(text, { ...wish, moments: start < 0 ? [] : [time] });
    };

    test('ends the block, and leaves the name', () => {
      const expected = { name: 'call mum', block: { from: 570, to: 615 }, minutes: 45, tags: [] };
      expect(said('call mum 9:30 for 45 min')).toMatchObject({
        ...expected,
        parts: [{ text: '9:30' }, { kind: 'duration', text: 'for 45 min' }],
      });
      expect(said('call mum for 45 min 9:30')).toMatchObject(expected);
      expect(said('call mum 9:30, 45m')).toMatchObject(expected);
    });

    test('counts without a time, and stays words beside an end, inside of a name and for a week', () => {
      expect(said('run for 45 min')).toMatchObject({
        name: 'run',
        block: null,
        minutes: 45,
        parts: [{ kind: 'duration', text: 'for 45 min' }],
      });
      expect(said('90 Minuten laufen')).toMatchObject({ name: 'laufen', minutes: 90 });
      expect(said('boil 5 minute eggs')).toMatchObject({
        name: 'boil 5 minute eggs',
        minutes: null,
        likely: [{ kind: 'duration', minutes: 5 }],
      });
      expect(said('run 9:30 for 45 min', 600)).toMatchObject({
        name: 'run for 45 min',
        block: { from: 570, to: 600 },
        minutes: null,
      });
      expect(said('boil 45 min 9:30')).toMatchObject({ name: 'boil', minutes: 45 });
      expect(said('9:30 run for 45 min next week')).toMatchObject({
        name: '9:30 run for 45 min',
        schedule: { columnId: 2 },
      });
    });

    test('ends at midnight at the latest, and is an hour again when it is refused', () => {
      expect(said('watch the stars 9:30 for 20 h').block).toEqual({ from: 570, to: 1440 });
      const time = { kind: 'time', date: '2026-11-23', from: 570, to: null, start: 4, end: 8 } as const;
      const refused = new Set(['duration:for 45 min']);
      expect(quickGoalOf('run 9:30 for 45 min', { ...wish, moments: [time], refused })).toMatchObject({
        name: 'run for 45 min',
        block: { from: 570, to: 630 },
        minutes: null,
      });
    });
  });

  test('a goal without a date may have a duration, and a time gives it a day', () => {
    expect(quickGoalOf('run 45m', { ...wish, place: null })).toMatchObject({
      name: 'run',
      schedule: null,
      minutes: 45,
    });
    expect(
      quickGoalOf('call mum 9:30', {
        ...wish,
        place: null,
        moments: [{ kind: 'time', date: '2026-11-23', from: 570, to: null, start: 9, end: 13 }],
      }),
    ).toMatchObject({
      name: 'call mum',
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
      '@ida',
      '!blue',
      '45m',
      'paint',
      'q3',
      '9:30',
      'for 2 h',
      '#',
      'life',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 9 }), fc.boolean(), (typed, isRefusing) => {
        const text = typed.join(' ');
        const people = [{ code: 'ida', name: 'Ida' }];
        const first = quickGoalOf(text, { ...wish, people });
        const refused = isRefusing ? new Set(first.parts.map(({ id }) => id)) : wish.refused;
        const goal = quickGoalOf(text, { ...wish, people, refused });
        expect(goal.name).not.toBe('');
        for (const { id } of goal.parts) expect(refused.has(id)).toBe(false);
        const kept = [goal.name, ...goal.parts.map((part) => part.text)].join(' ').split(' ');
        expect(kept.toSorted()).toEqual(text.split(' ').toSorted());
      }),
    );
  });
});
