import { expect, test } from 'vitest';
import { homeGroupsOf } from './home-groups.ts';

const goal = (name: string, hour: number | null, doneDate: string | null = null) => ({
  name,
  doneDate,
  datetimeFr: hour === null ? null : `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
});
const names = (goals: readonly { readonly name: string }[]) => goals.map(({ name }) => name);

test('the current goal is first, then times in order, then list order; done goals are apart', () => {
  const goals = [
    goal('letter', null),
    goal('dinner', 19),
    goal('walked', 8, '2026-11-20'),
    goal('review', 10),
    goal('missed', 9),
    goal('map', null),
  ];
  const { timed, untimed, done } = homeGroupsOf(goals, ({ name }) => name === 'review');
  expect(names(timed)).toEqual(['review', 'missed', 'dinner']);
  expect(names(untimed)).toEqual(['letter', 'map']);
  expect(names(done)).toEqual(['walked']);
});
