import { describe, expect, test } from 'vitest';
import { Oracle } from './oracle.ts';

const before = { name: 'g1 new', dueDate: '2026-11-22', notes: '' };
const after = { ...before, dueDate: '2027-01-12' };

/** A date was changed, undone and redone, and the server still has the old one. */
async function saidOf(redone: Promise<void>): Promise<readonly string[]> {
  const oracle = new Oracle();
  oracle.edited('g1', 'dueDate', after.dueDate, before.dueDate, Promise.resolve());
  oracle.reversed('g1', after, before, Promise.resolve());
  oracle.reversed('g1', before, after, redone);
  await Promise.allSettled([redone]);
  return oracle.violations(new Map([['g1', [before]]]), new Set(), '');
}

describe('the oracle', () => {
  test('misses what was done again and was said to be saved', async () => {
    expect(await saidOf(Promise.resolve())).toHaveLength(1);
  });

  test('does not miss what was undone and could not be stored when it was done again', async () => {
    expect(await saidOf(Promise.reject(new Error('the disk is full')))).toEqual([]);
  });

  test('hears a mark say “Synced” over what the same device has kept and not sent', async () => {
    const { marks } = new Oracle();
    marks.typed('laptop', 'g1', 'name', '"g1 milk"', Promise.resolve());
    marks.typed('laptop', 'g1', 'name', '"g1 bread"', Promise.resolve());
    marks.typed('laptop', 'g2', 'name', '"g2 soap"', Promise.reject(new Error('the disk is full')));
    await Promise.resolve();
    marks.saysSynced('phone/1', 'phone');
    expect(marks.violations()).toEqual([]);
    marks.saysSynced('laptop/1', 'laptop');
    expect(marks.violations()).toEqual(['laptop/1 says “Synced” while name of g1 is unsent: "g1 bread"']);
    marks.taken('{"name":"g1 bread"}');
    marks.saysSynced('laptop/2', 'laptop');
    expect(marks.violations()).toHaveLength(1);
  });

  test('misses a name of a goal that repeats when it came nowhere and nobody wrote over it', async () => {
    const { repeats } = new Oracle();
    repeats.named('r1', 'phone', Promise.resolve());
    repeats.named('r2', 'phone', Promise.resolve());
    repeats.named('r3', 'laptop', Promise.resolve());
    repeats.named('r4', 'laptop', Promise.reject(new Error('the disk is full')));
    await Promise.resolve();
    repeats.replaced('r2', 'phone');
    expect(repeats.violations('', '')).toHaveLength(2);
    expect(repeats.violations('{"name":"r1"}', '["r3"]')).toEqual([]);
    repeats.unsettled('laptop');
    expect(repeats.violations('', '')).toHaveLength(1);
  });
});
