import { goalsOf, step } from '@cairn/core/testing/climbs';
import { defaultLife } from '@cairn/core/time/periods';
import { expect, test } from 'vitest';
import { climbEffects } from './climb-effect.ts';

test('an edit of a climb changes no goal that has left it, as deleted or as a plain goal', () => {
  const steps = [step('a'), step('b'), step('c')];
  const goals = goalsOf(steps, '2026-11-21', false).map((goal) => ({ ...goal, notesRev: 0 }));
  const [a, b, c] = goals.map(({ id }) => id) as [string, string, string];
  const left = new Map([
    [a, { fields: { climbSubscription: null, climbStep: null }, over: {} }],
    [b, { fields: null, over: {} }],
  ]);
  const restart = { restart: { step: 'a', date: '2026-11-25' }, before: {} };
  const { after } = climbEffects(
    { settings: { startDate: '2026-11-21' }, steps },
    [restart],
    goals,
    left,
    () => ({}),
    defaultLife,
  );
  expect(after[0]?.get(a)).toEqual(left.get(a));
  expect(after[0]?.get(b)).toEqual(left.get(b));
  expect(after[0]?.get(c)?.fields).toMatchObject({ dueDate: '2026-11-25' });
});
