import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Planner } from './planner.ts';
import { further } from './further.ts';

type Ops = readonly object[];

async function openGoal(planner: Planner): Promise<string> {
  await planner.add('Today', 'Ask around');
  await planner.isSaved();
  await planner.row('Ask around').locator('[data-goal-title]').press('Alt+Enter');
  await expect(planner.page.getByRole('dialog', { name: 'Ask around' })).toBeVisible();
  return /goals\/(?<id>[^/]+)\//u.exec(planner.page.url())?.groups?.['id'] as string;
}

async function openGoalWith(planner: Planner, origin: string, ops: Ops): Promise<string> {
  const { page } = planner;
  const id = await openGoal(planner);
  await writeNote(page, origin, id, ops);
  await page.goto(`${origin}/goals/${id}/`);
  await expect(note(page)).toBeVisible();
  return id;
}

async function writeNote(page: Page, origin: string, id: string, ops: Ops): Promise<void> {
  const answer = await page.request.put(`${origin}/api/goals-2/${id}/`, {
    headers: { origin, 'idempotency-key': crypto.randomUUID() },
    data: { richThoughts: { ops } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function storedNote(page: Page, origin: string, id: string): Promise<Ops> {
  const answer = await page.request.get(`${origin}/api/goals-2/${id}/`);
  return ((await answer.json()) as { richThoughts: { ops: Ops } }).richThoughts.ops;
}

const note = (page: Page) => page.getByRole('textbox', { name: 'Note' });

test(
  'a note keeps whom it mentions and what this app cannot show, whatever is typed around it',
  { tag: further },
  async ({ planner, server }) => {
    const { page } = planner;
    const mention = { insert: { mention: { id: 'nobody-here', name: 'Ben', image: null } } };
    const poll = { insert: { poll: { question: 'When?' } } };
    const pageInLine = { insert: { embed: { link: 'https://example.org/a' } } };
    const id = await openGoalWith(planner, server.origin, [
      { insert: 'Ask ' },
      mention,
      { insert: ' ' },
      poll,
      { insert: '.\nor ' },
      pageInLine,
      { insert: ' soon\nlast line\ncode ' },
      mention,
      { insert: '\n', attributes: { 'code-block': true } },
      { insert: 'end\n' },
    ]);
    await expect(note(page)).toContainText('@Ben');
    await expect(note(page)).toContainText('last line');

    await test.step('typed before, between and after it', async () => {
      await note(page).press('ControlOrMeta+Home');
      await page.keyboard.type('A ');
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('Z');
      await expect
        .poll(() => storedNote(page, server.origin, id))
        .toEqual([
          { insert: 'A Ask ' },
          mention,
          { insert: ' ' },
          poll,
          { insert: '.!\nor ' },
          pageInLine,
          { insert: ' soon\nlast line\ncode ' },
          mention,
          { insert: '\n', attributes: { 'code-block': true } },
          { insert: 'endZ\n' },
        ]);
    });

    await test.step('what others write meanwhile comes to its place', async () => {
      await writeNote(page, server.origin, id, [
        { insert: 'B ' },
        poll,
        { insert: ' for ' },
        mention,
        { insert: '\nendZ\n' },
      ]);
      await expect(note(page)).toContainText(/B.*for.*@Ben/u);
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('?');
      await expect
        .poll(() => storedNote(page, server.origin, id))
        .toEqual([{ insert: 'B ' }, poll, { insert: ' for ' }, mention, { insert: '\nendZ?\n' }]);
    });
  },
);

test(
  'an @ offers the members of the space, in a note and in a comment, with no network too',
  { tag: further },
  async ({ planner, server }) => {
    const { page } = planner;
    const members = page.getByRole('listbox', { name: 'Members to mention' });
    const option = members.getByRole('option');
    const id = await openGoal(planner);
    await planner.isInstalled();
    await note(page).click();
    await page.context().setOffline(true);
    await page.keyboard.type('Tell ida@example ');
    await expect(members).toBeHidden();
    await page.keyboard.type('@');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(note(page)).toBeFocused();
    await expect(note(page)).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    );
    const name = (await option.locator('span[dir]').textContent()) ?? '';

    await test.step('Escape leaves the @ as it is and the goal open, another name closes it', async () => {
      await page.keyboard.press('Escape');
      await expect(members).toBeHidden();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(note(page)).toBeFocused();
      await page.keyboard.press('Backspace');
      await page.keyboard.type('@zzz');
      await expect(members).toBeHidden();
      for (let left = 4; left > 0; left -= 1) await page.keyboard.press('Backspace');
    });

    await test.step('Enter takes one, and what follows is typed behind it', async () => {
      await page.keyboard.type(`@${name.slice(0, 2).toLowerCase()}`);
      await expect(option).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(members).toBeHidden();
      await page.keyboard.type('soon');
      await expect(note(page).locator('.note-mention')).toContainText(`@${name}`);
    });

    await test.step('copied and pasted it is still a mention', async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+c');
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.press('ControlOrMeta+v');
      await expect(note(page).locator('.note-mention')).toHaveCount(2);
    });

    const field = page.getByRole('textbox', { name: 'Write a comment' });
    await test.step('in a comment a click takes one, and it moves along with what is typed before', async () => {
      await field.click();
      await page.keyboard.type('Ask @');
      await expect(option).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(members).toBeHidden();
      await expect(field).toBeFocused();
      await page.keyboard.press('Backspace');
      await page.keyboard.type('@');
      await option.click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(`Ask @${name} `);
      await page.keyboard.type('and @');
      await page.keyboard.press('Tab');
      await field.press('ControlOrMeta+Home');
      await page.keyboard.type('So: ');
      await expect(field).toHaveValue(`So: Ask @${name} and @${name} `);
      await page.keyboard.press('ControlOrMeta+Enter');
    });

    const comments = page.getByRole('region', { name: 'Comments' });
    await expect(comments.locator('mark')).toHaveText([`@${name}`, `@${name}`]);
    await page.context().setOffline(false);
    await page.keyboard.press('Escape');
    await planner.isSaved();
    await page.goto(`${server.origin}/goals/${id}/`);

    await test.step('changed, it keeps those whom it still names', async () => {
      await comments.getByRole('listitem').hover();
      await comments.getByRole('button', { name: /^Options of the comment/u }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const edited = comments.getByRole('textbox', { name: 'Comment' });
      await expect(edited).toHaveValue(`So: Ask @${name} and @${name}`);
      await edited.press('Backspace');
      await edited.press('ControlOrMeta+Enter');
      await expect(comments.locator('mark')).toHaveCount(1);
    });

    const user = await page.request.get(`${server.origin}/api/v2/goals-2/${id}/comments/`);
    const [{ userId }] = (await user.json()) as [{ userId: string }];
    const mention = { insert: { mention: { id: userId, name, image: null } } };
    const stored = await storedNote(page, server.origin, id);
    expect(stored.slice(0, 2)).toEqual([{ insert: 'Tell ida@example ' }, mention]);
    expect(stored.filter((op) => JSON.stringify(op).includes('mention'))).toEqual([mention, mention]);
    const said = async () => {
      const answer = await page.request.get(`${server.origin}/api/v2/goals-2/${id}/comments/`);
      return ((await answer.json()) as { richText: { ops: Ops } }[])[0]?.richText.ops;
    };
    await expect
      .poll(said)
      .toEqual([{ insert: 'So: Ask ' }, mention, { insert: ` and @${name.slice(0, -1)}\n` }]);
  },
);
