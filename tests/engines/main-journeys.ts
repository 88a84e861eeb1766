import { expect } from 'vitest';
import { newPerson, type Person } from '../journeys/planner.ts';
import type { FrontOfCairn } from '../journeys/front-of-cairn.ts';
import { byRole } from './finder.ts';
import { panel, row, titlesIn, type Visitor } from './visitor.ts';

export interface Start {
  readonly visitor: Visitor;
  readonly front: FrontOfCairn;
  readonly openElsewhere: () => Promise<Visitor>;
}

type Journey = (start: Start) => Promise<void>;

const today = panel('Today');

async function enterAsNew(visitor: Visitor, path?: string): Promise<Person> {
  const person = newPerson();
  await visitor.enter('signup', person, path);
  return person;
}

export const mainJourneys: Readonly<Record<string, Journey>> = {
  async 'sign-up by the form ends in the planner, and a reload stays there'({ visitor }) {
    const { email, password } = newPerson();
    await visitor.goto('/signup/');
    await visitor.fill(byRole('textbox', 'Email'), email);
    await visitor.fill(byRole('textbox', 'Password'), password);
    await visitor.click(byRole('button', 'Create account'));
    await visitor.isOpen();
    await visitor.page.reload();
    await visitor.isOpen();
  },

  async 'quick add recognises a day and a time'({ visitor }) {
    await enterAsNew(visitor);
    await visitor.isOpen();
    if (visitor.isNarrow) await visitor.click(byRole('button', 'New goal'));
    else await visitor.page.press('n');
    const box = byRole('dialog', 'New goal');
    await visitor.fill(byRole('textbox', undefined, box), 'Call mum tomorrow 9:30');
    await visitor.page.press('Enter');
    await visitor.isSaved();
    await visitor.goto('/horizons/days/');
    await visitor.seesThat(row('Call mum'), { text: expect.stringContaining('9:30') });
  },

  async 'goals are added in a row of Today, and are there after a reload'({ visitor }) {
    await enterAsNew(visitor);
    await visitor.add(today, 'one', 'two', 'three');
    await visitor.reads(titlesIn(today), ['one', 'two', 'three']);
    await visitor.isSaved();
    await visitor.page.reload();
    await visitor.reads(titlesIn(today), ['one', 'two', 'three']);
  },

  async 'a tick stays after a reload'({ visitor }) {
    await enterAsNew(visitor);
    await visitor.add(today, 'Water the plants');
    await visitor.tick('Water the plants');
    await visitor.isSaved();
    await visitor.page.reload();
    await visitor.seesTicked('Water the plants');
  },

  async 'a goal is dragged to another place in its list'({ visitor }) {
    await enterAsNew(visitor);
    await visitor.add(today, 'one', 'two', 'three');
    await visitor.drag(row('one'), row('three'));
    await visitor.reads(titlesIn(today), ['two', 'three', 'one']);
    await visitor.isSaved();
    await visitor.page.reload();
    await visitor.reads(titlesIn(today), ['two', 'three', 'one']);
  },

  async 'a note is written in an open goal'({ visitor }) {
    await enterAsNew(visitor);
    await visitor.add(today, 'Finish chapter 8');
    await visitor.openGoal('Finish chapter 8');
    const note = byRole('textbox', 'Note');
    await visitor.enterField(note);
    await visitor.page.type('The line moves, slowly.');
    await visitor.seesThat(note, { text: 'The line moves, slowly.' });
    await visitor.page.press('Escape');
    await visitor.seesNo(byRole('dialog'));
    await visitor.isSaved();
    await visitor.page.reload();
    await visitor.openGoal('Finish chapter 8');
    await visitor.seesThat(note, { text: 'The line moves, slowly.' });
  },

  async 'a board is made with its lists and goals'({ visitor }) {
    await enterAsNew(visitor, '/boards/');
    await visitor.click(byRole('button', 'New board'));
    await visitor.fill(byRole('textbox', 'Board name'), 'Atlas launch');
    await visitor.page.press('Enter');
    await visitor.sees(byRole('heading', 'Atlas launch'));
    for (const name of ['Ideas', 'Building']) {
      await visitor.fill(byRole('textbox', 'List name'), name);
      await visitor.page.press('Enter');
      await visitor.seesThat(byRole('textbox', 'List name'), { value: '' });
    }
    await visitor.page.press('Escape');
    await visitor.reads({ css: 'section[data-list] h2' }, ['Ideas', 'Building']);
    await visitor.add(byRole('region', 'Ideas'), 'Public changelog', 'Keyboard tour');
    await visitor.isSaved();
    await visitor.page.reload();
    await visitor.reads(titlesIn(byRole('region', 'Ideas')), ['Public changelog', 'Keyboard tour']);
  },

  async 'with no network a reload opens the planner, and edits wait for the network'({ visitor, front }) {
    await enterAsNew(visitor);
    await visitor.add(today, 'Written before');
    await visitor.isSaved();
    await visitor.isInstalled();
    await front.cut();
    try {
      await visitor.page.reload();
      await visitor.reads(titlesIn(today), ['Written before']);
      await visitor.add(today, 'Written without a network');
      await visitor.page.reload();
      await visitor.reads(titlesIn(today), ['Written before', 'Written without a network']);
    } finally {
      await front.restore();
    }
    await visitor.isSaved();
  },

  async 'two devices show the same goals'({ visitor, openElsewhere }) {
    const person = await enterAsNew(visitor);
    const other = await openElsewhere();
    await other.enter('login/email', person);
    await visitor.add(today, 'Shared by two screens');
    await other.sees(row('Shared by two screens'));
    await other.tick('Shared by two screens');
    await visitor.seesTicked('Shared by two screens');
  },

  async 'a goal is found by search'({ visitor }) {
    await enterAsNew(visitor);
    await visitor.add(today, 'Bake rye bread', 'Ask the mill');
    await visitor.page.press('Control+k');
    const box = byRole('dialog', 'Search and commands');
    await visitor.fill(byRole('combobox', undefined, box), 'rye');
    await visitor.sees({ css: '[role=option]', has: { css: '*', text: 'Bake rye bread' }, within: box });
    await visitor.page.press('Enter');
    await visitor.sees(byRole('dialog', 'Bake rye bread'));
  },

  async 'a goal is renamed in its row, and has its name back after an undo by keys'({ visitor }) {
    await enterAsNew(visitor);
    await visitor.add(today, 'Write the letter');
    await visitor.rename('Write the letter', 'Write two letters');
    await visitor.page.press('Control+z');
    await visitor.reads(titlesIn(today), ['Write the letter']);
    await visitor.isSaved();
  },
};
