import { answerMark } from '@cairn/contract/answer-mark';
import { expect, test } from './fixtures.ts';

const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGNkaGBgYGBgYoAAAAoOAIKFhG0WAAAAAElFTkSuQmCC',
  'base64',
);
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('pictures, files and pages stand in a note, wait out a missing network, and are there in another browser', async ({
  planner,
  signInElsewhere,
}) => {
  const { page } = planner;
  await planner.add('Today', 'Paint the shed');
  await planner.isSaved();
  const open = async () => {
    await page.getByRole('button', { name: 'Paint the shed', exact: true }).focus();
    await page.keyboard.press('Alt+Enter');
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
  };
  await open();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.click();
  await page.keyboard.type('Which green?');

  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer: square });
  const picture = note.getByRole('img', { name: 'green.png' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(2);

  await test.step('with no network a file waits and says so, and goes on by Retry', async () => {
    await planner.isInstalled();
    await page.context().setOffline(true);
    await choose.setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByText('Files need a connection.')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('list', { name: 'Uploads' }).getByRole('button', { name: 'Try again' }).click();
    await expect(note.getByRole('link', { name: 'offer.pdf' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Uploads' })).toBeHidden();
  });

  await test.step('what is too large is refused before it leaves', async () => {
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('input[type=file]');
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(51 * 1024 * 1024)], 'film.mov'));
      if (field) field.files = chosen.files;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page.getByText('Your file is 51 MB. Maximum file size is 50 MB.')).toBeVisible();
  });

  await test.step('what the server finds too large leaves no trace but a notice', async () => {
    await page.route('**/api/storage/', (route) =>
      route.fulfill({
        status: 413,
        headers: { [answerMark]: '1' },
        json: { status: 'error', code: 'limit.fileSize', message: 'Maximum file size is 1 MB.' },
      }),
    );
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('input[type=file]');
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(2 * 1024 * 1024)], 'song.mp3'));
      if (field) field.files = chosen.files;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page.getByText('Your file is 2 MB. Maximum file size is 1 MB.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Uploads' })).toBeHidden();
    await page.unroute('**/api/storage/');
  });

  await test.step('a pasted address is a card in a line of its own, and plays only after a click', async () => {
    await note.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.evaluate(() => navigator.clipboard.writeText('https://vimeo.com/123456789'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(note.getByRole('link', { name: 'https://vimeo.com/123456789' })).toBeVisible();
    await expect(note.locator('iframe')).toHaveCount(0);
    await note.getByRole('button', { name: 'Play on Vimeo' }).click();
    await expect(note.locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/u);
  });

  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await planner.isSaved();
  const other = await signInElsewhere();
  await other.row('Paint the shed').locator('[data-goal-title]').focus();
  await other.page.keyboard.press('Alt+Enter');
  const there = other.page.getByRole('textbox', { name: 'Note' });
  await expect(there.getByRole('img', { name: 'green.png' })).toBeVisible();
  await expect(there.getByRole('link', { name: 'offer.pdf' })).toHaveAttribute('href', /^\/files\//u);
  await expect(there.getByRole('button', { name: 'Play on Vimeo' })).toBeVisible();
});
