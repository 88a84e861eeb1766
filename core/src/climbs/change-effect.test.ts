import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate, anySteps, doneOn, goalsOf, mark, step } from '../testing/climbs.ts';
import { type ChangeEffect, changedParts, changeEffect, type WalkedClimb } from './change-effect.ts';
import { changesToDone, offeredChanges } from './climb-changes.ts';
import type { ClimbStep } from './climb-step.ts';

const walked = (steps: readonly ClimbStep[], startDate = '2026-11-27'): WalkedClimb => ({
  steps,
  goals: goalsOf(steps, startDate),
  mark,
  inOrder: false,
  startDate,
});

const note = { ops: [{ insert: 'Which door?\n' }] };

describe('the effect of taking', () => {
  const steps = [step('a'), step('b', { periodIndex: 2 }), step('c', { periodIndex: 3 })];
  const climb = walked(steps);

  function effectOf(published: readonly ClimbStep[], own = climb): ChangeEffect {
    const taken = offeredChanges(own.steps, published, own.goals, {});
    const effect = changeEffect(own, published, taken);
    if (!effect.ok) throw new Error(effect.refusal.code);
    return effect.value;
  }

  test('a new text is a goal with a new text', () => {
    const nothing = { added: [], moved: [], renewed: [], deleted: [] };
    for (const text of [{ name: 'Other' }, { richDescription: note }, { richThoughts: note }])
      expect(effectOf([step('a', text), ...steps.slice(1)])).toEqual({ ...nothing, renewed: ['1 a'] });
  });

  test('a new step adds its goals, and other steps only get another number', () => {
    const effect = effectOf([step('n', { repeatCount: 2 }), ...steps]);
    expect(effect.added.map(({ dueDate }) => dueDate)).toEqual(['2026-11-27', '2026-11-28']);
    expect({ ...effect, added: [] }).toEqual({ added: [], moved: [], renewed: [], deleted: [] });
  });

  test('a moved step moves its goal, a removed one deletes it', () => {
    const effect = effectOf([steps[0] as ClimbStep, step('b', { periodIndex: 9, name: 'Other' })]);
    expect(effect).toMatchObject({
      moved: [{ id: '1 b', columnId: 1, dueDate: '2026-12-05' }],
      renewed: [],
      deleted: ['1 c'],
    });
  });

  test('a note that the person has written is not a new text', () => {
    const own = { ...climb, goals: climb.goals.map((goal) => ({ ...goal, notesRev: 1 })) };
    const published = [step('a', { richThoughts: note }), ...steps.slice(1)];
    expect(effectOf(published, own).renewed).toEqual([]);
  });

  test('of several changes together is the effects of each', () => {
    fc.assert(
      fc.property(anySteps, anySteps, anyDate, (one, other, startDate) => {
        const own = walked(one, startDate);
        const published = other.map((each, at) => ({ ...each, id: `s${at + 1}`, name: `New ${at}` }));
        const offered = offeredChanges(one, published, own.goals, {});
        const all = changeEffect(own, published, offered);
        const each = offered.map((change) => changeEffect(own, published, [change]));
        if (!all.ok || each.some(({ ok }) => !ok)) return;
        const count = ({ added, moved, renewed, deleted }: ChangeEffect) =>
          [added, moved, renewed, deleted].map(({ length }) => length);
        const counts = each.flatMap((effect) => (effect.ok ? [count(effect.value)] : []));
        const sums = [0, 1, 2, 3].map((at) => counts.reduce((sum, own) => sum + (own[at] ?? 0), 0));
        expect(count(all.value)).toEqual(sums);
      }),
    );
  });
});

test('a change touches the text, the place or the amount of a step', () => {
  const before = step('a');
  const touched = (more: Partial<ClimbStep>) =>
    Object.entries(changedParts({ before, after: step('a', more) })).flatMap(([part, is]) =>
      is ? part : [],
    );
  expect(touched({ label: 'Week 2' })).toEqual(['text']);
  expect(touched({ column: 2, periodIndex: 4 })).toEqual(['place']);
  expect(touched({ repeatCount: 3 })).toEqual(['amount']);
  expect(changedParts({ before: null, after: before }).place).toBe(false);
});

test('changes to done steps are known, though never offered', () => {
  const { goals, steps } = walked([step('a'), step('b')]);
  const published = steps.map((each) => ({ ...each, name: 'Other' }));
  const changes = changesToDone(steps, published, doneOn(goals, ['1 a']));
  expect(changes.map(({ step: id }) => id)).toEqual(['a']);
});
