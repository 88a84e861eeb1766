import { expect, test } from './fixtures.ts';
import { further } from './further.ts';

test(
  'what somebody writes into a note while another composes a word in it comes in once, when the word is done',
  { tag: further },
  async ({ planner, signInElsewhere }) => {
    const other = await signInElsewhere();
    await planner.add('Today', 'Written by two');
    await expect(other.row('Written by two')).toBeVisible();
    for (const one of [planner, other]) {
      await one.row('Written by two').locator('[data-goal-title]').focus();
      await one.page.keyboard.press('Alt+Enter');
    }
    const mine = planner.page.getByRole('textbox', { name: 'Note' });
    const theirs = other.page.getByRole('textbox', { name: 'Note' });
    await theirs.pressSequentially('one');
    await expect(mine).toHaveText('one');

    const keyboard = await planner.page.context().newCDPSession(planner.page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await mine.press('End');
    await compose('n');
    await compose('に');
    await theirs.press('Home');
    await theirs.pressSequentially('X');
    await theirs.press('Home');
    await theirs.pressSequentially('a line');
    await theirs.press('Enter');
    // Changes arrive in order, so this goal shows that the earlier changes have arrived.
    await other.page.keyboard.press('Escape');
    await other.add('Today', 'Added behind it');
    await expect(planner.page.locator('[data-goal-title]', { hasText: 'Added behind it' })).toBeAttached();
    await expect(mine).toHaveText('oneに');

    await compose('日');
    await keyboard.send('Input.insertText', { text: '日本' });
    await expect(mine.locator('p, div')).toHaveText(['a line', 'Xone日本']);
    await planner.page.keyboard.press('Escape');
    await planner.isSaved();
    await other.row('Written by two').locator('[data-goal-title]').focus();
    await other.page.keyboard.press('Alt+Enter');
    await expect(theirs.locator('p, div')).toHaveText(['a line', 'Xone日本']);
  },
);
