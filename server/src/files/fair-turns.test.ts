import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

test('people take turns, one piece of work at a time', async () => {
  const inTurn = fairTurns();
  const begun: string[] = [];
  let underWay = 0;
  const work = (name: string) => async () => {
    underWay += 1;
    expect(underWay).toBe(1);
    begun.push(name);
    await Promise.resolve();
    underWay -= 1;
  };
  await Promise.all([
    ...['m1', 'm2', 'm3', 'm4'].map((name) => inTurn('mallory', work(name))),
    inTurn('ida', work('i1')),
    inTurn('ben', work('b1')),
    inTurn('ida', work('i2')),
  ]);
  expect(begun).toEqual(['m1', 'm2', 'i1', 'b1', 'm3', 'i2', 'm4']);
});

test('work that fails fails for its person alone', async () => {
  const inTurn = fairTurns();
  const failing = inTurn('ida', async () => {
    throw new Error('broken');
  });
  const next = inTurn('ben', async () => 'drawn');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('drawn');
});
