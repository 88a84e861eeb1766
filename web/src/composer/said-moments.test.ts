import { describe, expect, test } from 'vitest';
import { saidMoments } from './said-moments.ts';

const now = { today: '2026-11-22', minutes: 12 * 60 };
const read = (text: string) =>
  saidMoments(text, now).map((moment) => [
    text.slice(moment.start, moment.end),
    ...(moment.kind === 'repeat' ? [] : [moment.date]),
    ...(moment.kind === 'time' ? [moment.from, moment.to] : []),
  ]);

describe('days and times in a line', () => {
  test.each([
    [
      'call mum tomorrow 9:30 #family',
      [
        ['tomorrow', '2026-11-23'],
        ['9:30', '2026-11-23', 570, null],
      ],
    ],
    ['call mum 9:30', [['9:30', '2026-11-23', 570, null]]],
    [
      'dinner fri 7pm',
      [
        ['fri', '2026-11-27'],
        ['7pm', '2026-11-27', 1140, null],
      ],
    ],
    [
      'stand-up 9:30-10:15 tomorrow',
      [
        ['9:30-10:15', '2026-11-23', 570, 615],
        ['tomorrow', '2026-11-23'],
      ],
    ],
    [
      'call mum tomorrow 9:30 for 1:30 h',
      [
        ['tomorrow', '2026-11-23'],
        ['9:30', '2026-11-23', 570, null],
      ],
    ],
    [
      'call mum 9:30 for 45 min tomorrow',
      [
        ['9:30', '2026-11-23', 570, null],
        ['tomorrow', '2026-11-23'],
      ],
    ],
    [
      'Mama morgen um 9:30 für 1,5 Std. anrufen',
      [
        ['morgen', '2026-11-23'],
        ['um 9:30', '2026-11-23', 570, null],
      ],
    ],
    [
      'Mama morgen 9:30 bis 10:15',
      [
        ['morgen', '2026-11-23'],
        ['9:30 bis 10:15', '2026-11-23', 570, 615],
      ],
    ],
    ['swim at 9', [['at 9', '2026-11-23', 540, null]]],
    ['swim on friday', [['on friday', '2026-11-27']]],
    ['taxes on 3 march', [['on 3 march', '2027-03-03']]],
    ['walk today', [['today', '2026-11-22']]],
    [
      'Mama morgen um 9:30 anrufen',
      [
        ['morgen', '2026-11-23'],
        ['um 9:30', '2026-11-23', 570, null],
      ],
    ],
    ['Zahnarzt am 3. Dezember', [['am 3. Dezember', '2026-12-03']]],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    'sat by the sea',
    'buy sun cream',
    'read chapter 7 to 9',
    'run for 2 hours',
    'hike 1:30h',
    'buy 2 eggs',
    'notes of 5 days ago',
    'prune in march',
  ])('%s holds none', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('what both languages read is taken as the person speaks', () => {
    const readIn = (language: 'de' | 'en') => saidMoments('Zahnarzt 3/4', now, language);
    expect(readIn('en')).toMatchObject([{ date: '2027-03-04' }]);
    expect(readIn('de')).toMatchObject([{ date: '2027-04-03' }]);
  });

  test.each(['de', 'en'] as const)('3/4 is read in the order of the chosen form of dates: %s', (language) => {
    const readIn = (isMonthFirst: boolean) =>
      saidMoments('Zahnarzt 3/4', { ...now, isMonthFirst }, language).map(
        (moment) => moment.kind === 'day' && moment.date,
      );
    expect(readIn(true)).toEqual(['2027-03-04']);
    expect(readIn(false)).toEqual(['2027-04-03']);
  });
});
