import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { specOf } from '../time/horizons.ts';
import { anySteps, columns, doneOn, goalsOf, mark, step } from '../testing/climbs.ts';
import { offeredChanges, stepPrint, stepsWithChanges } from './climb-changes.ts';
import { stepsDescriptor } from './climb-shape.ts';
import type { ClimbStep } from './climb-step.ts';
import { climbStepsFrom } from './edited-climb.ts';
import { slugOf } from './slug.ts';
import { takenChanges } from './taken-changes.ts';

describe('changes by the author', () => {
  const before = [step('a'), step('b', { periodIndex: 2 }), step('c', { periodIndex: 3 })];
  const published = [
    step('a', { name: 'Other' }),
    step('new', { periodIndex: 2 }),
    step('b', { periodIndex: 4 }),
  ];
  const goals = goalsOf(before, '2026-11-27');

  test('are offered by step, with before and after, but never for done steps or settled ones', () => {
    const offered = offeredChanges(before, published, goals, {});
    expect(offered.map(({ step: id, kind }) => [id, kind])).toEqual([
      ['a', 'changed'],
      ['new', 'added'],
      ['b', 'changed'],
      ['c', 'removed'],
    ]);
    expect(offered[0]).toMatchObject({ before: { name: 'Step a' }, after: { name: 'Other' } });
    const kinds = (...args: Parameters<typeof offeredChanges>) =>
      offeredChanges(...args).map(({ step: id }) => id);
    expect(kinds(before, published, doneOn(goals, ['1 a']), {})).toEqual(['new', 'b', 'c']);
    const settled = { a: stepPrint(published[0] as ClimbStep), c: stepPrint(null) };
    expect(kinds(before, published, goals, settled)).toEqual(['new', 'b']);
    const again = published.map((each) => (each.id === 'a' ? { ...each, name: 'Third' } : each));
    expect(kinds(before, again, goals, settled)).toEqual(['a', 'new', 'b']);
  });

  test('of one publication to the next are gone when all are taken, whatever they are', () => {
    fc.assert(
      fc.property(anySteps, anySteps, (one, other) => {
        const next = other.map((each, at) => ({ ...each, id: `s${at + 1}` }));
        const offered = offeredChanges(one, next, [], {});
        const taken = stepsWithChanges(one, next, offered);
        expect(offeredChanges(taken, next, [], {})).toEqual([]);
        expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
        expect(stepsWithChanges(one, next, [])).toEqual(one);
      }),
    );
  });

  test('change undone goals: names and notes that are the author’s, dates of moved steps', () => {
    const taken = stepsWithChanges(before, published, offeredChanges(before, published, goals, {}));
    const climb = { mark, inOrder: false, startDate: '2026-11-27' };
    const effect = takenChanges(before, taken, goals, climb);
    if (!effect.ok) throw new Error(effect.refusal.code);
    expect(effect.value.added.map(({ step: { id }, dueDate }) => [id, dueDate])).toEqual([
      ['new', '2026-11-28'],
    ]);
    expect(effect.value.deleted).toEqual(['1 c']);
    expect(effect.value.changed).toMatchObject([
      { id: '1 a', name: 'Other' },
      { id: '1 b', dueDate: '2026-11-30', climbStep: { opensOn: '2026-11-30' } },
    ]);
    const named = goals.map((goal) => ({ ...goal, name: 'Mine', notesRev: 3 }));
    const kept = takenChanges(before, taken, named, climb);
    if (!kept.ok) throw new Error(kept.refusal.code);
    expect(kept.value.changed.every((each) => !('name' in each) && !('richThoughts' in each))).toBe(true);
  });

  test('leave done goals as they were done, and do not bring back what the person deleted', () => {
    const more = [step('a', { repeatCount: 3 }), before[1] as ClimbStep];
    const had = [step('a', { repeatCount: 2 }), before[1] as ClimbStep];
    const own = goalsOf(had, '2026-11-27').filter(({ id }) => id !== '2 a');
    const climb = { mark, inOrder: false, startDate: '2026-11-27' };
    const effect = takenChanges(had, more, own, climb);
    if (!effect.ok) throw new Error(effect.refusal.code);
    expect(effect.value.added.map(({ repeat }) => repeat)).toEqual([3]);
    const fewer = takenChanges(had, [step('a')], doneOn(goalsOf(had, '2026-11-27'), ['2 a']), climb);
    expect(fewer).toMatchObject({ ok: true, value: { deleted: ['1 b'] } });
  });
});

describe('a climb as it is written', () => {
  test('has steps with one id each, cut names, and rich texts', () => {
    const long = { ...step('a'), name: 'x'.repeat(300), richDescription: '' };
    expect(climbStepsFrom([long])).toMatchObject({
      ok: true,
      value: [{ name: 'x'.repeat(250), richDescription: null }],
    });
    expect(climbStepsFrom([step('a'), step('a')])).toMatchObject({ refusal: { code: 'climb.stepId' } });
    expect(climbStepsFrom([{ ...step('a'), richThoughts: { ops: [{ delete: 1 }] } }])).toMatchObject({
      refusal: { code: 'climb.about' },
    });
    const many = Array.from({ length: 401 }, (_, at) => step(`${at}`));
    expect(climbStepsFrom(many)).toMatchObject({ refusal: { code: 'climb.tooLarge' } });
  });

  test('has a readable address', () => {
    expect(slugOf('Couch to 5 km in 9 weeks')).toBe('couch-to-5-km-in-9-weeks');
    expect(slugOf('Ein Übungsweg: Größe!')).toBe('ein-ubungsweg-grosse');
    expect(slugOf('山')).toBe('climb');
    fc.assert(fc.property(fc.string(), (name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slugOf(name))));
  });

  test('is described by its goals and the horizon in which it ends', () => {
    const weeks = step('w', { column: 2, periodIndex: 9 });
    const steps = [weeks, step('d', { repeatCount: 27 })];
    expect(stepsDescriptor(steps)).toEqual({ goalsCount: 28, column: 2, periodsCount: 9 });
    const aim = step('y', { column: 4 });
    expect(stepsDescriptor([aim, ...steps])).toEqual({ goalsCount: 29, column: 2, periodsCount: 9 });
    const daily = step('d', { repeatCount: 12 });
    const secondWeek = step('w', { column: 2, periodIndex: 2 });
    expect(stepsDescriptor([secondWeek, daily])).toEqual({ goalsCount: 13, column: 1, periodsCount: 12 });
    expect(stepsDescriptor([])).toEqual({ goalsCount: 0, column: null, periodsCount: 0 });
    for (const column of columns)
      expect(specOf(column).id).toBe(stepsDescriptor([step('a', { column })]).column);
  });
});
