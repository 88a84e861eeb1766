import { dayColumn, monthColumn } from '@cairn/core/time/horizons';
import { describe, expect, test } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { addComment } from '../comments/add-comment.ts';
import { addGoals } from '../goals/add-goals.ts';
import { editGoal } from '../goals/edit-goal.ts';
import { recolorGoal, tickGoal } from '../goals/change-goal.ts';
import { changeNotes } from '../goals/change-notes.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import type { SearchFilter } from './search-filter.ts';
import { searchGoals } from './search-goals.ts';

async function openCairn(): Promise<Cairn> {
  const environment = lonelyEnvironment(Date.parse('2026-11-21T10:00:00Z'));
  const cairn = await openCairnIn(environment, ida, null);
  await cairn.opened;
  return cairn;
}

function add(cairn: Cairn, text: string, columnId: 1 | 3 = dayColumn, dueDate = '2026-11-21'): string {
  return addGoals(cairn, { text, place: { columnId, dueDate }, position: { at: 'bottom' } })
    .keys[0] as string;
}

const namesOf = (cairn: Cairn, query: string, filter?: SearchFilter) =>
  searchGoals(cairn, query, filter).map(({ goal }) => goal.name);

describe('searchGoals', () => {
  test('finds titles first, then notes, then comments, and shows what stands around the words', async () => {
    const cairn = await openCairn();
    addComment(cairn, add(cairn, 'Garden'), 'Ask Zoë about the Crème-coloured roses');
    changeNotes(cairn, add(cairn, 'Shopping'), [{ insert: 'Milk, crème fraîche, bread\n' }]);
    add(cairn, 'Crème brûlée');
    expect(searchGoals(cairn, 'creme')).toMatchObject([
      { goal: { name: 'Crème brûlée' }, foundIn: 'title', excerpt: null },
      { goal: { name: 'Shopping' }, foundIn: 'notes', excerpt: 'Milk, crème fraîche, bread' },
      {
        goal: { name: 'Garden' },
        foundIn: 'comments',
        excerpt: 'Ask Zoë about the Crème-coloured roses',
      },
    ]);
  });

  test('finds open goals before done ones, the newest first', async () => {
    const cairn = await openCairn();
    add(cairn, 'run once', dayColumn, '2026-11-19');
    tickGoal(cairn, add(cairn, 'run twice', dayColumn, '2026-11-25'), true);
    add(cairn, 'run thrice', dayColumn, '2026-11-20');
    expect(namesOf(cairn, 'run')).toEqual(['run thrice', 'run once', 'run twice']);
  });

  test('keeps to the filter: horizon, days, done, colour, assignee', async () => {
    const cairn = await openCairn();
    add(cairn, 'read a day', dayColumn, '2026-11-21');
    add(cairn, 'read a month', monthColumn, '2026-11-30');
    recolorGoal(cairn, add(cairn, 'read in red', dayColumn, '2027-01-05'), 'red');
    tickGoal(cairn, add(cairn, 'read and done', dayColumn, '2026-12-24'), true);
    expect(namesOf(cairn, 'read', { columnId: monthColumn })).toEqual(['read a month']);
    expect(namesOf(cairn, 'read', { color: 'red' })).toEqual(['read in red']);
    editGoal(cairn, add(cairn, 'read to Bo', dayColumn, '2027-02-01'), { assignee: 'bo' });
    expect(namesOf(cairn, 'read', { assignee: 'bo' })).toEqual(['read to Bo']);
    expect(namesOf(cairn, 'read', { isDone: true })).toEqual(['read and done']);
    expect(namesOf(cairn, 'read', { days: { from: '2026-11-01', to: '2026-11-05' } })).toEqual([
      'read a month',
    ]);
    expect(namesOf(cairn, 'read', { days: { from: '2026-11-30', to: '2026-12-31' }, isDone: false })).toEqual(
      ['read a month'],
    );
  });

  test('finds what was changed, and no longer what it was before', async () => {
    const cairn = await openCairn();
    const goal = add(cairn, 'Letter');
    changeNotes(cairn, goal, [{ insert: 'to Anna\n' }]);
    expect(namesOf(cairn, 'anna')).toEqual(['Letter']);
    changeNotes(cairn, goal, [{ retain: 3 }, { delete: 4 }, { insert: 'Bert' }]);
    expect(namesOf(cairn, 'anna')).toEqual([]);
    expect(namesOf(cairn, 'bert')).toEqual(['Letter']);
  });
});
