import { describe, expect, test } from 'vitest';
import { goalsByHolder, holderOf } from './team.ts';

describe('A goal of a team', () => {
  test('is with whom it was given to, else with whoever made it, else with oneself', () => {
    expect(holderOf({ assignee: 'ben', createdBy: 'ida' }, 'eve')).toBe('ben');
    expect(holderOf({ assignee: null, createdBy: 'ida' }, 'eve')).toBe('ida');
    expect(holderOf({ assignee: null, createdBy: null }, 'eve')).toBe('eve');
  });

  test('stands with nobody else, in the order of the list', () => {
    const goals = [
      { name: 'a', assignee: 'ben', createdBy: 'ida' },
      { name: 'b', assignee: null, createdBy: 'ida' },
      { name: 'c', assignee: 'ben', createdBy: 'ben' },
    ];
    const held = goalsByHolder(goals, 'ida');
    expect(held.get('ben')?.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(held.get('ida')?.map(({ name }) => name)).toEqual(['b']);
  });
});
