import { describe, expect, test } from 'vitest';
import { publicationEnd, publicGoal, publicNotes, publicProgress } from './public-goal.ts';

const goal = (id: string, parent: string | null = null) => ({
  id,
  parent,
  code: `code of ${id}`,
  name: id,
  richThoughts: null,
  doneDate: null,
});

describe('a public goal', () => {
  test('shows what is below it as a tree', () => {
    const shown = publicGoal(goal('top'), [goal('a', 'top'), goal('b', 'top'), goal('aa', 'a')], {
      author: null,
      board: null,
      list: null,
    });
    expect(shown.subgoals.map(({ name, subgoals }) => [name, subgoals.map((below) => below.name)])).toEqual([
      ['a', ['aa']],
      ['b', []],
    ]);
  });
  test('counts what is done of its direct subgoals', () => {
    const leaf = (done: boolean) => ({ name: '', richThoughts: null, done, subgoals: [] });
    const branch = { ...leaf(true), subgoals: [leaf(true), leaf(false)] };
    expect(publicProgress({ subgoals: [branch, leaf(false)] })).toEqual({ done: 1, total: 2 });
    expect(publicProgress({ subgoals: [] })).toEqual({ done: 0, total: 0 });
  });
  test('names nobody in its note', () => {
    const notes = {
      ops: [{ insert: 'Ask ' }, { insert: { mention: { id: 'x', name: 'Ben' } } }, { insert: '\n' }],
    };
    expect(JSON.stringify(publicNotes(notes))).not.toMatch(/Ben|"x"/u);
  });
  test('is over when its last day is, in the zone of who said so', () => {
    expect(new Date(publicationEnd('2026-11-21', 'Asia/Tokyo')).toISOString()).toBe(
      '2026-11-21T15:00:00.000Z',
    );
    expect(publicationEnd('9999-12-31', 'UTC')).toBeGreaterThan(0);
  });
});
