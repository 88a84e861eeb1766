import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import { plainGoal } from '../composer/plain-goal.ts';
import { entryGroups } from './entry-groups.ts';

const command = (group: Command['group'], label: string): Command => ({
  id: label,
  group,
  label,
  icon: null,
  run: () => undefined,
});
const commands = [
  command('find', 'Garden'),
  command('find', 'Weekend house'),
  command('go', 'Weeks'),
  command('go', 'Home'),
  command('do', 'New goal: This week'),
];
const offered = (query: string) =>
  entryGroups({
    query,
    period: null,
    found: [],
    commands,
    goal: plainGoal(query),
    chosenCount: 2,
    where: 'Today',
  }).flatMap(({ entries }) => entries.map((entry) => entry.id));

describe('entryGroups', () => {
  test('has what is called as the query begins first, and a new goal of these words', () => {
    expect(offered('wee')).toEqual(['Weeks', 'New goal: This week', 'Weekend house', 'create']);
    expect(offered('stones')).toEqual(['create']);
  });

  test('forgives one slip if nothing else matches, and has a new goal as the last entry', () => {
    expect(offered('gadren')).toEqual(['Garden', 'create']);
    expect(offered('gardon')).toEqual(['Garden', 'create']);
    expect(offered('gordon')).toEqual(['create']);
    expect(offered('garden')).toEqual(['Garden', 'create']);
  });

  test('has acts on the selection before the pages, and first while nothing is typed', () => {
    const acts = [{ ...command('chosen', 'Move to tomorrow'), isUsual: true }, command('go', 'Tomorrow')];
    const usual = { ...command('go', 'Home'), isUsual: true };
    const groups = (query: string) =>
      entryGroups({
        query,
        period: null,
        found: [],
        commands: [usual, ...acts],
        goal: plainGoal(query),
        chosenCount: 2,
        where: 'Today',
      });
    expect(groups('').map(({ entries }) => entries.map(({ id }) => id))).toEqual([
      ['Move to tomorrow'],
      ['Home'],
    ]);
    expect(groups('')[0]?.name).toBe('Goals selected: 2');
    expect(groups('tomorrow').flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual([
      'Move to tomorrow',
      'Tomorrow',
      'create',
    ]);
  });

  test.each(['go to weeks', 'Goto weeks', 'gehe zu weeks', '  geh zur weeks'])(
    'takes %s for the way there',
    (query) => expect(offered(query)).toEqual(['Weeks', 'create']),
  );
});
