import { describe, expect, test } from 'vitest';
import type { Command } from './commands.tsx';
import { entryGroups } from './entry-groups.ts';

const command = (group: Command['group'], label: string): Command => ({
  id: label,
  group,
  label,
  icon: null,
  run: () => undefined,
});
const commands = [command('go', 'Weeks'), command('go', 'Home'), command('do', 'New goal: This week')];
const offered = (query: string) =>
  entryGroups({
    query,
    period: null,
    found: [],
    commands,
    goal: { name: query, schedule: null, block: null, minutes: null, tags: [], parts: [], likely: [] },
  }).flatMap(({ entries }) => entries.map((entry) => entry.id));

describe('entryGroups', () => {
  test('has what is called as the query begins first, and a new goal of these words', () => {
    expect(offered('wee')).toEqual(['Weeks', 'New goal: This week', 'create']);
    expect(offered('stones')).toEqual(['create']);
  });

  test.each(['go to weeks', 'Goto weeks', 'gehe zu weeks', '  geh zur weeks'])(
    'takes %s for the way there',
    (query) => expect(offered(query)).toEqual(['Weeks', 'create']),
  );
});
