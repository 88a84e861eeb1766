import { quickGoalOf } from '@cairn/core/goals/quick-goal';
import { defaultLife } from '@cairn/core/time/periods';
import { describe, expect, test } from 'vitest';
import { saidMoments } from './said-moments.ts';

const today = '2026-11-26';
const read = (line: string, accepted: readonly string[] = []) =>
  quickGoalOf(line, {
    moments: saidMoments(line, { today, minutes: 700 }),
    refused: new Set(),
    accepted: new Set(accepted),
    today,
    now: 700,
    life: defaultLife,
    place: { columnId: 1, dueDate: today },
  });

describe('a typed line', () => {
  test.each([
    'run twice a week',
    'die wöchentliche Runde am Montag',
    'alle paar Tage gießen um 9:00',
    'Einmal im Monat am Freitag aufräumen',
    'every Monday gym, every Friday yoga',
    'yoga every Monday until yesterday and 3 times a day',
    'every! Friday call mum',
    'yoga every Friday until 26 Nov 2026',
  ])('stays as it was typed if its repeat cannot be read: %s', (line) => {
    expect(read(line)).toMatchObject({ name: line, schedule: null, block: null, repeat: null, parts: [] });
  });

  test.each([
    'Dinner with Jan',
    'Lunch with May',
    'Watch Blade Runner 2049',
    'Audi Q3',
    'Golf W12',
    '5 minutes stretch',
    'Friday the 13th',
    'Watch Friday the 13th',
    'Read 1984',
    'Mo',
    'Call Mo',
    'Weekend trip',
    'Sun',
    'March on Rome',
    '2001: A Space Odyssey',
    'Apollo 13',
    'Route 66',
    'Boeing 747',
    '3 eggs',
    'Game of Life',
    'Tomorrow Never Dies',
    'Watch Tomorrow Never Dies',
    'Black Friday',
    'Buy Sunday Times',
    'Herr Freitag anrufen',
    'Guten Morgen sagen',
    'High Noon',
    'Look at 5 houses',
    'Read John 3:16',
    'Two weeks in Spain',
    'Add 3/4 cup flour',
    'Read “Next Year in Havana”',
    'https://x.org/2026-12-01/today',
    'example.com/tomorrow',
    'read https://x.org/a?on=2026-12-01#friday',
    'mail me@tomorrow.de',
    'report-2026-12-01.pdf',
    'Read today’s paper',
  ])('keeps its names whole: %s', (line) => {
    expect(read(line)).toMatchObject({ name: line, schedule: null, block: null, parts: [] });
  });

  test.each([
    ['call mum tomorrow', 'call mum', '2026-11-27'],
    ['next Friday dentist', 'dentist', '2026-12-04'],
    ['12 March party', 'party', '2027-03-12'],
    ['dentist 2026-12-01', 'dentist', '2026-12-01'],
    ['trip in 3 days', 'trip', '2026-11-29'],
    ['dinner fri 7pm', 'dinner', '2026-11-27'],
    ['swim at 9 with Ida', 'swim with Ida', '2026-11-27'],
    ['call at 9:00', 'call', '2026-11-27'],
    ['swim friday', 'swim', '2026-11-27'],
    ['lunch with Bob tomorrow at noon', 'lunch with Bob', '2026-11-27'],
    ['party Saturday the 28th', 'party', '2026-11-28'],
    ['read https://x.org/2026-12-01/today tomorrow', 'read https://x.org/2026-12-01/today', '2026-11-27'],
    ['Dinner with Jan tomorrow', 'Dinner with Jan', '2026-11-27'],
  ])('gives what is certain: %s', (line, name, dueDate) => {
    expect(read(line)).toMatchObject({ name, schedule: { columnId: 1, dueDate } });
  });

  test.each([
    ['Dinner in Jan', 3, '2027-01-31'],
    ['Ship it in Q4', 6, '2026-12-31'],
    ['Move in 2028', 4, '2028-12-31'],
    ['Taxes march 2028', 3, '2028-03-31'],
  ])('gives a period behind a preposition or with its year: %s', (line, columnId, dueDate) => {
    expect(read(line).schedule).toEqual({ columnId, dueDate });
  });

  test.each([
    ['Dinner with Jan', 'date:jan', 'Dinner with', 3, '2027-01-31'],
    ['Ship it Q3', 'date:q3', 'Ship it', 6, '2027-09-30'],
    ['Watch Friday the 13th', 'date:friday the 13th', 'Watch', 1, '2027-08-13'],
    ['Call Mo', 'date:mo', 'Call', 1, '2026-11-30'],
  ])('offers what is likely, and takes it when it is accepted: %s', (line, id, name, columnId, dueDate) => {
    expect(read(line).likely).toMatchObject([{ id, schedule: { columnId, dueDate } }]);
    expect(read(line, [id])).toMatchObject({ name, schedule: { columnId, dueDate }, likely: [] });
  });

  test('offers a repeat and a duration that may belong to the name', () => {
    expect(read('Weekly review').likely).toMatchObject([
      { id: 'repeat:weekly', repeat: { rule: 'FREQ=WEEKLY' }, schedule: { columnId: 1, dueDate: today } },
    ]);
    expect(read('Weekly review on Friday at 9:00', ['repeat:weekly'])).toMatchObject({
      name: 'review',
      schedule: { columnId: 1, dueDate: '2026-11-27' },
      block: { from: 540, to: 600 },
      repeat: { rule: 'FREQ=WEEKLY', anchor: 'date', dateTo: null },
      likely: [],
    });
    expect(read('boil 5 minute eggs', ['duration:5 minute'])).toMatchObject({
      name: 'boil eggs',
      minutes: 5,
    });
  });

  test('offers nothing that would leave no name', () => {
    for (const line of ['Sun', 'Mo', 'May', '2049', 'Q3']) expect(read(line).likely).toEqual([]);
  });
});
